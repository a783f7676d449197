/// The labels of a picture's nodes, as they are in its document.
package struct PictureLabels {
  /// In the order of the document, each with how it reads without white space, since lines may
  /// break elsewhere.
  private let labels: [(text: String, key: String)]

  /// Finds the labels in a document; nil if it is no picture of trees, or not as it was written.
  ///
  /// - Parameter document: what a file has.
  /// - Complexity: O(*n*), where *n* is the size of the document.
  package init?(in document: [UInt8]) {
    let isOurs = Self.opening.allSatisfy { document.prefix(1024).contains($0.utf8) }
    guard isOurs, document.suffix(16).contains("</svg>".utf8) else { return nil }
    labels = document.split(separator: .newline).lazy
      .filter { line in Self.nodes.contains { line.starts(with: $0.utf8) } }
      .map { line in
        let text = line.label
        return (text, text.filter { !$0.isWhitespace })
      }
  }

  private static let opening = ["<svg xmlns=", #"role="graphics-document""#]
  /// How the line of a node begins, with and without the class of its level.
  private static let nodes = [#"<g class="node""#, #"<g class="node "#]
}

extension PictureLabels {
  /// What makes one picture's nodes those of another.
  package struct Changes: Equatable, Sendable {
    package let added: [String]
    package let removed: [String]
    /// How many are in both.
    package let kept: Int
  }

  /// Finds what nodes there are more and less than in an older picture.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes in both.
  package func changes(since old: PictureLabels) -> Changes {
    let added = labels.missing(in: old.labels)
    let removed = old.labels.missing(in: labels)
    return Changes(added: added, removed: removed, kept: labels.count - added.count)
  }
}

extension [(text: String, key: String)] {
  /// The texts that others do not have, or not as often.
  fileprivate func missing(in others: Self) -> [String] {
    var counts: [String: Int] = [:]
    for other in others { counts[other.key, default: 0] += 1 }
    return filter { label in
      guard let count = counts[label.key], count > 0 else { return true }
      counts[label.key] = count - 1
      return false
    }.map(\.text)
  }
}

extension ArraySlice<UInt8> {
  /// What the first text in an element reads, its lines joined by spaces.
  fileprivate var label: String {
    guard let start = end(of: "<text", from: startIndex),
      let end = self[start...].start(of: "</text>")
    else { return "" }
    var lines: [String] = []
    var position = start
    while let open = self[position..<end].firstIndex(of: UInt8(ascii: ">")) {
      let text = self[(open + 1)..<end].prefix { $0 != UInt8(ascii: "<") }
      if !text.isEmpty { lines.append(String(decoding: text, as: UTF8.self).withoutReferences) }
      position = text.endIndex
    }
    return lines.joined(separator: " ")
  }

  private func start(of text: String) -> Int? {
    end(of: text, from: startIndex).map { $0 - text.utf8.count }
  }

  fileprivate func contains(_ text: String.UTF8View) -> Bool {
    end(of: String(text), from: startIndex) != nil
  }
}

extension String {
  /// The text with the characters that the writer of documents has references for.
  fileprivate var withoutReferences: String {
    guard contains("&") else { return self }
    let references = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#9;", "\t"),
      ("&amp;", "&"),
    ]
    return references.reduce(self) {
      $0.split(separator: $1.0, omittingEmptySubsequences: false)
        .joined(separator: $1.1)
    }
  }
}
