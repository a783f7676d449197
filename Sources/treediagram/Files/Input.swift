internal import TreeDrawing

/// The place that a tree or a font is read from.
enum InputFile: Equatable, Sendable {
  case standardInput
  case file(OSString)
}

extension InputFile: CustomStringConvertible {
  var description: String {
    switch self {
    case .standardInput: "standard input"
    case .file(let path): path.nameInMessages
    }
  }

  /// Where it is; nil for standard input.
  var path: OSString? { if case .file(let path) = self { path } else { nil } }

  /// The name before line and column, where a path can be told from it.
  var sourceName: String {
    self == .standardInput ? "<stdin>" : description
  }
}

/// An input that is open and can be read once.
struct Input: Sendable {
  let file: InputFile
  let status: FileStatus
  private let descriptor: Descriptor

  /// Opens an input, which is closed when nobody refers to it any more.
  ///
  /// - Parameters:
  ///   - file: where it is.
  ///   - waits: whether to wait until somebody writes to it, if it is a pipe with a name.
  /// - Throws: `Failure.input` if it is missing, a folder or a terminal.
  init(opening file: InputFile, waits: Bool = true) throws(Failure) {
    self.file = file
    do throws(AccessProblem) {
      descriptor = try file.opened(for: waits ? .reading : .looking)
      status = try descriptor.inputStatus()
    } catch {
      throw .input(file, error)
    }
  }

  /// All bytes of the input, which is closed afterwards.
  ///
  /// - Parameters:
  ///   - limit: the most bytes to accept.
  ///   - isText: whether a NUL in the first block, which readers refuse, is reason to stop.
  /// - Returns: the bytes, unless they proved to be no text.
  /// - Throws: `Failure.input` if there are more, or if the system fails.
  func bytes(limit: Int, isText: Bool = true) throws(Failure) -> [UInt8] {
    defer { try? descriptor.release() }
    do throws(AccessProblem) {
      let sizeHint = status.kind == .regular ? status.size : 0
      return try descriptor.content(sizeHint: sizeHint, limit: limit, isText: isText)
    } catch {
      throw .input(file, error)
    }
  }

  /// The first bytes of the input, which is closed afterwards.
  ///
  /// - Parameter count: how many bytes, if there are so many.
  /// - Returns: the bytes.
  /// - Throws: `Failure.input` if the system fails.
  func beginning(_ count: Int) throws(Failure) -> [UInt8] {
    defer { try? descriptor.release() }
    do throws(SystemError) {
      return try descriptor.beginning(count)
    } catch {
      throw .input(file, AccessProblem(reading: error))
    }
  }

  /// A remark on the file as a whole.
  func remark(_ problem: any Problem) -> Remark { Remark(problem, of: file.description) }

  /// The most that is read unless it is said, in bytes: many times the largest tree that can be
  /// looked at.
  static let sizeLimit = 1 << 28
}

extension InputFile {
  fileprivate func opened(for purpose: Descriptor.Purpose) throws(AccessProblem) -> Descriptor {
    switch self {
    case .standardInput:
      guard !Descriptor.standardInput.isTerminal else { throw .isTerminal }
      return .standardInput
    case .file(let path):
      do throws(SystemError) {
        return try Descriptor(opening: path, for: purpose)
      } catch {
        throw .cannotOpen(error)
      }
    }
  }
}

extension AccessProblem {
  /// The problem where a call on an open file fails.
  init(reading error: SystemError) {
    self = error == .badDescriptor ? .isNotOpen : .cannotRead(error)
  }
}

extension Descriptor {
  fileprivate func inputStatus() throws(AccessProblem) -> FileStatus {
    let status: FileStatus
    do throws(SystemError) {
      status = try self.status()
    } catch {
      throw AccessProblem(reading: error)
    }
    guard status.kind != .folder else { throw .isFolder }
    return status
  }
}
