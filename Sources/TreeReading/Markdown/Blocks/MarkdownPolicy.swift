/// For what the blocks of a Markdown text are looked for.
enum MarkdownPolicy {
  /// For what a page shows, to the letter of CommonMark.
  case pages
  /// For the headings and items that people mean, who often write them without looking at a page.
  case outlines

  /// Whether quotations hold blocks; otherwise each is a paragraph that is passed over.
  var hasQuotations: Bool { self == .pages }

  /// Whether front matter may begin with a blank line.
  var hasLooseFrontMatter: Bool { self == .outlines }

  /// Whether a bullet is below a number if it is indented by two, as many write.
  var hasShiftedBullets: Bool { self == .outlines }

  /// Whether rules, items of items and items that end a paragraph may be indented by four or more.
  var hasIndentedItems: Bool { self == .outlines }

  /// Whether a blank line leaves an item open that is nothing but its marker.
  var keepsEmptyItems: Bool { self == .outlines }

  /// Whether a heading leaves the items open that are beside it in another item.
  var keepsItemsBesideHeadings: Bool { self == .outlines }

  /// Whether the first paragraph of an item is its label, which any item ends, and no other
  /// paragraph in it can be underlined.
  var hasLabels: Bool { self == .outlines }

  /// Whether there are tables, and definitions outside items are no paragraphs.
  var hasTables: Bool { self == .outlines }
}
