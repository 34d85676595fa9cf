import DynamicColors
import SourceDiagnostics
import SourceDocuments

/// A reader of the nodes of a theme file into a ``Theme``.
package enum ThemeReader {
  /// Returns the theme in `document`, or nil if it has no name; adds the theme's conditions to
  /// `table`.
  static func read(
    _ document: SourceDocument,
    conditions table: inout ConditionTable,
    names: TraitNames,
    _ findings: inout Findings
  ) -> Theme? {
    guard let mapping = MappingReader(document.root, "a theme file", &findings) else { return nil }
    mapping.reportUnknownKeys(of: .theme, &findings)

    var section = ColorSectionReader(origin: FileOrigin(document.file), table: table, names: names)
    for (key, isPalette) in [("palette", true), ("colors", false)] {
      guard let node = mapping.node[key] else { continue }
      section.read(node, isPalette: isPalette, &findings)
    }
    table = section.table

    var mentions: [Theme.Mention] = []
    let about = readAbout(mapping, &mentions, &findings)
    var replacements: [Theme.Mention] = []
    let deprecated = readDeprecated(mapping, &mentions, &replacements, &findings)
    mentions += replacements
    guard let name = mapping.string("theme", &findings), let node = mapping.node["theme"] else {
      return nil
    }
    if let character = ColorName.firstForbidden(in: name) {
      findings.add(
        .naming,
        "'\(name)' contains '\(character)'; theme names consist of letters, digits and '-'",
        at: node.excerpt
      )
    }
    return Theme(
      name: name,
      parent: mapping.string("extends", &findings),
      summary: mapping.string("description", &findings),
      about: about,
      deprecated: deprecated,
      scheme: ThemeScheme(mapping, &findings),
      file: document.file.path,
      layer: section.layer,
      nameExcerpt: node.excerpt,
      parentExcerpt: mapping.node["extends"]?.excerpt,
      mentions: mentions,
      replacements: replacements,
      invalidNames: section.invalidNames
    )
  }

  private static func readAbout(
    _ mapping: MappingReader,
    _ mentions: inout [Theme.Mention],
    _ findings: inout Findings
  ) -> [String: String] {
    guard let node = mapping.node["about"], !node.isNull,
      let entries = MappingReader(node, "'about'", &findings)
    else { return [:] }
    var about: [String: String] = [:]
    for (key, value) in entries.node.entries {
      mentions.append((key.text, key.range))
      about[key.text] = value.requiredText("'\(key.text)'", &findings)
    }
    return about
  }

  private static func readDeprecated(
    _ mapping: MappingReader,
    _ mentions: inout [Theme.Mention],
    _ replacements: inout [Theme.Mention],
    _ findings: inout Findings
  ) -> [String: Theme.Deprecation] {
    guard let node = mapping.node["deprecated"], !node.isNull,
      let entries = MappingReader(node, "'deprecated'", &findings)
    else { return [:] }
    var deprecated: [String: Theme.Deprecation] = [:]
    for (key, value) in entries.node.entries {
      mentions.append((key.text, key.range))
      guard let entry = MappingReader(value, "'\(key.text)'", &findings) else { continue }
      entry.reportUnknownKeys(of: .deprecation, &findings)
      var replacement = entry.string("use", &findings)
      if replacement == key.text {
        findings.add(
          .invalidValue,
          "'\(key.text)' can't be its own replacement; name another color, or omit 'use:'",
          at: value["use"]?.excerpt
        )
        replacement = nil
      }
      if let replacement, let node = value["use"] {
        replacements.append((replacement, node.range))
      }
      deprecated[key.text] = Theme.Deprecation(
        replacement: replacement,
        reason: entry.string("reason", &findings)
      )
    }
    return deprecated
  }
}
