import DynamicColors
import SourceDocuments
import ThemeFiles
import ThemeValidation
import TraitSystem

/// Proposals for values other than colors.
extension CompletionBuilder {
  mutating func addValues() {
    switch kind {
    case .theme: addDescribedValues(of: .theme)
    case .library: addDescribedValues(of: .library)
    case .hierarchy: addHierarchyValues()
    case nil: return
    }
    guard let kind, !(kind == .theme && ["palette", "colors"].contains(keys.first ?? "")) else {
      return
    }
    let schema = SchemaPlace(kind, path: place.path, levels: place.levels, siblings: [])
    let known = Set(items.map(\.label))
    for word in schema.words where !known.contains(word) && !place.siblings.contains(word) {
      add(word, .enumMember)
    }
    if place.path.last == .element, !place.isFlow, !schema.keys.isEmpty {
      let list = SchemaPlace(
        kind,
        path: Array(place.path.dropLast()),
        levels: Array(place.levels.dropLast()),
        siblings: []
      )
      addElements(of: list, after: place.isAtDash(bytes) ? "" : "- ")
    }
  }

  /// Adds the names and texts that the format describes for the place.
  private mutating func addDescribedValues(of format: FormatMapping) {
    var values = [FormatValue.mapping(format)]
    for step in place.path {
      values = values.flatMap { value in
        switch step {
        case .key(let key): value.values(ofKey: key)
        case .element: value.elements
        }
      }
    }
    for value in values { addDescribedValue(value) }
    switch (keys.first, keys.last) {
    case ("base16"?, "variant"?): for style in ThemeScheme.styles { add(style, .enumMember) }
    case ("checks"?, "contrast"?) where hasNoText:
      addSnippet("[…]", "[${1:text}, ${2:background}]", "a foreground and a background")
    case ("checks"?, "distinct"?) where hasNoText:
      addSnippet("[…]", "[${1:one}, ${2:another}]", "two colors or more")
    default: break
    }
  }

  private mutating func addDescribedValue(_ value: FormatValue) {
    switch value {
    case .colors: addColorText()
    case .conditions: addConditions(suffix: "")
    case .oneOrMore(let value): addDescribedValue(value)
    case .name(let role): addNames(role)
    default: break
    }
  }

  private mutating func addNames(_ role: NameRole) {
    switch role {
    case .color, .slotColor: addColors(.name)
    case .replacement: addColors(.name, except: keys[1])
    case .theme:
      for name in snapshot?.themeNames ?? [] where !place.siblings.contains(name) { addTheme(name) }
    case .extendedTheme:
      for name in snapshot?.themeNames ?? [] where name != place.name && !extends(name, place.name)
      {
        addTheme(name)
      }
    case .value:
      for value in trait(named: keys[1])?.valueNames ?? [] { add(value, .enumMember) }
    case .catalog:
      for folder in catalogFolders where !place.siblings.contains(folder) { add(folder, .folder) }
    case .ownTheme, .traitDefinition, .valueDefinition, .traitOrTheme, .rule: break
    }
  }

  /// Whether a theme extends another one, directly or not.
  private func extends(_ name: String, _ ancestor: String) -> Bool {
    snapshot?.theme(named: name)?.chain.dropLast().contains { $0.name == ancestor } == true
  }

  private mutating func addTheme(_ name: String) {
    let summary = snapshot?.library.loader.themes[name]?.summary
    add(name, .value, documentation: summary)
  }

  /// Returns a trait of the library or of the system; those of the library have priority.
  func trait(named name: String) -> TraitKey? {
    names.own.first { $0.name == name } ?? names.trait(named: name)
  }

  private var hasNoText: Bool { place.range.isEmpty && !place.isQuoted }

  private mutating func addHierarchyValues() {
    if keys.count > 1, keys.last == "", keys[keys.count - 2] == "uses" {
      addColors(.name)
      return
    }
    guard keys.count > 1, ["traits", "overrides"].contains(keys[keys.count - 2]),
      let trait = trait(named: keys[keys.count - 1])
    else { return }
    if trait == snapshot?.themeTrait {
      for name in snapshot?.themeNames ?? [] { addTheme(name) }
    } else {
      for value in trait.valueNames { add(value, .enumMember) }
    }
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
