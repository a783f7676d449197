/// Read by `fixtures(in:)`, which splits it into cases.
let jsonShapeErrors = ##"""
  Each case has a name, an input called plan.json, and the whole message that it gives.
  A name that begins with an option has the input read with that option.

  == a list in an object without a label, whose elements have none
  {"a": [{"x": 1}]}
  --
  plan.json:1:8: this object has no label: there is no string or number in label, name, title, text, value or id; its keys are 'x'
  1 | {"a": [{"x": 1}]}
    |        ^
    choose one of them with --fields label=KEY
    or draw all keys and values, with --from data

  == two lists in an object without a label
  {"a": [{"id": 1}], "b": [{"id": 2}]}
  --
  plan.json:1:1: this object has no label: there is no string or number in label, name, title, text, value or id; its keys are 'a', 'b'
  1 | {"a": [{"id": 1}], "b": [{"id": 2}]}
    | ^
    give it a label, such as {"label": "Root"}
    or draw all keys and values, with --from data

  == no label
  {"kind": 1, "children": [{"kind": 2}]}
  --
  plan.json:1:26: this object has no label: there is no string or number in label, name, title, text, value or id; its keys are 'kind'
  1 | {"kind": 1, "children": [{"kind": 2}]}
    |                          ^
    choose one of them with --fields label=KEY
    or draw all keys and values, with --from data

  == no label below
  {"name": "a", "children": [
    {"sort": 2, "parts": []}
  ]}
  --
  plan.json:2:3: this object has no label: there is no string or number in label, name, title, text, value or id; its keys are 'sort', 'parts'
  2 |   {"sort": 2, "parts": []}
    |   ^
    choose with --fields label=KEY: 'sort'
    or draw all keys and values, with --from data

  == no label, and many keys
  {"a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6, "g": 7, "h": 8, "i": 9, "j": 10}
  --
  plan.json:1:1: this object has no label: there is no string or number in label, name, title, text, value or id; its keys are 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h' and 2 more
  1 | {"a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6, "g": 7, "h"…
    | ^
    choose one of them with --fields label=KEY
    or draw all keys and values, with --from data

  == no label, and odd keys
  {"": 1, "a\u001b[1m": 2, "a very long key that goes on and on": 3, "a\u001b[1m": 4}
  --
  plan.json:1:1: this object has no label: there is no string or number in label, name, title, text, value or id; its keys are '', 'a\u{1B}[1m', 'a very long key that goe…'
  1 | {"": 1, "a\u001b[1m": 2, "a very long key that goes on and o…
    | ^
    choose one of them with --fields label=KEY
    or draw all keys and values, with --from data

  == no label but null
  {"name": null, "id": {}}
  --
  plan.json:1:1: this object has no label: there is no string or number in label, name, title, text, value or id; its keys are 'name', 'id'
  1 | {"name": null, "id": {}}
    | ^
    give it a label, such as {"label": "Root"}
    or draw all keys and values, with --from data

  == no label, though there are children
  {"kind": 1, "children": []}
  --
  plan.json:1:1: this object has no label: there is no string or number in label, name, title, text, value or id; its keys are 'kind', 'children'
  1 | {"kind": 1, "children": []}
    | ^
    choose with --fields label=KEY: 'kind'
    or draw all keys and values, with --from data

  == --fields label=kind, where one key of two can be chosen
  {"name": "a", "size": {}}
  --
  plan.json:1:1: this object has no label: there is no string or number in 'kind'; its keys are 'name', 'size'
  1 | {"name": "a", "size": {}}
    | ^
    choose with --fields label=KEY: 'name'
    or draw all keys and values, with --from data

  == an object that is empty
  {}
  --
  plan.json:1:1: this object is empty, so it has no label
  1 | {}
    | ^
    give it one, such as {"label": "Root"}

  == an object that is empty, among others
  ["a", {}]
  --
  plan.json:1:7: this object is empty, so it has no label
  1 | ["a", {}]
    |       ^
    give it one, such as {"label": "Root"}

  == a report that is not the last
  ["a", {"type": "report", "files": 1}, "b"]
  --
  plan.json:1:7: this object has no label: there is no string or number in label, name, title, text, value or id; its keys are 'type', 'files'
  1 | ["a", {"type": "report", "files": 1}, "b"]
    |       ^
    choose one of them with --fields label=KEY
    or draw all keys and values, with --from data

  == a report that is no array's last
  {"name": "a", "children": [{"type": "report", "files": 1}]}
  --
  plan.json:1:28: this object has no label: there is no string or number in label, name, title, text, value or id; its keys are 'type', 'files'
  1 | {"name": "a", "children": [{"type": "report", "files": 1}]}
    |                            ^
    choose one of them with --fields label=KEY
    or draw all keys and values, with --from data

  == --fields label=kind, which is not there
  {"name": "a", "id": 1}
  --
  plan.json:1:1: this object has no label: there is no string or number in 'kind'; its keys are 'name', 'id'
  1 | {"name": "a", "id": 1}
    | ^
    choose one of them with --fields label=KEY
    or draw all keys and values, with --from data

  == --fields label=kind, in an object that is empty
  [{}]
  --
  plan.json:1:2: this object is empty, so it has no label
  1 | [{}]
    |  ^
    give it one, such as {"kind": "Root"}

  == --fields label=kind, which is an object
  {"name": "a", "kind": {"x": 1}}
  --
  plan.json:1:23: the label 'kind' is an object, not a string or a number
  1 | {"name": "a", "kind": {"x": 1}}
    |                       ^
    name another member with --fields label=KEY

  == --fields label=kind, which is not beside the children
  {"children": [{"kind": 1}]}
  --
  plan.json:1:1: this object has no label: there is no string or number in 'kind'; its keys are 'children'
  1 | {"children": [{"kind": 1}]}
    | ^
    give it a label, such as {"kind": "Root"}
    or draw all keys and values, with --from data

  == an array among children
  {"name": "a", "children": ["b", ["c"]]}
  --
  plan.json:1:33: an array is not a node
  1 | {"name": "a", "children": ["b", ["c"]]}
    |                                 ^
    write an object with a label, a string or a number
    or draw all keys and values, with --from data

  == null among trees
  ["a", null]
  --
  plan.json:1:7: null is not a tree
  1 | ["a", null]
    |       ^
    remove it
    or, if this is a binary tree, level by level, use --from heap
    or draw all keys and values, with --from data

  == an array among trees
  [["a"]]
  --
  plan.json:1:2: an array is not a node
  1 | [["a"]]
    |  ^
    write an object with a label, a string or a number
    or draw all keys and values, with --from data

  == children that are a string
  {"name": "a", "children": "b"}
  --
  plan.json:1:28: the member 'children' should hold the children, but is a string
  1 | {"name": "a", "children": "b"}
    |                            ^
    write an array or an object, or name another member with --fields children=KEY

  == children that are a number
  {"name": "a", "children": 3}
  --
  plan.json:1:27: the member 'children' should hold the children, but is a number
  1 | {"name": "a", "children": 3}
    |                           ^
    write an array or an object, or name another member with --fields children=KEY

  == --fields children=contents, which are a boolean
  {"name": "a", "contents": true, "items": 3}
  --
  plan.json:1:27: the member 'contents' should hold the children, but is true or false
  1 | {"name": "a", "contents": true, "items": 3}
    |                           ^
    write an array or an object, or name another member with --fields children=KEY

  == --fields children=kids, which are a number
  {"name": "a", "kids": 3}
  --
  plan.json:1:23: the member 'kids' should hold the children, but is a number
  1 | {"name": "a", "kids": 3}
    |                       ^
    write an array or an object, or name another member with --fields children=KEY

  == a fault in the better of two children
  {"id": 1, "items": ["b"], "children": [{"id": 2, "items": [[]]}]}
  --
  plan.json:1:60: an array is not a node
  1 | …: 1, "items": ["b"], "children": [{"id": 2, "items": [[]]}]}
    |                                                        ^
    write an object with a label, a string or a number
    or draw all keys and values, with --from data

  == a left child beside children
  {"name": "a", "children": ["b"], "left": {"name": "c"}}
  --
  plan.json:1:35: this object has children in 'left' and in 'children'
  1 | {"name": "a", "children": ["b"], "left": {"name": "c"}}
    |                                   ^
    put all of them into 'children', with null for one that is missing
    or draw only those in 'children', with --fields children=children

  == children beside a right child
  {"name": "a",
   "right": {"name": "b"},
   "items": ["c"]}
  --
  plan.json:3:3: this object has children in 'right' and in 'items'
  3 |  "items": ["c"]}
    |   ^
    put all of them into 'items', with null for one that is missing
    or draw only those in 'items', with --fields children=items

  == two right children
  {"name": "a", "right": {"name": "b"}, "left": null, "right": {"name": "c"}}
  --
  plan.json:1:54: this object has two members 'right'
  1 | …right": {"name": "b"}, "left": null, "right": {"name": "c"}}
    |                                        ^
    remove one of the two

  == a left child without a label
  {"name": "a", "left": {"px": 1}}
  --
  plan.json:1:23: this object has no label: there is no string or number in label, name, title, text, value or id; its keys are 'px'
  1 | {"name": "a", "left": {"px": 1}}
    |                       ^
    choose one of them with --fields label=KEY
    or draw all keys and values, with --from data
    or, if this is no child but data, use --fields children=children

  == --from heap, an object
  {"left": 1}
  --
  plan.json:1:1: a binary tree, level by level, is an array, but this is an object
  1 | {"left": 1}
    | ^
    write its values, such as [50, 30, null, 20]
    or, if nodes are objects with children in left and right, use --from json

  == --from heap, an array in the array
  [1, [2]]
  --
  plan.json:1:5: an array is no label
  1 | [1, [2]]
    |     ^
    write a string or a number, or null where a node is missing
    or, if nodes are objects with children in left and right, use --from json

  == --from heap, no root
  [null, 1]
  --
  plan.json:1:2: there is nothing to draw: the first value, which is the root, is missing
  1 | [null, 1]
    |  ^
    write a string or a number before the others, such as [50, 30, null, 20]

  == --from heap, nothing at all
  []
  --
  plan.json:1:1: there is nothing to draw: the first value, which is the root, is missing
  1 | []
    | ^
    write a string or a number before the others, such as [50, 30, null, 20]

  == --from heap, children of what is missing
  [1, null, 3, null, null, 6]
  --
  plan.json:1:26: there is no node left for this value to be below
  1 | [1, null, 3, null, null, 6]
    |                          ^
    write null once for a node that is missing, and nothing for those below it

  == --from heap, more behind the array
  [1] [2]
  --
  plan.json:1:5: the JSON value ends before this, but the text goes on
  1 | [1] [2]
    |     ^
    remove the rest, or put all values into one array: [..., ...]

  == null alone
  null
  --
  plan.json:1:1: null is not a node
  1 | null
    | ^
    write an object with a label, a string or a number
    or draw all keys and values, with --from data

  == an array without trees

  [ ]
  --
  plan.json:2:1: there is nothing to draw: the array has no nodes
  2 | [ ]
    | ^
    put a node into it, such as {"name": "Root"}

  == a report alone
  [{"type": "report", "directories": 0, "files": 0}]
  --
  plan.json:1:1: there is nothing to draw: the array has no nodes
  1 | [{"type": "report", "directories": 0, "files": 0}]
    | ^
    put a node into it, such as {"name": "Root"}
  """##
