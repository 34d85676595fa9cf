import ColorValues

extension Color {
  /// Whether text in the colour can be read on an opaque ground, by the ratio of WCAG 2.2's AA.
  func isReadable(on ground: Color) -> Bool {
    composited(over: ground).contrastRatio(to: ground) >= ContrastUse.bodyText.minimumRatio
  }
}
