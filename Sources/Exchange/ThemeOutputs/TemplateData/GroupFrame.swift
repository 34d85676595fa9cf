import TextSupport

/// A group of colors as data of a template.
struct GroupFrame: TemplateMembers {
  let table: ThemeTable
  /// The index of the group in the tree of the theme.
  let node: Int

  private var path: String { table.tree.name(of: node) }

  var memberNames: [String] {
    ["name", "path", "colors", "groups", "group"]
      + table.tree[node].children.map { table.tree[$0].part }
  }

  var printedNames: [String] { ["name", "path", "colors", "groups"] }

  func member(_ name: TemplateName) -> TemplateValue? {
    if let member = table.named(name.text, in: path) { return member }
    switch DataKey(name) {
    case .name: return .members(NameMembers(table.tree[node].part, .part, in: table.data))
    case .path: return .members(NameMembers(path, .part, in: table.data))
    case .colors: return table.list(ofColorsIn: node)
    case .groups: return table.list(ofGroupsIn: node)
    case .group: return .members(self)
    default: return nil
    }
  }
}
