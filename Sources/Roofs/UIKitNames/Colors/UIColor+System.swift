public import DynamicColors

/// The colors of interface elements, from ``SystemColors``.
extension DynamicColor {
  /// The color of primary text.
  public static var label: DynamicColor { SystemColors.color("label") }
  /// The color of secondary text.
  public static var secondaryLabel: DynamicColor { SystemColors.color("secondaryLabel") }
  /// The color of tertiary text.
  public static var tertiaryLabel: DynamicColor { SystemColors.color("tertiaryLabel") }
  /// The color of quaternary text.
  public static var quaternaryLabel: DynamicColor { SystemColors.color("quaternaryLabel") }
  /// The color of placeholder text.
  public static var placeholderText: DynamicColor { SystemColors.color("placeholderText") }
  /// The color of links.
  public static var link: DynamicColor { SystemColors.color("link") }
  /// The fill color of thin shapes.
  public static var systemFill: DynamicColor { SystemColors.color("systemFill") }
  /// The fill color of medium-size shapes.
  public static var secondarySystemFill: DynamicColor { SystemColors.color("secondarySystemFill") }
  /// The fill color of large shapes.
  public static var tertiarySystemFill: DynamicColor { SystemColors.color("tertiarySystemFill") }
  /// The fill color of large areas with complex content.
  public static var quaternarySystemFill: DynamicColor {
    SystemColors.color("quaternarySystemFill")
  }
  /// The color of translucent separators.
  public static var separator: DynamicColor { SystemColors.color("separator") }
  /// The color of opaque separators.
  public static var opaqueSeparator: DynamicColor { SystemColors.color("opaqueSeparator") }
  /// The main background color.
  public static var systemBackground: DynamicColor { SystemColors.color("systemBackground") }
  /// The background color of content on the main background.
  public static var secondarySystemBackground: DynamicColor {
    SystemColors.color("secondarySystemBackground")
  }
  /// The background color of content on the secondary background.
  public static var tertiarySystemBackground: DynamicColor {
    SystemColors.color("tertiarySystemBackground")
  }
  /// The main background color of grouped content.
  public static var systemGroupedBackground: DynamicColor {
    SystemColors.color("systemGroupedBackground")
  }
  /// The background color of a group.
  public static var secondarySystemGroupedBackground: DynamicColor {
    SystemColors.color("secondarySystemGroupedBackground")
  }
  /// The background color of content in a group.
  public static var tertiarySystemGroupedBackground: DynamicColor {
    SystemColors.color("tertiarySystemGroupedBackground")
  }
  /// The color of text on light backgrounds, independent of the style.
  public static var darkText: DynamicColor { SystemColors.color("darkText") }
  /// The color of text on dark backgrounds, independent of the style.
  public static var lightText: DynamicColor { SystemColors.color("lightText") }
}

/// The colors that adapt to the style and the accessibility contrast, from ``SystemColors``.
extension DynamicColor {
  /// The adaptable red.
  public static var systemRed: DynamicColor { SystemColors.color("systemRed") }
  /// The adaptable orange.
  public static var systemOrange: DynamicColor { SystemColors.color("systemOrange") }
  /// The adaptable yellow.
  public static var systemYellow: DynamicColor { SystemColors.color("systemYellow") }
  /// The adaptable green.
  public static var systemGreen: DynamicColor { SystemColors.color("systemGreen") }
  /// The adaptable mint.
  public static var systemMint: DynamicColor { SystemColors.color("systemMint") }
  /// The adaptable teal.
  public static var systemTeal: DynamicColor { SystemColors.color("systemTeal") }
  /// The adaptable cyan.
  public static var systemCyan: DynamicColor { SystemColors.color("systemCyan") }
  /// The adaptable blue.
  public static var systemBlue: DynamicColor { SystemColors.color("systemBlue") }
  /// The adaptable indigo.
  public static var systemIndigo: DynamicColor { SystemColors.color("systemIndigo") }
  /// The adaptable purple.
  public static var systemPurple: DynamicColor { SystemColors.color("systemPurple") }
  /// The adaptable pink.
  public static var systemPink: DynamicColor { SystemColors.color("systemPink") }
  /// The adaptable brown.
  public static var systemBrown: DynamicColor { SystemColors.color("systemBrown") }
  /// The gray with the most contrast to the background.
  public static var systemGray: DynamicColor { SystemColors.color("systemGray") }
  /// The second gray.
  public static var systemGray2: DynamicColor { SystemColors.color("systemGray2") }
  /// The third gray.
  public static var systemGray3: DynamicColor { SystemColors.color("systemGray3") }
  /// The fourth gray.
  public static var systemGray4: DynamicColor { SystemColors.color("systemGray4") }
  /// The fifth gray.
  public static var systemGray5: DynamicColor { SystemColors.color("systemGray5") }
  /// The gray with the least contrast to the background.
  public static var systemGray6: DynamicColor { SystemColors.color("systemGray6") }
}
