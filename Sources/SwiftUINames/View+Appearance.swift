import protocol ElementLayout.Layout
import struct ElementLayout.LayoutSubelements
import struct ElementLayout.Size
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

  /// Adds content behind this one, in its size.
  public func background(_ background: some View) -> some View {
    LayoutContent(Filling()) {
      background; self
    }
  }
}

/// The layout of pieces of content that have the size of their container.
private struct Filling: Layout, Hashable {
  func placeSubelements(
    in size: Size,
    subelements: LayoutSubelements,
    environment: EnvironmentValues,
    cache: inout Void
  ) {}
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
