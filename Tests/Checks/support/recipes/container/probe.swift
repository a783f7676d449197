import TreeDrawing

let pile = Pile {
  Rectangle().fill(.red).frame(width: 20, height: 20)
  Rectangle().fill(.blue).frame(width: 20, height: 20)
}
print(Drawing(of: pile).svg)
