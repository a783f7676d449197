/// Read by `fixtures(in:)`, which splits it into cases.
let recordErrors = ##"""
  Each case has a name, an input called plan.json, and the whole message that it gives.

  == a parent that no record has
  [{"id": 1}, {"id": 2, "parent": 7}]
  --
  plan.json:1:33: no record has the id '7'
  1 | [{"id": 1}, {"id": 2, "parent": 7}]
    |                                 ^
    add that record, or leave the parent empty, which makes a root

  == a parent that no record has, in several lines
  {"id": 1, "parent": 9}
  {"id": 2, "parent": "x"}
  {"id": 3, "parent": 9}
  {"id": 4, "parent": 9}
  --
  plan.json:1:21: no record has the id '9', the parent of those at lines 1, 3 and 4
  1 | {"id": 1, "parent": 9}
    |                     ^
    add that record, or leave the parent empty, which makes a root

  == an id that is there twice
  [{"id": 1},
   {"id": 2, "parent": 1},
   {"id": "1", "parent": 2}]
  --
  plan.json:3:10: the id '1' is taken already, by the record at line 1
  3 |  {"id": "1", "parent": 2}]
    |          ^
    change one of the two
    or draw it as often as it is there, with --duplicates repeat

  == an id that is there twice, in one line
  [{"id": 1}, {"id": 2, "parent": 1}, {"id": "1"}]
  --
  plan.json:1:45: the id '1' is taken already, by the record at 1:2
  1 | [{"id": 1}, {"id": 2, "parent": 1}, {"id": "1"}]
    |                                             ^
    change one of the two
    or draw it as often as it is there, with --duplicates repeat

  == a label that is there twice, where labels serve as ids
  {"name": "a", "parent": null}
  {"name": "b", "parent": "a"}
  {"name": "a", "parent": "b"}
  --
  plan.json:3:11: the label 'a' is taken already, by the record at line 1
  3 | {"name": "a", "parent": "b"}
    |           ^
    give each record an id of its own
    or draw it as often as it is there, with --duplicates repeat

  == a record that is its own parent
  [{"id": 1}, {"id": 2, "parent": 2}]
  --
  plan.json:1:33: the record '2' is its own parent
  1 | [{"id": 1}, {"id": 2, "parent": 2}]
    |                                 ^
    leave the parent empty to make a root of it

  == records that are below each other
  {"id": 1, "name": "root", "parent": null}
  {"id": "a", "parent": "c"}
  {"id": "b", "parent": "a"}
  {"id": "c", "parent": "b"}
  {"id": "d", "parent": "c"}
  --
  plan.json:2:24: the record 'a' is below itself: 'a' (line 2) -> 'c' (line 4) -> 'b' (line 3) -> 'a'
  2 | {"id": "a", "parent": "c"}
    |                        ^
    give one of them another parent, or none

  == many records that are below each other, in one line
  [{"id":1,"parent":2},{"id":2,"parent":3},{"id":3,"parent":4},{"id":4,"parent":5},{"id":5,"parent":6},{"id":6,"parent":7},{"id":7,"parent":8},{"id":8,"parent":9},{"id":9,"parent":10},{"id":10,"parent":1}]
  --
  plan.json:1:19: the record '1' is below itself: '1' (1:2) -> '2' (1:22) -> '3' (1:42) -> '4' (1:62) -> '5' (1:82) -> '6' (1:102) -> '7' (1:122) -> '8' (1:142) -> 2 more -> '1'
  1 | [{"id":1,"parent":2},{"id":2,"parent":3},{"id":3,"parent":4}…
    |                   ^
    give one of them another parent, or none

  == a record without id and label
  [{"id": 1, "parent": null}, {"parent": 1}]
  --
  plan.json:1:29: this record has neither an id nor a label
  1 | [{"id": 1, "parent": null}, {"parent": 1}]
    |                             ^
    give it one, such as {"id": 2, "parent": 1}

  == a record that is a string
  [{"id": 1, "parent": null}, "a"]
  --
  plan.json:1:30: a string is not a record, as the others here are
  1 | [{"id": 1, "parent": null}, "a"]
    |                              ^
    write an object with an id and a parent, such as {"id": 2, "parent": 1}

  == a record that is an array
  [{"id": 1, "parent": null}, [{"id": 2}]]
  --
  plan.json:1:29: an array is not a record, as the others here are
  1 | [{"id": 1, "parent": null}, [{"id": 2}]]
    |                             ^
    write an object with an id and a parent, such as {"id": 2, "parent": 1}

  == the text ends in a record
  [{"id": 1, "parent": null}, {"id": 2, "par
  --
  plan.json:1:39: this string is not closed on its line
  1 | [{"id": 1, "parent": null}, {"id": 2, "par
    |                                       ^
    close it with ", and write \n for a line break in it

  == an attribute that is an array
  [{"id": 1, "parent": null}, {"id": 2, "parent": 1, "class": ["a"]}]
  --
  plan.json:1:61: the attribute 'class' is an array, not a string or a number
  1 | … 1, "parent": null}, {"id": 2, "parent": 1, "class": ["a"]}]
    |                                                       ^
    write a string, or give the member another name
    or, if this is no attribute but data, use --literal

  == an attribute with a bad value
  [{"id": 1, "parent": 2}, {"id": 2, "parent": null, "href": "javascript:alert(1)"}]
  --
  plan.json:1:61: a link cannot begin with 'javascript:'
  1 | …}, {"id": 2, "parent": null, "href": "javascript:alert(1)"}]
    |                                        ^
    link to http:, https: or mailto:, to a relative address, or to a #fragment
    or, if this is no attribute but data, use --literal
  """##
