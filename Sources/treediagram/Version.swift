/// The version of the command and of its options.
enum Version {
  static let number = "0.1.0"

  /// The day of the version, or in a release that of its commit.
  static let date = "2026-11-22"

  /// The commit that a release is built of; no other build has one.
  ///
  /// `.ci/release` writes it, and the date, into a copy of this file.
  static let commit: String? = nil

  /// What `--version` tells: which version of which commit this is, and what it runs on.
  static var text: String { "treediagram \(number) (\(commit ?? "no release"), \(target))" }
}
