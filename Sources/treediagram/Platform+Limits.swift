// What the system lets the process have.

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

#if canImport(Glibc)
  typealias Resource = __rlimit_resource
#else
  typealias Resource = Int32
#endif

/// How much of something the process may take; nil if the system does not say.
func resourceLimit(_ resource: Resource) -> Int? {
  var limit = rlimit()
  #if canImport(Glibc)
    let known = getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0
  #else
    let known = getrlimit(resource, &limit) == 0
  #endif
  return known ? Int(clamping: limit.rlim_cur) : nil
}

/// How many bytes of memory the process can have at most: what the machine has, unless it is given
/// less.
func roomInMemory() -> Int {
  let (pages, size) = (sysconf(Int32(_SC_PHYS_PAGES)), sysconf(Int32(_SC_PAGESIZE)))
  let machine = pages > 0 && size > 0 ? pages * size : Int.max
  return [resourceLimit(RLIMIT_AS), resourceLimit(RLIMIT_DATA)].reduce(machine) {
    min($0, $1 ?? $0)
  }
}
