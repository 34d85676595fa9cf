import ColorValues
import ElementLayout
import TextSupport

/// A mock of a hierarchy as an SVG picture.
///
/// Nodes that a change redraws are outlined; nodes that are redrawn only with coarse tracking have
/// a dashed outline.
package struct HierarchyMockSVG {
  private let mock: HierarchyMock
  private let width = 1_200.0
  private let margin = 40.0

  /// Prepares the picture of a mock.
  package init(_ mock: HierarchyMock) {
    self.mock = mock
  }

  /// The SVG file, which is complete, as that of ``PaletteSheetSVG``.
  ///
  /// - Complexity: O(*n*) in the number of nodes and their colors.
  package var text: String {
    var canvas = SVGCanvas()
    let top = addHeader(to: &canvas)
    let layout = mock.laidOut(width: width - 2 * margin, metrics: .picture)
    var elements = layout.elements
    for index in elements.indices {
      elements[index].frame.x += margin
      elements[index].frame.y += top
    }
    var count = 0
    for (element, frame) in elements {
      switch element {
      case let element as MockPanelElement:
        count += 1
        draw(element.panel, in: frame, to: &canvas)
      case let element as MockLabel:
        // A label follows its panel.
        draw(labelOf: element.panel, in: frame, clip: "label-\(count)", to: &canvas)
      case let element as MockSwatch: draw(element, in: frame, to: &canvas)
      default: break
      }
    }
    // On top, so that no panel covers them.
    for case let (element as MockPanelElement, frame) in elements {
      drawOutline(of: element.panel, in: frame, to: &canvas)
    }
    let total = top + layout.height + margin
    var page = SVGCanvas()
    page.fill(Rect(x: 0, y: 0, width: width, height: total), PictureColors.paper)
    page.append(canvas)
    return page.document(
      width: width,
      height: total,
      title: "The hierarchy \(mock.title)",
      description: mock.legend ?? "Its nodes as nested panels in the colors that they draw with"
    )
  }

  /// Adds title and legend, and returns the top of the nodes.
  private func addHeader(to canvas: inout SVGCanvas) -> Double {
    let title = SVGFont(size: 28, weight: 700, spacing: -0.4)
    canvas.text(
      title.cut(mock.title, to: width - 2 * margin),
      x: margin,
      y: 66,
      font: title,
      color: PictureColors.foreground
    )
    guard let legend = mock.legend else { return 90 }
    canvas.text(legend, x: margin, y: 92, font: SVGFont(size: 14), color: PictureColors.secondary)
    return 116
  }

  private func draw(_ panel: MockPanel, in frame: Rect, to canvas: inout SVGCanvas) {
    if let fill = panel.fill { canvas.fill(frame, fill, radius: 10) }
    canvas.stroke(frame, panel.background.contrasting, opacity: 0.16, radius: 10)
  }

  /// Draws an outline around a node that a change redraws, dashed if only coarse tracking redraws
  /// it.
  private func drawOutline(of panel: MockPanel, in frame: Rect, to canvas: inout SVGCanvas) {
    guard panel.mark != .none else { return }
    let outline = Rect(
      x: frame.x - 2,
      y: frame.y - 2,
      width: frame.width + 4,
      height: frame.height + 4
    )
    let isDue = panel.mark == .redraw
    canvas.stroke(
      outline,
      PictureColors.marker,
      opacity: isDue ? 1 : 0.75,
      width: isDue ? 3 : 1.5,
      radius: 12,
      dashes: isDue ? nil : "5 4"
    )
  }

  private static let name = SVGFont(size: 12, weight: 600)
  private static let tags = SVGFont(size: 10.5, isMono: true)
  private static let tagGap = 10.0

  /// Returns the width of a node's name with its tags.
  @Sendable
  static func labelWidth(of panel: MockPanel) -> Double {
    let width = name.width(of: VisibleText.of(panel.label))
    let tagText = panel.tagText
    return tagText.isEmpty ? width : width + tagGap + tags.width(of: VisibleText.of(tagText))
  }

  private func draw(
    labelOf panel: MockPanel,
    in frame: Rect,
    clip: String,
    to canvas: inout SVGCanvas
  ) {
    let label = Self.name.cut(panel.label, to: frame.width)
    let room = frame.width - Self.name.width(of: label) - Self.tagGap
    let hasTags = !panel.tags.isEmpty && room > 30
    // The font is unknown, so the name is clipped at the end of its panel.
    canvas.clip(id: clip, frame)
    canvas.text(
      label,
      x: frame.x,
      y: frame.y + 12.5,
      font: Self.name,
      color: panel.foreground,
      clip: clip,
      tail: hasTags
        ? (Self.tags.cut(panel.tagText, to: room), Self.tagGap, Self.tags) : nil
    )
  }

  private func draw(_ element: MockSwatch, in frame: Rect, to canvas: inout SVGCanvas) {
    let foreground = element.panel.background.contrasting
    canvas.group(titled: "\(element.swatch.name) \(element.swatch.color?.hex ?? "—")") {
      canvas in
      guard let color = element.swatch.color else {
        return canvas.missing(frame, foreground: foreground)
      }
      canvas.fill(frame, color, radius: 4)
      canvas.stroke(frame, foreground, opacity: 0.2, radius: 4)
    }
  }
}

extension MockPanel {
  fileprivate var tagText: String { tags.joined(separator: " ") }
}
