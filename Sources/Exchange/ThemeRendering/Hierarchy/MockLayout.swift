import ElementLayout
import TextSupport

/// The measures of a mock: in pixels of a picture, or in cells of a terminal.
struct MockMetrics: Sendable {
  let padding: EdgeInsets
  /// The space between panels side by side, and between lines of panels.
  let itemSpacing: Double
  let lineSpacing: Double
  /// The space between the parts of one panel, and between swatches.
  let partSpacing: Double
  let swatchSpacing: Double
  let lineHeight: Double
  /// The width of the line with a node's name.
  let labelWidth: @Sendable (MockPanel) -> Double
  let swatch: Size

  static let picture = MockMetrics(
    padding: EdgeInsets(top: 12, leading: 14, bottom: 14, trailing: 14),
    itemSpacing: 8,
    lineSpacing: 8,
    partSpacing: 8,
    swatchSpacing: 4,
    lineHeight: 18,
    labelWidth: HierarchyMockSVG.labelWidth(of:),
    swatch: Size(width: 26, height: 16)
  )

  static let cells = MockMetrics(
    padding: EdgeInsets(top: 0, leading: 1, bottom: 1, trailing: 1),
    itemSpacing: 2,
    lineSpacing: 0,
    partSpacing: 0,
    swatchSpacing: 1,
    lineHeight: 1,
    labelWidth: { Double(TextWidth.columns(of: VisibleText.of($0.title))) },
    swatch: Size(width: 3, height: 1)
  )
}

/// The element of a panel with its label, its swatches and the panels in it.
struct MockPanelElement: Element {
  let panel: MockPanel
  let metrics: MockMetrics

  var content: ElementContent {
    let flow = FlowLayout(
      itemAlignment: .fill,
      lineSpacing: metrics.lineSpacing,
      itemSpacing: metrics.itemSpacing
    )
    let column = Column(
      alignment: .fill,
      underflow: .justifyToStart,
      spacing: metrics.partSpacing
    ) { column in
      column.add(priority: .fixed, element: MockLabel(panel: panel, metrics: metrics))
      if !panel.swatches.isEmpty {
        column.add(
          priority: .fixed,
          element: Flow(
            FlowLayout(lineSpacing: metrics.swatchSpacing, itemSpacing: metrics.swatchSpacing)
          ) { flow in
            for swatch in panel.swatches {
              flow.add(element: MockSwatch(swatch: swatch, panel: panel, size: metrics.swatch))
            }
          }
        )
      }
      if !panel.children.isEmpty {
        column.add(
          priority: .fixed,
          element: Flow(flow) { flow in
            for child in panel.children {
              flow.add(grows: true, element: MockPanelElement(panel: child, metrics: metrics))
            }
          }
        )
      }
    }
    return Inset(metrics.padding, around: column).content
  }
}

/// The element of the line with a node's name.
struct MockLabel: Element {
  let panel: MockPanel
  let metrics: MockMetrics

  var content: ElementContent {
    let width = metrics.labelWidth(panel)
    let height = metrics.lineHeight
    return ElementContent { constraint, _ in
      Size(width: min(width, constraint.width.maximum), height: height)
    }
  }
}

/// The element of a color that a node draws with.
struct MockSwatch: Element {
  let swatch: MockPanel.Swatch
  let panel: MockPanel
  let size: Size

  var content: ElementContent { ElementContent(intrinsicSize: size) }
}

extension HierarchyMock {
  /// Returns all elements laid out in a width, from back to front, and their height.
  func laidOut(
    width: Double,
    metrics: MockMetrics
  ) -> (elements: [(element: any Element, frame: Rect)], height: Double) {
    let tree = LayoutTree(MockPanelElement(panel: root, metrics: metrics))
    tree.layOut(in: Size(width: width, height: .infinity))
    var elements: [(element: any Element, frame: Rect)] = []
    tree.forEachElement { elements.append(($0.element, $1)) }
    return (elements, tree.root.frame.height)
  }
}
