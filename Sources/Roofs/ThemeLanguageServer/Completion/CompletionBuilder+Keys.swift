import DynamicColors
import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemeOutputs
import ThemeValidation
import TraitSystem

/// Proposals for keys.
extension CompletionBuilder {
  mutating func addKeys() {
    guard format != nil, !(place.path.isEmpty && place.siblings.isEmpty) else {
      if place.path.isEmpty { addHeads() }
      return
    }
    guard !forms.contains(where: \.isDefinitions) else { return addColorKeys() }
    for form in forms {
      switch form {
      case .traits: addTraits()
      case .entries(.color?, _):
        for name in colorNames where !place.siblings.contains(name) {
          add(name, .color, text: name + colon, rank: 5, data: colorData(name))
        }
      case .entries(_, .mapping(let mapping)) where !place.hasColon: addSnippets(mapping.snippets)
      case .entries(.rule?, _): addRules()
      case .list(let element, _, _) where !place.isFlow: addElements(element, after: "- ")
      default: addKeys(of: form)
      }
    }
  }

  /// The colon and the space after a new key.
  var colon: String { place.hasColon ? "" : ": " }

  private mutating func addSnippets(_ snippets: [FormatMapping.Snippet]) {
    for snippet in snippets {
      guard let text = naming(snippet.text) else { continue }
      addSnippet(snippet.label, snippet: text, detail: snippet.detail)
    }
  }

  /// Returns a snippet with colors and a theme of the library in place of names that it lacks; nil
  /// if the library has too few colors.
  func naming(_ snippet: String) -> String? {
    guard let project else { return snippet }
    var text = snippet
    if text.contains("default-theme: ${1:"), let theme = project.themeNames.first {
      text = text.replacing("${1:name}", with: "${1:\(theme)}")
    }
    for (one, another) in [("text", "background"), ("one", "another")]
    where text.contains(":\(another)}") {
      let names = project.commonColors
      guard names.count > 1 else { return nil }
      let first = names.contains(one) ? one : names[0] == another ? names[1] : names[0]
      let second = names.contains(another) ? another : names[0] == first ? names[1] : names[0]
      text = text.replacing(":\(one)}", with: ":\(first)}")
        .replacing(":\(another)}", with: ":\(second)}")
    }
    return text
  }

  private mutating func addHeads() {
    for format in ThemeFolder.Kind.allCases.map(\.fullFormat) {
      let key = format.keys[0]
      let value = if case .version(let version) = key.value { version } else { "" }
      add(
        key.name,
        .property,
        detail: format.noun,
        text: place.hasColon ? key.name : "\(key.name): \(value)"
      )
      if !place.hasColon, place.column == 0 { addSnippets(format.snippets) }
    }
  }

  private mutating func addKeys(of form: FormatValue) {
    let own = String(decoding: bytes[place.range], as: UTF8.self)
    var seen = Set(place.siblings).subtracting([own])
    for key in form.mappings(with: place.siblings).flatMap(\.keys)
    where seen.insert(key.name).inserted {
      let isShort = key.value.isCollection && !place.isFlow
      add(
        key.name,
        .property,
        documentation: key.documentation,
        text: key.name + (isShort ? String(colon.prefix(1)) : colon),
        rank: 3
      )
    }
    guard case .choice(let choice) = form, place.siblings.isEmpty else { return }
    addWhole(choice, isInBraces: place.brace != nil)
  }

  /// Adds the elements of a list, or else their first keys.
  mutating func addElements(_ element: FormatValue, after dash: String) {
    guard case .choice(let choice) = element else { return }
    guard choice.snippets.isEmpty else {
      return addWhole(choice, isInBraces: false, after: dash)
    }
    for key in choice.options().map(\.keys[0]) {
      add(
        key.name,
        .property,
        documentation: key.documentation,
        text: "\(dash)\(key.name): "
      )
    }
  }

  /// Adds whole mappings.
  private mutating func addWhole(
    _ choice: FormatMapping.Choice,
    isInBraces: Bool,
    after dash: String = ""
  ) {
    let (open, close) = isInBraces ? ("", "") : ("{ ", " }")
    for snippet in choice.snippets {
      guard let text = naming(snippet.text) else { continue }
      addSnippet(
        snippet.label,
        snippet: "\(dash)\(open)\(text)\(close)",
        detail: snippet.detail
      )
    }
  }

  private mutating func addRules() {
    for rule in RuleReference.all
    where !place.siblings.contains(rule.id) && RuleReference.canIgnore(rule) {
      add(
        rule.id,
        .enumMember,
        detail: rule.summary,
        text: rule.id + colon,
        data: .rule(rule.id)
      )
    }
  }

  private mutating func addTraits() {
    for trait in names.own where !place.siblings.contains(trait.name) {
      add(trait.name, .property, detail: trait.identifier, text: trait.name + colon, rank: 2)
    }
    for trait in TraitKey.system where !place.siblings.contains(trait.name) {
      add(trait.name, .property, detail: trait.identifier, text: trait.name + colon, rank: 3)
    }
  }

  // MARK: Colors

  private mutating func addColorKeys() {
    let isVariant = place.siblings.contains { ConditionReader.kind(of: $0) == .condition }
    let hasOuterCondition = keys.contains { ConditionReader.kind(of: $0) == .condition }
    let isGroup = !isVariant && !hasOuterCondition && !place.siblings.isEmpty
    if keys.count > 1, !isGroup { addConditions(suffix: colon) }
    if !isVariant, !hasOuterCondition { addInheritedNames() }
    if keys.count > 1, let brace = place.brace {
      // `{` begins a mapping in YAML; for a reference it needs quotes.
      addColors(.quoted(from: brace))
    }
    guard keys.count > 1, !isVariant, !isGroup, place.isFlow, !place.hasColon else { return }
    addVariantSnippets(isInBraces: true)
  }

  /// Adds the pairs of conditions that most colors need, without those of the keys outside.
  mutating func addVariantSnippets(isInBraces: Bool) {
    let (open, close) = isInBraces ? ("", "") : ("{ ", " }")
    let outer = keys.flatMap { names(in: $0) }
    // The conditions of variants inside 'default' can be those of the variants around it.
    guard !outer.contains(TraitKey(UserInterfaceStyleTrait.self)),
      keys.last != ConditionWords.unconditional
    else { return }
    addSnippet(
      "light, dark",
      snippet: "\(open)light: \"${1:black}\", dark: \"${2:white}\"\(close)",
      detail: "a variant for each style"
    )
    guard !outer.contains(TraitKey(AccessibilityContrastTrait.self)) else { return }
    addSnippet(
      "light, dark, high-contrast",
      snippet: "\(open)light: \"${1:black}\", dark: \"${2:white}\", "
        + "high-contrast: { light: \"${3:black}\", dark: \"${4:white}\" }\(close)",
      detail: "a variant for each style and contrast"
    )
  }

  /// Adds the names of the theme that is extended, by group.
  private mutating func addInheritedNames() {
    guard let theme, let parent = theme.chain.dropLast().last,
      let colors = project?.theme(named: parent.name)?.definitions
    else { return }
    let isPalette = keys.first == FormatKey.palette.name
    let prefix = keys.dropFirst().map { $0 + "." }.joined()
    var seen = Set(place.siblings)
    for index in colors.indices where colors.isPrimitive(at: index) == isPalette {
      let name = colors.definition(at: index).name
      guard name.hasPrefix(prefix) else { continue }
      let rest = name.dropFirst(prefix.count)
      let part = String(rest.prefix { $0 != "." })
      guard seen.insert(part).inserted else { continue }
      let isGroup = part.count < rest.count
      let hex = isGroup ? nil : colors.color(at: index, for: traits).hex
      add(
        part,
        isGroup ? .property : .color,
        detail: hex ?? "a group of '\(parent.name)'",
        documentation: hex,
        text: part + (isGroup && !place.isFlow ? String(colon.prefix(1)) : colon),
        data: isGroup ? nil : colorData(name)
      )
    }
  }

  // MARK: Conditions

  /// Adds conditions that can be added to those of the place.
  mutating func addConditions(suffix: String) {
    let text = bytes[place.range]
    let space = UInt8(ascii: " ")
    let start = text[..<place.offset].lastIndex(of: space).map { $0 + 1 } ?? place.range.lowerBound
    let end = text[place.offset...].firstIndex(of: space) ?? place.range.upperBound
    let own =
      String(decoding: bytes[place.range.lowerBound..<start], as: UTF8.self) + " "
      + String(decoding: bytes[end..<place.range.upperBound], as: UTF8.self)
    let others = own.split(separator: " ").map(String.init)
    let used = Set((others + keys).flatMap { names(in: $0) })
    let siblings = Set(place.siblings.map { Set($0.split(separator: " ").map(String.init)) })
    func isNew(_ word: String, _ trait: TraitKey?) -> Bool {
      !siblings.contains(Set(others + [word])) && (trait.map { !used.contains($0) } ?? true)
    }
    for (position, entry) in ConditionWords.table.enumerated()
    where isNew(entry.word, entry.condition.trait) {
      add(
        entry.word,
        .keyword,
        detail: "\(entry.condition.trait.name)=\(entry.condition.value)",
        text: entry.word + suffix,
        at: start..<end,
        rank: position < 4 ? 1 : 2
      )
    }
    if others.isEmpty, isNew(ConditionWords.unconditional, nil), !suffix.isEmpty || place.hasColon {
      add(
        ConditionWords.unconditional,
        .keyword,
        detail: "all other traits",
        text: ConditionWords.unconditional + suffix,
        at: start..<end,
        rank: 2
      )
    }
    for trait in conditionTraits {
      for value in values(of: trait) where isNew("\(trait.name)=\(value)", trait) {
        let word = "\(trait.name)=\(value)"
        add(
          word,
          .enumMember,
          detail: trait.identifier,
          text: word + suffix,
          at: start..<end,
          rank: 3
        )
      }
    }
  }

  /// The traits that are written with their name: those of the library, and those without words.
  private var conditionTraits: [TraitKey] {
    let words = Set(ConditionWords.table.map(\.condition.trait))
    return names.own
      + TraitKey.system.filter { $0.affectsColorAppearance && !words.contains($0) }
  }

  /// The names of the values of a trait, which for the theme trait are the themes.
  func values(of trait: TraitKey) -> [String] {
    if trait == project?.themeTrait { return project?.themeNames ?? [] }
    return trait.valueNames.filter { !trait.isSystem || $0 != "unspecified" }
  }

  private func names(in key: String) -> [TraitKey] {
    key.split(separator: " ").compactMap { word in
      if let condition = ConditionWords.condition(String(word)) { return condition.trait }
      guard let sign = word.firstIndex(of: "=") else { return nil }
      return trait(named: String(word[..<sign]))
    }
  }
}

extension FormatValue {
  /// Whether the keys are names of values or conditions.
  fileprivate var isDefinitions: Bool {
    switch self {
    case .definitions, .variants: true
    default: false
    }
  }
}
