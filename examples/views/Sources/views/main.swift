import ExampleViews
import Foundation

/// The pictures named by the arguments or, without any, by the name the program was started by.
let arguments = CommandLine.arguments
let program = arguments.first.map { String($0.split(separator: "/").last ?? "") }
let name = arguments.count > 1 ? arguments[1] : program ?? ""

if arguments.count <= 2, let picture = Picture(rawValue: name) {
  print(picture.svg, terminator: "")
} else {
  let names = Picture.allCases.map(\.rawValue).joined(separator: " ")
  FileHandle.standardError.write(Data("usage: views NAME > NAME.svg\nnames: \(names)\n".utf8))
  exit(64)
}
