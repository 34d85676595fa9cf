import DynamicColors
import PlatformSupport
import SourceDocuments
import SwiftSymbols
import TextSupport
import ThemeFiles
import TraitSystem

/// An export of themes as CSS custom properties.
///
/// Each theme has a rule for its attribute, `[data-theme="pastel"]`; the default theme also applies
/// without an attribute. Light and dark use `light-dark()` or a switch, which follow the device and
/// `data-style`; the gamut uses media queries, and all other traits use attributes such as
/// `data-density="compact"`, contrast also the device setting. Each attribute applies to its
/// element and the descendants, alone or with others: see ``CSSSwitches``. All selectors have the
/// same specificity, so the order of the rules decides.
struct CSSExport: Sendable {
  /// The minimum number of colors for which writing themes in parallel is faster.
  private static let colorsForThreads = 4_096

  let source: ExportSource
  let options: ExportOptions

  /// The custom properties of all names.
  let properties: CSSProperties

  /// The switches of themes and traits.
  let switches: CSSSwitches

  /// Whether switches select the values of each property.
  let isSwitched: [Bool]

  init(_ source: ExportSource, _ options: ExportOptions) {
    self.source = source
    self.options = options
    properties = CSSProperties(source, withPalettes: options.keepsReferences)
    switches = CSSSwitches(source, options)
    var isSwitched = [Bool](repeating: false, count: properties.all.count)
    let mask = switches.mask
    if mask != 0 {
      for (number, theme) in source.themes.enumerated() {
        for index in theme.indices(withPalettes: options.keepsReferences)
        where theme.definitions.dependencies(at: index) & mask != 0 {
          if let place = properties.place(ofTheme: ThemeIndex(number), at: index) {
            isSwitched[place] = true
          }
        }
      }
    }
    self.isSwitched = isSwitched
  }

  /// Returns the properties without switches that other themes have and a theme lacks.
  func missingProperties(ofTheme theme: ThemeIndex) -> [String] {
    properties.missing(ofTheme: theme).filter { !isSwitched[$0] }.map { properties.all[$0] }
  }

  func file(reporting losses: inout LossReport) -> ExportedFile {
    var text = UTF8Buffer()
    text += "/* \(CSSText.comment(source.origin)) */\n"
    writeGuide(to: &text)
    write(to: &text, reporting: &losses)
    return ExportedFile("themes.css", bytes: text.bytes)
  }

  /// Writes the rules.
  func write(to text: inout UTF8Buffer, reporting losses: inout LossReport) {
    if source.axis(.style) != nil {
      text += """

        :root {
          color-scheme: light dark;
        }
        [data-style="light"] {
          color-scheme: light;
        }
        [data-style="dark"] {
          color-scheme: dark;
        }

        """
    }
    for (color, property) in properties.changedNames { losses.addChangedName(color, as: property) }
    // The default theme is first, so that any other theme overrides it on the same element.
    let numbers = source.themes.indices
    let isDefault = { source.themes[$0].name == source.defaultTheme }
    let order = numbers.filter(isDefault) + numbers.filter { !isDefault($0) }
    let isLarge = properties.all.count >= Self.colorsForThreads
    let empty = losses.empty
    let written = ParallelWork.map(order, batchSize: isLarge ? 1 : order.count) { number in
      var writer = CSSThemeWriter(ThemeIndex(number), self)
      var text = UTF8Buffer()
      var losses = empty
      let values = writer.write(to: &text, reporting: &losses)
      return (text: text, losses: losses, number: number, values: values)
    }
    text.reserveCapacity(text.bytes.count + written.reduce(0) { $0 + $1.text.bytes.count })
    for theme in written {
      text.append(theme.text.bytes)
      losses.append(theme.losses)
    }
    let values = written.sorted { $0.number < $1.number }.map(\.values)
    writeSwitched(values, to: &text)
  }

  // MARK: Switches

  /// Writes the rules of the colors whose values switches select, from the values of each theme.
  private func writeSwitched(
    _ values: [CSSThemeWriter.SwitchedValues],
    to text: inout UTF8Buffer
  ) {
    guard isSwitched.contains(true) else { return }
    switches.write(to: &text)
    var declarations = UTF8Buffer()
    var wide = UTF8Buffer()
    for place in isSwitched.indices where isSwitched[place] {
      // A theme that lacks the color has no value, so that the fallback of `var()` applies.
      let normal = values.map { $0.values[place] ?? "initial" }
      let chosen = CSSSwitches.choice(of: normal, by: switches.themes)
      declarations += "  \(properties.all[place]): \(chosen);"
      if let remark = remark(onPropertyAt: place) {
        declarations += "  /* \(CSSText.comment(remark)) */"
      }
      declarations += "\n"
      guard values.contains(where: { $0.wideValues[place] != nil }) else { continue }
      let widest = zip(values, normal).map { $0.wideValues[place] ?? $1 }
      let choice = CSSSwitches.choice(of: widest, by: switches.themes)
      wide += "  \(properties.all[place]): \(choice);\n"
    }
    text += "\n" + switches.places.joined(separator: ",\n") + " {\n"
    text.append(declarations.bytes)
    text += "}\n"
    Self.writeWide(wide, switches.places, to: &text)
  }

  /// Returns the remark of the first theme that has the color.
  private func remark(onPropertyAt place: Int) -> String? {
    let name = properties.names[place]
    return source.themes.lazy.compactMap { $0.isWithoutRemarks ? nil : $0.remark(name) }.first
  }

  /// Writes a rule for displays with a wide gamut.
  static func writeWide(
    _ declarations: UTF8Buffer,
    _ selectors: [String],
    to text: inout UTF8Buffer
  ) {
    guard !declarations.bytes.isEmpty else { return }
    // Some browsers supported the query before the notation.
    text += "\n@media (color-gamut: p3) {\n  @supports (color: color(display-p3 0 0 0)) {\n"
    text += selectors.map { "    \($0)" }.joined(separator: ",\n") + " {\n"
    for line in String(decoding: declarations.bytes, as: UTF8.self).split(separator: "\n") {
      text += "    \(line)\n"
    }
    text += "    }\n  }\n}\n"
  }
}

/// The comment at the start of exported CSS: the attributes that select values, with their values.
///
/// ```css
/// /* Attributes apply to any element and its descendants, each alone or with others:
///    data-theme: standard, pastel
///    data-style: light, dark; otherwise as on the device */
/// ```
extension CSSExport {
  /// The maximum number of values in a line of the comment.
  private static let guideLimit = 8

  /// Writes the comment, unless no attribute selects values.
  func writeGuide(to text: inout UTF8Buffer) {
    var lines: [String] = []
    if source.themes.count > 1 {
      lines.append(Self.guide("data-theme", source.themesWithDefaultFirst.map(\.name)))
    }
    let switched = switches.space.axes
    for axis in source.axes
    where axis.kind == .style || switched.contains(where: { $0.bit == axis.bit }) {
      let line = Self.guide(CSSSwitches.attribute(axis), axis.values.indices.map(axis.valueName))
      let isOfDevice = axis.kind == .style || axis.kind == .contrast
      lines.append(isOfDevice ? "\(line); otherwise as on the device" : line)
    }
    guard !lines.isEmpty else { return }
    lines.insert(
      "Attributes apply to any element and its descendants, each alone or with others:",
      at: 0
    )
    text += "\n/* \(lines.map { CSSText.comment($0) }.joined(separator: "\n   ")) */\n"
  }

  private static func guide(_ attribute: String, _ values: [String]) -> String {
    let shown = values.prefix(guideLimit).joined(separator: ", ")
    let rest = values.count - guideLimit
    return "\(attribute): \(shown)" + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension OutputFormat {
  /// Custom properties of CSS.
  public static let css = OutputFormat(
    "css",
    title: "CSS",
    "Custom properties of CSS, with rules for themes and traits.",
    ending: "css",
    options: [.references, .styles]
  ) { source, options, losses in [CSSExport(source, options).file(reporting: &losses)] }
}
