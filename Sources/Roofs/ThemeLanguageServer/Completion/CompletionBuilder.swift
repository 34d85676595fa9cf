import DynamicColors
import SourceDiagnostics
import SourceDocuments
import TextSupport
import ThemeFiles
import ThemeOutputs
import ThemeValidation
import TraitSystem

/// Collects the proposals for a place of a file.
struct CompletionBuilder {
  /// The use of the proposals.
  enum Purpose {
    /// The user chooses from all of them.
    case completion
    /// They replace a misspelled word; of colors, only the nearest names are needed.
    case spelling
  }

  let place: CompletionPlace

  /// The current text of the file.
  let bytes: [UInt8]

  /// Returns the folders of asset catalogs, relative to the library.
  let catalogFolders: () -> [String]

  /// The last state of the library; nil for a file without one.
  let project: ThemeProject?

  let purpose: Purpose

  /// The traits under which the values of colors are shown.
  let traits: TraitCollection

  /// Whether the client knows snippets.
  let hasSnippets: Bool

  /// Whether the request was cancelled, so that the items aren't needed.
  let isCancelled: () -> Bool

  private(set) var items: [CompletionItem] = []

  init(
    _ place: CompletionPlace,
    in bytes: [UInt8],
    _ project: ThemeProject?,
    for purpose: Purpose,
    traits: TraitCollection,
    catalogFolders: @escaping () -> [String] = { [] },
    hasSnippets: Bool,
    format: FormatMapping? = nil,
    isCancelled: @escaping () -> Bool = { false }
  ) {
    self.place = place
    self.bytes = bytes
    self.project = project
    self.purpose = purpose
    self.traits = traits
    self.catalogFolders = catalogFolders
    self.hasSnippets = hasSnippets
    self.isCancelled = isCancelled
    keys = place.keys
    let kind = ThemeFolder.Kind(rawValue: place.kind)
    self.format = format ?? kind?.fullFormat
    let forms = self.format.map { Self.forms(at: place, in: $0) } ?? [[]]
    self.forms = forms[forms.count - 1]
    outerForms = forms.dropLast().last ?? []
    names = project?.names ?? TraitNames()
    theme = kind == .theme ? project?.theme(named: place.name) : nil
    switch place.role {
    case .comment: addComment()
    case .key: addKeys()
    case .value: if !place.isBeforeText { addValues() }
    }
  }

  let keys: [String]
  let format: FormatMapping?

  /// The forms that the value, or the mapping with the key, can have.
  let forms: [FormatValue]

  /// The forms of the collection around the value.
  let outerForms: [FormatValue]

  let names: TraitNames

  /// The compiled theme of a theme file.
  let theme: CompiledTheme?

  /// Returns the forms of the root, and of the value after each step.
  private static func forms(at place: CompletionPlace, in format: FormatMapping) -> [[FormatValue]]
  {
    var forms: [[FormatValue]] = [[.mapping(format)]]
    for (step, keys) in zip(place.path, place.levels) {
      forms.append(
        forms[forms.count - 1].flatMap { form in
          switch step {
          case .key(let key): form.values(ofKey: key, besides: keys)
          case .element: form.elements
          }
        }
      )
    }
    return forms
  }

  // MARK: Adding

  mutating func add(_ item: CompletionItem) { items.append(item) }

  /// Adds a word, which replaces the text at the cursor.
  mutating func add(
    _ word: String,
    _ kind: CompletionItem.Kind,
    detail: String? = nil,
    documentation: String? = nil,
    text: String? = nil,
    at range: Range<Int>? = nil,
    rank: Int = 5,
    isDeprecated: Bool = false,
    data: CompletionItemData? = nil
  ) {
    items.append(
      CompletionItem(
        label: word,
        kind: kind,
        range: range ?? place.range,
        text: lead + (text ?? word),
        detail: detail,
        documentation: documentation,
        rank: rank,
        isDeprecated: isDeprecated,
        data: data
      )
    )
  }

  /// Adds a text with places for the cursor; without them for a client that doesn't know snippets.
  mutating func addSnippet(
    _ label: String,
    snippet: String,
    detail: String,
    at range: Range<Int>? = nil,
    kind: CompletionItem.Kind = .snippet,
    rank: Int = 8
  ) {
    items.append(
      CompletionItem(
        label: label,
        kind: kind,
        range: range ?? place.range,
        text: lead + (hasSnippets ? snippet : Self.plain(snippet)),
        isSnippet: hasSnippets,
        detail: detail,
        rank: rank
      )
    )
  }

  /// The space after a colon, if it is missing.
  var lead: String {
    let start = place.range.lowerBound
    guard place.role == .value, !place.isQuoted, start > 0, start == place.offset else { return "" }
    return bytes[start - 1] == UInt8(ascii: ":") || bytes[start - 1] == UInt8(ascii: "-") ? " " : ""
  }

  /// Returns a snippet without the places for the cursor.
  static func plain(_ snippet: String) -> String {
    var text = ""
    var rest = Array(snippet)[...]
    while let character = rest.popFirst() {
      guard character == "$" else {
        text.append(character)
        continue
      }
      if rest.first == "{" {
        let inside = rest.dropFirst().prefix { $0 != "}" }
        text += inside.drop { $0 != ":" }.dropFirst()
        rest = rest.dropFirst(inside.count + 2)
      } else {
        rest = rest.drop { $0.isNumber }
      }
    }
    return text
  }

  // MARK: Comments

  private mutating func addComment() {
    let marker = "themetool: ignore "
    let text = String(decoding: bytes[place.range.lowerBound..<place.offset], as: UTF8.self)
    guard let start = text.firstRange(of: marker.dropLast()) else {
      let begin = text.drop { $0 == "#" || $0 == " " }
      guard marker.hasPrefix(begin) else { return }
      add(
        "themetool: ignore",
        .keyword,
        detail: "ignores findings of a rule on this line",
        text: marker,
        at: place.offset - begin.utf8.count..<place.offset
      )
      return
    }
    let rest = text[start.upperBound...]
    // Words after a rule without a comma are a reason.
    let parts = rest.split(separator: ",", omittingEmptySubsequences: false)
    guard let last = parts.last else { return }
    let word = last.drop { $0 == " " }
    guard rest.first == " ", !word.contains(" ") else { return }
    var end = place.offset
    while end < place.range.upperBound, bytes[end].isASCIIWord { end += 1 }
    let known = parts.dropLast().map { $0.filter { $0 != " " } }
    for rule in RuleReference.all
    where RuleReference.canIgnore(rule) && !known.contains(rule.id) {
      add(
        rule.id,
        .enumMember,
        detail: rule.summary,
        at: place.offset - word.utf8.count..<end,
        data: .rule(rule.id)
      )
    }
  }
}
