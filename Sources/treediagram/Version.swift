/// The version of the command and of its options.
let version = "0.1.0"
