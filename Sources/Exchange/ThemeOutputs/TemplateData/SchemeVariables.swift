import ColorValues
import TextSupport
import ThemeFiles

/// The variables of the builders of base16 and base24 templates, for one theme and style.
///
/// A variable of a slot that the scheme lacks, such as `base10-hex` of base24, is nothing in a
/// template that tests it in a section, and otherwise an error.
///
/// Source: github.com/tinted-theming/home, "Builder", 0.11.2.
struct SchemeVariables: TemplateMembers {
  let table: ThemeTable

  /// The variables of a scheme.
  private static let labels = [
    "scheme-name", "scheme-author", "scheme-description", "scheme-slug", "scheme-slug-underscored",
    "scheme-system", "scheme-variant", "scheme-is-light-variant", "scheme-is-dark-variant",
  ]

  /// The variables of a slot, after its name.
  private static let parts = [
    "-hex", "-hex-bgr", "-hex-r", "-hex-g", "-hex-b", "-rgb-r", "-rgb-g", "-rgb-b", "-rgb16-r",
    "-rgb16-g", "-rgb16-b", "-dec-r", "-dec-g", "-dec-b",
  ]

  /// The variables of all schemes.
  static let names = Set(
    labels + SchemeSlot.all.flatMap { slot in parts.map { slot + $0 } }
  )

  var memberNames: [String] {
    guard !table.slots.isEmpty else { return [] }
    return Self.labels + table.slots.flatMap { slot in Self.parts.map { slot.name + $0 } }
  }

  func absence(of name: String) -> String? {
    guard Self.names.contains(name), !name.hasPrefix("scheme-") else { return nil }
    return "'base16:' has no color for the slot '\(name.prefix(6))'"
  }

  func member(_ name: TemplateName) -> TemplateValue? {
    guard !table.slots.isEmpty else { return nil }
    if name.text.hasPrefix("scheme-") { return label(name.text) }
    guard Self.names.contains(name.text), let dash = name.text.firstIndex(of: "-") else {
      return nil
    }
    guard let index = table.slotIndex(String(name.text[..<dash])) else {
      return table.tests(name.text) ? .nothing : nil
    }
    let color = table.color(at: index, 0, isOpaque: true)
    table.readNarrow(color, at: index)
    return Self.text(forSuffix: String(name.text[dash...]), of: color).map { .text($0) }
  }

  private static func text(forSuffix suffix: String, of color: Color) -> String? {
    let bytes = color.rgba8
    let hex = [bytes.red, bytes.green, bytes.blue].map {
      UInt64($0).hexadecimalDigits(count: 2)
    }
    if suffix == "-hex" { return hex.joined() }
    if suffix == "-hex-bgr" { return hex.reversed().joined() }
    guard let channel = ["r", "g", "b"].firstIndex(of: String(suffix.suffix(1))) else { return nil }
    let byte = [bytes.red, bytes.green, bytes.blue][channel]
    return switch suffix.dropLast(2) {
    case "-hex": hex[channel]
    case "-rgb": String(byte)
    case "-rgb16": String(Int(byte) * 257)
    case "-dec": NumberText.plain(Double(byte) / 255, .fixed(8))
    default: nil
    }
  }

  private func label(_ name: String) -> TemplateValue? {
    let labels = labels
    return switch name {
    case "scheme-name": .label(labels.name)
    case "scheme-author": .label(labels.author ?? "")
    case "scheme-description": .label(labels.description ?? "")
    case "scheme-slug": .text(labels.builderSlug)
    case "scheme-slug-underscored":
      .text(String(labels.builderSlug.map { $0 == "-" ? "_" : $0 }))
    case "scheme-system": .text(labels.system)
    case "scheme-variant": .text(labels.variant)
    case "scheme-is-light-variant": .flag(labels.variant == "light")
    case "scheme-is-dark-variant": .flag(labels.variant == "dark")
    default:
      name.hasPrefix("scheme-is-") && name.hasSuffix("-variant")
        ? .flag(name == "scheme-is-\(labels.variant)-variant") : nil
    }
  }

  /// The labels of the scheme of the theme in the style of the file.
  private var labels: SchemeLabels {
    func color(_ slot: String) -> Color? {
      table.slotIndex(slot).map { table.color(at: $0, 0, isOpaque: true) }
    }
    return SchemeLabels(
      of: table.theme,
      style: table.schemeStyle,
      isExtended: table.slots.contains { SchemeSlot.base24.contains($0.name) },
      background: color("base00"),
      text: color("base05")
    )
  }
}
