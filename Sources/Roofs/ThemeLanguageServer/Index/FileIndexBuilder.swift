import ColorValues
import DynamicColors
import SourceDocuments
import ThemeFiles
import TraitSystem

/// Collects the names of a file.
///
/// Aliases are not followed: the names of what they refer to are found at its own place.
struct FileIndexBuilder {
  private(set) var occurrences: [Occurrence] = []
  var sites: [ValueSite] = []

  let names: TraitNames
  /// The identifier of the trait that selects the theme.
  let themeTrait: String?

  init(names: TraitNames, themeTrait: String?) {
    self.names = names
    self.themeTrait = themeTrait
  }

  /// Adds a name that something has, as the key of an entry.
  mutating func define(
    _ symbol: Symbol,
    by node: SourceNode,
    entry: Range<Int>? = nil,
    in place: Occurrence.Place
  ) {
    guard node.kind == .scalar, !node.isAlias else { return }
    occurrences.append(
      Occurrence(
        symbol: symbol,
        range: Self.range(of: node),
        entry: entry ?? node.range,
        place: place,
        isDefinition: true
      )
    )
  }

  /// Adds a name that refers to something.
  mutating func refer(_ symbol: Symbol, by node: SourceNode, in place: Occurrence.Place) {
    guard node.kind == .scalar, !node.isAlias, !node.isNull else { return }
    refer(symbol, at: Self.range(of: node), in: place)
  }

  /// Adds the name at some bytes of the file.
  mutating func refer(_ symbol: Symbol, at range: Range<Int>, in place: Occurrence.Place) {
    occurrences.append(
      Occurrence(symbol: symbol, range: range, entry: range, place: place, isDefinition: false)
    )
  }

  /// The bytes of a scalar without quotes.
  static func range(of node: SourceNode) -> Range<Int> {
    node.sourceRange(ofValueBytes: 0..<Int.max)
  }

  /// The bytes from the start of a key to the end of its value.
  static func entry(from key: SourceNode, to value: SourceNode) -> Range<Int> {
    key.range.lowerBound..<max(key.range.upperBound, value.range.upperBound)
  }

  // MARK: Conditions and traits

  /// Adds the traits and values in conditions.
  mutating func addConditions(_ node: SourceNode, _ place: Occurrence.Place) {
    guard node.kind == .scalar, !node.isAlias else { return }
    let text = Array(node.text.utf8)
    for word in text.split(separator: UInt8(ascii: " ")) {
      let bytes = word.startIndex..<word.endIndex
      if let condition = ConditionWords.condition(String(decoding: word, as: UTF8.self)) {
        let symbol = Symbol.traitValue(
          trait: condition.trait.identifier,
          value: condition.value.description
        )
        refer(symbol, at: node.sourceRange(ofValueBytes: bytes), in: place)
        continue
      }
      guard let sign = word.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let name = bytes.lowerBound..<sign
      let value = sign + 1..<bytes.upperBound
      addTrait(
        String(decoding: text[name], as: UTF8.self),
        at: node.sourceRange(ofValueBytes: name),
        value: String(decoding: text[value], as: UTF8.self),
        at: node.sourceRange(ofValueBytes: value),
        place
      )
    }
  }

  /// Adds the traits and values of a mapping of traits.
  mutating func addOverrides(_ node: SourceNode) {
    for (key, value) in node.entries
    where key.kind == .scalar && value.kind == .scalar && !value.isAlias {
      addTrait(
        key.text,
        at: Self.range(of: key),
        value: value.text,
        at: Self.range(of: value),
        .override
      )
    }
  }

  private mutating func addTrait(
    _ name: String,
    at range: Range<Int>,
    value: String,
    at valueRange: Range<Int>,
    _ place: Occurrence.Place
  ) {
    let trait = names.trait(named: name)
    let identifier = identifier(ofTrait: name)
    refer(.trait(identifier), at: range, in: place)
    let canonical = Self.canonical(value, of: trait)
    let symbol: Symbol =
      identifier == themeTrait
      ? .theme(canonical) : .traitValue(trait: identifier, value: canonical)
    refer(symbol, at: valueRange, in: place)
  }

  /// Returns the identifier of a trait; the name itself if there is none.
  func identifier(ofTrait name: String) -> String { names.trait(named: name)?.identifier ?? name }

  /// Returns a value of a trait in the spelling of its definition.
  static func canonical(_ value: String, of trait: TraitKey?) -> String {
    trait.flatMap { try? $0.value(value).description } ?? value
  }
}

/// The names in the sections of a theme file.
extension FileIndexBuilder {
  mutating func addDefinitions(
    _ node: SourceNode,
    prefix: String,
    isPrimitive: Bool
  ) {
    let place = Occurrence.Place.section(isPrimitive: isPrimitive)
    for (key, value) in node.entries {
      let name = prefix + key.text
      let entry = Self.entry(from: key, to: value)
      if value.kind == .mapping, !value.isAlias, ConditionReader.isGroup(value) {
        define(.group(name), by: key, entry: entry, in: place)
        addDefinitions(value, prefix: name + ".", isPrimitive: isPrimitive)
        continue
      }
      define(.definition(name), by: key, entry: entry, in: place)
      let definition = DefinitionKey(name: name, key: key, isPrimitive: isPrimitive)
      if value.kind == .mapping {
        addVariants(value, of: definition, keys: [])
      } else {
        addValue(value, of: definition, keys: [], key: key)
      }
    }
  }

  /// A named value whose variants are read.
  private struct DefinitionKey {
    let name: String
    let key: SourceNode
    let isPrimitive: Bool
  }

  private mutating func addVariants(
    _ node: SourceNode,
    of definition: DefinitionKey,
    keys: [String]
  ) {
    guard !node.isAlias else { return }
    for (key, value) in node.entries {
      addConditions(key, .variant)
      let keys = keys + [key.text]
      if value.kind == .mapping {
        addVariants(value, of: definition, keys: keys)
      } else {
        addValue(value, of: definition, keys: keys, key: key)
      }
    }
  }

  private mutating func addValue(
    _ value: SourceNode,
    of definition: DefinitionKey,
    keys: [String],
    key: SourceNode
  ) {
    guard value.kind == .scalar, !value.isAlias, !value.isNull else { return }
    let site = ValueSite(
      name: definition.name,
      nameRange: Self.range(of: definition.key),
      isPrimitive: definition.isPrimitive,
      keys: keys,
      keyRange: Self.range(of: key),
      node: value
    )
    sites.append(site)
    // Only text with a brace or a function can have references.
    var mayRefer = false
    unsafe value.readUTF8 { bytes in
      mayRefer = unsafe bytes.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "(") }
    }
    guard mayRefer, let parsed = site.color else { return }
    for reference in parsed.references {
      let symbol: Symbol =
        switch reference.kind {
        case .color: .definition(reference.name)
        case .asset: .asset(reference.name)
        }
      refer(symbol, at: site.range(ofText: reference.range), in: .value)
    }
  }
}
