/// The values of the system's colours: the one place to change them at.
///
/// Sources: Apple's Human Interface Guidelines, "Color", specifications of the system's colours and
/// grays with increased contrast, as published for iOS 15 to 18; the element colours as printed by
/// UIKit of iOS 13 (N. Gilmore, "Backwards compatibility for iOS 13 system colors", noahgilmore.com),
/// and those of elevated backgrounds (contagious.dev, "Base & Elevated System Background Colors").
/// Nothing is published about the element colours under increased contrast: they stay as they are.
enum SystemColorTable {
  /// One colour; values are red, green, blue and alpha of a byte each.
  struct Row {
    let name: String
    let light: UInt32
    let dark: UInt32
    /// The values under increased contrast, where they differ.
    var contrast: (light: UInt32, dark: UInt32)?
    /// The dark value on what is above a window's content, where it differs.
    var elevated: UInt32?
  }

  static let rows = [
    Row(name: "label", light: 0x000000_FF, dark: 0xFFFFFF_FF),
    Row(name: "secondaryLabel", light: 0x3C3C43_99, dark: 0xEBEBF5_99),
    Row(name: "tertiaryLabel", light: 0x3C3C43_4C, dark: 0xEBEBF5_4C),
    Row(name: "quaternaryLabel", light: 0x3C3C43_2D, dark: 0xEBEBF5_28),
    Row(name: "placeholderText", light: 0x3C3C43_4C, dark: 0xEBEBF5_4C),
    Row(name: "link", light: 0x007AFF_FF, dark: 0x0984FF_FF),
    Row(name: "systemFill", light: 0x787880_33, dark: 0x787880_5B),
    Row(name: "secondarySystemFill", light: 0x787880_28, dark: 0x787880_51),
    Row(name: "tertiarySystemFill", light: 0x767680_1E, dark: 0x767680_3D),
    Row(name: "quaternarySystemFill", light: 0x747480_14, dark: 0x767680_2D),
    Row(name: "separator", light: 0x3C3C43_49, dark: 0x545458_99),
    Row(name: "opaqueSeparator", light: 0xC6C6C8_FF, dark: 0x38383A_FF),
    Row(name: "systemBackground", light: 0xFFFFFF_FF, dark: 0x000000_FF, elevated: 0x1C1C1E_FF),
    Row(
      name: "secondarySystemBackground",
      light: 0xF2F2F7_FF,
      dark: 0x1C1C1E_FF,
      elevated: 0x2C2C2E_FF
    ),
    Row(
      name: "tertiarySystemBackground",
      light: 0xFFFFFF_FF,
      dark: 0x2C2C2E_FF,
      elevated: 0x3A3A3C_FF
    ),
    Row(
      name: "systemGroupedBackground",
      light: 0xF2F2F7_FF,
      dark: 0x000000_FF,
      elevated: 0x1C1C1E_FF
    ),
    Row(
      name: "secondarySystemGroupedBackground",
      light: 0xFFFFFF_FF,
      dark: 0x1C1C1E_FF,
      elevated: 0x2C2C2E_FF
    ),
    Row(
      name: "tertiarySystemGroupedBackground",
      light: 0xF2F2F7_FF,
      dark: 0x2C2C2E_FF,
      elevated: 0x3A3A3C_FF
    ),
    Row(name: "darkText", light: 0x000000_FF, dark: 0x000000_FF),
    Row(name: "lightText", light: 0xFFFFFF_99, dark: 0xFFFFFF_99),
    Row(
      name: "systemRed",
      light: 0xFF3B30_FF,
      dark: 0xFF453A_FF,
      contrast: (0xD70015_FF, 0xFF6961_FF)
    ),
    Row(
      name: "systemOrange",
      light: 0xFF9500_FF,
      dark: 0xFF9F0A_FF,
      contrast: (0xC93400_FF, 0xFFB340_FF)
    ),
    Row(
      name: "systemYellow",
      light: 0xFFCC00_FF,
      dark: 0xFFD60A_FF,
      contrast: (0xB25000_FF, 0xFFD426_FF)
    ),
    Row(
      name: "systemGreen",
      light: 0x34C759_FF,
      dark: 0x30D158_FF,
      contrast: (0x248A3D_FF, 0x30DB5B_FF)
    ),
    Row(
      name: "systemMint",
      light: 0x00C7BE_FF,
      dark: 0x63E6E2_FF,
      contrast: (0x0C817B_FF, 0x66D4CF_FF)
    ),
    Row(
      name: "systemTeal",
      light: 0x30B0C7_FF,
      dark: 0x40C8E0_FF,
      contrast: (0x008299_FF, 0x5DE6FF_FF)
    ),
    Row(
      name: "systemCyan",
      light: 0x32ADE6_FF,
      dark: 0x64D2FF_FF,
      contrast: (0x0071A4_FF, 0x70D7FF_FF)
    ),
    Row(
      name: "systemBlue",
      light: 0x007AFF_FF,
      dark: 0x0A84FF_FF,
      contrast: (0x0040DD_FF, 0x409CFF_FF)
    ),
    Row(
      name: "systemIndigo",
      light: 0x5856D6_FF,
      dark: 0x5E5CE6_FF,
      contrast: (0x3634A3_FF, 0x7D7AFF_FF)
    ),
    Row(
      name: "systemPurple",
      light: 0xAF52DE_FF,
      dark: 0xBF5AF2_FF,
      contrast: (0x8944AB_FF, 0xDA8FFF_FF)
    ),
    Row(
      name: "systemPink",
      light: 0xFF2D55_FF,
      dark: 0xFF375F_FF,
      contrast: (0xD30F45_FF, 0xFF6482_FF)
    ),
    Row(
      name: "systemBrown",
      light: 0xA2845E_FF,
      dark: 0xAC8E68_FF,
      contrast: (0x7F6545_FF, 0xB59469_FF)
    ),
    Row(
      name: "systemGray",
      light: 0x8E8E93_FF,
      dark: 0x8E8E93_FF,
      contrast: (0x6C6C70_FF, 0xAEAEB2_FF)
    ),
    Row(
      name: "systemGray2",
      light: 0xAEAEB2_FF,
      dark: 0x636366_FF,
      contrast: (0x8E8E93_FF, 0x7C7C80_FF)
    ),
    Row(
      name: "systemGray3",
      light: 0xC7C7CC_FF,
      dark: 0x48484A_FF,
      contrast: (0xAEAEB2_FF, 0x545456_FF)
    ),
    Row(
      name: "systemGray4",
      light: 0xD1D1D6_FF,
      dark: 0x3A3A3C_FF,
      contrast: (0xBCBCC0_FF, 0x444446_FF)
    ),
    Row(
      name: "systemGray5",
      light: 0xE5E5EA_FF,
      dark: 0x2C2C2E_FF,
      contrast: (0xD8D8DC_FF, 0x363638_FF)
    ),
    Row(
      name: "systemGray6",
      light: 0xF2F2F7_FF,
      dark: 0x1C1C1E_FF,
      contrast: (0xEBEBF0_FF, 0x242426_FF)
    ),
  ]
}
