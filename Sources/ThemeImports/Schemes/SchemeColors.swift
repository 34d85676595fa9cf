/// The purposes of the slots of schemes, with names for themes.
enum SchemeColors {
  /// A color of a theme with its slot and its purpose.
  struct Role {
    let name: String
    let slot: String
    let use: String
  }

  /// The roles of the sixteen slots.
  ///
  /// Source: github.com/tinted-theming/home, "Base16 styling guide".
  static let base16 = [
    Role(name: "background", slot: "base00", use: "Background"),
    Role(name: "surface", slot: "base01", use: "Status bars and line numbers"),
    Role(name: "selection", slot: "base02", use: "Selection background"),
    Role(name: "text-tertiary", slot: "base03", use: "Comments and invisible characters"),
    Role(name: "text-secondary", slot: "base04", use: "Text of status bars"),
    Role(name: "text", slot: "base05", use: "Text, caret and delimiters"),
    Role(name: "text-strong", slot: "base06", use: "Emphasized text"),
    Role(name: "text-strongest", slot: "base07", use: "Strongly emphasized text"),
    Role(name: "red", slot: "base08", use: "Variables, deleted lines, errors"),
    Role(name: "orange", slot: "base09", use: "Numbers, constants, link addresses"),
    Role(name: "yellow", slot: "base0A", use: "Types, warnings, bold"),
    Role(name: "green", slot: "base0B", use: "Strings, inserted lines, success"),
    Role(name: "cyan", slot: "base0C", use: "Regular expressions, escapes, quotations"),
    Role(name: "blue", slot: "base0D", use: "Functions, headings, links"),
    Role(name: "magenta", slot: "base0E", use: "Keywords, changed lines, italics"),
    Role(name: "brown", slot: "base0F", use: "Deprecated code, embedded languages"),
  ]

  /// The roles of the eight additional slots of base24.
  ///
  /// Source: github.com/tinted-theming/home, "Base24 styling guide".
  static let base24 = [
    Role(name: "background-darker", slot: "base10", use: "Darker background"),
    Role(name: "background-darkest", slot: "base11", use: "Darkest background"),
    Role(name: "bright-red", slot: "base12", use: "Bright red"),
    Role(name: "bright-yellow", slot: "base13", use: "Bright yellow"),
    Role(name: "bright-green", slot: "base14", use: "Bright green"),
    Role(name: "bright-cyan", slot: "base15", use: "Bright cyan"),
    Role(name: "bright-blue", slot: "base16", use: "Bright blue"),
    Role(name: "bright-magenta", slot: "base17", use: "Bright magenta"),
  ]

  /// Colors that applications need, as references to other colors.
  static let meanings = [
    (name: "accent", color: "blue"), (name: "link", color: "blue"), (name: "danger", color: "red"),
    (name: "warning", color: "yellow"), (name: "success", color: "green"),
    (name: "info", color: "cyan"),
  ]
}
