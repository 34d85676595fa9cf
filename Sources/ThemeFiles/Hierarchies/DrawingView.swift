import DynamicColors
import TraitHierarchy

/// A node that draws with colours it is given.
protocol ColorDrawing: View {
  var colors: [DynamicColor] { get set }
}

extension ColorDrawing {
  /// Resolves the colours, as drawing with them does.
  fileprivate func drawColors() {
    for color in colors { _ = color.resolvedColor }
  }
}

/// A view that draws with the colours that a hierarchy file says it uses.
final class DrawingView: View, ColorDrawing {
  var colors: [DynamicColor] = []

  override func draw(_ rect: Rect) { drawColors() }
}

/// A window that draws with the colours that a hierarchy file says it uses.
final class DrawingWindow: Window, ColorDrawing {
  var colors: [DynamicColor] = []

  override func draw(_ rect: Rect) { drawColors() }
}
