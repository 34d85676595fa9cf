import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemeValidation
import TraitSystem

/// Hovers on hierarchies and their nodes.
extension HoverWriter {
  private static let usesLimit = 24

  func hover(onHierarchy name: String) -> HoverText? {
    guard let hierarchy = project.liveHierarchies.first(where: { $0.file.name == name }) else {
      return nil
    }
    var text = HoverText(name, kind: "(hierarchy)")
    let colors = Set(hierarchy.nodes.flatMap(\.definition.uses).map(\.color))
    text.append(list: [
      [.text(Self.count(hierarchy.nodes.count, "node"))],
      [.text("\(Self.count(colors.count, "color")) in use")],
    ])
    return text
  }

  func hover(onNode path: String, of name: String) -> HoverText? {
    guard let hierarchy = project.liveHierarchies.first(where: { $0.file.name == name }) else {
      return nil
    }
    // A controller's own view has the same place in the file.
    let nodes = hierarchy.nodes.filter {
      $0.definition.path == path || $0.definition.path == "\(path).view"
    }
    guard let node = nodes.first, let context = context(ofNode: path, in: name) else { return nil }
    var text = HoverText(path, kind: "(\(node.definition.kind.rawValue) of the hierarchy \(name))")
    text.append([.strong("Traits")])
    let traits = hierarchy.origins(of: node).map { origin -> HoverText.Line in
      var line: HoverText.Line = [
        .code("\(origin.trait.outputName): \(origin.value)"),
        .text(origin.path.map { ", set at \($0)" } ?? ", a trait of the device"),
      ]
      if let excerpt = origin.excerpt {
        line += [.text(" ("), Self.link(to: excerpt.file, line: excerpt.start.line), .text(")")]
      }
      return line
    }
    text.append(list: traits.isEmpty ? [[.text("the defaults")]] : traits)
    addColors(of: nodes, context, to: &text)
    return text
  }

  private func addColors(
    of nodes: [Hierarchy.Node],
    _ context: EffectiveContext,
    to text: inout HoverText
  ) {
    let uses = nodes.flatMap(\.definition.uses)
    guard !uses.isEmpty, let theme = project.theme(named: context.theme) else { return }
    var rows: [[HoverText.Line]] = [
      [[.text("color")], [.text("in \(context.words(in: project))")]]
    ]
    for use in uses.prefix(Self.usesLimit) {
      let value = color(named: use.color, theme, context.traits)
      rows.append([[.text(use.color)], value.map { [.color($0)] } ?? [.text("unknown")]])
    }
    if uses.count > Self.usesLimit {
      rows.append([[.text("and \(uses.count - Self.usesLimit) more")]])
    }
    text.append(table: rows)
  }
}
