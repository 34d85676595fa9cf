import DynamicColors
import SourceDocuments
import ThemeFiles
import ThemeValidation
import TraitSystem

/// Proposals for values other than colors.
extension CompletionBuilder {
  mutating func addValues() {
    for form in forms { addValue(form) }
    guard case .key(let name)? = place.path.last, place.range.isEmpty, !place.isQuoted else {
      return
    }
    for mapping in outerForms.flatMap({ $0.mappings(with: place.levels.last ?? []) }) {
      for snippet in mapping[name]?.snippets ?? [] {
        guard let text = naming(snippet.text) else { continue }
        addSnippet(snippet.label, snippet: text, detail: snippet.detail)
      }
    }
  }

  private mutating func addValue(_ form: FormatValue) {
    switch form {
    case .value(.color): addColorText()
    case .conditions: addConditions(suffix: "")
    case .oneOrMore(let form): addValue(form)
    case .name(let role): addNames(role)
    case .words(let words, _): addWords(isAlwaysError ? words.suffix(1) : words)
    case .usualWords(let words): addWords(words)
    case .boolean: addWords(["true", "false"])
    case .version(let version): addWords([version])
    case .choice where place.path.last == .element && !place.isFlow:
      addElements(form, after: place.isAtDash(bytes) ? "" : "- ")
    default: break
    }
  }

  /// Whether the value is the severity of a rule that cannot be ignored.
  private var isAlwaysError: Bool {
    guard case .key(let name)? = place.path.last, let rule = RuleReference.rule(named: name),
      outerForms.contains(where: { if case .entries(.rule?, _) = $0 { true } else { false } })
    else { return false }
    return !RuleReference.canIgnore(rule)
  }

  private mutating func addWords(_ words: [String]) {
    for word in words where !place.siblings.contains(word) { add(word, .enumMember) }
  }

  private mutating func addNames(_ role: FormatValue.NameRole) {
    switch role {
    case .color, .slotColor: addColors(.name)
    case .usedColor: addColors(.name, inPalettes: false)
    case .replacement: addColors(.name, except: keys[1])
    case .theme:
      for name in project?.themeNames ?? [] where !place.siblings.contains(name) { addTheme(name) }
    case .extendedTheme:
      for name in project?.themeNames ?? []
      where name != place.name && !extends(name, ancestor: place.name) {
        addTheme(name)
      }
    case .value: addWords(trait(named: keys[1])?.valueNames ?? [])
    case .valueOf(let name):
      guard let trait = trait(named: name) else { return }
      if trait == project?.themeTrait {
        for name in project?.themeNames ?? [] { addTheme(name) }
      } else {
        addWords(trait.valueWords)
      }
    case .catalog:
      for folder in catalogFolders() where !place.siblings.contains(folder) { add(folder, .folder) }
    case .traitOrTheme:
      let own = names.own.filter { $0 != project?.themeTrait }
      addWords([TraitNames.themeTrait] + own.map(\.name))
      addWords(TraitKey.system.filter(\.affectsColorAppearance).map(\.name))
    case .ownTheme, .traitDefinition, .valueDefinition, .rule, .hierarchy, .node:
      break
    }
  }

  /// Whether a theme extends another one, directly or not.
  private func extends(_ name: String, ancestor: String) -> Bool {
    project?.theme(named: name)?.chain.dropLast().contains { $0.name == ancestor } == true
  }

  private mutating func addTheme(_ name: String) {
    let summary = project?.compilation().themes[name]?.summary
    add(name, .value, documentation: summary)
  }

  /// Returns a trait of the library or of the system; those of the library have priority.
  func trait(named name: String) -> TraitKey? {
    names.own.first { $0.name == name } ?? names.trait(named: name)
  }
}

extension CompletionPlace {
  /// Whether the text follows the dash of a list on its line.
  fileprivate func isAtDash(_ bytes: [UInt8]) -> Bool {
    var index = range.lowerBound
    while index > 0, bytes[index - 1] == UInt8(ascii: " ") { index -= 1 }
    return index > 0 && bytes[index - 1] == UInt8(ascii: "-")
  }
}
