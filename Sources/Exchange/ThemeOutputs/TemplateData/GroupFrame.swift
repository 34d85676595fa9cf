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
      return .list(
        ColorList(
          table: table,
          indices: table.tree.children(of: group).compactMap(\.content)
        )
      )
    case .groups: return .list(GroupList(table: table, nodes: Self.groups(of: group, in: table)))
    case .group: return .members(self)
    default: return nil
    }
  }

  /// Returns the groups directly inside a group.
  static func groups(of group: GroupTree<ColorIndex>.Node, in table: ThemeTable) -> [Int] {
    group.children.filter { !table.tree.nodes[$0].children.isEmpty }
  }
}

/// Groups of colors.
struct GroupList: TemplateList {
  let table: ThemeTable
  /// The indices of the groups in the tree of the theme.
  let nodes: [Int]

  var count: Int { nodes.count }

  var memberNames: [String] { nodes.map { table.tree.nodes[$0].part } }

  func element(at index: Int) -> TemplateValue {
    .members(GroupFrame(table: table, node: nodes[index]))
  }

  func member(_ name: TemplateName) -> TemplateValue? {
    nodes.first { table.tree.nodes[$0].part == name.text }
      .map { .members(GroupFrame(table: table, node: $0)) }
  }
}
