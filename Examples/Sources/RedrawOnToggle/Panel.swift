import ThemeKit
import TraitHierarchy

/// A view that fills itself with a background and writes something on it.
final class Panel: View {
  private let title: String
  private let fill: DynamicColor
  private let ink: DynamicColor

  init(_ title: String, fill: DynamicColor, ink: DynamicColor) {
    self.title = title
    self.fill = fill
    self.ink = ink
    super.init(frame: .zero)
  }

  override func draw(_ rect: Rect) {
    // Which colours are resolved here is noted: they decide whether the panel is drawn again.
    print("  draws \(title): \(ink.resolvedColor.hex) on \(fill.resolvedColor.hex)")
  }
}
