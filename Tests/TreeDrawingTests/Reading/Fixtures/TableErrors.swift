/// Read by `fixtures(in:)`, which splits it into cases.
let tableErrors = ##"""
  Each case has a name, an input called plan.csv, and the whole message that it gives.

  == one column
  id
  1
  --
  plan.csv:1:1: this table has one column only: there is no comma, semicolon or tab in its header
  1 | id
    | ^
    begin with a header, such as id,parent,label
    or, if this is not a table though its name ends in .csv, use --from outline

  == no parents
  id,label
  1,a
  --
  plan.csv:1:1: no column says what a row is below, as 'parent', 'parentId' or 'parent_id' would; the columns are 'id', 'label'
  1 | id,label
    | ^
    name it with --fields parent=NAME
    or, if each column is a level of the tree, name them from the root down, as in --levels id,label
    or, if this is not a table though its name ends in .csv, use --from outline

  == no parents, and many columns
  a,b,c,d,e,f,g,h,i,j
  --
  plan.csv:1:1: no column says what a row is below, as 'parent', 'parentId' or 'parent_id' would; the columns are 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h' and 2 more
  1 | a,b,c,d,e,f,g,h,i,j
    | ^
    name it with --fields parent=NAME
    or, if each column is a level of the tree, name them from the root down, as in --levels a,b,c
    or, if this is not a table though its name ends in .csv, use --from outline

  == no labels
  parent,size
  1,2
  --
  plan.csv:1:1: no column has the labels, as 'label', 'name', 'title', 'text', 'value' or 'id' would; the columns are 'parent', 'size'
  1 | parent,size
    | ^
    name it with --fields label=NAME
    or, if this is not a table though its name ends in .csv, use --from outline

  == no rows
  id,parent

  --
  plan.csv:1:1: there is nothing to draw: the table has no rows but the header
  1 | id,parent
    | ^
    write one node a line below it

  == too many fields
  id,parent,label
  1,,Smith, John
  --
  plan.csv:2:11: this row has 4 fields, but the header has 3
  2 | 1,,Smith, John
    |           ^
    put a field with a comma in it into double quotes

  == too few fields
  id;parent;label
  1;;a
  2;1
  --
  plan.csv:3:1: this row has 2 fields, but the header has 3
  3 | 2;1
    | ^
    write a semicolon for each field that is empty

  == no id
  id,parent,label
  1,,a
  ,1,b
  --
  plan.csv:3:1: this row has nothing in the column 'id'
  3 | ,1,b
    | ^
    write what tells it from the other rows

  == no label that could serve as an id
  name,parent,size
  a,,1
  "",a,2
  --
  plan.csv:3:2: this row has nothing in the column 'name'
  3 | "",a,2
    |  ^
    write what tells it from the other rows

  == a quote that is not closed
  id,parent,label
  1,,"a
  2,1,b
  --
  plan.csv:2:4: this field is not closed: there is no " at its end
  2 | 1,,"a
    |    ^
    close it with ", and write "" for a quote in it

  == a quote that is not closed, in the header
  id,"parent
  --
  plan.csv:1:4: this field is not closed: there is no " at its end
  1 | id,"parent
    |    ^
    close it with ", and write "" for a quote in it
    or, if this is not a table though its name ends in .csv, use --from outline

  == a field that is not closed, and a quote further below
  id,parent,label
  1,,"R
  2,1,"x"
  --
  plan.csv:3:6: the field that the quote at 2:4 begins ends with the quote before this, but goes on
  3 | 2,1,"x"
    |      ^
    write "" for a quote in a field that is in quotes, and close that field with "

  == text behind a quote
  id,parent,label
  1,,"a" b
  --
  plan.csv:2:8: the field ends with the quote before this, but goes on
  2 | 1,,"a" b
    |        ^
    write "" for a quote in a field that is in quotes

  == a quote that is not doubled
  id,parent,label
  1,,"the "big" one"
  --
  plan.csv:2:10: the field ends with the quote before this, but goes on
  2 | 1,,"the "big" one"
    |          ^
    write "" for a quote in a field that is in quotes

  == a parent that no row has
  id,parent,label
  1,,a
  2,9,b
  3,9,c
  --
  plan.csv:3:3: no record has the id '9', the parent of those at lines 3 and 4
  3 | 2,9,b
    |   ^
    add that record, or leave the parent empty, which makes a root

  == an id that is there twice
  id,parent,label
  1,,a
  2,1,b
  1,2,c
  --
  plan.csv:4:1: the id '1' is taken already, by the record at line 2
  4 | 1,2,c
    | ^
    change one of the two
    or draw it as often as it is there, with --duplicates repeat

  == a label that is there twice
  name,parent
  a,
  b,a
  a,b
  --
  plan.csv:4:1: the label 'a' is taken already, by the record at line 2
  4 | a,b
    | ^
    give each record an id of its own
    or draw it as often as it is there, with --duplicates repeat

  == rows that are below each other
  id,parent,label
  1,,a
  2,4,b
  3,2,c
  4,3,d
  5,4,e
  --
  plan.csv:3:3: the record '2' is below itself: '2' (line 3) -> '4' (line 5) -> '3' (line 4) -> '2'
  3 | 2,4,b
    |   ^
    give one of them another parent, or none

  == a row that is below itself
  id,parent,label
  1,1,a
  --
  plan.csv:2:3: the record '1' is its own parent
  2 | 1,1,a
    |   ^
    leave the parent empty to make a root of it

  == a text that is no table
  House
    Kitchen
  --
  plan.csv:1:1: this table has one column only: there is no comma, semicolon or tab in its header
  1 | House
    | ^
    begin with a header, such as id,parent,label
    or, if this is not a table though its name ends in .csv, use --from outline

  == two parents of one child
  from,to
  a,b
  a,c
  c,b
  --
  plan.csv:4:3: 'b' has a parent already, by the edge at line 2, so that this is no tree
  4 | c,b
    |   ^
    remove one of the two edges, or give the second node a name of its own
    or draw it below both, with --duplicates repeat

  == no parents, and names with spaces
  Chief of all,"a,b"
  1,2
  --
  plan.csv:1:1: no column says what a row is below, as 'parent', 'parentId' or 'parent_id' would; the columns are 'Chief of all', 'a,b'
  1 | Chief of all,"a,b"
    | ^
    name it with --fields parent=NAME
    or, if each column is a level of the tree, name them from the root down, as in --levels 1,2
    or, if this is not a table though its name ends in .csv, use --from outline

  == --levels Continent/Town of a table that has no such column
  Continent,Country,City
  Europe,France,Paris
  --
  plan.csv:1:1: there is no column 'Town'; the columns are 'Continent', 'Country', 'City'
  1 | Continent,Country,City
    | ^
    name one of them, or give its number, from 1 to 3

  == --levels Continent/City of a row without either
  Continent,Country,City
  Europe,France,Paris
  ,Italy,
  --
  plan.csv:3:1: this row has nothing in the columns that --levels names
  3 | ,Italy,
    | ^
    write a name into one of them, or remove the row

  == --levels 1/2/3 of a first row that says not what it is below
  Continent,Country,City
  ,France,Paris
  --
  plan.csv:2:2: this row does not say what it is below: the columns before this are empty, and there is no row above
  2 | ,France,Paris
    |  ^
    fill in the first column; further down, what is empty there is as in the row above

  == --text {nam} of a table that has no such column
  id,parent,name
  1,,a
  --
  plan.csv:1:1: there is no column 'nam'; the columns are 'id', 'parent', 'name'
  1 | id,parent,name
    | ^
    did you mean 'name'?
  """##
