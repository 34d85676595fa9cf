import AssetCatalogs
import DynamicColors
import SourceDiagnostics
import SourceDocuments
import TextSupport
import ThemeFiles

/// Colors by their names in a theme file, in groups.
struct ThemeNameTree {
  /// The colors whose names in the catalog cannot be derived from their names in the theme.
  private(set) var changes = ChangedNames()

  /// All nodes; the first is the root.
  private var nodes = [Node(name: "", original: nil, set: nil)]

  /// A color, or a group with the numbers of its members.
  private struct Node {
    let name: String
    let original: String?
    let set: ColorSet?
    var children: [Int] = []

    /// The groups of a group by their original names.
    var groups: [String: Int] = [:]
    var names = FreeNames()
  }

  private static let root = 0

  var isEmpty: Bool { nodes[Self.root].children.isEmpty }

  /// Adds a color of a catalog; a name that is used already gets a number.
  mutating func insert(_ qualifiedName: String, _ set: ColorSet) {
    let name = AssetName.themeName(ofQualifiedName: qualifiedName)
    let parts = name.split(separator: ".").map(String.init)
    var group = Self.root
    var path = ""
    for part in parts.dropLast() {
      group = self.group(part.colorNamePart(isInGroup: group != Self.root), in: group)
      path += nodes[group].name + "."
    }
    let part = (parts.last ?? "").colorNamePart(isInGroup: group != Self.root)
    let last = nodes[group].names.take(part)
    path += last
    let back = AssetName.qualifiedName(ofThemeName: path)
    if back != qualifiedName { changes.append(qualifiedName, as: path) }
    append(
      Node(name: last, original: back == qualifiedName ? nil : qualifiedName, set: set),
      to: group
    )
  }

  /// Returns the group with a name, which is added if there is none.
  private mutating func group(_ name: String, in parent: Int) -> Int {
    if let known = nodes[parent].groups[name] { return known }
    let free = nodes[parent].names.take(name)
    append(Node(name: free, original: nil, set: nil), to: parent)
    nodes[parent].groups[name] = nodes.count - 1
    return nodes.count - 1
  }

  private mutating func append(_ node: Node, to parent: Int) {
    nodes.append(node)
    nodes[parent].children.append(nodes.count - 1)
  }

  // MARK: Text

  /// Adds the lines of all colors, one level below `colors:`.
  func write(to lines: inout [String]) {
    var open = nodes[Self.root].children.reversed().map { (node: $0, depth: 1) }
    while let (number, depth) = open.popLast() {
      let node = nodes[number]
      let indentation = String(repeating: "  ", count: depth)
      let comment = node.original.map { "  \(YAMLText.comment($0))" } ?? ""
      let key = "\(indentation)\(YAMLText.scalar(node.name)):"
      guard let set = node.set else {
        lines.append(key)
        open += node.children.reversed().map { (node: $0, depth: depth + 1) }
        continue
      }
      // A set whose variants are all equal, including one without conditions, is a single value.
      if let only = set.variants.first(where: \.conditions.isEmpty),
        set.variants.allSatisfy({ $0.color == only.color })
      {
        lines.append("\(key) \(YAMLText.color(only.color))\(comment)")
        continue
      }
      lines.append(key + comment)
      // The variants with the fewest conditions are first, as in hand-written files.
      for variant in set.variants.reversed() {
        let words = variant.conditions.map(\.description).sorted().joined(separator: " ")
        let condition = words.isEmpty ? ConditionWords.unconditional : words
        lines.append("\(indentation)  \(condition): \(YAMLText.color(variant.color))")
      }
    }
  }
}

/// The parts of names in theme files.
extension String {
  /// The text as a legal part: letters, digits and `-` are kept; any run of other characters becomes
  /// `-`.
  var legalNamePart: String {
    if isLegalNamePart { return self }
    let words = split { !$0.isLetter && !$0.isNumber && $0 != "-" }.joined(separator: "-")
    let name = words.trimming { $0 == "-" }
    return name.isEmpty ? "color" : name
  }

  /// Returns the text as a legal part of a color's name, which cannot be a word for a condition.
  ///
  /// - Parameter isInGroup: Whether the part is in a group. A group whose keys differ from conditions
  ///   only in case would be taken for misspelled variants, and a theme can have any part of a group.
  /// - Returns: The part, or the part with `-color`.
  func colorNamePart(isInGroup: Bool) -> String {
    let name = self == "$root" ? "root" : legalNamePart
    let isReserved =
      isInGroup
      ? Spelling.correctedCase(of: name, among: ConditionWords.all) != nil
      : ConditionWords.all.contains(name)
    return isReserved ? "\(name)-color" : name
  }

  private var isLegalNamePart: Bool {
    !isEmpty && utf8.first != UInt8(ascii: "-") && utf8.last != UInt8(ascii: "-")
      && !containsByte { !$0.isASCIIWord || $0 == UInt8(ascii: "_") }
  }
}
