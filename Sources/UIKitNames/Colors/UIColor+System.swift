public import DynamicColors

/// The colors of interface elements, from ``SystemColors``.
extension DynamicColor {
  /// Text.
  public static var label: DynamicColor { SystemColors.color("label") }
  /// Text of the second rank.
  public static var secondaryLabel: DynamicColor { SystemColors.color("secondaryLabel") }
  /// Text of the third rank.
  public static var tertiaryLabel: DynamicColor { SystemColors.color("tertiaryLabel") }
  /// Text of the fourth rank.
  public static var quaternaryLabel: DynamicColor { SystemColors.color("quaternaryLabel") }
  /// Text that stands in an empty field.
  public static var placeholderText: DynamicColor { SystemColors.color("placeholderText") }
  /// Text that leads elsewhere.
  public static var link: DynamicColor { SystemColors.color("link") }
  /// The fill of thin shapes.
  public static var systemFill: DynamicColor { SystemColors.color("systemFill") }
  /// The fill of shapes of middle size.
  public static var secondarySystemFill: DynamicColor { SystemColors.color("secondarySystemFill") }
  /// The fill of large shapes.
  public static var tertiarySystemFill: DynamicColor { SystemColors.color("tertiarySystemFill") }
  /// The fill of large areas with much in them.
  public static var quaternarySystemFill: DynamicColor {
    SystemColors.color("quaternarySystemFill")
  }
  /// Lines that let what is behind them through.
  public static var separator: DynamicColor { SystemColors.color("separator") }
  /// Lines that hide what is behind them.
  public static var opaqueSeparator: DynamicColor { SystemColors.color("opaqueSeparator") }
  /// The background of an interface.
  public static var systemBackground: DynamicColor { SystemColors.color("systemBackground") }
  /// The background of what is on the background.
  public static var secondarySystemBackground: DynamicColor {
    SystemColors.color("secondarySystemBackground")
  }
  /// The background of what is on the secondary one.
  public static var tertiarySystemBackground: DynamicColor {
    SystemColors.color("tertiarySystemBackground")
  }
  /// The background of grouped content.
  public static var systemGroupedBackground: DynamicColor {
    SystemColors.color("systemGroupedBackground")
  }
  /// The background of a group.
  public static var secondarySystemGroupedBackground: DynamicColor {
    SystemColors.color("secondarySystemGroupedBackground")
  }
  /// The background of what is in a group.
  public static var tertiarySystemGroupedBackground: DynamicColor {
    SystemColors.color("tertiarySystemGroupedBackground")
  }
  /// Text on light backgrounds, whatever the style.
  public static var darkText: DynamicColor { SystemColors.color("darkText") }
  /// Text on dark backgrounds, whatever the style.
  public static var lightText: DynamicColor { SystemColors.color("lightText") }
}

/// The colors that adapt to the style and to increased contrast, from ``SystemColors``.
extension DynamicColor {
  /// The system's red.
  public static var systemRed: DynamicColor { SystemColors.color("systemRed") }
  /// The system's orange.
  public static var systemOrange: DynamicColor { SystemColors.color("systemOrange") }
  /// The system's yellow.
  public static var systemYellow: DynamicColor { SystemColors.color("systemYellow") }
  /// The system's green.
  public static var systemGreen: DynamicColor { SystemColors.color("systemGreen") }
  /// The system's mint.
  public static var systemMint: DynamicColor { SystemColors.color("systemMint") }
  /// The system's teal.
  public static var systemTeal: DynamicColor { SystemColors.color("systemTeal") }
  /// The system's cyan.
  public static var systemCyan: DynamicColor { SystemColors.color("systemCyan") }
  /// The system's blue.
  public static var systemBlue: DynamicColor { SystemColors.color("systemBlue") }
  /// The system's indigo.
  public static var systemIndigo: DynamicColor { SystemColors.color("systemIndigo") }
  /// The system's purple.
  public static var systemPurple: DynamicColor { SystemColors.color("systemPurple") }
  /// The system's pink.
  public static var systemPink: DynamicColor { SystemColors.color("systemPink") }
  /// The system's brown.
  public static var systemBrown: DynamicColor { SystemColors.color("systemBrown") }
  /// The gray that stands out most.
  public static var systemGray: DynamicColor { SystemColors.color("systemGray") }
  /// The second gray.
  public static var systemGray2: DynamicColor { SystemColors.color("systemGray2") }
  /// The third gray.
  public static var systemGray3: DynamicColor { SystemColors.color("systemGray3") }
  /// The fourth gray.
  public static var systemGray4: DynamicColor { SystemColors.color("systemGray4") }
  /// The fifth gray.
  public static var systemGray5: DynamicColor { SystemColors.color("systemGray5") }
  /// The gray nearest to the background.
  public static var systemGray6: DynamicColor { SystemColors.color("systemGray6") }
}
