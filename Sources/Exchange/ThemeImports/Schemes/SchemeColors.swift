/// The names of the slots of schemes in themes.
enum SchemeColors {
  /// A color of a theme with its slot.
  struct Role {
    let name: String
    let slot: String
  }

  /// The roles of the sixteen slots.
  static let base16 = [
    Role(name: "background", slot: "base00"),
    Role(name: "surface", slot: "base01"),
    Role(name: "selection", slot: "base02"),
    Role(name: "text-tertiary", slot: "base03"),
    Role(name: "text-secondary", slot: "base04"),
    Role(name: "text", slot: "base05"),
    Role(name: "text-strong", slot: "base06"),
    Role(name: "text-strongest", slot: "base07"),
    Role(name: "red", slot: "base08"),
    Role(name: "orange", slot: "base09"),
    Role(name: "yellow", slot: "base0A"),
    Role(name: "green", slot: "base0B"),
    Role(name: "cyan", slot: "base0C"),
    Role(name: "blue", slot: "base0D"),
    Role(name: "magenta", slot: "base0E"),
    Role(name: "brown", slot: "base0F"),
  ]

  /// The roles of the eight additional slots of base24.
  static let base24 = [
    Role(name: "background-darker", slot: "base10"),
    Role(name: "background-darkest", slot: "base11"),
    Role(name: "bright-red", slot: "base12"),
    Role(name: "bright-yellow", slot: "base13"),
    Role(name: "bright-green", slot: "base14"),
    Role(name: "bright-cyan", slot: "base15"),
    Role(name: "bright-blue", slot: "base16"),
    Role(name: "bright-magenta", slot: "base17"),
  ]

  /// Colors that applications need, as references to other colors.
  static let meanings = [
    (name: "accent", color: "blue"), (name: "link", color: "blue"), (name: "danger", color: "red"),
    (name: "warning", color: "yellow"), (name: "success", color: "green"),
    (name: "info", color: "cyan"),
  ]
}
