internal import TreeDrawing

/// A picture that another one should be like.
struct OldPicture: Sendable {
  let file: InputFile
  let finding: PictureArrangement.Finding
}

extension OldPicture {
  /// How much is read of a picture, in bytes; what is looked for is at its beginning.
  private static let mostBytes = 1 << 20

  /// Reads how a picture is arranged.
  ///
  /// - Parameter file: where it is.
  /// - Throws: `Failure.picture`.
  init(reading file: InputFile) throws(Failure) {
    self.file = file
    do throws(Failure) {
      let document = try Input(opening: file, waits: false).beginning(Self.mostBytes)
      finding = PictureArrangement.find(in: document)
    } catch {
      throw error.aboutPicture
    }
  }

  /// How the picture is arranged; nil if it does not say.
  var arrangement: PictureArrangement? {
    if case .arrangement(let arrangement) = finding { arrangement } else { nil }
  }

  /// What there is to say of the picture if it does not.
  var problem: OldPictureProblem? {
    switch finding {
    case .arrangement: nil
    case .nothing: .saysNothing
    case .damage: .isDamaged
    }
  }
}

extension Failure {
  /// Whether there is no file where one should be read.
  var isMissingInput: Bool {
    if case .input(_, .cannotOpen(.missing)) = self { true } else { false }
  }

  /// Whether there is more in a file than may be read.
  var isOfSize: Bool {
    if case .input(_, .isTooLarge) = self { true } else { false }
  }

  /// The failure to read a picture, where this is one to read an input.
  var aboutPicture: Failure {
    if case .input(let file, let problem) = self { .picture(file, problem) } else { self }
  }
}

/// Why a picture cannot be like another.
enum OldPictureProblem: Equatable {
  /// The other is a picture that says nothing, such as one in tidy rows.
  case saysNothing
  /// It is no picture, or what it says means nothing.
  case isDamaged
}

extension OldPictureProblem: Problem {
  var wording: Wording {
    switch self {
    case .saysNothing: Wording(cause: "carries no arrangement, so one is chosen")
    case .isDamaged:
      Wording(
        cause: "carries no arrangement that can be read, so one is chosen",
        remedy: "name an SVG file that was drawn with '--layout auto'")
    }
  }
}
