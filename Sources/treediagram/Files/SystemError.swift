/// The system's number for why a call failed.
struct SystemError: Error, Equatable {
  let number: Int32
}
