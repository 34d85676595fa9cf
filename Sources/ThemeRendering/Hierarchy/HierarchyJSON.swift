import TextSupport
import ThemeFiles
public import ThemeHierarchies
import TraitHierarchy
import TraitSystem

/// A hierarchy as JSON, in a stable, versioned format: each node with the traits that it sets, and those
/// that apply there with their origins.
///
/// Traits are by identifier; `from` is a node's path, or `device`.
public struct HierarchyJSON {
  private let hierarchy: Hierarchy
  private let top: Hierarchy.Node?

  /// Prepares the JSON text of a node and its descendants, or of the whole hierarchy where `top` is nil.
  public init(_ hierarchy: Hierarchy, below top: Hierarchy.Node?) {
    self.hierarchy = hierarchy
    self.top = top
  }

  /// The JSON text, a line for each node.
  public var text: String {
    let nodes = hierarchy.nodes(below: top)
    let members = [
      JSONText.member("version", "1"),
      JSONText.member("hierarchy", JSONText.string(hierarchy.file.name)),
      JSONText.member("nodes", "[\n    \(nodes.map(object).joined(separator: ",\n    "))\n  ]"),
    ]
    return "{\n  " + members.joined(separator: ",\n  ") + "\n}\n"
  }

  private func object(_ node: Hierarchy.Node) -> String {
    let definition = node.definition
    let overrides = node.environment.traitOverrides
    return JSONText.object([
      ("path", JSONText.string(definition.path)),
      ("kind", JSONText.string(definition.kind.rawValue)),
      (
        "overrides",
        JSONText.object(
          overrides.overriddenTraits.map { key in
            (key.identifier, JSONText.string(overrides.value(of: key)?.description ?? ""))
          }
        )
      ),
      (
        "traits",
        JSONText.object(
          hierarchy.origins(of: node).map { origin in
            let members = [
              ("value", JSONText.string(origin.value.description)),
              ("from", JSONText.string(origin.path ?? "device")),
            ]
            return (origin.trait.identifier, JSONText.object(members))
          }
        )
      ),
      ("uses", JSONText.array(definition.uses.map { JSONText.string($0.color) })),
    ])
  }
}
