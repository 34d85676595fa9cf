import ColorValues
import ElementLayout
import TextSupport

/// A mock of a hierarchy for the terminal: panels in the cells that the layout gives them.
///
/// What a change draws again has `*` before its name, what only coarse tracking would has `~`.
///
/// It isn't `Sendable`, because a mock isn't.
public struct HierarchyMockText {
  private let mock: HierarchyMock
  private let depth: ColorDepth
  private let columns: Int
  private let alphabet: TerminalAlphabet

  /// Prepares a picture of a mock.
  ///
  /// - Parameters:
  ///   - mock: The panels.
  ///   - depth: How many colours the terminal shows.
  ///   - columns: The width of the terminal.
  ///   - isUTF8: Whether the terminal shows more than ASCII.
  public init(_ mock: HierarchyMock, depth: ColorDepth, columns: Int = 80, isUTF8: Bool = true) {
    self.mock = mock
    self.depth = depth
    self.columns = max(1, columns)
    alphabet = TerminalAlphabet(isUTF8: isUTF8)
  }

  /// The picture, each line ended by a line break; none is wider than the terminal.
  ///
  /// - Complexity: O(*c*) in the number of cells, for each level of nesting.
  public var text: String {
    var quantizer = ColorQuantizer(depth: depth)
    let (parts, height) = mock.laidOut(width: Double(columns), metrics: .cells)
    var grid = CellGrid(columns: columns, rows: Int(clamping: height.rounded(.up)))
    for (element, frame) in parts {
      switch element {
      case let element as MockPanelElement:
        guard let fill = quantizer.paint(for: element.panel.ground) else { continue }
        if element.panel.fill != nil { grid.fill(frame, fill) }
      case let element as MockLabel: draw(element.panel, frame, &grid, &quantizer)
      case let element as MockSwatch:
        guard let color = element.swatch.color else {
          grid.write("?", frame, ink: nil, mark: "", isBold: true)
          continue
        }
        let seen = color.composited(over: element.panel.ground)
        if let paint = quantizer.paint(for: seen) {
          grid.fill(frame, paint)
        } else {
          grid.write(alphabet.isUTF8 ? "■" : "#", frame, ink: nil, mark: "", isBold: false)
        }
      default: continue
      }
    }
    let legend = mock.legend.map { legend in
      WordWrap.lines(alphabet.text(legend), columns: columns, mark: alphabet.ellipsis)
    }
    let lines = grid.lines(hasStyles: depth != .none) + (legend ?? [])
    return lines.map { $0 + "\n" }.joined()
  }

  /// The name of a node, on a ground of its own where a change draws the node again.
  private func draw(
    _ panel: MockPanel,
    _ frame: Rect,
    _ grid: inout CellGrid,
    _ quantizer: inout ColorQuantizer
  ) {
    let text = alphabet.text(panel.marker + panel.title)
    let isDue = panel.mark == .redraw
    if isDue, let paint = quantizer.paint(for: PictureColors.marker) {
      let width = min(frame.width, Double(TextWidth.columns(of: text)))
      grid.fill(Rect(x: frame.x, y: frame.y, width: width, height: 1), paint)
    }
    let ink = isDue ? PictureColors.marker.contrasting : panel.ink.composited(over: panel.ground)
    grid.write(
      text,
      frame,
      ink: quantizer.paint(for: ink),
      mark: alphabet.ellipsis,
      isBold: isDue
    )
  }
}

extension MockPanel {
  /// What stands before the name of a node that a change draws again.
  fileprivate var marker: String {
    switch mark {
    case .none: ""
    case .redraw: "* "
    case .coarse: "~ "
    }
  }
}
