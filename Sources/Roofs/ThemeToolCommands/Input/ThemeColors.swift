import ColorValues
import DynamicColors
import ThemeFiles
import ThemeOutputs

/// Replaces references such as `{text}` in color texts by the colors of a theme.
struct ThemeColors {
  private let context: ResolvedContext?

  /// Reads the library if one of the texts has a reference.
  init(
    _ texts: [String],
    library: LibraryOptions,
    traits: TraitOptions,
    color: ColorOptions
  ) throws {
    guard texts.contains(where: { $0.contains("{") }) else {
      context = nil
      return
    }
    context = try ResolvedContext(
      library,
      traits: traits,
      hierarchy: nil,
      node: nil,
      color: color
    )
    if let context { color.report(context.library, showsWarnings: false) }
  }

  /// Ends the command with the exit code of findings if the library has errors.
  func failIfErrors() throws { try context?.library.failIfErrors() }

  /// The files of the library, if it is read.
  var sources: SourcePaths { context?.sources ?? SourcePaths(files: []) }

  /// Returns the text with the values of its references.
  ///
  /// - Throws: A failure that names an unknown color.
  func resolved(_ text: String) throws -> String {
    guard let context else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: start)..<end])
      try context.checkValue(of: name)
      guard let color = context.library.explanation(of: name, for: context.traits)?.color else {
        let unknown = UnknownName(in: context, takesPalette: true)
        throw Failure.usage([unknown.message(for: name)])
      }
      result += rest[..<start] + color.css
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
