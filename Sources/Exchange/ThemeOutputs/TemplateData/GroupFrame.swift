import DynamicColors
import SwiftSymbols

/// A group of colors as data of a template.
struct GroupFrame: TemplateMembers {
  let table: ThemeTable
  /// The index of the group in the tree of the theme.
  let node: Int

  private var group: GroupTree<ColorIndex>.Node { table.tree.nodes[node] }

  var memberNames: [String] {
    ["name", "path", "colors", "groups", "group"] + table.tree.children(of: group).map(\.part)
  }

  var printedNames: [String] { ["name", "path", "colors", "groups"] }

  func member(_ name: TemplateName) -> TemplateValue? {
    if let member = table.named(name.text, in: group.name) { return member }
    switch DataKey(name) {
    case .name: return .members(NameMembers(group.part, .part, in: table.data))
    case .path: return .members(NameMembers(group.name, .part, in: table.data))
    case .colors:
      return table.list(of: table.tree.children(of: group).compactMap(\.content))
    case .groups: return table.list(ofGroupsIn: group)
    case .group: return .members(self)
    default: return nil
    }
  }
}
