import Testing

@testable import treediagram

/// What `--verbose` says of how a picture was arranged.
@Suite struct FitRemarkTests {
  @Test(arguments: [
    Transcript(
      "rows", "printf 'House\n  Hall\n' | treediagram --verbose --from outline > b",
      errors: """
        treediagram: <stdin>: read as an outline, because the options say so
        treediagram: <stdin>: drawn in tidy rows, which are no wider than 880 points
        """),
    Transcript(
      "roots alone",
      "for a in 1 2 3 4 5 6 7 8 9; do echo Root of its own $a; done > a.txt; "
        + "treediagram --verbose --from outline a.txt > b",
      errors: """
        treediagram: a.txt: read as an outline, because the options say so
        treediagram: a.txt: drawn in several lines, because tidy rows are wider than 880 points, \
        and this is the lowest that is not
        """),
  ])
  func `it says how, and why so`(_ transcript: Transcript) throws {
    try transcript.check()
  }
}
