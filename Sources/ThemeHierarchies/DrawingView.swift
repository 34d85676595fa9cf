import DynamicColors
import ElementLayout
import TraitHierarchy

/// A node of a hierarchy that draws with the colors that a hierarchy file lists for it.
protocol ColorDrawing: View {
  var colors: [DynamicColor] { get set }
}

/// A view that draws with the colors that a hierarchy file lists for it.
final class DrawingView: View, ColorDrawing {
  var colors: [DynamicColor] = []

  override func draw(_ rect: Rect) {
    for color in colors { canvas.fill(rect, with: color) }
  }
}

/// A window that draws with the colors that a hierarchy file lists for it.
final class DrawingWindow: Window, ColorDrawing {
  var colors: [DynamicColor] = []

  override func draw(_ rect: Rect) {
    for color in colors { canvas.fill(rect, with: color) }
  }
}
