import TextSupport
import ThemeFiles
package import ThemeValidation
import TraitHierarchy
import TraitSystem

extension Hierarchy {
  /// Returns a node and its descendants as JSON, in a stable, versioned format.
  ///
  /// There is a line for each node with the traits that it sets, and the traits that apply there
  /// with their origins. Traits are by identifier; `from` is a node's path, or `device`. The whole
  /// hierarchy is shown where `top` is nil.
  package func jsonDocument(below top: Node?) -> String {
    let object: JSONObject = [
      "version": 1, "hierarchy": file.name,
      "nodes": nodes(below: top).map(jsonObject).jsonLines(indentation: 2),
    ]
    return object.document
  }

  private func jsonObject(of node: Node) -> JSONObject {
    let overrides = node.environment.traitOverrides
    let own = overrides.overriddenTraits.map { key in
      (key.identifier, (overrides.value(of: key)?.description ?? "") as (any JSONEncodable)?)
    }
    let traits = origins(of: node).map { origin in
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
