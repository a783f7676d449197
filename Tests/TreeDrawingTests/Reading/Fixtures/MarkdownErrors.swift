/// Read by `fixtures(in:)`, which splits it into cases.
let markdownErrors = ##"""
  Each case has a name, an input called plan, and the whole message that it gives.
  A name that begins with an option has the input read with that option.

  == --from markdown, only paragraphs
  Some text.

  More text.
  --
  plan:1:1: there is nothing to draw: the text has no headings and no lists
  1 | Some text.
    | ^
    write a heading, such as # Root, or a list; if this is an outline, use --from outline

  == --from markdown, only code
  ```
  # a
  - b
  ```
  --
  plan:1:1: there is nothing to draw: the text has no headings and no lists
  1 | ```
    | ^
    write a heading, such as # Root, or a list; if this is an outline, use --from outline

  == bullets throughout
  - a
   - b
  - c
  --
  plan:1:1: this may be Markdown or an outline: every line begins with a bullet or a number
  1 | - a
    | ^
    say which: --from markdown or --from outline

  == a heading and paragraphs
  # Title

  Some text.

  More.
  --
  plan:1:1: this may be Markdown or an outline: its first line begins with a number sign
  1 | # Title
    | ^
    say which: --from markdown or --from outline

  == numbers throughout
  1. a
  2. b
  --
  plan:1:1: this may be Markdown or an outline: every line begins with a bullet or a number
  1 | 1. a
    | ^
    say which: --from markdown or --from outline
  """##
