import DynamicColors
import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemeValidation
import TraitSystem

/// Proposals for keys.
extension CompletionBuilder {
  mutating func addKeys() {
    guard let kind, !(place.path.isEmpty && place.siblings.isEmpty) else {
      if place.path.isEmpty { addHeads() }
      return
    }
    switch (kind, keys.first) {
    case (.theme, "palette"?), (.theme, "colors"?): addColorKeys()
    case (.theme, "about"?) where keys.count == 1, (.theme, "deprecated"?) where keys.count == 1:
      for name in colorNames where !place.siblings.contains(name) {
        add(name, .color, text: name + colon, rank: 5, data: colorData(name))
      }
    case (.library, "rules"?): addRules()
    case (.library, "traits"?) where keys.count == 1: addDefinition()
    case (.hierarchy, _) where keys.last == "traits" || keys.last == "overrides": addTraits()
    default: addSchemaKeys(kind)
    }
  }

  /// The colon and the space after a new key.
  var colon: String { place.hasColon ? "" : ": " }

  // MARK: Files

  private mutating func addHeads() {
    add("theme", .property, "a theme file", text: "theme" + colon)
    add("library", .property, "a library file", text: "library" + (place.hasColon ? "" : ": 1"))
    add("hierarchy", .property, "a hierarchy file", text: "hierarchy" + colon)
    guard !place.hasColon, place.column == 0 else { return }
    addSnippet(
      "theme file",
      "theme: ${1:name}\ndescription: $2\n\npalette:\n  $3\n\ncolors:\n  $0\n",
      "the keys of a new theme file"
    )
    addSnippet(
      "library file",
      "library: 1\ndefault-theme: ${1:name}\n\nchecks:\n  - { contrast: [${2:text}, "
        + "${3:background}], at-least: 4.5 }\n",
      "the keys of a new library file"
    )
  }

  private mutating func addSchemaKeys(_ kind: ThemeFolder.Kind) {
    let schema = SchemaPlace(
      kind,
      path: place.path,
      levels: place.levels,
      siblings: place.siblings
    )
    if schema.isList {
      guard !place.isFlow else { return }
      addElements(of: schema, after: "- ")
      return
    }
    let own = String(decoding: bytes[place.range], as: UTF8.self)
    for key in schema.keys where !place.siblings.contains(key.name) || key.name == own {
      let colon = key.isCollection && !place.isFlow ? String(self.colon.prefix(1)) : self.colon
      add(
        key.name,
        .property,
        documentation: key.description,
        text: key.name + colon,
        rank: 3
      )
    }
    if place.siblings.isEmpty, keys == ["checks", ""] { addChecks(isInBraces: place.brace != nil) }
  }

  /// Adds the first keys of the elements of a list.
  mutating func addElements(of schema: SchemaPlace, after dash: String) {
    if kind == .library, keys.first == "checks" {
      addChecks(isInBraces: false, after: dash)
      return
    }
    for key in schema.elementKeys {
      add(key.name, .property, documentation: key.description, text: "\(dash)\(key.name): ")
    }
  }

  /// Adds whole checks.
  private mutating func addChecks(isInBraces: Bool, after dash: String = "") {
    let (open, close) = isInBraces ? ("", "") : ("{ ", " }")
    let checks = [
      ("contrast check", "contrast: [${1:text}, ${2:background}], at-least: ${3:4.5}"),
      (
        "high-contrast check",
        "contrast: [${1:text}, ${2:background}], at-least: ${3:7}, when: high-contrast"
      ),
      (
        "tone check",
        "contrast: [${1:text}, ${2:background}], at-least: ${3:40}, method: tone"
      ),
      (
        "distinct check",
        "distinct: [${1:one}, ${2:another}], at-least: ${3:8}, "
          + "under: [normal, protanopia, deuteranopia, tritanopia]"
      ),
    ]
    for (label, text) in checks {
      addSnippet(label, "\(dash)\(open)\(text)\(close)", "a requirement for all themes")
    }
  }

  private mutating func addDefinition() {
    guard !place.hasColon else { return }
    addSnippet(
      "trait",
      "${1:name}: { identifier: ${2:com.example.name}, values: [${3:first}, ${4:second}], "
        + "default: ${5:first}, affects-color-appearance: true }",
      "a trait of the library"
    )
  }

  private mutating func addRules() {
    for rule in RuleReference.all
    where RuleNames.all.contains(rule.id) && !place.siblings.contains(rule.id) {
      add(
        rule.id,
        .enumMember,
        rule.summary,
        text: rule.id + colon,
        data: JSONValue(members: ["rule": rule.id.json])
      )
    }
  }

  private mutating func addTraits() {
    for trait in names.own where !place.siblings.contains(trait.name) {
      add(trait.name, .property, trait.identifier, text: trait.name + colon, rank: 2)
    }
    for trait in TraitKey.system where !place.siblings.contains(trait.name) {
      add(trait.name, .property, trait.identifier, text: trait.name + colon, rank: 3)
    }
  }

  // MARK: Colors

  private mutating func addColorKeys() {
    let conditions = ConditionReader(names: names)
    let isVariant = place.siblings.contains { conditions.kind(of: $0) == .condition }
    let hasOuterCondition = keys.contains { conditions.kind(of: $0) == .condition }
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

  /// Adds the pairs of conditions that most colors need.
  mutating func addVariantSnippets(isInBraces: Bool) {
    let (open, close) = isInBraces ? ("", "") : ("{ ", " }")
    addSnippet(
      "light, dark",
      "\(open)light: \"$1\", dark: \"$2\"\(close)",
      "a variant for each style"
    )
    addSnippet(
      "light, dark, high-contrast",
      "\(open)light: \"$1\", dark: \"$2\", "
        + "high-contrast: { light: \"$3\", dark: \"$4\" }\(close)",
      "a variant for each style and contrast"
    )
  }

  /// Adds the names of the theme that is extended, by group.
  private mutating func addInheritedNames() {
    guard let theme, let parent = theme.chain.dropLast().last,
      let colors = snapshot?.theme(named: parent.name)?.colors
    else { return }
    let isPalette = keys.first == "palette"
    let prefix = keys.dropFirst().map { $0 + "." }.joined()
    var seen = Set(place.siblings)
    for index in 0..<colors.count where colors.isPaletteColor(at: index) == isPalette {
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
        hex ?? "a group of '\(parent.name)'",
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
    let used = Set((others + keys).flatMap { traitNames(in: $0) })
    let siblings = Set(place.siblings.map { Set($0.split(separator: " ").map(String.init)) })
    func isNew(_ word: String, _ trait: TraitKey?) -> Bool {
      !siblings.contains(Set(others + [word])) && (trait.map { !used.contains($0) } ?? true)
    }
    for (position, entry) in ConditionWords.table.enumerated()
    where isNew(entry.word, entry.condition.trait) {
      add(
        entry.word,
        .keyword,
        "\(entry.condition.trait.name)=\(entry.condition.value)",
        text: entry.word + suffix,
        at: start..<end,
        rank: position < 4 ? 1 : 2
      )
    }
    if others.isEmpty, isNew(ConditionWords.unconditional, nil), !suffix.isEmpty || place.hasColon {
      add(
        ConditionWords.unconditional,
        .keyword,
        "all other traits",
        text: ConditionWords.unconditional + suffix,
        at: start..<end,
        rank: 2
      )
    }
    for trait in conditionTraits {
      for value in values(of: trait) where isNew("\(trait.name)=\(value)", trait) {
        let word = "\(trait.name)=\(value)"
        add(word, .enumMember, trait.identifier, text: word + suffix, at: start..<end, rank: 3)
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
    if trait == snapshot?.themeTrait { return snapshot?.themeNames ?? [] }
    return trait.valueNames.filter { !trait.isSystem || $0 != "unspecified" }
  }

  private func traitNames(in key: String) -> [TraitKey] {
    key.split(separator: " ").compactMap { word in
      if let condition = ConditionWords.condition(String(word)) { return condition.trait }
      guard let sign = word.firstIndex(of: "=") else { return nil }
      return trait(named: String(word[..<sign]))
    }
  }
}
