import struct ElementLayout.Overlay
import struct TraitHierarchy.LayoutContent
public import UIKitNames

extension View {
  /// Sets the color of texts in the content that have none of their own.
  public func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment(\.foregroundColor) { $0 = color ?? $0 }
  }

  /// Sets the color of texts in the content that have none of their own.
  public func foregroundStyle(_ color: Color) -> some View { foregroundColor(color) }

  /// Sets the font of texts in the content that have none of their own.
  public func font(_ font: Font?) -> some View { transformEnvironment(\.font) { $0 = font ?? $0 } }

  /// Adds content behind this content, with the same size.
  public func background(_ background: some View) -> some View {
    LayoutContent(Overlay.Filling()) {
      background; self
    }
  }
}

nonisolated private struct ForegroundKey: EnvironmentKey { static let defaultValue: Color? = nil }
nonisolated private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }

nonisolated extension EnvironmentValues {
  var foregroundColor: Color? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The font of texts; nil for that of body text.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}
