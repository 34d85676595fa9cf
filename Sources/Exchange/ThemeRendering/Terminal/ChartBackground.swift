import ColorValues

/// A background that colors are shown on in a terminal.
///
/// Neither is at the end of the scale, so that white and black are visible on both; both are in the
/// palette of 256 colors.
enum ChartBackground: String, CaseIterable {
  case light
  case dark

  var name: String { rawValue }

  var color: Color { Self.gray(self == .light ? 238 : 28) }

  /// The color of labels, which is less prominent than the blocks.
  var label: Color { Self.gray(self == .light ? 98 : 158) }

  private static func gray(_ level: Double) -> Color {
    Color(.srgb, level / 255, level / 255, level / 255)
  }
}
