/// Read by `fixtures(in:)`, which splits it into cases.
let jsonSyntaxErrors = ##"""
  Each case has a name, an input called plan.json, and the whole message that it gives.
  A name that begins with an option has the input read with that option.

  == a comma behind the last element
  ["a", "b",]
  --
  plan.json:1:10: nothing follows this comma but ]
  1 | ["a", "b",]
    |          ^
    remove the comma

  == a comma behind the last member, on a line of its own
  {
    "name": "a",
    "id": 1
    ,
  }
  --
  plan.json:4:3: nothing follows this comma but }
  4 |   ,
    |   ^
    remove the comma

  == two commas
  ["a",, "b"]
  --
  plan.json:1:6: nothing stands before this comma
  1 | ["a",, "b"]
    |      ^
    remove the comma

  == a comma before the first element
  [, "a"]
  --
  plan.json:1:2: nothing stands before this comma
  1 | [, "a"]
    |  ^
    remove the comma

  == a comma before the first member
  {, "name": "a"}
  --
  plan.json:1:2: nothing stands before this comma
  1 | {, "name": "a"}
    |  ^
    remove the comma

  == no comma between elements
  ["a" "b"]
  --
  plan.json:1:6: a comma is missing before this
  1 | ["a" "b"]
    |      ^
    separate the two with a comma

  == no comma between members, on two lines
  {
    "name": "a"
    "children": []
  }
  --
  plan.json:3:3: a comma is missing before this
  3 |   "children": []
    |   ^
    separate the two with a comma

  == no comma before an object
  [{"id": 1} {"id": 2}]
  --
  plan.json:1:12: a comma is missing before this
  1 | [{"id": 1} {"id": 2}]
    |            ^
    separate the two with a comma

  == a semicolon for a comma
  ["a"; "b"]
  --
  plan.json:1:5: ';' cannot stand here
  1 | ["a"; "b"]
    |     ^
    write a comma

  == no colon
  {"name" "a"}
  --
  plan.json:1:9: a colon is missing between key and value
  1 | {"name" "a"}
    |         ^
    write "key": value

  == an equals sign for a colon
  {"name" = "a"}
  --
  plan.json:1:9: a colon is missing between key and value
  1 | {"name" = "a"}
    |         ^
    write "key": value

  == a comma for a colon
  {"name", "a"}
  --
  plan.json:1:8: the key before this has no value
  1 | {"name", "a"}
    |        ^
    write "key": value

  == a key without value
  {"id": 1, "name"}
  --
  plan.json:1:17: the key before this has no value
  1 | {"id": 1, "name"}
    |                 ^
    write "key": value

  == a key with a colon, but without value
  {"id": 1, "name": }
  --
  plan.json:1:19: the key before this has no value
  1 | {"id": 1, "name": }
    |                   ^
    write "key": value

  == a colon, and then a comma
  {"id": , "name": "a"}
  --
  plan.json:1:8: the key before this has no value
  1 | {"id": , "name": "a"}
    |        ^
    write "key": value

  == two colons
  {"name":: "a"}
  --
  plan.json:1:9: ':' cannot stand here
  1 | {"name":: "a"}
    |         ^
    remove it, or put it into a string, in double quotes

  == a value without key
  {: "a"}
  --
  plan.json:1:2: there is no key before this colon
  1 | {: "a"}
    |  ^
    write "key": value

  == a key in an array
  ["name": "a"]
  --
  plan.json:1:8: this colon does not follow a key
  1 | ["name": "a"]
    |        ^
    put keys and values into an object: {"key": value}

  == an object as key
  {{"name": "a"}}
  --
  plan.json:1:2: a key must be a string
  1 | {{"name": "a"}}
    |  ^
    write "key": before this

  == a key without quotes
  {name: "a"}
  --
  plan.json:1:2: the key 'name' is not in double quotes
  1 | {name: "a"}
    |  ^
    write "name"

  == a number as key
  {1: "a"}
  --
  plan.json:1:2: the key '1' is not in double quotes
  1 | {1: "a"}
    |  ^
    write "1"

  == single quotes
  ['a']
  --
  plan.json:1:2: strings are quoted with " in JSON, not with '
  1 | ['a']
    |  ^
    write " on both sides

  == single quotes around a key
  {'name': "a"}
  --
  plan.json:1:2: strings are quoted with " in JSON, not with '
  1 | {'name': "a"}
    |  ^
    write " on both sides

  == quotes from a word processor
  {“name”: “a”}
  --
  plan.json:1:2: strings are quoted with " in JSON, not with “
  1 | {“name”: “a”}
    |  ^
    write " on both sides

  == a comment to the end of the line
  {
    // the root
    "name": "a"
  }
  --
  plan.json:2:3: JSON has no comments
  2 |   // the root
    |   ^
    remove it

  == a comment in asterisks
  ["a", /* and */ "b"]
  --
  plan.json:1:7: JSON has no comments
  1 | ["a", /* and */ "b"]
    |       ^
    remove it

  == a comment behind a value
  ["a" // the first
  ]
  --
  plan.json:1:6: JSON has no comments
  1 | ["a" // the first
    |      ^
    remove it

  == a comment of shells
  # the root
  {"name": "a"}
  --
  plan.json:1:1: JSON has no comments
  1 | # the root
    | ^
    remove it
    or, if this is not JSON though its name ends in .json, use --from outline

  == a comment behind everything
  {"name": "a"} // done
  --
  plan.json:1:15: JSON has no comments
  1 | {"name": "a"} // done
    |               ^
    remove it

  == not a number
  [NaN]
  --
  plan.json:1:2: 'NaN' is not a JSON value
  1 | [NaN]
    |  ^
    put it in double quotes: "NaN"

  == minus infinity
  [-Infinity]
  --
  plan.json:1:2: '-Infinity' is not a JSON value
  1 | [-Infinity]
    |  ^
    put it in double quotes: "-Infinity"

  == undefined
  [undefined]
  --
  plan.json:1:2: 'undefined' is not a JSON value
  1 | [undefined]
    |  ^
    write null

  == Python's words
  [True, None]
  --
  plan.json:1:2: 'True' is not a JSON value
  1 | [True, None]
    |  ^
    write true

  == Python's word for null
  [None]
  --
  plan.json:1:2: 'None' is not a JSON value
  1 | [None]
    |  ^
    write null

  == a word cut short
  [nul]
  --
  plan.json:1:2: 'nul' is not a JSON value
  1 | [nul]
    |  ^
    put it in double quotes: "nul"

  == a word with something behind it
  [trueish]
  --
  plan.json:1:2: 'trueish' is not a JSON value
  1 | [trueish]
    |  ^
    put it in double quotes: "trueish"

  == a word without quotes
  {"name": Root}
  --
  plan.json:1:10: 'Root' is not a JSON value
  1 | {"name": Root}
    |          ^
    put it in double quotes: "Root"

  == a long word
  [aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa]
  --
  plan.json:1:2: 'aaaaaaaaaaaaaaaaaaaaaaaa…' is not a JSON value
  1 | [aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…
    |  ^
    put it in double quotes: "aaaaaaaaaaaaaaaaaaaaaaaa…"

  == a leading zero
  [007]
  --
  plan.json:1:2: a number has no leading zeros in JSON
  1 | [007]
    |  ^
    remove them, or put the number in double quotes to keep them

  == a leading plus sign
  [+1]
  --
  plan.json:1:2: a number has no plus sign in JSON
  1 | [+1]
    |  ^
    remove the +

  == no digit before the point
  [.5]
  --
  plan.json:1:2: a digit is missing before the decimal point
  1 | [.5]
    |  ^
    write 0 before it

  == no digit behind the point
  [1.]
  --
  plan.json:1:4: a digit is missing after '.'
  1 | [1.]
    |    ^
    complete the number

  == no digit in the exponent
  [1e+]
  --
  plan.json:1:5: a digit is missing after '+'
  1 | [1e+]
    |     ^
    complete the number

  == a minus sign alone
  [-]
  --
  plan.json:1:3: a digit is missing after '-'
  1 | [-]
    |   ^
    complete the number

  == a hexadecimal number
  [0xFF]
  --
  plan.json:1:2: '0xFF' is not a JSON value
  1 | [0xFF]
    |  ^
    put it in double quotes: "0xFF"

  == two points
  [1.2.3]
  --
  plan.json:1:2: '1.2.3' is not a JSON value
  1 | [1.2.3]
    |  ^
    put it in double quotes: "1.2.3"

  == digits in groups
  [1_000]
  --
  plan.json:1:2: '1_000' is not a JSON value
  1 | [1_000]
    |  ^
    put it in double quotes: "1_000"

  == a bracket that is not closed
  [
    {"name": "a"},
    {"name": "b"}

  --
  plan.json:3:16: the text ends, but the [ at 1:1 is not closed
  3 |   {"name": "b"}
    |                ^
    close it with ]

  == an object that is not closed
  {"name": "a", "children": [{"name": "b"}]
  --
  plan.json:1:42: the text ends, but the { at 1:1 is not closed
  1 | {"name": "a", "children": [{"name": "b"}]
    |                                          ^
    close it with }

  == nothing behind a comma
  ["a",
  --
  plan.json:1:6: the text ends, but the [ at 1:1 is not closed
  1 | ["a",
    |      ^
    remove the comma or write what should follow it, then close it with ]

  == nothing behind a colon
  {"name":
  --
  plan.json:1:9: the text ends, but the { at 1:1 is not closed
  1 | {"name":
    |         ^
    write the value, then close it with }

  == nothing behind a key
  {"name"
  --
  plan.json:1:8: the text ends, but the { at 1:1 is not closed
  1 | {"name"
    |        ^
    write a colon and the value, then close it with }

  == nothing behind the comma of a member
  {"name":"a",
  --
  plan.json:1:13: the text ends, but the { at 1:1 is not closed
  1 | {"name":"a",
    |             ^
    remove the comma or write what should follow it, then close it with }

  == nothing behind an opening bracket
  {
  --
  plan.json:1:2: the text ends, but the { at 1:1 is not closed
  1 | {
    |  ^
    close it with }

  == the wrong bracket
  {"name": "a", "children": ["b"}
  --
  plan.json:1:31: } cannot close the [ at 1:27
  1 | {"name": "a", "children": ["b"}
    |                               ^
    close that first, with ]

  == the wrong bracket, later
  {
    "children": [
      {"name": "b"
    ]
  }
  --
  plan.json:4:3: ] cannot close the { at 3:5
  4 |   ]
    |   ^
    close that first, with }

  == the wrong bracket at once
  [}
  --
  plan.json:1:2: } cannot close the [ at 1:1
  1 | [}
    |  ^
    close that first, with ]

  == a bracket that closes nothing
  ]
  --
  plan.json:1:1: ] closes nothing
  1 | ]
    | ^
    remove it
    or, if this is not JSON though its name ends in .json, use --from outline

  == a bracket more
  ["a"]]
  --
  plan.json:1:6: ] closes nothing
  1 | ["a"]]
    |      ^
    remove it

  == a comma between values
  {"name": "a"},
  {"name": "b"}
  --
  plan.json:1:14: the JSON value ends before this comma
  1 | {"name": "a"},
    |              ^
    remove the comma, or put all values into one array: [..., ...]

  == a second value
  {"name": "a"} {"name": "b"}
  --
  plan.json:1:15: the JSON value ends before this, but the text goes on
  1 | {"name": "a"} {"name": "b"}
    |               ^
    remove the rest, or put all values into one array: [..., ...]

  == a string that is not closed
  ["a
  --
  plan.json:1:2: this string is not closed on its line
  1 | ["a
    |  ^
    close it with ", and write \n for a line break in it

  == a string that is not closed on its line
  {
    "name": "a,
    "id": 1
  }
  --
  plan.json:2:11: this string is not closed on its line
  2 |   "name": "a,
    |           ^
    close it with ", and write \n for a line break in it

  == a backslash at the end
  ["a\
  --
  plan.json:1:2: this string is not closed on its line
  1 | ["a\
    |  ^
    close it with ", and write \n for a line break in it

  == an unknown escape
  ["C:\dir"]
  --
  plan.json:1:5: \d means nothing in a JSON string
  1 | ["C:\dir"]
    |     ^
    write \\ for a backslash; \" \/ \b \f \n \r \t \u0000 are the other escapes

  == an escape with too few digits
  ["\u00E"]
  --
  plan.json:1:3: \u must be followed by four hexadecimal digits
  1 | ["\u00E"]
    |   ^
    write, for example, \u00E9, or \\ for a backslash

  == an escape without digits
  ["\users"]
  --
  plan.json:1:3: \u must be followed by four hexadecimal digits
  1 | ["\users"]
    |   ^
    write, for example, \u00E9, or \\ for a backslash

  == a letter with an accent
  [é]
  --
  plan.json:1:2: 'é' (U+00E9) cannot stand here
  1 | [é]
    |  ^
    remove it, or put it into a string, in double quotes

  == a no-break space
  ["a", "b"]
  --
  plan.json:1:6: U+00A0 cannot stand here
  1 | ["a", "b"]
    |      ^
    remove it, or put it into a string, in double quotes

  == a sign
  ["a", @]
  --
  plan.json:1:7: '@' cannot stand here
  1 | ["a", @]
    |       ^
    remove it, or put it into a string, in double quotes

  == an escaped character outside of strings
  [\n]
  --
  plan.json:1:2: '\' cannot stand here
  1 | [\n]
    |  ^
    remove it, or put it into a string, in double quotes

  == a place in a long line
  ["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "bbbbbbbbbbbbb", "ccccccc" "ddddddddddddddddddddddddddd", "e"]
  --
  plan.json:1:74: a comma is missing before this
  1 | …aaaaaa", "bbbbbbbbbbbbb", "ccccccc" "ddddddddddddddddddddddd…
    |                                      ^
    separate the two with a comma

  == a place behind wide letters
  ["木木", "é" "a"]
  --
  plan.json:1:12: a comma is missing before this
  1 | ["木木", "é" "a"]
    |              ^
    separate the two with a comma

  == a place behind a tab
  [	"a"	"b"]
  --
  plan.json:1:7: a comma is missing before this
  1 | [\t"a"\t"b"]
    |         ^
    separate the two with a comma
  """##
