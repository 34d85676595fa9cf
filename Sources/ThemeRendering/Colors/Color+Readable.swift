import ColorValues

extension Color {
  /// Whether text in the color has the contrast of WCAG 2.2 AA on an opaque background.
  func isReadable(on background: Color) -> Bool {
    shownContrastRatio(on: background) >= ContrastUse.bodyText.minimumRatio
  }
}
