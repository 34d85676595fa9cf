import SourceDocuments

/// The theme file of a theme of tokens.
struct TokenThemeFile {
  let set: TokenSet
  let names: TokenNames

  /// The comment about each file of tokens, up to the number of a line.
  let comments: [ObjectIdentifier: String]
  let theme: TokenThemes.Theme

  /// The theme that this one extends.
  let parent: TokenThemes.Theme?

  /// The comment about the source of the file, and the description of the theme.
  let origin: String
  let summary: String?

  /// Returns the comments about the files of tokens.
  static func comments(on set: TokenSet) -> [ObjectIdentifier: String] {
    var comments: [ObjectIdentifier: String] = [:]
    for definition in set.definitions {
      let file = definition.key.file
      if comments[ObjectIdentifier(file)] == nil {
        comments[ObjectIdentifier(file)] = comment(on: file)
      }
    }
    return comments
  }

  private static func comment(on file: SourceFile) -> String {
    YAMLText.comment("\(file.path):")
  }

  /// Returns the bytes of the file.
  func bytes() -> [UInt8] {
    let own = theme.entries.filter { parent?.hasEqual($0) != true }
    var text = ThemeFileText(
      theme: theme.name,
      extending: parent?.name,
      summary: summary,
      comments: [origin],
      changes: names.changes(of: own.map(\.node), in: set.tree)
    )
    let palette = own.filter(isPalette)
    if !palette.isEmpty { write(palette, as: "palette", to: &text) }
    write(palette.isEmpty ? own : own.filter { !isPalette($0) }, as: "colors", to: &text)
    writeRemarks(on: own, to: &text)
    return text.bytes
  }

  private func isPalette(_ entry: TokenThemes.Entry) -> Bool {
    entry.definitions.contains { set.definitions[$0].isPalette }
  }

  // MARK: Colors

  private func write(
    _ entries: [TokenThemes.Entry],
    as section: String,
    to text: inout ThemeFileText
  ) {
    text.section(section, isEmpty: entries.isEmpty)
    for entry in entries {
      let original = names.original(of: entry.node, in: set.tree)
      let isSingle = entry.variants.count == 1 && ["", "default"].contains(entry.variants[0].key)
      let values = entry.variants.map { variant -> ThemeFileText.Value in
        let condition = variant.key.isEmpty ? "default" : variant.key
        let source = source(of: variant.definition, original: isSingle ? original : nil)
        return (isSingle ? "" : condition, notation(of: variant.definition), source)
      }
      let comment = isSingle ? nil : original.map { YAMLText.comment("was \($0)") }
      text.color(names.names[entry.node], values, comment: comment)
    }
  }

  /// Returns a value in the notation of theme files.
  private func notation(of number: Int) -> String {
    switch set.definitions[number].result {
    case .color(let color): return color
    case .alias(let token): return YAMLText.reference(names.names[token])
    case .expression(let parts):
      let whole = parts.map { part in
        switch part {
        case .text(let text): text
        case .token(let token): "{\(names.names[token])}"
        }
      }
      return YAMLText.scalar(whole.joined())
    case .unknown, .computed, .other, .invalid: return "transparent"
    }
  }

  /// Returns the comment with the source of a value, and its original name if it was changed.
  private func source(of number: Int, original: String?) -> String {
    let place = set.definitions[number].key
    if let original { return YAMLText.comment("\(place.text), was \(original)") }
    return (comments[ObjectIdentifier(place.file)] ?? Self.comment(on: place.file))
      + String(place.line)
  }

  // MARK: Remarks

  private func writeRemarks(on entries: [TokenThemes.Entry], to text: inout ThemeFileText) {
    let colors = entries.compactMap { entry in
      entry.definitions.first.map { (name: names.names[entry.node], set.definitions[$0]) }
    }
    let about = colors.compactMap { name, definition in
      description(of: definition).map { (name, $0) }
    }
    text.section("about", of: about.filter { !$1.isEmpty })
    let deprecated = colors.compactMap { name, definition -> (String, SourceNode)? in
      guard let node = definition.deprecated, node.kind == .scalar, !node.hasText("false") else {
        return nil
      }
      return (name, node)
    }
    if !deprecated.isEmpty { text.section("deprecated") }
    for (name, node) in deprecated {
      if node.style == .plain, node.hasText("true") {
        text.entry(name, "{}")
      } else {
        text.entry(name)
        text.entry("reason", YAMLText.scalar(node.text), depth: 2)
      }
    }
    text.section(
      "extensions",
      of: colors.compactMap { name, definition in
        definition.extensionText.map { (name, $0) }
      }
    )
  }

  private func description(of definition: TokenDefinition) -> String? {
    guard let node = definition.annotatedNode else { return nil }
    for (key, value) in node.entries where value.kind == .scalar {
      if key.hasText("$description") { return value.text }
      guard set.dialect == .styleDictionary else { continue }
      if key.hasText("comment") || key.hasText("description") { return value.text }
    }
    return nil
  }
}
