import DynamicColors
import SwiftSymbols
import TextSupport
import ThemeRendering
import TraitSystem

/// The switches with which attributes select values: one custom property for each theme and each
/// value of a trait.
///
/// A switch that is on has the value `initial`, so that `var(--switch, red)` is `red`; one that is
/// off is empty, so that `var()` is empty. Switches are inherited: an attribute applies to its
/// element and the descendants, regardless of other attributes on the element. Elements with an
/// attribute compute the colors that depend on switches again, so that the length of the text is
/// linear in the number of values.
///
/// Source: css-variables-1, sections 2 and 3, "guaranteed-invalid value".
struct CSSSwitches: Sendable {
  /// The traits selected by attributes.
  let space: ExportSpace

  /// The switch of each theme; empty if there is only one theme.
  let themes: [String]

  /// The switch of each value of each axis.
  let values: [[String]]

  private let source: ExportSource

  /// Creates the switches; style has none if `light-dark()` follows it.
  init(_ source: ExportSource, _ options: ExportOptions) {
    self.source = source
    let axes = source.axes.filter { axis in
      axis.kind != .gamut && !(axis.kind == .style && options.styleSwitch != .media)
    }
    let all = ExportSpace(axes)
    space = all.leftOut.isEmpty ? all : ExportSpace(axes, masks: Self.masks(of: source))
    var names: [String] = []
    if source.themes.count > 1 { names += source.themes.map { "_theme-\($0.name)" } }
    let themeCount = names.count
    for axis in space.axes {
      names += axis.values.indices.map { "_\(axis.trait.outputName)-\(axis.valueName($0))" }
    }
    var free = CustomPropertyNames(names).names[...]
    themes = Array(free.prefix(themeCount))
    free = free.dropFirst(themeCount)
    values = space.axes.map { axis in
      defer { free = free.dropFirst(axis.values.count) }
      return Array(free.prefix(axis.values.count))
    }
  }

  /// Returns the sets of traits that single colors depend on; the choices of other traits are never
  /// nested.
  private static func masks(of source: ExportSource) -> Set<UInt64> {
    var masks = Set<UInt64>()
    for theme in source.themes {
      for index in theme.definitions.indices {
        masks.insert(theme.definitions.dependencies(at: index))
      }
    }
    return masks
  }

  /// The bits of the traits selected by attributes.
  var mask: UInt64 { space.axes.reduce(0) { $0 | $1.bit } }

  /// The selectors of all elements whose values can differ from those of their parents.
  var places: [String] {
    [":root"] + (themes.isEmpty ? [] : ["[data-theme]"])
      + space.axes.map { "[\(Self.attribute($0))]" }
  }

  /// Writes the rules with which attributes and the device turn switches on and off.
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
      // Other values have the same colors as the first.
      let words = axis.values.indices.map { choice in
        [axis.valueName(choice)] + (choice == 0 ? axis.otherValueNames : [])
      }
      Self.writeRules(names, words, of: Self.attribute(axis), to: &text)
    }
  }

  /// Writes the rule that turns off all switches of an attribute, and the rules that turn on each
  /// one.
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

  static func attribute(_ axis: TraitAxis) -> String {
    "data-\(CSSText.identifierPart(axis.trait.outputName))"
  }

  /// Returns an expression for the value whose switch is on.
  ///
  /// - Parameters:
  ///   - values: A value for each switch.
  ///   - switches: The switches, one of which is on.
  /// - Returns: The value itself if all are the same.
  static func choice(of values: [String], by switches: [String]) -> String {
    guard let first = values.first, values.contains(where: { $0 != first }) else {
      return values.first ?? ""
    }
    return zip(switches, values).map { "var(\($0), \($1))" }.joined(separator: " ")
  }
}
