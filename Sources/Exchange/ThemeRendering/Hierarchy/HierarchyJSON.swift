import TextSupport
import ThemeFiles
package import ThemeValidation
import TraitHierarchy
import TraitSystem

/// A hierarchy as JSON, in a stable, versioned format: each node with the traits that it sets, and
/// the traits that apply there with their origins.
///
/// Traits are by identifier; `from` is a node's path, or `device`.
package struct HierarchyJSON {
  /// The JSON text, a line for each node.
  package let text: String

  /// Creates the JSON text of a node and its descendants, or of the whole hierarchy where `top` is
  /// nil.
  package init(_ hierarchy: Hierarchy, below top: Hierarchy.Node?) {
    let nodes = hierarchy.nodes(below: top).map { Self.object($0, hierarchy) }
    let object: JSONObject = [
      "version": 1, "hierarchy": hierarchy.file.name, "nodes": nodes.jsonLines(indentation: 2),
    ]
    text = object.document
  }

  private static func object(_ node: Hierarchy.Node, _ hierarchy: Hierarchy) -> JSONObject {
    let overrides = node.environment.traitOverrides
    let own = overrides.overriddenTraits.map { key in
      (key.identifier, (overrides.value(of: key)?.description ?? "") as (any JSONEncodable)?)
    }
    let traits = hierarchy.origins(of: node).map { origin in
      let value: JSONObject = [
        "value": origin.value.description, "from": origin.path ?? "device",
      ]
      return (origin.trait.identifier, value as (any JSONEncodable)?)
    }
    return [
      "path": node.definition.path, "kind": node.definition.kind.rawValue,
      "overrides": JSONObject(own), "traits": JSONObject(traits),
      "uses": node.definition.uses.map(\.color),
    ]
  }
}
