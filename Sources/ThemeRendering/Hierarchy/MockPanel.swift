import ColorValues

/// One node of a hierarchy as a panel.
struct MockPanel {
  /// The effect of a change on the node.
  enum Mark: Hashable {
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
  let swatches: [Swatch]
  let children: [MockPanel]
  let mark: Mark

  /// The label with the tags.
  var title: String { ([label] + tags).joined(separator: "  ") }
}
