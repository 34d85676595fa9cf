import AssetCatalogs
import DynamicColors
import TextSupport

/// The colors of an asset catalog by their names in a theme file.
struct CatalogColorNames {
  /// A color, and its name in the catalog if that cannot be derived from its name in the theme.
  typealias Color = (set: ColorSet, original: String?)

  /// The colors in groups.
  private(set) var tree = NameTree<Color?>(empty: nil)

  /// The colors with an original name.
  private(set) var changes: ChangedNames = []

  /// The groups by the legal forms of their names, with their nodes in ``tree``.
  ///
  /// The final name of a group differs from the legal form if a color has that name.
  private var groups = NameTree<(node: Int, names: FreeNames)>(empty: (TokenTree.root, FreeNames()))

  /// Adds a color of a catalog; a name that is used already gets a number.
  mutating func insert(_ qualifiedName: String, _ set: ColorSet) {
    let name = AssetName.themeName(ofQualifiedName: qualifiedName)
    let parts = name.split(separator: ".").map(String.init)
    var group = groups.root
    for part in parts.dropLast() {
      let wanted = part.colorNamePart(isInGroup: group != groups.root)
      let known = groups.known(wanted, in: group)
      let inner = groups.node(wanted, in: group)
      if known == nil { groups[inner].content.node = addNode(wanted, to: group) }
      group = inner
    }
    let wanted = (parts.last ?? "").colorNamePart(isInGroup: group != groups.root)
    let node = addNode(wanted, to: group)
    let path = tree.name(of: node)
    let hasOriginal = AssetName.qualifiedName(ofThemeName: path) != qualifiedName
    if hasOriginal { changes.append((qualifiedName, path)) }
    tree[node].content = (set, hasOriginal ? qualifiedName : nil)
  }

  /// Adds a node with a free name to a group.
  private mutating func addNode(_ wanted: String, to group: Int) -> Int {
    let name = groups[group].content.names.take(wanted)
    return tree.node(name, in: groups[group].content.node)
  }
}
