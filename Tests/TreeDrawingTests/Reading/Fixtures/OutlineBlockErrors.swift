/// Read by `fixtures(in:)`, which splits it into cases.
let outlineBlockErrors = ##"""
  Each case has a name, an input called plan.txt, and the whole message that it gives.

  == a mixture with a known key
  Kitchen {fil=gold stroke=red}
  --
  plan.txt:1:10: there is no attribute 'fil'
  1 | Kitchen {fil=gold stroke=red}
    |          ^
    did you mean 'fill'?
    or, if this is no block of attributes but text, use --literal

  == a mixture whose unknown key is like no other
  Kitchen {fill=gold power=3}
  --
  plan.txt:1:20: there is no attribute 'power'
  1 | Kitchen {fill=gold power=3}
    |                    ^
    use label, id, href, tooltip, class, fill, stroke, color, shape, edge, note, layout, side, columns, roof, icon, weight, link, length
    or, if this is no block of attributes but text, use --literal

  == a mixture that begins with an unknown key
  Kitchen {x=1 fill=red note="a}"}
  --
  plan.txt:1:10: there is no attribute 'x'
  1 | Kitchen {x=1 fill=red note="a}"}
    |          ^
    use label, id, href, tooltip, class, fill, stroke, color, shape, edge, note, layout, side, columns, roof, icon, weight, link, length
    or, if this is no block of attributes but text, use --literal

  == a key in upper case
  Kitchen {Fill=gold note=1}
  --
  plan.txt:1:10: there is no attribute 'Fill'
  1 | Kitchen {Fill=gold note=1}
    |          ^
    did you mean 'fill'?
    or, if this is no block of attributes but text, use --literal

  == a key twice
  Kitchen {fill=gold fill=red}
  --
  plan.txt:1:20: 'fill' is given twice in this block of attributes
  1 | Kitchen {fill=gold fill=red}
    |                    ^
    remove one of the two

  == a key without a value
  Kitchen {fill=}
  --
  plan.txt:1:15: there is no value behind 'fill='
  1 | Kitchen {fill=}
    |               ^
    write one, or remove the key
    or, if this is no block of attributes but text, use --literal

  == a key without an equals sign
  Kitchen {fill=gold stroke}
  --
  plan.txt:1:20: there is no = behind 'stroke' in this block of attributes
  1 | Kitchen {fill=gold stroke}
    |                    ^
    write key=value, or key="value" for one with spaces
    or, if this is no block of attributes but text, use --literal

  == a value with spaces, but without quotes
  Kitchen {note=since 1899}
  --
  plan.txt:1:21: a block of attributes goes on with a key here
  1 | Kitchen {note=since 1899}
    |                     ^
    write key=value, or key="value" for one with spaces
    or, if this is no block of attributes but text, use --literal

  == a colour with spaces, but without quotes
  Kitchen {fill=rgb(1, 2, 3)}
  --
  plan.txt:1:22: a block of attributes goes on with a key here
  1 | Kitchen {fill=rgb(1, 2, 3)}
    |                      ^
    write key=value, or key="value" for one with spaces
    or, if this is no block of attributes but text, use --literal

  == no key
  Kitchen {fill=gold, =red}
  --
  plan.txt:1:21: a block of attributes goes on with a key here
  1 | Kitchen {fill=gold, =red}
    |                     ^
    write key=value, or key="value" for one with spaces
    or, if this is no block of attributes but text, use --literal

  == text behind a quoted value
  Kitchen {note="a"fill=gold}
  --
  plan.txt:1:18: this cannot follow the value
  1 | Kitchen {note="a"fill=gold}
    |                  ^
    separate keys with spaces; write a value with " { or } as "a \" { }"
    or, if this is no block of attributes but text, use --literal

  == a quote in a value
  Kitchen {note=5" fill=gold}
  --
  plan.txt:1:16: this cannot follow the value
  1 | Kitchen {note=5" fill=gold}
    |                ^
    separate keys with spaces; write a value with " { or } as "a \" { }"
    or, if this is no block of attributes but text, use --literal

  == a brace in a value
  Kitchen {note=a{b fill=gold}
  --
  plan.txt:1:16: this cannot follow the value
  1 | Kitchen {note=a{b fill=gold}
    |                ^
    separate keys with spaces; write a value with " { or } as "a \" { }"
    or, if this is no block of attributes but text, use --literal

  == a quoted value that is not closed
  Kitchen {note="since 1899 fill=gold}
  --
  plan.txt:1:15: this string is not closed on its line
  1 | Kitchen {note="since 1899 fill=gold}
    |               ^
    close it with ", and write \n for a line break in it
    or, if this is no block of attributes but text, use --literal

  == an escape that means nothing
  Kitchen {note="C:\dir"}
  --
  plan.txt:1:18: \d means nothing in a JSON string
  1 | Kitchen {note="C:\dir"}
    |                  ^
    write \\ for a backslash; \" \/ \b \f \n \r \t \u0000 are the other escapes
    or, if this is no block of attributes but text, use --literal

  == an escape that is cut off
  Kitchen {note="\u00"}
  --
  plan.txt:1:16: \u must be followed by four hexadecimal digits
  1 | Kitchen {note="\u00"}
    |                ^
    write, for example, \u00E9, or \\ for a backslash
    or, if this is no block of attributes but text, use --literal

  == a fault in a line below
  House
    Kitchen {fill=gold}
    Study {fill=gould}
  --
  plan.txt:3:15: 'gould' is no colour
  3 |   Study {fill=gould}
    |               ^
    did you mean 'gold'?

  == a fault in front of another
  House {fill=gould}
    Kitchen {fill=golt}
  --
  plan.txt:1:13: 'gould' is no colour
  1 | House {fill=gould}
    |             ^
    did you mean 'gold'?

  == a misspelt colour
  Kitchen {fill=golld}
  --
  plan.txt:1:15: 'golld' is no colour
  1 | Kitchen {fill=golld}
    |               ^
    did you mean 'gold'?

  == a colour of another language
  Kitchen {fill=dunkelblau}
  --
  plan.txt:1:15: 'dunkelblau' is no colour
  1 | Kitchen {fill=dunkelblau}
    |               ^
    write a name of CSS, such as gold, or #ffd700, rgb(255, 215, 0) or hsl(51, 100%, 50%)

  == a colour with a comma behind it
  Kitchen {fill=gold, stroke=red}
  --
  plan.txt:1:15: 'gold,' is no colour
  1 | Kitchen {fill=gold, stroke=red}
    |               ^
    did you mean 'gold'?

  == a colour without #
  Kitchen {fill=FFD700}
  --
  plan.txt:1:15: 'FFD700' is no colour
  1 | Kitchen {fill=FFD700}
    |               ^
    did you mean '#FFD700'?

  == a colour of five digits
  Kitchen {stroke=#ffd70}
  --
  plan.txt:1:17: '#ffd70' is no colour: it has 5 digits
  1 | Kitchen {stroke=#ffd70}
    |                 ^
    write 3, 4, 6 or 8 of them, such as #ffd700

  == a colour of one digit
  Kitchen {stroke=#f}
  --
  plan.txt:1:17: '#f' is no colour: it has 1 digit
  1 | Kitchen {stroke=#f}
    |                 ^
    write 3, 4, 6 or 8 of them, such as #ffd700

  == a colour with a letter that is no digit
  Kitchen {color=#ggg}
  --
  plan.txt:1:16: '#ggg' is no colour: 'g' is no hexadecimal digit
  1 | Kitchen {color=#ggg}
    |                ^
    write the digits 0 to 9 and a to f, such as #ffd700

  == a colour with two parts
  Kitchen {fill="rgb(1, 2)"}
  --
  plan.txt:1:16: 'rgb(1, 2)' is no colour: it has 2 parts
  1 | Kitchen {fill="rgb(1, 2)"}
    |                ^
    write three, and perhaps the opacity, such as rgb(255, 215, 0)

  == a colour with a part that is no number
  Kitchen {fill="rgb(1, 2, x)"}
  --
  plan.txt:1:16: 'rgb(1, 2, x)' is no colour: 'x' is no number
  1 | Kitchen {fill="rgb(1, 2, x)"}
    |                ^
    write it such as rgb(255, 215, 0) or hsl(51, 100%, 50%)

  == a colour with a part that is too great
  Kitchen {fill="rgb(1, 2, 256)"}
  --
  plan.txt:1:16: 'rgb(1, 2, 256)' is no colour: 256 is not between 0 and 255
  1 | Kitchen {fill="rgb(1, 2, 256)"}
    |                ^
    write a number in this range

  == a colour with a part that is negative
  Kitchen {fill="hsl(-1, 20%, 30%)"}
  --
  plan.txt:1:16: 'hsl(-1, 20%, 30%)' is no colour: -1 is not between 0 and 360
  1 | Kitchen {fill="hsl(-1, 20%, 30%)"}
    |                ^
    write a number in this range

  == a colour with another function
  Kitchen {fill="url(#a)"}
  --
  plan.txt:1:16: 'url(#a)' is no colour
  1 | Kitchen {fill="url(#a)"}
    |                ^
    write a name of CSS, such as gold, or #ffd700, rgb(255, 215, 0) or hsl(51, 100%, 50%)

  == a colour with more behind it
  Kitchen {fill="red;stroke:blue"}
  --
  plan.txt:1:16: 'red;stroke:blue' is no colour
  1 | Kitchen {fill="red;stroke:blue"}
    |                ^
    write a name of CSS, such as gold, or #ffd700, rgb(255, 215, 0) or hsl(51, 100%, 50%)

  == an empty colour
  Kitchen {fill=""}
  --
  plan.txt:1:16: the value of fill is empty
  1 | Kitchen {fill=""}
    |                ^
    write one, or remove it

  == a misspelt shape
  Kitchen {shape=elipse}
  --
  plan.txt:1:16: 'elipse' is no shape
  1 | Kitchen {shape=elipse}
    |                ^
    did you mean 'ellipse'?

  == a shape that there is not
  Kitchen {shape=tesseract}
  --
  plan.txt:1:16: 'tesseract' is no shape
  1 | Kitchen {shape=tesseract}
    |                ^
    write one of rounded, rect, capsule, ellipse, circle, diamond, hexagon, cylinder, folder, document, underline, none

  == a layout that is nearly one
  Kitchen {layout=row}
  --
  plan.txt:1:17: 'row' is no layout
  1 | Kitchen {layout=row}
    |                 ^
    did you mean 'rows'?

  == a layout that there is not
  Kitchen {layout=circle}
  --
  plan.txt:1:17: 'circle' is no layout
  1 | Kitchen {layout=circle}
    |                 ^
    write one of rows, tidy, hang, columns, grid, list, mindmap

  == a side that is nearly one
  Kitchen {side=rigth}
  --
  plan.txt:1:15: 'rigth' is no value of side
  1 | Kitchen {side=rigth}
    |               ^
    write left or right

  == a side that there is not
  Kitchen {side=top}
  --
  plan.txt:1:15: 'top' is no value of side
  1 | Kitchen {side=top}
    |               ^
    write left or right

  == a roof that is there and is not
  Kitchen {roof=yes}
  --
  plan.txt:1:15: 'yes' is no value of roof
  1 | Kitchen {roof=yes}
    |               ^
    write true or false

  == no columns
  Kitchen {columns=0}
  --
  plan.txt:1:18: '0' is no number of columns
  1 | Kitchen {columns=0}
    |                  ^
    write a whole number from 1 to 1000, or auto

  == too many columns
  Kitchen {columns=1001}
  --
  plan.txt:1:18: '1001' is no number of columns
  1 | Kitchen {columns=1001}
    |                  ^
    write a whole number from 1 to 1000, or auto

  == half a column
  Kitchen {columns=2.5}
  --
  plan.txt:1:18: '2.5' is no number of columns
  1 | Kitchen {columns=2.5}
    |                  ^
    write a whole number from 1 to 1000, or auto

  == a name for an icon
  Kitchen {icon=fa-home}
  --
  plan.txt:1:15: 'fa-home' is no icon
  1 | Kitchen {icon=fa-home}
    |               ^
    write one character, such as ★ or 📁

  == a length that is negative
  Kitchen {length=-1}
  --
  plan.txt:1:17: '-1' is no branch length
  1 | Kitchen {length=-1}
    |                 ^
    write a number that is not negative, such as 0.1

  == a length with a unit
  Kitchen {length=2cm}
  --
  plan.txt:1:17: '2cm' is no branch length
  1 | Kitchen {length=2cm}
    |                 ^
    write a number that is not negative, such as 0.1

  == a length beyond all numbers
  Kitchen {length=1e999}
  --
  plan.txt:1:17: '1e999' is no branch length
  1 | Kitchen {length=1e999}
    |                 ^
    write a number that is not negative, such as 0.1

  == a script for a link
  Kitchen {href="javascript:alert(1)"}
  --
  plan.txt:1:16: a link cannot begin with 'javascript:'
  1 | Kitchen {href="javascript:alert(1)"}
    |                ^
    link to http:, https: or mailto:, to a relative address, or to a #fragment

  == a script in mixed case
  Kitchen {href=JavaScript:alert(1)}
  --
  plan.txt:1:15: a link cannot begin with 'JavaScript:'
  1 | Kitchen {href=JavaScript:alert(1)}
    |               ^
    link to http:, https: or mailto:, to a relative address, or to a #fragment

  == a script behind a space
  Kitchen {href=" javascript:alert(1)"}
  --
  plan.txt:1:16: a space cannot stand in a link
  1 | Kitchen {href=" javascript:alert(1)"}
    |                ^
    write %20 for a space

  == a script with a tab in it
  Kitchen {href="java\tscript:alert(1)"}
  --
  plan.txt:1:16: a tab cannot stand in a link
  1 | Kitchen {href="java\tscript:alert(1)"}
    |                ^
    remove it, or write %09

  == a script behind a control character
  Kitchen {href="\u0001javascript:alert(1)"}
  --
  plan.txt:1:16: U+0001 cannot stand in a link
  1 | Kitchen {href="\u0001javascript:alert(1)"}
    |                ^
    remove it, or write %01

  == a script behind a line end
  Kitchen {href="\njavascript:alert(1)"}
  --
  plan.txt:1:16: a line end cannot stand in a link
  1 | Kitchen {href="\njavascript:alert(1)"}
    |                ^
    remove it, or write %0A

  == a script behind a zero width space
  Kitchen {href="\u200bjavascript:alert(1)"}
  --
  plan.txt:1:16: U+200B cannot stand in a link
  1 | Kitchen {href="\u200bjavascript:alert(1)"}
    |                ^
    remove it, or write %E2%80%8B

  == a script behind a no-break space
  Kitchen {href="\u00a0javascript:alert(1)"}
  --
  plan.txt:1:16: U+00A0 cannot stand in a link
  1 | Kitchen {href="\u00a0javascript:alert(1)"}
    |                ^
    remove it, or write %C2%A0

  == data for a link
  Kitchen {href="data:text/html,hello"}
  --
  plan.txt:1:16: a link cannot begin with 'data:'
  1 | Kitchen {href="data:text/html,hello"}
    |                ^
    link to http:, https: or mailto:, to a relative address, or to a #fragment

  == another scheme
  Kitchen {href=ftp://example.org}
  --
  plan.txt:1:15: a link cannot begin with 'ftp:'
  1 | Kitchen {href=ftp://example.org}
    |               ^
    link to http:, https: or mailto:, to a relative address, or to a #fragment

  == a misspelt scheme
  Kitchen {href=htps://example.org}
  --
  plan.txt:1:15: a link cannot begin with 'htps:'
  1 | Kitchen {href=htps://example.org}
    |               ^
    did you mean 'https:'?

  == a path of Windows
  Kitchen {href="C:\\kitchen.txt"}
  --
  plan.txt:1:16: '\' cannot stand in a link
  1 | Kitchen {href="C:\\kitchen.txt"}
    |                ^
    remove it, or write %5C

  == a colon and nothing before it
  Kitchen {href=://example.org}
  --
  plan.txt:1:15: a link cannot begin with ':'
  1 | Kitchen {href=://example.org}
    |               ^
    link to http:, https: or mailto:, to a relative address, or to a #fragment

  == a link with a path but no host
  House {href=https:///x}
  --
  plan.txt:1:13: there is no '//' and host behind 'https:'
  1 | House {href=https:///x}
    |             ^
    write https://example.org

  == a scheme without slashes
  Kitchen {href=https:example.org}
  --
  plan.txt:1:15: there is no '//' and host behind 'https:'
  1 | Kitchen {href=https:example.org}
    |               ^
    write https://example.org

  == a scheme without a host
  Kitchen {href=http://}
  --
  plan.txt:1:15: there is no '//' and host behind 'http:'
  1 | Kitchen {href=http://}
    |               ^
    write http://example.org

  == no address to write to
  Kitchen {href=mailto:}
  --
  plan.txt:1:15: there is no address behind 'mailto:'
  1 | Kitchen {href=mailto:}
    |               ^
    write mailto:someone@example.org

  == a space in a link
  Kitchen {href="a b"}
  --
  plan.txt:1:16: a space cannot stand in a link
  1 | Kitchen {href="a b"}
    |                ^
    write %20 for a space

  == a character that turns the direction in a link
  Kitchen {href="a\u202eb"}
  --
  plan.txt:1:16: U+202E cannot stand in a link
  1 | Kitchen {href="a\u202eb"}
    |                ^
    remove it, or write %E2%80%AE

  == markup in a link
  Kitchen {href="<b>"}
  --
  plan.txt:1:16: '<' cannot stand in a link
  1 | Kitchen {href="<b>"}
    |                ^
    remove it, or write %3C

  == a class that begins with a digit
  Kitchen {class=2nd}
  --
  plan.txt:1:16: '2nd' cannot be the name of a class
  1 | Kitchen {class=2nd}
    |                ^
    write letters, digits, - and _, beginning with a letter; separate several names with spaces

  == a class with a full stop
  Kitchen {class="warm a.b"}
  --
  plan.txt:1:17: 'a.b' cannot be the name of a class
  1 | Kitchen {class="warm a.b"}
    |                 ^
    write letters, digits, - and _, beginning with a letter; separate several names with spaces

  == classes that are all spaces
  Kitchen {class="  "}
  --
  plan.txt:1:17: the value of class is empty
  1 | Kitchen {class="  "}
    |                 ^
    write one, or remove it

  == an empty note
  Kitchen {note=""}
  --
  plan.txt:1:16: the value of note is empty
  1 | Kitchen {note=""}
    |                ^
    write one, or remove it

  == an empty id
  Kitchen {id=""}
  --
  plan.txt:1:14: the value of id is empty
  1 | Kitchen {id=""}
    |              ^
    write one, or remove it
  """##
