// The one place that knows which C library the platform has.
//
// The standard library's `rounded()` links against it, so some file must import it; everything
// else that needs the system calls it through the executable's own platform file.

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif
