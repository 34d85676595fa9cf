package import DynamicColors
package import SourceDiagnostics
package import SourceDocuments
import TraitSystem

/// A reader of the keys under the name of a color, which are the conditions of its variants.
package struct ConditionReader {
  /// The meaning of a key under the name of a color.
  package enum KeyKind {
    case condition
    case name
  }

  private let names: TraitNames
  /// The conditions of the keys read so far; nil for keys with an error.
  ///
  /// A file has few different keys, each very often, so they are compared as bytes, one by one.
  /// Without this memory, loading 4 themes of 10,000 colors takes 267 instead of 171 ms, and the
  /// shipped themes a fifth longer.
  private var parsed: [(text: [UInt8], conditions: [TraitCondition]?)] = []

  /// The maximum number of stored keys.
  private static let memory = 32

  package init(names: TraitNames) {
    self.names = names
  }

  /// Returns the meaning of a key: conditions are words of the format, or `TRAIT=VALUE`, separated
  /// by spaces.
  func kind(of key: SourceNode) -> KeyKind {
    remembered(key) != nil ? .condition : Self.kind(of: key)
  }

  /// Returns the number of keys of a mapping that are names, and finds the index of each key among
  /// the stored ones.
  func nameCount(in node: SourceNode, _ stored: inout [Int?]) -> Int {
    stored.removeAll(keepingCapacity: true)
    var count = 0
    node.forEachEntry { key, _ in
      let index = remembered(key)
      stored.append(index)
      if index == nil, Self.kind(of: key) == .name { count += 1 }
    }
    return count
  }

  private static func kind(of key: SourceNode) -> KeyKind {
    var isPlain = false
    unsafe key.readUTF8 { isPlain = unsafe DefinitionName.isPlain($0) }
    return isPlain ? .name : kind(of: key.text)
  }

  /// Returns the meaning of a key with this text.
  package static func kind(of key: String) -> KeyKind {
    let words = words(of: key)
    let isCondition =
      !words.isEmpty
      && words.allSatisfy { word in
        word == ConditionWords.unconditional || word.contains("=")
          || ConditionWords.condition(String(word)) != nil
      }
    return isCondition ? .condition : .name
  }

  /// Returns whether a mapping under a name has names rather than conditions as its keys.
  package static func isGroup(_ node: SourceNode) -> Bool {
    ColorValueReader.unquotedReference(node) == nil
      && node.entries.first { _ in true }.map { kind(of: $0.key) == .name } == true
  }

  /// Returns the key in its correct spelling if it differs from conditions only in case and
  /// underscores.
  package func caseConversion(of key: String) -> String? {
    var words: [String] = []
    for word in Self.words(of: key) {
      if word.contains("=") {
        words.append(String(word))
      } else if let known = Spelling.correctedCase(of: String(word), among: ConditionWords.all) {
        words.append(known)
      } else {
        return nil
      }
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Returns the conditions of a key, or nil if it has an error, which is reported.
  package mutating func conditions(
    of key: SourceNode,
    reporting findings: inout Findings
  ) -> [TraitCondition]? {
    if let known = remembered(key), let conditions = parsed[known].conditions { return conditions }
    let text = key.text
    var conditions: [TraitCondition]? = []
    for word in Self.words(of: text) where word != ConditionWords.unconditional {
      guard let condition = condition(String(word), in: key, reporting: &findings) else {
        conditions = nil
        continue
      }
      conditions?.append(condition)
    }
    if parsed.count < Self.memory { parsed.append((Array(text.utf8), conditions)) }
    return conditions
  }

  /// Returns the index of a key among the stored ones.
  func remembered(_ key: SourceNode) -> Int? {
    var found: Int?
    unsafe key.readUTF8 { bytes in
      found = parsed.indices.first { index in
        unsafe parsed[index].text.count == bytes.count && bytes.elementsEqual(parsed[index].text)
      }
    }
    return found
  }

  /// Returns the name of a trait for which `conditions` require two values, if there is one.
  package static func contradiction(in conditions: [TraitCondition]) -> String? {
    for (position, condition) in conditions.enumerated() {
      let other = conditions[..<position].first { $0.trait == condition.trait }
      if let other, other != condition { return condition.trait.name }
    }
    return nil
  }

  private func condition(
    _ word: String,
    in key: SourceNode,
    reporting findings: inout Findings
  ) -> TraitCondition? {
    if let condition = ConditionWords.condition(word) { return condition }
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let name = String(parts[0])
    guard let trait = names.trait(named: name, at: key.excerpt, reporting: &findings) else {
      return nil
    }
    let value = names.value(String(parts[1]), of: trait, at: key.excerpt, reporting: &findings)
    return value.map { TraitCondition(trait, $0) }
  }

  private static func words(of key: String) -> [Substring] {
    key.split(separator: " ", omittingEmptySubsequences: true)
  }
}
