/// The keys of hierarchy files.
extension FormatMapping {
  /// A hierarchy file.
  package static let hierarchy = FormatMapping(
    named: "hierarchy",
    noun: "a hierarchy file",
    [
      .hierarchy, .hierarchyDescription, .deviceTraits, .scene, .overrides, .children,
    ]
  )

  /// The kinds of nodes that are children of others, in the order in which their keys decide.
  package static let nodes = [
    node(
      "window",
      [.overrides, children(of: "window", ["controller", "view", "presentation"]), .uses]
    ),
    node("presentation", [.overrides, children(of: "presentation", ["controller"], count: 1...1)]),
    node("controller", [.overrides, .ownView]),
    node("view", [.overrides, childrenOfView, .uses]),
  ]

  private static let childrenOfView = children(of: "view", ["view", "controller"])

  /// The view of a controller.
  fileprivate static let ownView = FormatMapping(
    named: "own-view",
    noun: "a controller's view",
    isOptional: true,
    [.overrides, .uses, childrenOfView]
  )

  private static func node(_ kind: String, _ keys: [FormatKey]) -> FormatMapping {
    let name = FormatKey(
      kind,
      .plainName(.node),
      isRequired: true,
      documentation: "The \(kind)'s name."
    )
    return FormatMapping(named: kind, noun: "a node", [name] + keys)
  }

  fileprivate static func children(
    of parent: String,
    _ kinds: [String],
    count: ClosedRange<Int> = 0...Int.max
  ) -> FormatKey {
    let names = kinds.map { "'\($0):'" }.joined(separator: " or ")
    let nouns = kinds.map { "a \($0)" }.joined(separator: " or ")
    let others = ["window", "presentation", "controller", "view"].filter { !kinds.contains($0) }
    let choice = FormatMapping.Choice(
      named: "below-\(parent)",
      { nodes.filter { kinds.contains($0.names[0]) } },
      otherwise: "a node below a \(parent) needs \(names)",
      .unknownKey,
      refusals: Dictionary(
        uniqueKeysWithValues: others.map {
          ($0, "a \($0) can't be a child of a \(parent); expected \(nouns)")
        }
      )
    )
    let isOne = count.upperBound == 1
    return FormatKey(
      "children",
      .list(.choice(choice), count: count, isOptional: !isOne),
      isRequired: isOne,
      documentation: isOne ? "The controller that is shown." : "The child nodes, in order."
    )
  }
}

extension FormatKey {
  /// The first key of a hierarchy file.
  package static let hierarchy = FormatKey(
    "hierarchy",
    .name(.hierarchy),
    isRequired: true,
    documentation: "The hierarchy's name."
  )

  static let hierarchyDescription = FormatKey(
    "description",
    .text,
    documentation: "A description of the hierarchy."
  )

  package static let deviceTraits = FormatKey(
    "traits",
    .traits,
    documentation: "The traits of the device."
  )

  package static let scene = FormatKey(
    "scene",
    .plainName(.node),
    documentation: "The scene's name; that of the hierarchy by default."
  )

  package static let children = FormatMapping.children(of: "scene", ["window"])

  package static let overrides = FormatKey(
    "overrides",
    .traits,
    documentation: "The traits that the node overrides for itself and its descendants."
  )

  package static let uses = FormatKey(
    "uses",
    .list(.name(.usedColor), isOptional: true),
    documentation: "The colors that the node draws with."
  )

  package static let ownView = FormatKey(
    "view",
    .mapping(.ownView),
    documentation: "The controller's own view."
  )
}
