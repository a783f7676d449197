/// Read by `fixtures(in:)`, which splits it into cases.
let bracketErrors = ##"""
  Each case has a name, an input called plan, and the whole message that it gives.
  A name that begins with an option has the input read with that option.

  == a bracket that is not closed
  [S [NP the cat]
    [VP sleeps]

  --
  plan:1:1: this may be a bracketed tree or an outline: words and brackets are nested in brackets, but not all brackets are closed
  1 | [S [NP the cat]
    | ^
    say which: --from brackets or --from outline

  == --from brackets, a bracket that is not closed
  [S [NP the cat]
    [VP sleeps]

  --
  plan:2:14: the text ends, but the [ at 1:1 is not closed
  2 |   [VP sleeps]
    |              ^
    close it with ]

  == --from brackets, a parenthesis that is not closed
  (S (NP x)
  --
  plan:1:10: the text ends, but the ( at 1:1 is not closed
  1 | (S (NP x)
    |          ^
    close it with )

  == --from brackets, a bracket too many
  [S [NP x]]]
  --
  plan:1:11: ] closes nothing
  1 | [S [NP x]]]
    |           ^
    remove it

  == --from brackets, a word outside
  [S x] y
  --
  plan:1:7: no bracket is around this
  1 | [S x] y
    |       ^
    write [ before it and ] behind it, or remove it

  == --from brackets, a word before
  ROOT (S x)
  --
  plan:1:1: no bracket is around this
  1 | ROOT (S x)
    | ^
    write ( before it and ) behind it, or remove it

  == --from brackets, a word before, without brackets
  ROOT
  --
  plan:1:1: no bracket is around this
  1 | ROOT
    | ^
    write [ before it and ] behind it, or remove it

  == --from brackets, a quotation that is not closed
  [S "a b]
  --
  plan:1:4: this quotation is not closed
  1 | [S "a b]
    |    ^
    close it with ", or write "\"" for the sign itself

  == --from brackets, a quotation with more behind it
  [S "a b"c]
  --
  plan:1:9: a quotation ends before this, but the word goes on
  1 | [S "a b"c]
    |         ^
    separate the two with a space, or put all of it into quotes

  == --from brackets, an unknown escape
  [S "a\d"]
  --
  plan:1:6: this escape means nothing
  1 | [S "a\d"]
    |      ^
    write \\ for a backslash; \" \/ \b \f \n \r \t \u0000 are the other escapes

  == --from brackets, an incomplete escape
  [S "a\u12"]
  --
  plan:1:6: this escape means nothing
  1 | [S "a\u12"]
    |      ^
    write \\ for a backslash; \" \/ \b \f \n \r \t \u0000 are the other escapes

  == --from brackets, brackets with nothing in them
  [[]
  --
  plan:1:4: the text ends, but the [ at 1:1 is not closed
  1 | [[]
    |    ^
    close it with ]
  """##
