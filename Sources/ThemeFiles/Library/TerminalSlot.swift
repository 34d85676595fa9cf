/// A color of a terminal, which is a slot of `terminal:`, and the slots whose colors it has by
/// default.
///
/// Source: github.com/tinted-theming/home, "Base16 styling guide" and "Base24 styling guide".
package struct TerminalSlot: Sendable {
  /// The name of the slot.
  package let name: String
  /// The purpose, in lower case.
  let use: String
  /// The other slots, of which the first that the theme has applies; of schemes, unless it is named
  /// like a color of a terminal.
  package let defaults: [String]

  /// The sixteen numbered colors, then the others.
  package static let all = [
    TerminalSlot(name: "black", use: "color 0", defaults: ["base00"]),
    TerminalSlot(name: "red", use: "color 1", defaults: ["base08"]),
    TerminalSlot(name: "green", use: "color 2", defaults: ["base0B"]),
    TerminalSlot(name: "yellow", use: "color 3", defaults: ["base0A"]),
    TerminalSlot(name: "blue", use: "color 4", defaults: ["base0D"]),
    TerminalSlot(name: "magenta", use: "color 5", defaults: ["base0E"]),
    TerminalSlot(name: "cyan", use: "color 6", defaults: ["base0C"]),
    TerminalSlot(name: "white", use: "color 7", defaults: ["base05"]),
    TerminalSlot(name: "bright-black", use: "color 8", defaults: ["base03"]),
    TerminalSlot(name: "bright-red", use: "color 9", defaults: ["base12", "base08"]),
    TerminalSlot(name: "bright-green", use: "color 10", defaults: ["base14", "base0B"]),
    TerminalSlot(name: "bright-yellow", use: "color 11", defaults: ["base13", "base0A"]),
    TerminalSlot(name: "bright-blue", use: "color 12", defaults: ["base16", "base0D"]),
    TerminalSlot(name: "bright-magenta", use: "color 13", defaults: ["base17", "base0E"]),
    TerminalSlot(name: "bright-cyan", use: "color 14", defaults: ["base15", "base0C"]),
    TerminalSlot(name: "bright-white", use: "color 15", defaults: ["base07"]),
    TerminalSlot(name: "foreground", use: "the text", defaults: ["base05"]),
    TerminalSlot(name: "background", use: "the background", defaults: ["base00"]),
    TerminalSlot(name: "cursor", use: "the cursor", defaults: ["base05", "foreground"]),
    TerminalSlot(
      name: "cursor-text",
      use: "the text under the cursor",
      defaults: ["base00", "background"]
    ),
    TerminalSlot(
      name: "selection-background",
      use: "the background of selected text",
      defaults: ["base02", "bright-black"]
    ),
    TerminalSlot(
      name: "selection-foreground",
      use: "selected text",
      defaults: ["base05", "foreground"]
    ),
  ]

  /// The number of numbered colors.
  package static let numberedCount = 16
}
