import ColorValues
import ElementLayout

/// A mock of a hierarchy as a picture.
///
/// What a change draws again is outlined, and what only coarse tracking would is outlined in dashes.
///
/// It isn't `Sendable`, because a mock isn't.
public struct HierarchyMockSVG {
  private static let width = 1_200.0
  private static let margin = 40.0

  private let mock: HierarchyMock

  /// Prepares a picture of a mock.
  public init(_ mock: HierarchyMock) {
    self.mock = mock
  }

  /// The SVG file; complete, valid and named like that of ``PaletteSheetSVG``.
  ///
  /// - Complexity: O(*n*) in the number of nodes and their colours.
  public var text: String {
    var canvas = SVGCanvas()
    let margin = Self.margin
    let title = SVGFont(size: 28, weight: 700, spacing: -0.4)
    canvas.text(
      title.cut(mock.title, to: Self.width - 2 * margin),
      x: margin,
      y: 66,
      title,
      SheetInk.text
    )
    var top = 90.0
    if let legend = mock.legend {
      canvas.text(legend, x: margin, y: 92, SVGFont(size: 14), SheetInk.secondary)
      top = 116
    }
    let (parts, height) = mock.laidOut(width: Self.width - 2 * margin, metrics: .picture)
    for (element, frame) in parts {
      let frame = SVGCanvas.Frame(
        x: margin + frame.x,
        y: top + frame.y,
        width: frame.width,
        height: frame.height
      )
      switch element {
      case let element as MockPanelElement: draw(element.panel, frame, to: &canvas)
      case let element as MockLabel: draw(labelOf: element.panel, frame, to: &canvas)
      case let element as MockSwatch: draw(element, frame, to: &canvas)
      default: break
      }
    }
    // On top, so that no panel covers them.
    for (element, frame) in parts {
      guard let panel = (element as? MockPanelElement)?.panel, panel.mark != .none else { continue }
      let frame = SVGCanvas.Frame(
        x: margin + frame.x - 2,
        y: top + frame.y - 2,
        width: frame.width + 4,
        height: frame.height + 4
      )
      let isDue = panel.mark == .redraw
      canvas.stroke(
        frame,
        SheetInk.marker,
        opacity: isDue ? 1 : 0.75,
        width: isDue ? 3 : 1.5,
        radius: 12,
        dashes: isDue ? nil : "5 4"
      )
    }
    let total = top + height + margin
    var page = SVGCanvas()
    page.fill(.init(x: 0, y: 0, width: Self.width, height: total), SheetInk.paper)
    page.append(canvas)
    return page.document(
      width: Self.width,
      height: total,
      title: "The hierarchy \(mock.title)",
      description: mock.legend ?? "Its nodes as nested panels in the colours that they draw with"
    )
  }

  private func draw(_ panel: MockPanel, _ frame: SVGCanvas.Frame, to canvas: inout SVGCanvas) {
    if let fill = panel.fill { canvas.fill(frame, fill, radius: 10) }
    canvas.stroke(frame, panel.ground.contrasting, opacity: 0.16, radius: 10)
  }

  private func draw(
    labelOf panel: MockPanel,
    _ frame: SVGCanvas.Frame,
    to canvas: inout SVGCanvas
  ) {
    let name = SVGFont(size: 12, weight: 600)
    let label = name.cut(panel.label, to: frame.width)
    canvas.text(label, x: frame.x, y: frame.y + 12.5, name, panel.ink)
    let start = name.width(of: label) + 10
    let tags = SVGFont(size: 10.5, isMono: true, opacity: 0.8)
    let text = panel.tags.joined(separator: " ")
    guard !text.isEmpty, frame.width - start > 40 else { return }
    canvas.text(
      tags.cut(text, to: frame.width - start),
      x: frame.x + start,
      y: frame.y + 12.5,
      tags,
      panel.ink
    )
  }

  private func draw(_ part: MockSwatch, _ frame: SVGCanvas.Frame, to canvas: inout SVGCanvas) {
    let ink = part.panel.ground.contrasting
    canvas.group(titled: "\(part.swatch.name) \(part.swatch.color?.hex ?? "missing")") { canvas in
      guard let color = part.swatch.color else { return canvas.hole(frame, ink: ink) }
      canvas.fill(frame, color, radius: 4)
      canvas.stroke(frame, ink, opacity: 0.2, radius: 4)
    }
  }
}
