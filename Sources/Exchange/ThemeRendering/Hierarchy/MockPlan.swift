package import ElementLayout

/// The panels of a mock with their places, which no trait changes.
package struct MockPlan {
  /// A panel and its place.
  package struct Panel {
    /// The path of the node.
    package let path: String
    /// The number of the panel around it; nil for the outermost one.
    package let parent: Int?
    /// The names of the nodes that share the panel.
    package let label: String
    /// The traits that the nodes set, such as `style=dark`.
    package let tags: [String]
    /// The words by which a search finds the panel.
    package let words: [String]
    /// The effect of a change on the node.
    package let mark: MockPanel.Mark
    /// The name of the color that fills the panel; nil for the fill of the panel around it.
    package let fill: String?
    /// The place.
    package let frame: Rect
    /// The place of the label.
    package fileprivate(set) var labelFrame = Rect.zero
    /// The other colors of the node, and their places.
    package fileprivate(set) var swatches: [(name: String, frame: Rect)] = []
  }

  /// The panels, each before those in it.
  package private(set) var panels: [Panel] = []

  /// The height of all panels.
  package let height: Double

  /// Lays out a mock in a width.
  ///
  /// - Complexity: O(*n*) in the number of nodes and their colors.
  package init(_ mock: HierarchyMock, width: Double) {
    let layout = mock.withoutMissingFills.laidOut(width: width, metrics: .picture)
    height = layout.height
    // The numbers of the panels that are not complete, each with those in it that are to come.
    var open: [(number: Int, rest: Int)] = []
    for (element, frame) in layout.elements {
      switch element {
      case let element as MockPanelElement:
        while open.last?.rest == 0 { open.removeLast() }
        let parent = open.last?.number
        if !open.isEmpty { open[open.count - 1].rest -= 1 }
        open.append((panels.count, element.panel.children.count))
        panels.append(Panel(element.panel, parent: parent, frame: frame))
      // The label and the swatches of a panel follow it.
      case is MockLabel: panels[panels.count - 1].labelFrame = frame
      case let element as MockSwatch:
        panels[panels.count - 1].swatches.append((element.swatch.name, frame))
      default: break
      }
    }
  }
}

extension MockPlan.Panel {
  fileprivate init(_ panel: MockPanel, parent: Int?, frame: Rect) {
    path = panel.path
    self.parent = parent
    label = panel.label
    tags = panel.tags
    words = panel.words
    mark = panel.mark
    fill = panel.fillName
    self.frame = frame
  }
}
