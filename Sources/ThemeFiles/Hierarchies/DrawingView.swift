import DynamicColors
import ElementLayout
import TraitHierarchy

/// A node of a hierarchy file that draws itself as a part of a picture: its name, a swatch for each colour
/// that it uses, and below them the nodes in it.
protocol ColorDrawing: View {
  var colors: [DynamicColor] { get set }
}

/// The measures of the picture, in points.
private enum Measures {
  static let padding = 8.0
  static let spacing = 6.0
  static let fontSize = 11.0
  static let swatch = Size(width: 22, height: 14)
  static let cornerRadius = 6.0
}

extension ColorDrawing {
  /// Draws the first colour as the ground, and the others as swatches with the last as that of the name.
  fileprivate func drawColors(in rect: Rect) {
    guard let ground = colors.first else { return }
    canvas.fill(rect, with: ground, cornerRadius: Measures.cornerRadius)
    let ink = colors[colors.count - 1]
    let size = TextLine.estimatedSize(of: title, fontSize: Measures.fontSize)
    let line = Rect(
      x: Measures.padding,
      y: Measures.padding,
      width: max(0, min(size.width, rect.width - 2 * Measures.padding)),
      height: size.height
    )
    if colors.count > 1 {
      canvas.text(title, in: line, with: ink, fontSize: Measures.fontSize)
    }
    var swatch = Rect(
      x: Measures.padding,
      y: line.y + line.height + Measures.spacing,
      width: Measures.swatch.width,
      height: Measures.swatch.height
    )
    for color in colors.dropFirst() {
      canvas.fill(swatch, with: color, cornerRadius: Measures.swatch.height / 4)
      canvas.stroke(swatch, with: ink, width: 0.5, cornerRadius: Measures.swatch.height / 4)
      swatch.x += swatch.width + Measures.spacing
    }
  }

  /// The last part of the node's path.
  private var title: String {
    let path = nodeName ?? ""
    return path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The size of the name and the swatches alone.
  private var header: Size {
    if colors.isEmpty { return .zero }
    let text = TextLine.estimatedSize(of: title, fontSize: Measures.fontSize)
    let count = Double(colors.count - 1)
    let swatches = count * Measures.swatch.width + max(0, count - 1) * Measures.spacing
    let rows = count > 0 ? Measures.spacing + Measures.swatch.height : 0
    return Size(width: max(text.width, swatches), height: text.height + rows)
  }

  /// What places the nodes in this one.
  var pictureLayout: PictureLayout {
    PictureLayout(header: header, padding: Measures.padding, spacing: Measures.spacing)
  }
}

/// A view that draws with the colours that a hierarchy file says it uses.
final class DrawingView: View, ColorDrawing {
  var colors: [DynamicColor] = []

  override func draw(_ rect: Rect) { drawColors(in: rect) }
}

/// A window that draws with the colours that a hierarchy file says it uses.
final class DrawingWindow: Window, ColorDrawing {
  var colors: [DynamicColor] = []

  override func draw(_ rect: Rect) { drawColors(in: rect) }

  /// The height that the nodes in the window need, and what is presented over it.
  var pictureHeight: Double {
    let own = measuredSize(in: SizeConstraint(width: frame.width)).height
    let room = SizeConstraint(width: max(0, frame.width - 2 * margin))
    return presentedViews.reduce(own) {
      max($0, $1.measuredSize(in: room).height + 2 * margin)
    }
  }

  private var margin: Double { 3 * Measures.padding }

  /// Places the nodes in the window, and what is presented in the middle in front of them.
  override func layoutSubviews() {
    super.layoutSubviews()
    let room = Size(
      width: max(0, frame.width - 2 * margin),
      height: max(0, frame.height - 2 * margin)
    )
    for view in presentedViews {
      let size = view.measuredSize(in: SizeConstraint(room))
      let height = min(size.height, room.height)
      view.frame = Rect(
        x: margin,
        y: margin + (room.height - height) / 2,
        width: room.width,
        height: height
      )
    }
  }
}
