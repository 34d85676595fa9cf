import ColorValues
import DynamicColors
import SourceDiagnostics
import ThemeFiles
import TraitSystem

/// The names of colors that a command is given.
extension ResolvedContext {
  /// Returns the message for a name that a command can't take as a color.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - takesPalette: Whether the command takes colors of the palette.
  /// - Returns: The message.
  func message(aboutUnknown name: String, takesPalette: Bool = false) -> String {
    if project.folder.themeNames.contains(name) {
      return "'\(name)' is a theme; use --theme \(name)"
    }
    let compiled = library.member(for: traits).colors
    let palette = compiled.indices.map { compiled.definition(at: $0) }.filter(\.isPrimitive)
      .map(\.name)
    let known = compiled.colorNames + (takesPalette ? palette : [])
    let members = known.filter { $0.hasPrefix(name + ".") }
    if !members.isEmpty {
      return "'\(name)' is a group; name one of its colors: \(Spelling.list(members))"
    }
    if let example = palette.first(where: { $0 == name || $0.hasPrefix(name + ".") }) {
      return "'\(name)' is in the palette; 'themetool explain \(example)' shows its colors"
    }
    if PaletteFilter.isPattern(name) { return "no color has a name of the form '\(name)'" }
    let groups = Set(known.compactMap { $0.contains(".") ? $0.split(separator: ".").first : nil })
    let hint = Spelling.hint(for: name, among: known + groups.map(String.init))
    return "'\(name)' is not a color\(hint)"
  }

  /// Returns a text of a color with the values of its references, such as `{text}`.
  ///
  /// - Throws: A failure that names an unknown color.
  func replacingReferences(in text: String) throws -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: start)..<end])
      try checkValue(of: name)
      guard let color = library.explanation(of: name, for: traits)?.color else {
        throw Failure.usage([message(aboutUnknown: name, takesPalette: true)])
      }
      result += rest[..<start] + color.css
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
