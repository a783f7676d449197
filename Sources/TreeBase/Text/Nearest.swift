/// The word that someone probably meant, if one is near enough.
///
/// Near is what differs by a slip or two, in longer words, or what was merely begun.
package func nearest(to typed: String, among words: [String]) -> String? {
  let typed = typed.lowercased()
  let distances = words.map { (word: $0, distance: slips(from: typed, to: $0.lowercased())) }
  let closest = distances.min { $0.distance < $1.distance }
  if let closest, closest.distance <= min(2, (typed.utf8.count + 2) / 3) { return closest.word }
  let begun = words.filter { !typed.isEmpty && $0.lowercased().hasPrefix(typed) }
  let shortest = begun.min { $0.utf8.count < $1.utf8.count }
  return shortest.flatMap { word in begun.allSatisfy { $0.hasPrefix(word) } ? word : nil }
}

/// The optimal string alignment distance.
///
/// It is how often a byte must be added, removed, replaced or swapped with its neighbour to turn
/// one word into the other.
///
/// - Complexity: O(*n* · *m*) for the two lengths.
package func slips(from source: String, to target: String) -> Int {
  let source = Array(source.utf8)
  let target = Array(target.utf8)
  var older: [Int] = []
  var previous = Array(0...target.count)
  for i in source.indices {
    var row = [i + 1]
    for j in target.indices {
      let replaced = previous[j] + (source[i] == target[j] ? 0 : 1)
      var least = min(previous[j + 1] + 1, row[j] + 1, replaced)
      if i > 0, j > 0, source[i] == target[j - 1], source[i - 1] == target[j] {
        least = min(least, older[j - 1] + 1)
      }
      row.append(least)
    }
    (older, previous) = (previous, row)
  }
  return previous[target.count]
}
