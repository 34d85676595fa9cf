import DynamicColors
package import SourceDiagnostics
import SourceDocuments
import TraitSystem

/// A reader of the nodes of a library file.
package enum LibraryFileReader {
  /// The supported version of the format.
  package static let version = "1"

  /// The settings of a rule; nil disables it.
  package static let severities: [(word: String, severity: Severity?)] = [
    ("off", nil), ("note", .note), ("warning", .warning), ("error", .error),
  ]

  static func read(_ document: SourceDocument, _ findings: inout Findings) -> LibraryFile {
    var library = LibraryFile()
    guard let mapping = MappingReader(document.root, "a library file", &findings) else {
      return library
    }
    let version = mapping.string("library", &findings)
    let isNewer = version.map(isNewer) ?? false
    // A newer version may have more keys.
    if !isNewer { mapping.reportUnknownKeys(of: .library, &findings) }
    if let version, version != Self.version {
      findings.add(
        .invalidValue,
        isNewer
          ? """
          '\(version)' is a newer version of the format than \(Self.version), the newest that this \
          version of ThemeKit reads; update ThemeKit and themetool
          """
          : "'\(version)' is not a version of the format; expected: \(Self.version)",
        at: document.root["library"]?.excerpt
      )
    }
    if let name = mapping.string("default-theme", &findings),
      let node = document.root["default-theme"]
    {
      library.defaultTheme = (name, node.excerpt)
    }
    readThemeTrait(mapping, &library, &findings)
    readTraits(mapping, &library, &findings)
    library.catalogs = mapping.scalars("catalogs", &findings).map { ($0.text, $0.excerpt) }
    readSchemeSlots(mapping, &library, &findings)
    library.exports = document.root["exports"]
    library.checks = document.root["checks"]
    readRules(mapping, &library, &findings)
    return library
  }

  /// Whether a text is the number of a version after ``version``.
  private static func isNewer(_ version: String) -> Bool {
    guard version.first != "0", version.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return false
    }
    return (version.count, version) > (Self.version.count, Self.version)
  }

  private static func readThemeTrait(
    _ mapping: MappingReader,
    _ library: inout LibraryFile,
    _ findings: inout Findings
  ) {
    guard let node = mapping.node["theme-trait"],
      let trait = MappingReader(node, "'theme-trait'", &findings)
    else { return }
    trait.reportUnknownKeys(of: .themeTrait, &findings)
    if let identifier = trait.string("identifier", &findings) {
      library.themeTrait.identifier = identifier
    }
    if let name = trait.string("name", &findings) { library.themeTrait.name = name }
  }

  private static func readTraits(
    _ mapping: MappingReader,
    _ library: inout LibraryFile,
    _ findings: inout Findings
  ) {
    guard let node = mapping.node["traits"], !node.isNull,
      let traits = MappingReader(node, "'traits'", &findings)
    else { return }
    for (key, value) in traits.node.entries {
      guard let trait = MappingReader(value, "the trait '\(key.text)'", &findings) else { continue }
      trait.reportUnknownKeys(of: .trait, &findings)
      let values = trait.scalars("values", &findings).map(\.text)
      guard let first = values.first else {
        findings.add(
          .invalidValue,
          "the trait '\(key.text)' needs 'values:', a list of the values that it can have",
          at: key.excerpt
        )
        continue
      }
      let identifier = trait.string("identifier", &findings) ?? key.text
      var definition: TraitSchema.Definition?
      do {
        definition = try TraitSchema.Definition(
          identifier: identifier,
          name: key.text,
          values: values,
          default: trait.string("default", &findings) ?? first,
          affectsColorAppearance: trait.bool("affects-color-appearance", &findings)
        )
        if let definition { try library.schema.add(definition) }
      } catch {
        findings.add(.invalidValue, "\(error)", at: key.excerpt)
        // A valid definition avoids further findings about uses of the trait.
        definition = try? TraitSchema.Definition(
          identifier: identifier,
          name: key.text,
          values: values,
          default: first
        )
      }
      library.traits.append((key.text, definition, key.excerpt))
    }
  }

  private static func readSchemeSlots(
    _ mapping: MappingReader,
    _ library: inout LibraryFile,
    _ findings: inout Findings
  ) {
    guard let node = mapping.node["base16"], !node.isNull,
      let slots = MappingReader(node, "'base16'", &findings)
    else { return }
    slots.reportUnknownKeys(of: FormatMapping(FormatMapping.schemeSlots), &findings)
    library.schemeSlots = SchemeSlot.read(slots, &findings)
  }

  private static func readRules(
    _ mapping: MappingReader,
    _ library: inout LibraryFile,
    _ findings: inout Findings
  ) {
    guard let node = mapping.node["rules"], !node.isNull,
      let rules = MappingReader(node, "'rules'", &findings)
    else { return }
    let known = RuleNames.all
    for (key, value) in rules.node.entries {
      if let reason = RuleNames.others.first(where: { $0.key.id == key.text })?.value {
        findings.add(.unknownRule, "'\(key.text)' can't be set here: \(reason)", at: key.excerpt)
        continue
      }
      if !known.contains(key.text) {
        let hint = Spelling.hint(for: key.text, among: known)
        findings.add(.unknownRule, "'\(key.text)' is not a rule\(hint)", at: key.excerpt)
        continue
      }
      if RuleNames.always.contains(key.text), value.text != "error" {
        findings.add(
          .invalidValue,
          "'\(key.text)' is always an error, as what breaks it has no meaning",
          at: value.excerpt
        )
        continue
      }
      guard let setting = severities.first(where: { $0.word == value.text }) else {
        findings.add(
          .invalidValue,
          "a rule is off, note, warning or error, not '\(value.text)'",
          at: value.excerpt
        )
        continue
      }
      library.severities[key.text] = .some(setting.severity)
    }
  }
}
