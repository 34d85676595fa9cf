import ColorValues
import TextSupport
import ThemeFiles
public import ThemeHierarchies
import TraitHierarchy
import TraitSystem

/// The redraws after a change as JSON, in a stable, versioned format.
///
/// `redraws` are the nodes that must be redrawn, each with the colors that change and the reason;
/// `coarseOnly` are the paths of nodes that only coarse tracking would redraw.
public struct RedrawJSON {
  private let redraws: HierarchyRedraws

  /// Prepares the JSON text.
  public init(_ redraws: HierarchyRedraws) {
    self.redraws = redraws
  }

  /// The JSON text, a line for each node.
  public var text: String {
    let nodes = redraws.nodes.map(object)
    let members = [
      JSONText.member("version", "1"),
      JSONText.member("drawingNodes", "\(redraws.drawingNodeCount)"),
      JSONText.member(
        "redraws",
        nodes.isEmpty ? "[]" : "[\n    \(nodes.joined(separator: ",\n    "))\n  ]"
      ),
      JSONText.member("coarseOnly", JSONText.array(redraws.coarseOnly.map(JSONText.string))),
    ]
    return "{\n  " + members.joined(separator: ",\n  ") + "\n}\n"
  }

  private func object(_ node: HierarchyRedraws.Node) -> String {
    JSONText.object([
      ("node", JSONText.string(node.path)),
      (
        "colors",
        JSONText.array(
          node.colors.map { color in
            JSONText.object([
              ("name", JSONText.string(color.name)),
              ("old", JSONText.string(color.old.displayCSS)),
              ("new", JSONText.string(color.new.displayCSS)),
            ])
          }
        )
      ),
      (
        "traits",
        JSONText.array(node.change.traits.map { JSONText.string($0.identifier) })
      ),
      (
        "reason",
        JSONText.object([
          ("cause", JSONText.string(node.change.reason.cause.rawValue)),
          ("node", JSONText.string(node.change.reason.node)),
        ])
      ),
    ])
  }
}
