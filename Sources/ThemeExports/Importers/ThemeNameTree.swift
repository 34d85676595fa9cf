import AssetCatalogs
import DynamicColors
import SourceDiagnostics
import SourceDocuments

/// Colours by the names that they have in a theme file, with groups below groups.
struct ThemeNameTree {
  private var nodes: [Node] = []

  /// A colour or a group; groups hold the numbers of nodes below them.
  private struct Node {
    let name: String
    let original: String?
    let set: ColorSet?
    var children: [Int] = []
  }

  /// The numbers of the outermost nodes.
  private var roots: [Int] = []

  var isEmpty: Bool { nodes.isEmpty }

  /// Words that mean something else where a name is expected.
  private static let reserved = Set(ConditionWords.all)

  /// Adds a colour of a catalog; a name that is taken gets a number.
  mutating func insert(_ qualifiedName: String, _ set: ColorSet) {
    let name = AssetName.themeName(ofQualifiedName: qualifiedName)
    let parts = name.split(separator: ".").map(String.init)
    var group: Int?
    for part in parts.dropLast() {
      group = self.group(Self.free(part), in: group)
    }
    let last = unusedName(Self.free(parts.last ?? "color"), in: group)
    let back = AssetName.qualifiedName(
      ofThemeName: (parts.dropLast() + [last]).joined(separator: ".")
    )
    append(
      Node(name: last, original: back == qualifiedName ? nil : qualifiedName, set: set),
      to: group
    )
  }

  private static func free(_ part: String) -> String {
    reserved.contains(part) ? "\(part)-color" : part
  }

  /// The group of a name, which is made where there is none.
  private mutating func group(_ name: String, in parent: Int?) -> Int {
    let siblings = children(of: parent)
    if let known = siblings.first(where: { nodes[$0].name == name && nodes[$0].set == nil }) {
      return known
    }
    let free = unusedName(name, in: parent)
    append(Node(name: free, original: nil, set: nil), to: parent)
    return nodes.count - 1
  }

  private func unusedName(_ name: String, in parent: Int?) -> String {
    let taken = Set(children(of: parent).map { nodes[$0].name })
    var candidate = name
    var number = 2
    while taken.contains(candidate) {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }

  private func children(of parent: Int?) -> [Int] { parent.map { nodes[$0].children } ?? roots }

  private mutating func append(_ node: Node, to parent: Int?) {
    nodes.append(node)
    if let parent {
      nodes[parent].children.append(nodes.count - 1)
    } else {
      roots.append(nodes.count - 1)
    }
  }

  // MARK: Text

  /// Adds the lines of all colours, one level below `colors:`.
  func write(to lines: inout [String]) {
    var open = roots.reversed().map { (node: $0, depth: 1) }
    while let (number, depth) = open.popLast() {
      let node = nodes[number]
      let indentation = String(repeating: "  ", count: depth)
      let comment = node.original.map { "  # \(VisibleText.of($0))" } ?? ""
      let key = "\(indentation)\(YAMLText.scalar(node.name)):"
      guard let set = node.set else {
        lines.append(key)
        open += node.children.reversed().map { (node: $0, depth: depth + 1) }
        continue
      }
      // Where there is a value for all else and all say the same, it is one.
      if let only = set.variants.first(where: \.conditions.isEmpty),
        set.variants.allSatisfy({ $0.color == only.color })
      {
        lines.append("\(key) \(ThemeText.color(only.color))\(comment)")
        continue
      }
      lines.append(key + comment)
      // Those that ask the least first, as people write them.
      for variant in set.variants.reversed() {
        let words = variant.conditions.map(\.description).sorted().joined(separator: " ")
        let condition = words.isEmpty ? ConditionWords.unconditional : words
        lines.append("\(indentation)  \(condition): \(ThemeText.color(variant.color))")
      }
    }
  }
}
