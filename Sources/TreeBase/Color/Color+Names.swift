// The colours that SwiftUI names, as the light appearance of its platforms has them.

extension Color {
  /// Red.
  public static let red = Color(rgb: 0xff3b30)
  /// Orange.
  public static let orange = Color(rgb: 0xff9500)
  /// Yellow.
  public static let yellow = Color(rgb: 0xffcc00)
  /// Green.
  public static let green = Color(rgb: 0x34c759)
  /// The blueish green of mint.
  public static let mint = Color(rgb: 0x00c7be)
  /// Teal, between green and blue.
  public static let teal = Color(rgb: 0x30b0c7)
  /// Cyan, a light greenish blue.
  public static let cyan = Color(rgb: 0x32ade6)
  /// Blue.
  public static let blue = Color(rgb: 0x007aff)
  /// Indigo, a dark violet blue.
  public static let indigo = Color(rgb: 0x5856d6)
  /// Purple.
  public static let purple = Color(rgb: 0xaf52de)
  /// Pink.
  public static let pink = Color(rgb: 0xff2d55)
  /// Brown.
  public static let brown = Color(rgb: 0xa2845e)
  /// A middle grey.
  public static let gray = Color(rgb: 0x8e8e93)
  /// White.
  public static let white = Color(rgb: 0xffffff)
  /// Black.
  public static let black = Color(rgb: 0x000000)
  /// The colour that covers nothing.
  public static let clear = Color(white: 0, opacity: 0)
  /// The colour of what matters most: black.
  public static let primary = black
  /// The colour of what matters less: a dark grey that lets the ground through.
  public static let secondary = Color(rgb: 0x3c3c43).opacity(0.6)
}
