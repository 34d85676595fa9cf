import ColorValues
import TextSupport
import ThemeFiles
package import ThemeValidation
import TraitHierarchy
import TraitSystem

/// The redraws after a change as JSON, in a stable, versioned format.
///
/// `redraws` are the nodes that must be redrawn, each with the colors that change and the reason;
/// `coarseOnly` are the paths of nodes that only coarse tracking would redraw.
package struct RedrawJSON {
  /// The JSON text, a line for each node.
  package let text: String

  /// Creates the JSON text.
  package init(_ redraws: HierarchyRedraws) {
    let object: JSONObject = [
      "version": 1, "drawingNodes": redraws.drawingNodeCount,
      "redraws": redraws.nodes.map(Self.object).jsonLines(indentation: 2),
      "coarseOnly": redraws.coarseOnly,
    ]
    text = object.document
  }

  private static func object(_ node: HierarchyRedraws.Node) -> JSONObject {
    let colors = node.colors.map { color -> JSONObject in
      ["name": color.name, "old": color.old.displayCSS, "new": color.new.displayCSS]
    }
    let reason = node.change.reason
    return [
      "node": node.path, "colors": colors, "traits": node.change.traits.map(\.identifier),
      "reason": ["cause": reason.cause.rawValue, "node": reason.node] as JSONObject,
    ]
  }
}
