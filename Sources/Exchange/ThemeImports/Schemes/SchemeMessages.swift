import SourceDiagnostics
import ThemeFiles

/// The messages about schemes of base16, base24 and terminals, and of Material Theme Builder.
extension ImportMessage {
  static var schemeWithoutSlots: Self {
    Self(.invalidToken, "a scheme must be a mapping of slots")
  }

  static func schemeSystem(_ system: String) -> Self {
    Self(.invalidToken, "the system must be 'base16' or 'base24', not \(name: system)")
  }

  static func missingSlot(_ name: String, isRequired: Bool) -> Self {
    Self(.invalidToken, isError: isRequired, "the scheme has no \(name: name)")
  }

  static func unknownSlot(_ name: String) -> Self {
    let hint = Spelling.hint(for: name, among: SchemeSlot.all)
    return warning(.unknownKey, "a scheme has no slot \(name: name)\(hint)")
  }

  static func slotAsComment(_ name: String) -> Self {
    Self(.invalidColor, "the value of \(name: name) is a comment in YAML; put it in quotes")
  }

  static func slotSyntax(_ text: String) -> Self {
    Self(.invalidColor, "\(name: text) is not a color; expected rrggbb, with or without '#'")
  }

  static var schemesOfTheme: Self {
    Self(
      .schemeVariant,
      "a theme needs one scheme, or a light and a dark one; set a theme name for each file"
    )
  }

  static func unknownVariant(_ variant: String) -> Self {
    warning(.schemeVariant, "the variant must be 'light' or 'dark', not \(name: variant)")
  }

  static func wrongVariant(_ variant: String, looksDark: Bool) -> Self {
    let relation = looksDark ? "darker" : "lighter"
    return warning(
      .schemeVariant,
      "the variant is \(name: variant), but the background is \(relation) than the text"
    )
  }

  static func unsupportedSetting(_ name: String) -> Self {
    note(.notImported, "\(name: name) is not imported; only the colors of a theme are")
  }

  static func unsupportedScheme(_ name: String) -> Self {
    warning(
      .notImported,
      "\(name: name) is not imported; themes have light and dark, with normal and high contrast"
    )
  }

  static func unsupportedMember(_ name: String) -> Self {
    note(.notImported, "\(name: name) is not imported; only 'schemes' is")
  }
}
