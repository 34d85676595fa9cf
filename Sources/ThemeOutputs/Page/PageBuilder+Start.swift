import ColorValues
import TextSupport
import ThemeHierarchies
import ThemeRendering
import TraitHierarchy

extension PageBuilder {
  /// The view that the page opens with.
  func startView() -> JSONObject {
    let file = input.project.hierarchies.first { $0.name == start.hierarchy }
    let mock = start.redraws == nil ? nil : file.map(mock)
    let marks = mock?.plan.panels.filter { $0.mark != .none }.map { ($0.path, $0.mark.rawValue) }
    let redraws = start.redraws?.nodes.map { node -> JSONObject in
      let colors = node.colors.map { color -> JSONObject in
        ["name": color.name, "old": color.old.hex, "new": color.new.hex]
      }
      return ["path": node.path, "reason": "\(node.change.reason)", "colors": colors]
    }
    return [
      "view": start.view.rawValue, "state": space.state(of: start.traits),
      "names": start.names, "hierarchy": start.hierarchy, "marks": marks.map { JSONObject($0) },
      "legend": mock?.legend, "redraws": redraws,
    ]
  }
}
