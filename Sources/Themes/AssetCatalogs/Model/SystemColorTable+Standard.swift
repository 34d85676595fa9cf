internal import ColorValues

extension SystemColorTable {
  /// The values of iOS 13 to 18 and macOS 10.14 to 15.
  ///
  /// Source: the tables of Apple's Human Interface Guidelines ("Color", editions before June 2025)
  /// for the named hues and grays; for other colors, values that developers have read from UIKit
  /// and AppKit. Colors that depend on user settings, such as the accent, have the default setting.
  public static let standard = SystemColorTable(ios: table(iosRows), mac: table(macRows))

  /// A name, then up to six values as `RRGGBB` or `RRGGBBAA`: light, dark, light and high contrast,
  /// dark and high contrast, dark elevated, dark elevated and high contrast; `-` for none.
  private static func table(_ rows: String) -> [String: Values] {
    var table: [String: Values] = [:]
    for row in rows.split(separator: "\n") {
      let words = row.split(separator: " ").map(String.init)
      let colors = words.dropFirst().map(color)
      guard let name = words.first, let light = colors.first ?? nil else { continue }
      func value(_ index: Int) -> Color? { index < colors.count ? colors[index] : nil }
      var values = Values(light)
      values.dark = value(1)
      values.lightHighContrast = value(2)
      values.darkHighContrast = value(3)
      values.darkElevated = value(4)
      values.darkHighContrastElevated = value(5)
      table[name] = values
    }
    return table
  }

  private static func color(_ text: String) -> Color? {
    guard var number = UInt64(text, radix: 16) else { return nil }
    if text.utf8.count == 6 { number = number << 8 | 0xFF }
    func component(_ shift: UInt64) -> Double { Double(number >> shift & 0xFF) / 255 }
    return Color(.srgb, component(24), component(16), component(8), alpha: component(0))
  }

  private static let iosRows = """
    systemRed FF3B30 FF453A D70015 FF6961
    systemOrange FF9500 FF9F0A C93400 FFB340
    systemYellow FFCC00 FFD60A B25000 FFD426
    systemGreen 34C759 30D158 248A3D 30DB5B
    systemMint 00C7BE 63E6E2 0C817B 66D4CF
    systemTeal 30B0C7 40C8E0 008299 5DE6FF
    systemCyan 32ADE6 64D2FF 0071A4 70D7FF
    systemBlue 007AFF 0A84FF 0040DD 409CFF
    systemIndigo 5856D6 5E5CE6 3634A3 7D7AFF
    systemPurple AF52DE BF5AF2 8944AB DA8FFF
    systemPink FF2D55 FF375F D30F45 FF6482
    systemBrown A2845E AC8E68 7F6545 B59469
    systemGray 8E8E93 8E8E93 6C6C70 AEAEB2
    systemGray2 AEAEB2 636366 8E8E93 7C7C80
    systemGray3 C7C7CC 48484A AEAEB2 545456
    systemGray4 D1D1D6 3A3A3C BCBCC0 444446
    systemGray5 E5E5EA 2C2C2E D8D8DC 363638
    systemGray6 F2F2F7 1C1C1E EBEBF0 242426
    label 000000 FFFFFF
    secondaryLabel 3C3C4399 EBEBF599 3C3C43CC EBEBF5B3
    tertiaryLabel 3C3C434C EBEBF54C 3C3C43B3 EBEBF58C
    quaternaryLabel 3C3C432D EBEBF528 3C3C438C EBEBF566
    placeholderText 3C3C434C EBEBF54C 3C3C43B3 EBEBF58C
    link 007AFF 0984FF 0040DD 409CFF
    tint 007AFF 0A84FF 0040DD 409CFF
    separator 3C3C4349 54545899 3C3C435E 545458AD
    opaqueSeparator C6C6C8 38383A
    systemFill 78788033 7878805B 78788047 78788070
    secondarySystemFill 78788028 78788051 7878803D 78788066
    tertiarySystemFill 7676801E 7676803D 76768033 76768051
    quaternarySystemFill 74748014 7676802D 74748028 76768042
    systemBackground FFFFFF 000000 FFFFFF 000000 1C1C1E 242426
    secondarySystemBackground F2F2F7 1C1C1E EBEBF0 242426 2C2C2E 363638
    tertiarySystemBackground FFFFFF 2C2C2E FFFFFF 363638 3A3A3C 444446
    systemGroupedBackground F2F2F7 000000 EBEBF0 000000 1C1C1E 242426
    secondarySystemGroupedBackground FFFFFF 1C1C1E FFFFFF 242426 2C2C2E 363638
    tertiarySystemGroupedBackground F2F2F7 2C2C2E EBEBF0 363638 3A3A3C 444446
    groupTableViewBackground F2F2F7 000000 EBEBF0 000000 1C1C1E 242426
    lightText FFFFFF99
    darkText 000000
    black 000000
    white FFFFFF
    gray 808080
    lightGray AAAAAA
    darkGray 555555
    red FF0000
    green 00FF00
    blue 0000FF
    cyan 00FFFF
    yellow FFFF00
    magenta FF00FF
    orange FF8000
    purple 800080
    brown 996633
    clear 00000000
    """

  private static let macRows = """
    systemRed FF3B30 FF453A D70015 FF6961
    systemOrange FF9500 FF9F0A C93400 FFB340
    systemYellow FFCC00 FFD60A A05A00 FFD426
    systemGreen 28CD41 32D74B 007D1B 31DE4B
    systemMint 00C7BE 63E6E2 0C817B 66D4CF
    systemTeal 59ADC4 6AC4DC 008299 5DE6FF
    systemCyan 55BEF0 5AC8F5 0071A4 70D7FF
    systemBlue 007AFF 0A84FF 0040DD 409CFF
    systemIndigo 5856D6 5E5CE6 3634A3 7D7AFF
    systemPurple AF52DE BF5AF2 8944AB DA8FFF
    systemPink FF2D55 FF375F D30F45 FF6482
    systemBrown A2845E AC8E68 7F6545 B59469
    systemGray 8E8E93 98989D 69696E D8D8DC
    label 000000D9 FFFFFFD9 000000 FFFFFF
    secondaryLabel 0000007F FFFFFF8C 000000BF FFFFFFBF
    tertiaryLabel 00000042 FFFFFF3F 00000080 FFFFFF80
    quaternaryLabel 00000019 FFFFFF19 00000040 FFFFFF40
    quinaryLabel 0000000D FFFFFF0D
    systemFill 00000019 FFFFFF19
    secondarySystemFill 00000014 FFFFFF14
    tertiarySystemFill 0000000D FFFFFF0D
    quaternarySystemFill 00000008 FFFFFF0A
    link 0068DA 419CFF
    placeholderText 0000003F FFFFFF3F
    controlAccent 007AFF 0A84FF 0040DD 409CFF
    control FFFFFF FFFFFF3F
    controlBackground FFFFFF 1E1E1E
    controlText 000000D9 FFFFFFD9
    disabledControlText 0000003F FFFFFF3F
    selectedControl B3D7FF 3F638B
    selectedControlText 000000D9 FFFFFFD9
    alternateSelectedControlText FFFFFF FFFFFF
    selectedContentBackground 0063E1 0058D0
    unemphasizedSelectedContentBackground DCDCDC 464646
    selectedText 000000 FFFFFF
    selectedTextBackground B3D7FF 3F638B
    unemphasizedSelectedText 000000 FFFFFF
    unemphasizedSelectedTextBackground DCDCDC 464646
    keyboardFocusIndicator 0067F47F 1AA9FF7F
    text 000000 FFFFFF
    textBackground FFFFFF 1E1E1E
    textInsertionPoint 007AFF 0A84FF
    headerText 000000D9 FFFFFF
    grid E6E6E6 1A1A1A
    separator 00000019 FFFFFF19 00000040 FFFFFF40
    windowBackground ECECEC 323232
    windowFrameText 000000D9 FFFFFFD9
    underPageBackground 969696E5 282828
    findHighlight FFFF00 FFFF00
    highlight FFFFFF B4B4B4
    shadow 000000 000000
    scrubberTexturedBackground FFFFFF FFFFFF
    black 000000
    white FFFFFF
    gray 808080
    lightGray AAAAAA
    darkGray 555555
    red FF0000
    green 00FF00
    blue 0000FF
    cyan 00FFFF
    yellow FFFF00
    magenta FF00FF
    orange FF8000
    purple 800080
    brown 996633
    clear 00000000
    """
}
