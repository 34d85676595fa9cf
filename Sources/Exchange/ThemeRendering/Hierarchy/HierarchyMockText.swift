import ColorValues
import ElementLayout
import TextSupport

/// A mock of a hierarchy for the terminal: panels in the cells that the layout gives them.
///
/// A `*` before a name marks a node that a change redraws, and a `~` one that is redrawn only with
/// coarse tracking.
package struct HierarchyMockText {
  private let mock: HierarchyMock
  private let depth: ColorDepth
  private let columns: Int
  private let alphabet: TerminalAlphabet

  /// Prepares the picture of a mock.
  ///
  /// - Parameters:
  ///   - mock: The panels.
  ///   - depth: The colors of the terminal.
  ///   - columns: The width of the terminal.
  ///   - isUTF8: Whether the terminal shows more than ASCII.
  package init(_ mock: HierarchyMock, depth: ColorDepth, columns: Int = 80, isUTF8: Bool = true) {
    self.mock = mock
    self.depth = depth
    self.columns = max(1, columns)
    alphabet = TerminalAlphabet(isUTF8: isUTF8)
  }

  /// The picture, each line ended by a line break; none is wider than the terminal.
  ///
  /// - Complexity: O(*c*) in the number of cells, for each level of nesting.
  package var text: String {
    var quantizer = ColorQuantizer(depth: depth)
    let (elements, height) = mock.laidOut(width: Double(columns), metrics: .cells)
    var grid = CellGrid(columns: columns, rows: Int(clamping: height.rounded(.up)))
    for (element, frame) in elements {
      switch element {
      case let element as MockPanelElement:
        guard let fill = quantizer.paint(for: element.panel.background) else { continue }
        if element.panel.fill != nil { grid.fill(frame, fill) }
      case let element as MockLabel: draw(element.panel, in: frame, to: &grid, &quantizer)
      case let element as MockSwatch:
        guard let color = element.swatch.color else {
          grid.write(alphabet.hatch, frame, foreground: nil, mark: "", isBold: true)
          continue
        }
        let seen = color.composited(over: element.panel.background)
        if let paint = quantizer.paint(for: seen) {
          grid.fill(frame, paint)
        } else {
          grid.write(alphabet.isUTF8 ? "■" : "#", frame, foreground: nil, mark: "", isBold: false)
        }
      default: continue
      }
    }
    let legend = mock.legend.map { legend in
      alphabet.text(legend).wrapped(columns: columns, mark: alphabet.ellipsis)
    }
    let lines = grid.lines(hasStyles: depth != .none) + (legend ?? [])
    return lines.map { $0 + "\n" }.joined()
  }

  /// Draws the name of a node, with a background where a change redraws the node.
  private func draw(
    _ panel: MockPanel,
    in frame: Rect,
    to grid: inout CellGrid,
    _ quantizer: inout ColorQuantizer
  ) {
    let text = alphabet.text(panel.marker + panel.title)
    let isDue = panel.mark == .redraw
    if isDue, let paint = quantizer.paint(for: PictureColors.marker) {
      let width = min(frame.width, Double(TextWidth.columns(of: text)))
      grid.fill(Rect(x: frame.x, y: frame.y, width: width, height: 1), paint)
    }
    let foreground =
      isDue ? PictureColors.marker.contrasting : panel.foreground.composited(over: panel.background)
    grid.write(
      text,
      frame,
      foreground: quantizer.paint(for: foreground),
      mark: alphabet.ellipsis,
      isBold: isDue
    )
  }
}

extension MockPanel {
  /// The mark before the name of a node that a change redraws.
  fileprivate var marker: String {
    switch mark {
    case .none: ""
    case .redraw: "* "
    case .coarse: "~ "
    }
  }
}
