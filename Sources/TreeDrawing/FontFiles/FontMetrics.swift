/// The lengths of a font as a whole, in em, and what it says of itself.
struct FontMetrics: Sendable {
  let unitsPerEm: Double
  /// How far its lines reach above the baseline.
  let ascent: Double
  /// How far its lines reach below the baseline.
  let descent: Double
  /// The height of a capital, or nil if the font does not tell, or nothing that makes sense.
  let capHeight: Double?
  let isBold: Bool
  let isItalic: Bool
  let permission: EmbeddingPermission

  init(_ tables: FontTables) throws(FontProblem) {
    let head = try tables.required("head")
    try head.need(54)
    let units = try head.uint16(at: 18)
    guard 16...16384 ~= units else {
      throw head.damage(at: 18, .unitsPerEm(units))
    }
    let style = try head.uint16(at: 44)
    let hhea = try tables.required("hhea")
    unitsPerEm = Double(units)
    ascent = Double(try hhea.int16(at: 4)) / unitsPerEm
    descent = -Double(try hhea.int16(at: 6)) / unitsPerEm
    let windows = try WindowsMetrics(tables["OS/2"])
    capHeight = windows.capHeight.map { [unitsPerEm] in Double($0) / unitsPerEm }
      .flatMap { 0.2...1.5 ~= $0 ? $0 : nil }
    isBold = style & 1 != 0
    isItalic = style & 2 != 0
    permission = windows.permission
  }
}

/// The permission that the makers of a font give.
enum EmbeddingPermission: Sendable {
  case all
  /// To embed it only as a whole.
  case whole
  case none

  /// Reads the field `fsType`: of several bits the one that allows most counts.
  init(_ field: UInt16) {
    let isBitmapOnly = field & 0x200 != 0
    let isRestricted = field & 0xF == 2
    self = isBitmapOnly || isRestricted ? .none : field & 0x100 != 0 ? .whole : .all
  }
}

/// The part that is needed of the table `OS/2`, which fonts of the Macintosh may lack.
private struct WindowsMetrics {
  var capHeight: Int16?
  var permission = EmbeddingPermission.all

  init(_ table: FontBytes?) throws(FontProblem) {
    guard let table else { return }
    permission = EmbeddingPermission(try table.uint16(at: 8))
    let isNewEnough = try table.uint16(at: 0) >= 2
    if isNewEnough { capHeight = try table.int16(at: 88) }
  }
}
