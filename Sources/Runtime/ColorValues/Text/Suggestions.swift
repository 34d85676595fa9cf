import TextSupport

/// Known names similar to an unknown name, for messages.
extension [String] {
  /// Returns the known names with the fewest single-letter edits, if these are few for the length
  /// of the word.
  func nearest(to word: String) -> [String] {
    // Longer words are not compared; all known names are much shorter.
    let longestWord = 32
    let largestCount = 3
    let letters = word.utf8.map { Unicode.Scalar($0.lowercasedASCII) }
    guard !letters.isEmpty, letters.count <= longestWord else { return [] }
    let limit = letters.count <= 4 ? 1 : letters.count <= 8 ? 2 : 3
    var best = limit
    var nearest: [String] = []
    var distances = EditDistance(from: letters)
    for name in self {
      guard let distance = distances.distance(to: name.utf8.map { Unicode.Scalar($0) }, limit: best)
      else { continue }
      if distance < best {
        best = distance
        nearest.removeAll(keepingCapacity: true)
      }
      nearest.append(name)
    }
    return Array(nearest.prefix(largestCount))
  }
}
