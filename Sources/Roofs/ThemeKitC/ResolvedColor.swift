import ColorValues
import CThemeKit

extension tk_color {
  /// Creates the C form of a color.
  init(_ color: Color) {
    self.init()
    let rgb = color.fitted(to: .srgb)
    (red, green, blue) = rgb.components
    alpha = color.alpha
    components = color.components
    unsafe withUnsafeMutableBytes(of: &space) { unsafe $0.fill(with: color.space.cssName) }
    unsafe withUnsafeMutableBytes(of: &hex) { unsafe $0.fill(with: color.hex) }
  }
}

extension UnsafeMutableRawBufferPointer {
  /// Writes a text that is shorter than the buffer, which must contain zeros.
  fileprivate func fill(with text: String) {
    unsafe copyBytes(from: text.utf8.prefix(count - 1))
  }
}
