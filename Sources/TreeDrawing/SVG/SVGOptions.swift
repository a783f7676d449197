/// What can be said of a drawing as an SVG document, besides what is drawn.
///
///     var options = SVGOptions(title: "The house")
///     options.isResponsive = true
///     drawing.svg(options)
public struct SVGOptions: Hashable, Sendable {
  /// What the drawing shows, in a few words, for those who cannot see it.
  public var title: String?
  /// What the drawing shows, at more length.
  public var description: String?
  /// The language of its texts, as HTML names it, such as `de` or `pt-BR`.
  public var language: String?
  /// What all names that the document gives begin with, so that none is in the rest of a page.
  ///
  /// The class of the document is then this word, and the `id` of what is in it begins with it. It
  /// consists of letters and digits of ASCII, hyphens and underscores; other characters are left
  /// out, as are hyphens and digits in front. Without one, the class is made from what the document
  /// says.
  public var idPrefix: String?
  /// Where links open; nil for where the document is shown.
  public var linkTarget: LinkTarget?
  /// Whether the document is as wide as its place in a page, if that is narrower than it is.
  public var isResponsive = false
  /// Whether the document begins with the declaration that it is XML.
  public var isStandalone = false
  /// Whether what answers to the pointer is left out.
  public var isStatic = false
  /// The page that the document is printed on, which is then no wider and higher than what is in
  /// its margins; nil for none.
  public var page: PageSize?
  /// What the root element says of how things are arranged in it; nil for nothing.
  var arrangement: String?

  /// Makes options of what most documents need.
  ///
  /// - Parameters:
  ///   - title: what the drawing shows, in a few words.
  ///   - description: what the drawing shows, at more length.
  public init(title: String? = nil, description: String? = nil) {
    self.title = title
    self.description = description
  }
}

/// A place where browsers open what a link leads to.
public enum LinkTarget: String, CaseIterable, Sendable {
  /// A new tab or window, which knows nothing of the one with the link.
  case blank
  /// The frame that the document is in.
  case `self`
  /// The frame around that.
  case parent
  /// The whole window.
  case top
}

extension SVGOptions {
  /// The prefix as far as it can be a name; nil if there is none.
  var prefix: String? {
    guard let idPrefix else { return nil }
    let bytes = idPrefix.utf8.filter { $0.isLetter || $0.isDigit || "-_".utf8.contains($0) }
    let name = bytes.drop { !$0.isLetter && $0 != UInt8(ascii: "_") }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  /// The language as far as it can be one; nil if there is none.
  var languageTag: String? {
    guard let language else { return nil }
    let bytes = language.utf8.filter { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// Whether texts are in English, as those are that the library writes.
  var isInEnglish: Bool {
    languageTag.map { $0.lowercased() == "en" || $0.lowercased().hasPrefix("en-") } ?? true
  }

  /// What two documents with the same rules must not have in common, for their scopes to differ.
  var key: String {
    [
      languageTag, linkTarget?.rawValue, page?.rawValue, isResponsive ? "responsive" : nil,
      isStandalone ? "standalone" : nil,
    ].compactMap(\.self).joined(separator: " ")
  }
}
