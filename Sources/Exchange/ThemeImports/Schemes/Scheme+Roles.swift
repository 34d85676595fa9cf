/// The names of the slots of schemes in themes.
extension Scheme {
  /// The name of a color of a theme, and its slot.
  typealias Role = (name: String, slot: String)

  /// The roles of the sixteen slots.
  static let base16Roles: [Role] = [
    (name: "background", slot: "base00"),
    (name: "surface", slot: "base01"),
    (name: "selection", slot: "base02"),
    (name: "text-tertiary", slot: "base03"),
    (name: "text-secondary", slot: "base04"),
    (name: "text", slot: "base05"),
    (name: "text-strong", slot: "base06"),
    (name: "text-strongest", slot: "base07"),
    (name: "red", slot: "base08"),
    (name: "orange", slot: "base09"),
    (name: "yellow", slot: "base0A"),
    (name: "green", slot: "base0B"),
    (name: "cyan", slot: "base0C"),
    (name: "blue", slot: "base0D"),
    (name: "magenta", slot: "base0E"),
    (name: "brown", slot: "base0F"),
  ]

  /// The roles of the eight additional slots of base24.
  static let base24Roles: [Role] = [
    (name: "background-darker", slot: "base10"),
    (name: "background-darkest", slot: "base11"),
    (name: "bright-red", slot: "base12"),
    (name: "bright-yellow", slot: "base13"),
    (name: "bright-green", slot: "base14"),
    (name: "bright-cyan", slot: "base15"),
    (name: "bright-blue", slot: "base16"),
    (name: "bright-magenta", slot: "base17"),
  ]

  /// Colors that applications need, as references to other colors.
  static let semanticRoles = [
    (name: "accent", color: "blue"), (name: "link", color: "blue"), (name: "danger", color: "red"),
    (name: "warning", color: "yellow"), (name: "success", color: "green"),
    (name: "info", color: "cyan"),
  ]
}
