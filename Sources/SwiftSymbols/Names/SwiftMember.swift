/// A color, a group of colors, or both, as a member of a Swift type.
package struct SwiftMember<Content> {
  package let node: GroupTree<Content>.Node

  /// The name of the member, without backquotes.
  package let name: String

  /// The name of the type that contains the colors of a group; nil without a group.
  package let groupType: String?

  /// Returns the members of a type for the children of a node.
  ///
  /// - Parameters:
  ///   - node: The group, or the root.
  ///   - tree: The names.
  ///   - types: The name of the type and those of the enclosing types.
  /// - Returns: The members, in the order of the names.
  /// - Throws: ``NameClash`` if two members have the same name.
  package static func members(
    of node: GroupTree<Content>.Node,
    in tree: GroupTree<Content>,
    _ types: [String]
  ) throws(NameClash) -> [SwiftMember] {
    let children = tree.children(of: node)
    // Only the names outside of groups are members of the color's own type.
    let names = children.map { child in
      let name = SwiftName.member(child.part)
      return node.name.isEmpty && AppleNames.members.contains(name) ? "\(name)_" : name
    }
    var taken = UniqueNames(in: SwiftName.formatTitle)
    var typeNames = SwiftTypeNames(in: types, beside: names)
    var members: [SwiftMember] = []
    for (child, name) in zip(children, names) {
      if child.content != nil { try taken.take(name, for: child.name) }
      var groupType: String?
      if !child.children.isEmpty {
        try taken.take(name, for: "\(child.name).")
        groupType = typeNames.take(for: child.part)
      }
      members.append(SwiftMember(node: child, name: name, groupType: groupType))
    }
    return members
  }
}
