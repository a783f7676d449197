import ExampleViews
import Foundation

let arguments = CommandLine.arguments
/// What the program was started as, which names a picture where no argument does.
let program = arguments.first.map { String($0.split(separator: "/").last ?? "") }
let name = arguments.count > 1 ? arguments[1] : program ?? ""

if arguments.count <= 2, let picture = Picture.named(name) {
  print(picture.svg, terminator: "")
} else {
  let names = Picture.all.map(\.name).joined(separator: " ")
  FileHandle.standardError.write(Data("usage: views NAME > NAME.svg\nnames: \(names)\n".utf8))
  exit(64)
}
