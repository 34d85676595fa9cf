import DynamicColors
import SourceDiagnostics
import SourceDocuments

extension Theme {
  /// Reads the theme in `document`; nil if it has no name.
  ///
  /// Messages propose references to `referable` names.
  convenience init?(
    _ document: SourceDocument,
    isWhole: Bool,
    names: TraitNames,
    precedence: VariantPrecedence,
    referable: ReferableNames,
    reporting findings: inout Findings
  ) {
    let root = document.root
    findings.check(root, as: .mapping(.theme))
    var reader = DefinitionReader(
      origin: FileOrigin(document.file),
      table: ConditionTable(precedence: precedence),
      names: names,
      referable: referable
    )
    for key in FormatKey.sections {
      guard let node = root[key] else { continue }
      reader.read(node, of: key, reporting: &findings)
    }

    var mentions: [Mention] = []
    var about: [String: String] = [:]
    for (key, value) in root.entries(.about) {
      mentions.append((key.text, key.range))
      about[key.text] = value.ownText
    }
    var replacements: [Mention] = []
    let deprecated = Theme.readDeprecated(
      root,
      mentions: &mentions,
      replacements: &replacements,
      reporting: &findings
    )
    mentions += replacements
    let extensions = Theme.readExtensions(root, mentions: &mentions, reporting: &findings)
    guard let name = root.text(.theme), let node = root[.theme] else { return nil }
    if let character = DefinitionName.firstForbidden(in: name) {
      findings.add(
        .naming,
        "\(name: name) contains \(name: character); theme names consist of letters, digits and '-'",
        at: node.excerpt
      )
    }
    // A misspelled key is reported itself; what it contains must not be reported as missing.
    let hasMisspelling = (FormatKey.sections + [.extends]).contains { key in
      FormatMapping.theme.hasMisspelling(of: key, in: root)
    }
    self.init(
      name: name,
      parent: root.text(.extends),
      summary: root.text(.description),
      about: about,
      deprecated: deprecated,
      extensions: extensions,
      scheme: Theme.Scheme(of: root),
      file: document.file.path,
      isWhole: isWhole && !hasMisspelling,
      layer: reader.layer,
      conditions: reader.table,
      nameExcerpt: node.excerpt,
      parentExcerpt: root[.extends]?.excerpt,
      mentions: mentions,
      replacements: replacements,
      invalidNames: reader.invalidNames,
      invalidRanges: reader.invalidRanges
    )
  }

  private static func readExtensions(
    _ root: SourceNode,
    mentions: inout [Mention],
    reporting findings: inout Findings
  ) -> [String: [JSONMember]] {
    var extensions: [String: [JSONMember]] = [:]
    for (key, value) in root.entries(.extensions) {
      mentions.append((key.text, key.range))
      guard let text = value.ownText else { continue }
      extensions[key.text] = TokenExtension.members(of: text)
      if extensions[key.text] == nil {
        findings.add(
          .invalidValue,
          "the extensions of \(name: key.text) must be a JSON object, such as '{\"a\": 1}'",
          at: value.excerpt
        )
      }
    }
    return extensions
  }

  private static func readDeprecated(
    _ root: SourceNode,
    mentions: inout [Mention],
    replacements: inout [Mention],
    reporting findings: inout Findings
  ) -> [String: Deprecation] {
    var deprecated: [String: Deprecation] = [:]
    for (key, value) in root.entries(.deprecated) {
      mentions.append((key.text, key.range))
      guard value.kind == .mapping else { continue }
      var replacement = value.text(.use)
      if replacement == key.text {
        findings.add(
          .invalidValue,
          "\(name: key.text) can't be its own replacement; name another color, or omit '\(FormatKey.use.name):'",
          at: value[.use]?.excerpt
        )
        replacement = nil
      }
      if let replacement, let node = value[.use] { replacements.append((replacement, node.range)) }
      deprecated[key.text] = Deprecation(
        replacement: replacement,
        reason: value.text(.reason)
      )
    }
    return deprecated
  }
}
