import ColorValues
import TextSupport
import ThemeFiles
package import ThemeValidation
import TraitHierarchy
import TraitSystem

extension HierarchyRedraws {
  /// The redraws as JSON, in a stable, versioned format: a line for each node.
  ///
  /// `redraws` are the nodes that must be redrawn, each with the colors that change and the reason;
  /// `coarseOnly` are the paths of nodes that only coarse tracking would redraw.
  package var jsonDocument: String {
    let object: JSONObject = [
      "version": 1, "drawingNodes": drawingNodeCount,
      "redraws": nodes.map(\.jsonObject).jsonLines(indentation: 2), "coarseOnly": coarseOnly,
    ]
    return object.document
  }
}

extension HierarchyRedraws.Node {
  fileprivate var jsonObject: JSONObject {
    let colors = colors.map { color -> JSONObject in
      ["name": color.name, "old": color.old.displayCSS, "new": color.new.displayCSS]
    }
    let reason = change.reason
    return [
      "node": path, "colors": colors, "traits": change.traits.map(\.identifier),
      "reason": ["cause": reason.cause.rawValue, "node": reason.node] as JSONObject,
    ]
  }
}
