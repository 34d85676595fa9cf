package import ColorValues

/// One node of a hierarchy as a panel.
package struct MockPanel {
  /// The effect of a change on the node.
  package enum Mark: String, Sendable {
    case none
    /// The node is redrawn.
    case redraw
    /// Only coarse tracking would redraw the node.
    case coarse
  }

  /// A color that the node draws with; nil where it is missing.
  struct Swatch {
    let name: String
    let color: Color?
  }

  /// The path of the node.
  let path: String
  /// The name of the color that fills the panel; nil for the fill of the panel around it.
  let fillName: String?
  /// The words by which a search finds the panel: the paths of its nodes and the names of their
  /// colors.
  let words: [String]
  /// The node's name, after those of the nodes that share the panel.
  let label: String
  /// The traits that the node sets, such as `style=dark`.
  let tags: [String]
  /// The fill of the panel; nil for the one of the panel around it.
  let fill: Color?
  /// The background of the label: opaque, in sRGB.
  let background: Color
  /// The color of the label.
  let foreground: Color
  private(set) var swatches: [Swatch]
  private(set) var children: [MockPanel]
  let mark: Mark

  /// The label with the tags.
  var title: String { ([label] + tags).joined(separator: "  ") }

  /// The panel without a swatch for a missing fill, so that it has the same swatches in all states.
  var withoutMissingFills: MockPanel {
    var panel = self
    if fillName != nil, fill == nil { panel.swatches.removeFirst() }
    panel.children = children.map(\.withoutMissingFills)
    return panel
  }

  /// Returns the background of the label of a panel: opaque, in sRGB.
  package static func background(of fill: Color, over backdrop: Color) -> Color {
    fill.composited(over: backdrop).fitted(to: .srgb)
  }

  /// Returns the color of the label of a panel: the first of some colors that is readable, or else
  /// black or white.
  package static func foreground(among colors: [Color], on background: Color) -> Color {
    colors.first { $0.isReadable(on: background) } ?? background.contrasting
  }
}
