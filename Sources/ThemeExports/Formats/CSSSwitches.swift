import DynamicColors
import TextSupport
import TraitSystem

/// The switches by which attributes choose values: one custom property for each theme and each value
/// of a trait.
///
/// A switch that is on has no value (`initial`), so that `var(--switch, red)` is `red`; one that is
/// off is empty, so that it is nothing. Switches are inherited: an attribute holds where it is and
/// below, whatever other attributes are on the same element. Elements with an attribute compute the
/// colors that depend on switches again, which makes the text linear in the values.
///
/// Source: css-variables-1, sections 2 and 3, "guaranteed-invalid value".
struct CSSSwitches: Sendable {
  /// The traits that are chosen by attributes.
  let space: ExportSpace

  /// For each theme its switch; empty where there is but one theme.
  let themes: [String]

  /// For each axis and each of its values the switch.
  let values: [[String]]

  private let source: ExportSource

  /// The traits that have attributes; style has none where `light-dark()` follows it.
  init(_ source: ExportSource, _ options: ExportOptions) {
    self.source = source
    space = ExportSpace(
      source.axes.filter { axis in
        axis.kind != .gamut && !(axis.kind == .style && options.styleSwitch == .lightDark)
      }
    )
    var names: [String] = []
    if source.themes.count > 1 { names += source.themes.map { "_theme-\($0.name)" } }
    let themeCount = names.count
    for axis in space.axes {
      names += axis.values.indices.map { "_\(axis.trait.name.lowercased())-\(axis.valueName($0))" }
    }
    var all = CustomPropertyNames(names).names[...]
    themes = Array(all.prefix(themeCount))
    all = all.dropFirst(themeCount)
    values = space.axes.map { axis in
      defer { all = all.dropFirst(axis.values.count) }
      return Array(all.prefix(axis.values.count))
    }
  }

  /// The bits of the traits that are chosen by attributes.
  var mask: UInt64 { space.axes.reduce(0) { $0 | $1.bit } }

  /// The selectors of all elements that can have other values than those around them.
  var places: [String] {
    [":root"] + (themes.isEmpty ? [] : ["[data-theme]"])
      + space.axes.map { "[\(Self.attribute($0))]" }
  }

  /// Writes the rules by which attributes and the device turn switches on and off.
  func write(to text: inout UTF8Buffer) {
    text += "\n/* Switches: initial is on, nothing is off. */\n:root {\n"
    let defaultTheme = source.themes.firstIndex { $0.name == source.defaultTheme }
    Self.write(themes, on: defaultTheme, to: &text)
    for names in values { Self.write(names, on: 0, to: &text) }
    text += "}\n"
    for (axis, names) in zip(space.axes, values) {
      let query =
        switch axis.kind {
        case .style: "(prefers-color-scheme: dark)"
        case .contrast: "(prefers-contrast: more)"
        case .gamut, .other: ""
        }
      guard !query.isEmpty else { continue }
      text += "@media \(query) {\n  :root {\n"
      Self.write(names, on: 1, indentation: "    ", to: &text)
      text += "  }\n}\n"
    }
    Self.writeRules(themes, source.themes.map { [$0.name] }, of: "data-theme", to: &text)
    for (axis, names) in zip(space.axes, values) {
      // Other values count as the first.
      let words = axis.values.indices.map { choice in
        [axis.valueName(choice)] + (choice == 0 ? axis.otherValueNames : [])
      }
      Self.writeRules(names, words, of: Self.attribute(axis), to: &text)
    }
  }

  /// Writes the rule that turns all switches of an attribute off, and for each the one that turns it on.
  private static func writeRules(
    _ names: [String],
    _ words: [[String]],
    of attribute: String,
    to text: inout UTF8Buffer
  ) {
    guard !names.isEmpty else { return }
    let selectors = words.map { $0.map { "[\(attribute)=\(CSSText.string($0))]" } }
    text += selectors.joined().joined(separator: ",\n") + " {\n"
    write(names, on: nil, to: &text)
    text += "}\n"
    for (name, selectors) in zip(names, selectors) {
      text += selectors.joined(separator: ",\n") + " {\n"
      write([name], on: 0, to: &text)
      text += "}\n"
    }
  }

  private static func write(
    _ names: [String],
    on: Int?,
    indentation: String = "  ",
    to text: inout UTF8Buffer
  ) {
    for (number, name) in names.enumerated() {
      text += "\(indentation)\(name):\(number == on ? " initial" : " ");\n"
    }
  }

  private static func attribute(_ axis: ExportAxis) -> String {
    "data-\(CSSText.identifierPart(axis.trait.name.lowercased()))"
  }

  /// The value that is one of several, by the switches that are on.
  ///
  /// - Parameters:
  ///   - values: A value for each of the switches.
  ///   - switches: The switches, of which one is on.
  /// - Returns: The value itself where all are the same.
  static func choice(of values: [String], by switches: [String]) -> String {
    guard let first = values.first, values.contains(where: { $0 != first }) else {
      return values.first ?? ""
    }
    return zip(switches, values).map { "var(\($0), \($1))" }.joined(separator: " ")
  }
}
