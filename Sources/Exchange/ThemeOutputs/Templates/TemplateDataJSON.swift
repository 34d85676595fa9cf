import SourceDiagnostics
import SourceDocuments
public import ThemeFiles

/// The data that templates read, as JSON.
///
/// Values that repeat others are omitted: the members of the default theme at the root, the value
/// under each condition, and the other spellings of names.
public enum TemplateDataJSON {
  /// The deepest nesting of values.
  private static let depth = 64

  /// Returns the data of a library.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - settings: The settings of a template.
  ///   - pairs: The pairs of the library's contrast checks.
  /// - Returns: JSON, indented by two spaces.
  /// - Throws: ``ThemeTemplateError`` for unknown traits in the settings.
  public static func text(
    of library: ThemeLibrary,
    settings: TemplateSettings = TemplateSettings(),
    pairs: [CheckedPair] = []
  ) throws(ThemeTemplateError) -> String {
    var findings = Findings()
    let resolved = ResolvedSettings(
      settings,
      positions: [:],
      library: library,
      reporting: &findings
    )
    guard !findings.hasErrors else { throw .invalid(findings.diagnostics) }
    let shared = TemplateLibrary(library, resolved, pairs: pairs)
    let data = TemplateData(shared, (theme: nil, choices: [:]))
    let value = value(.members(RootFrame(data)), depth)
    return String(decoding: JSONWriter(JSONStyle()).bytes(for: value), as: UTF8.self)
  }

  private static func value(_ value: TemplateValue, _ depth: Int) -> JSONValue {
    guard depth > 0 else { return .null }
    switch value {
    case .nothing: return .null
    case .flag(let flag): return .bool(flag)
    case .text(let text), .label(let text): return .string(text)
    case .list(let list):
      return .array((0..<list.count).map { Self.value(list.element($0), depth - 1) })
    case .members(let members):
      let names = members.printedNames
      if names.isEmpty { return members.text.map(JSONValue.string) ?? .null }
      return .object(
        names.compactMap { name in
          let key = TemplateName(name, number: DataKey.vocabulary[name] ?? -1)
          return members.member(key).map { JSONMember(name, Self.value($0, depth - 1)) }
        }
      )
    }
  }
}
