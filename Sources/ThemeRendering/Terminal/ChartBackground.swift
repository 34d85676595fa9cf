import ColorValues

/// A ground that colours are shown on.
///
/// Neither ground is at the end of the scale, so that white and black stand out from them; both are
/// in the palette of 256.
enum ChartBackground: CaseIterable {
  case light
  case dark

  var color: Color {
    switch self {
    case .light: Color(.srgb, Self.level(238), Self.level(238), Self.level(238))
    case .dark: Color(.srgb, Self.level(28), Self.level(28), Self.level(28))
    }
  }

  /// A colour for text on the ground that doesn't compete with the blocks.
  var ink: Color {
    switch self {
    case .light: Color(.srgb, Self.level(98), Self.level(98), Self.level(98))
    case .dark: Color(.srgb, Self.level(158), Self.level(158), Self.level(158))
    }
  }

  var name: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    }
  }

  private static func level(_ byte: Double) -> Double { byte / 255 }
}
