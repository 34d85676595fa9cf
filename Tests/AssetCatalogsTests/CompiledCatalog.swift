/// Writes the parts of a compiled catalog that its colors are read from.
struct CompiledCatalog {
  var keyFormat: [Int]
  var appearances: [String: Int] = [:]
  var isMac = false
  /// How many leaves the list of colors has that share their bytes, each with as many entries; 0
  /// writes the list as it should be.
  var overlappingLeaves = 0
  private var names: [(key: [UInt8], value: [UInt8])] = []
  private var colors: [(key: [UInt8], value: [UInt8])] = []

  init(keyFormat: [Int]) { self.keyFormat = keyFormat }

  mutating func addName(_ name: String, identifier: Int) {
    let attributes = [(1, 85), (2, 217), (17, identifier)]
    let value = little(0, 2) + little(0, 2) + little(attributes.count, 2)
    names.append(
      (Array(name.utf8), value + attributes.flatMap { little($0.0, 2) + little($0.1, 2) })
    )
  }

  mutating func addColor(_ attributes: [Int: Int], space: Int, _ components: [Double]) {
    var attributes = attributes
    attributes[1] = 85
    attributes[2] = 217
    let key = keyFormat.flatMap { little(attributes[$0] ?? 0, 2) }
    let values = components.flatMap { component in
      (0..<8).map { UInt8(truncatingIfNeeded: component.bitPattern >> UInt64($0 * 8)) }
    }
    let payload =
      Array("RLOC".utf8) + little(1, 4) + little(space, 4) + little(components.count, 4) + values
    let extra = little(1004, 4) + little(8, 4) + little(0, 8)
    let header =
      Array("ISTC".utf8) + little(1, 4) + little(0, 28) + little(1009, 2) + little(0, 2)
      + little(0, 128) + little(extra.count, 4) + little(1, 4) + little(0, 4)
      + little(payload.count, 4)
    colors.append((key, header + extra + payload))
  }

  /// The file: a header, the blocks, their index and their names.
  var bytes: [UInt8] {
    var blocks: [[UInt8]] = [[]]
    var variables: [(String, Int)] = []
    func add(_ block: [UInt8]) -> Int {
      blocks.append(block)
      return blocks.count - 1
    }
    func addTree(_ name: String, _ entries: [(key: [UInt8], value: [UInt8])]) {
      // Two leaves and a node above them, so that both kinds are read.
      let half = (entries.count + 1) / 2
      let parts = [entries[..<half], entries[half...]]
      let first = blocks.count
      for _ in 0..<3 { blocks.append([]) }
      for (number, part) in parts.enumerated() {
        var leaf = big(1, 2) + big(part.count, 2) + big(number == 0 ? first + 1 : 0, 4) + big(0, 4)
        for entry in part { leaf += big(add(entry.value), 4) + big(add(entry.key), 4) }
        blocks[first + number] = leaf
      }
      blocks[first + 2] =
        big(0, 2) + big(1, 2) + big(0, 4) + big(0, 4) + big(first, 4) + big(0, 4)
        + big(first + 1, 4)
      let tree = Array("tree".utf8) + big(1, 4) + big(first + 2, 4) + big(4096, 4)
      variables.append((name, add(tree + big(entries.count, 4) + [0])))
    }
    variables.append(
      ("CARHEADER", add(Array("RATC".utf8) + little(0, 428) + little(isMac ? 1 : 2, 4)))
    )
    variables.append(
      (
        "KEYFORMAT",
        add(
          Array("tmfk".utf8) + little(0, 4) + little(keyFormat.count, 4)
            + keyFormat.flatMap { little($0, 4) }
        )
      )
    )
    addTree("FACETKEYS", names)
    var overlaps: [UInt8] = []
    if overlappingLeaves > 0, let color = colors.first {
      let entry = big(add(color.value), 4) + big(add(color.key), 4)
      let first = blocks.count + 1
      let tree = Array("tree".utf8) + big(1, 4) + big(first, 4) + big(4096, 4) + big(1, 4) + [0]
      variables.append(("RENDITIONS", add(tree)))
      for leaf in 1...overlappingLeaves {
        let next = leaf < overlappingLeaves ? first + leaf : 0
        overlaps += big(1, 2) + big(overlappingLeaves, 2) + big(next, 4) + entry.suffix(4)
      }
      overlaps += (0..<overlappingLeaves).flatMap { _ in entry }
    } else {
      addTree("RENDITIONS", colors)
    }
    if !appearances.isEmpty {
      addTree("APPEARANCEKEYS", appearances.map { (Array($0.key.utf8), little($0.value, 2)) })
    }
    var content: [UInt8] = []
    var index = big(blocks.count + overlappingLeaves, 4)
    for block in blocks {
      index += big(block.isEmpty ? 0 : 32 + content.count, 4) + big(block.count, 4)
      content += block
    }
    for leaf in 0..<overlappingLeaves {
      index += big(32 + content.count + leaf * 12, 4) + big(overlaps.count - leaf * 12, 4)
    }
    content += overlaps
    let table =
      big(variables.count, 4)
      + variables.flatMap { big($0.1, 4) + [UInt8($0.0.utf8.count)] + Array($0.0.utf8) }
    let header =
      Array("BOMStore".utf8) + big(1, 4) + big(blocks.count, 4) + big(32 + content.count, 4)
      + big(index.count, 4) + big(32 + content.count + index.count, 4) + big(table.count, 4)
    return header + content + index + table
  }

  private func big(_ value: Int, _ count: Int) -> [UInt8] { little(value, count).reversed() }

  private func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> ($0 * 8)) : 0 }
  }
}
