/// The container of compiled catalogs, a "BOM store": numbered blocks, some of which have names.
///
/// The layout follows published readers; numbers of the container are big-endian.
struct BlockStore {
  /// The bytes of an entry in a leaf.
  private static let entryLength = 8

  private let file: ByteReader
  private let index: ByteReader
  private let blockCount: Int
  private let names: [String: Int]

  /// Opens a store, or returns nil for other files.
  init?(_ bytes: [UInt8]) {
    let file = ByteReader(bytes[...])
    guard file.has("BOMStore"), let indexOffset = file.big(16), let indexLength = file.big(20),
      let index = file.part(at: indexOffset, count: indexLength),
      let variablesOffset = file.big(24), let variables = file.rest(from: variablesOffset),
      let blockCount = index.big(0), let variableCount = variables.big(0)
    else { return nil }
    var names: [String: Int] = [:]
    var offset = 4
    // The lengths end the loop if the number is wrong.
    for _ in 0..<min(variableCount, variables.count) {
      guard let block = variables.big(offset), let length = variables.big(offset + 4, bytes: 1),
        let name = variables.part(at: offset + 5, count: length)
      else { break }
      names[name.text] = block
      offset += 5 + length
    }
    self.file = file
    self.index = index
    self.blockCount = blockCount
    self.names = names
  }

  /// Returns the bytes of a named block.
  func block(_ name: String) -> ByteReader? { names[name].flatMap { block($0) } }

  private func block(_ number: Int) -> ByteReader? {
    guard number >= 0, number < blockCount, let address = index.big(4 + number * 8),
      let length = index.big(8 + number * 8)
    else { return nil }
    return file.part(at: address, count: length)
  }

  /// Returns the entries of a named tree in order, or nil if it is missing or damaged.
  ///
  /// - Complexity: O(*n*) in the bytes of the file: leaves that share bytes, so that there are more
  ///   entries than fit in the file, are treated as damaged.
  func tree(_ name: String) -> [(key: ByteReader, value: ByteReader)]? {
    guard let tree = block(name), tree.has("tree"), let root = tree.big(8) else { return nil }
    var entries: [(key: ByteReader, value: ByteReader)] = []
    var seen: Set<Int> = []
    var entryCount = 0
    guard var number = firstLeaf(below: root, &seen) else { return nil }
    while number != 0 {
      guard let node = block(number), let count = node.big(2, bytes: 2),
        let next = node.big(4)
      else { return nil }
      entryCount += count
      guard entryCount <= file.count / Self.entryLength else { return nil }
      for entry in 0..<count {
        guard let value = node.big(12 + entry * 8), let key = node.big(16 + entry * 8) else {
          return nil
        }
        // An entry of a missing block is omitted; the others are valid.
        guard let key = block(key), let value = block(value) else { continue }
        entries.append((key, value))
      }
      number = next
      // A leaf that was read before: the list has a cycle.
      if number != 0, !seen.insert(number).inserted { return nil }
    }
    return entries
  }

  private func firstLeaf(below root: Int, _ seen: inout Set<Int>) -> Int? {
    var number = root
    while seen.insert(number).inserted {
      guard let node = block(number), let isLeaf = node.big(0, bytes: 2) else { return nil }
      if isLeaf != 0 { return number }
      guard let first = node.big(12) else { return nil }
      number = first
    }
    return nil
  }
}
