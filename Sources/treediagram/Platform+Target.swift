extension Version {
  /// The system that this is built for, as other programs name it.
  static let target = "\(machine)-\(system)"

  #if arch(x86_64)
    private static let machine = "x86_64"
  #elseif arch(arm64)
    private static let machine = "aarch64"
  #else
    private static let machine = "unknown"
  #endif

  #if canImport(Darwin)
    private static let system = "apple-darwin"
  #elseif canImport(Musl)
    private static let system = "unknown-linux-musl"
  #elseif canImport(Glibc)
    private static let system = "unknown-linux-gnu"
  #else
    private static let system = "unknown"
  #endif
}
