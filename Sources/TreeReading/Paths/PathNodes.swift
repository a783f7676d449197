/// The nodes of a list of paths, each found by its parent and its name.
///
/// It is a hash table with open addressing, whose keys are places in the source: a dictionary would
/// have to keep a copy of every name.
struct PathNodes {
  private let bytes: [UInt8]
  private var forest = LinkedForest<Lexeme>()
  private var names: [Lexeme] = []
  /// By slot, the number of a node, or `none`; the number of slots is a power of two.
  private var slots: [Int32]
  private static let none: Int32 = -1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    slots = [Int32](repeating: Self.none, count: 1 << 10)
  }

  var count: Int { names.count }

  /// The trees, each node being told in preorder.
  func builder(_ visit: (Int) -> Void = { _ in }) -> ForestBuilder<Lexeme> {
    forest.builder(visit)
  }

  /// The parent of a node, whose number is less; nil for a root.
  func parent(of node: Int) -> Int? { forest.parent(of: node) }

  /// Whether a node has a name, byte by byte.
  func isNamed(_ name: Lexeme, _ node: Int) -> Bool {
    let other = names[node]
    guard name.end - name.start == other.end - other.start else { return false }
    for index in 0..<(name.end - name.start)
    where bytes[name.start + index] != bytes[other.start + index] {
      return false
    }
    return true
  }

  /// The node of a name below a parent, or at the outermost level; nil if there is none so far.
  func node(_ name: Lexeme, below parent: Int?) -> Int? {
    let slot = slot(of: name, below: parent)
    return slots[slot] == Self.none ? nil : Int(slots[slot])
  }

  /// Adds a node that is not there.
  ///
  /// - Returns: its number.
  mutating func add(_ name: Lexeme, below parent: Int?) -> Int {
    if count * 2 >= slots.count { grow() }
    let node = forest.append(name, below: parent)
    names.append(name)
    slots[slot(of: name, below: parent)] = Int32(node)
    return node
  }

  /// The slot that holds a node, or the one that it would be put into.
  private func slot(of name: Lexeme, below parent: Int?) -> Int {
    var slot = hash(of: name, below: parent) & (slots.count - 1)
    while slots[slot] != Self.none {
      let node = Int(slots[slot])
      if forest.parent(of: node) == parent, isNamed(name, node) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  /// The standard library's hash, which nobody can write a list of colliding paths for.
  private func hash(of name: Lexeme, below parent: Int?) -> Int {
    var hasher = Hasher()
    hasher.combine(parent ?? -1)
    var word: UInt64 = 0
    for position in name.range {
      word = word << 8 | UInt64(bytes[position])
      if (position - name.start) & 0b111 == 0b111 { hasher.combine(word) }
    }
    hasher.combine(word)
    hasher.combine(name.range.count)
    return hasher.finalize()
  }

  private mutating func grow() {
    slots = [Int32](repeating: Self.none, count: slots.count * 2)
    for (node, name) in names.enumerated() {
      slots[slot(of: name, below: forest.parent(of: node))] = Int32(node)
    }
  }
}
