extension Color {
  /// The tone: CIE L\* of the luminance relative to white D65, 0 for black to 100 for white.
  ///
  /// A tone difference of 50 gives a contrast ratio of at least 4.5, and one of 40 at least 3.
  public var tone: Double {
    Lab.lightness(ofLuminance: converted(to: .xyzD65).c2)
      .clamped(to: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
  }

  /// Returns the difference of the tones of two colors, 0…100; both count as opaque.
  public func toneDifference(to other: Color) -> Double { abs(tone - other.tone) }
}
