/// A colour, a group of colours, or both, as a member of a Swift type.
struct SwiftMember<Content> {
  let node: GroupTree<Content>.Node

  /// The member's name, without the backquotes that some need.
  let name: String

  /// The name of the type that a group's colours are members of; nil without a group.
  let groupType: String?

  /// The members that the children of a node become in a type.
  ///
  /// - Parameters:
  ///   - node: The group, or the root.
  ///   - tree: The names.
  ///   - types: The type's name and those of the types around it.
  /// - Returns: The members, in the order of the names.
  /// - Throws: where two would have one name.
  static func members(
    of node: GroupTree<Content>.Node,
    in tree: GroupTree<Content>,
    _ types: [String]
  ) throws(ExportError) -> [SwiftMember] {
    let children = tree.children(of: node)
    let names = children.map { SwiftName.member($0.part) }
    var taken = UniqueNames(.swift)
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
