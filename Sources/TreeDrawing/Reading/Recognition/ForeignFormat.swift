/// A notation that trees are often written in, but that is not read.
enum ForeignFormat: Sendable {
  case xml
  case html
  case yaml
  case dot
  case nexus

  var title: String {
    switch self {
    case .xml: "XML"
    case .html: "HTML"
    case .yaml: "YAML"
    case .dot: "Graphviz DOT"
    case .nexus: "NEXUS"
    }
  }

  var remedy: String {
    switch self {
    case .xml, .html: "convert it to JSON or an outline first"
    case .yaml: "convert it to JSON first, with yq -o json"
    case .dot: "draw it with dot -Tsvg, or write its tree as an outline"
    case .nexus: "give the tree alone, from its first parenthesis to the semicolon"
    }
  }
}

extension ForeignFormat {
  /// The notation that a name or the first lines show, if it is one of these.
  init?(of source: Source, _ sample: Sample) {
    switch source.name.fileExtension {
    case "xml", "svg": self = .xml
    case "html", "htm": self = .html
    case "yaml", "yml": self = .yaml
    case "dot", "gv": self = .dot
    case "nex", "nexus": self = .nexus
    default: return nil
    }
  }
}
