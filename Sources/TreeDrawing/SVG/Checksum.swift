/// A name for some bytes: FNV-1a, 32 bits (Fowler, Noll, Vo), in base 36.
func checksum(_ bytes: some Sequence<UInt8>) -> String {
  let hash = bytes.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
  return String(hash, radix: 36)
}
