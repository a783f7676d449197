/// Lists of JSON objects that are linked, but are no tree; read by `fixtures(in:)`.
let linkErrors = ##"""
  Each case has a name, an input called plan.json, and the whole message that it gives.

  == a node with two edges to it
  {"nodes": [{"id": 1}, {"id": 2}, {"id": 3}],
   "edges": [{"from": 1, "to": 3},
             {"from": 2, "to": 3}]}
  --
  plan.json:3:21: '3' has a parent already, by the edge at line 2, so that this is no tree
  3 |            {"from": 2, "to": 3}]}
    |                     ^
    remove one of the two edges, or give the second node a name of its own
    or draw it below both, with --duplicates repeat

  == an edge to no node
  {"nodes": [{"id": 1}], "links": [{"source": 1, "target": 5}]}
  --
  plan.json:1:58: no node has the id '5', which is at an end of this edge
  1 | …"nodes": [{"id": 1}], "links": [{"source": 1, "target": 5}]}
    |                                                          ^
    add that node, or remove the edge

  == a record with two parents
  [{"id": "a"}, {"id": "b"},
   {"id": "c", "parents": ["a", "b"]}]
  --
  plan.json:2:32: 'c' has a parent already, by the edge at 2:27, so that this is no tree
  2 |  {"id": "c", "parents": ["a", "b"]}]
    |                                ^
    remove one of the two edges, or give the second node a name of its own
    or draw it below both, with --duplicates repeat

  == edges in a circle
  {"nodes": [{"id": 1}, {"id": 2}], "edges": [{"from": 1, "to": 2}, {"from": 2, "to": 1}]}
  --
  plan.json:1:76: the record '1' is below itself: '1' (1:12) -> '2' (1:23) -> '1'
  1 | … 2}], "edges": [{"from": 1, "to": 2}, {"from": 2, "to": 1}]}
    |                                                 ^
    give one of them another parent, or none

  == a map of dependencies beside other objects
  {"tool": {"name": "x"}, "dependencies": {"serde": "1"}}
  --
  plan.json:1:1: this object has no label: there is no string or number in label, name, title, text, value or id; its keys are 'tool', 'dependencies'
  1 | {"tool": {"name": "x"}, "dependencies": {"serde": "1"}}
    | ^
    give it a label, such as {"label": "Root"}
    or draw all keys and values, with --from data
  """##
