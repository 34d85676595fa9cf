import ColorValues

/// One node of a hierarchy as a panel.
struct MockPanel {
  /// What a change does to the node.
  enum Mark: Hashable {
    case none
    /// It is drawn again.
    case redraw
    /// Only coarse tracking would draw it again.
    case coarse
  }

  /// A colour that the node draws with; nil is a hole.
  struct Swatch {
    let name: String
    let color: Color?
  }

  /// What a search finds the panel by: the paths of its nodes and the names of their colours.
  let words: [String]
  /// The node's name, behind those of nodes that draw nothing and hold it alone.
  let label: String
  /// The traits that the node sets, such as `style=dark`.
  let tags: [String]
  /// What fills the panel; nil lets the panel around it show.
  let fill: Color?
  /// What is behind the label: opaque, in sRGB.
  let ground: Color
  /// The colour of the label.
  let ink: Color
  let swatches: [Swatch]
  let children: [MockPanel]
  let mark: Mark

  /// The label with the tags.
  var title: String { ([label] + tags).joined(separator: "  ") }
}
