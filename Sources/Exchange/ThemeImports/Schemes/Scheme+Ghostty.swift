import ColorValues
import SourceDocuments
import ThemeFiles

/// Themes of the terminal Ghostty: a setting on each line, of which later ones replace earlier ones.
///
/// Source: ghostty.org/docs/config/reference, "palette", "background" and "selection-foreground".
extension Scheme {
  /// A setting of a file, and the bytes of its line without whitespace around it.
  private typealias GhosttySetting = (key: String, value: String, range: Range<Int>)

  /// The slots of settings other than `palette`.
  private static let ghosttySlots = [
    "foreground": "foreground", "background": "background", "cursor-color": "cursor",
    "cursor-text": "cursor-text", "selection-background": "selection-background",
    "selection-foreground": "selection-foreground",
  ]

  /// Returns whether a file has a color of the palette, as in `palette = 0=#000000`.
  static func isGhostty(_ file: SourceFile) -> Bool {
    ghosttySettings(of: file).contains { $0.key == "palette" && $0.value.contains("=") }
  }

  /// Reads the scheme in a file; reports what it lacks.
  init(ghostty file: SourceFile, reporting findings: ImportFindings) {
    var colors: [String: Slot] = [:]
    for setting in Self.ghosttySettings(of: file) {
      guard let (slot, text) = Self.ghosttyColor(of: setting) else {
        findings.report(.unsupportedSetting(setting.key), at: file.excerpt(setting.range))
        continue
      }
      if let color = Self.color(text) {
        colors[slot] = Slot(name: slot, color: color, range: setting.range)
      } else {
        findings.report(.slotSyntax(text), at: file.excerpt(setting.range))
      }
    }
    self.init(terminal: file.stem, in: file, at: 0, colors: colors, reporting: findings)
  }

  /// Returns the slot of a setting and the text of its color; nil for one that isn't a color of a
  /// theme, such as color 16 of the palette.
  private static func ghosttyColor(
    of setting: GhosttySetting
  ) -> (slot: String, text: String)? {
    if let slot = ghosttySlots[setting.key] { return (slot, setting.value) }
    guard setting.key == "palette", let equals = setting.value.firstIndex(of: "="),
      let number = Int(setting.value[..<equals].trimmed),
      TerminalSlot.all.prefix(TerminalSlot.numberedCount).indices.contains(number)
    else { return nil }
    let text = setting.value[setting.value.index(after: equals)...]
    return (TerminalSlot.all[number].name, text.trimmed)
  }

  private static func ghosttySettings(of file: SourceFile) -> [GhosttySetting] {
    let lines = file.bytes.split(omittingEmptySubsequences: true) { $0 == 0x0A || $0 == 0x0D }
    return lines.compactMap { line in
      guard let first = line.firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
        line[first] != UInt8(ascii: "#"),
        let equals = line[first...].firstIndex(of: UInt8(ascii: "="))
      else { return nil }
      var value = String(decoding: line[(equals + 1)...], as: UTF8.self).trimmed
      if value.count > 1, value.hasPrefix("\""), value.hasSuffix("\"") {
        value = String(value.dropFirst().dropLast())
      }
      let key = String(decoding: line[first..<equals], as: UTF8.self).trimmed
      return (key, value, first..<line.endIndex)
    }
  }
}
