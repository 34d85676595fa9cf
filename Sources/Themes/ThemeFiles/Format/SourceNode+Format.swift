package import SourceDocuments

/// Typed values of a tree that was checked by the description of the format; nil for values with an
/// error.
extension SourceNode {
  /// The value of a key.
  package subscript(key: FormatKey) -> SourceNode? { self[key.name] }

  /// The value of a key, unless it is empty.
  package func value(_ key: FormatKey) -> SourceNode? {
    self[key].flatMap { $0.isNull ? nil : $0 }
  }

  /// The text of a scalar that is not empty.
  package var ownText: String? { kind == .scalar && !isNull ? text : nil }

  /// The text of a key.
  package func text(_ key: FormatKey) -> String? { self[key]?.ownText }

  /// The number of a key.
  package func number(_ key: FormatKey) -> Double? {
    text(key).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Whether the value of a key is `true`.
  package func isTrue(_ key: FormatKey) -> Bool { text(key) == "true" }

  /// The texts in the list of a key.
  package func texts(_ key: FormatKey) -> [SourceNode] {
    self[key]?.elements.filter { $0.ownText != nil } ?? []
  }

  /// The entries of the mapping of a key.
  package func entries(_ key: FormatKey) -> [(key: SourceNode, value: SourceNode)] {
    self[key]?.entries.map { $0 } ?? []
  }
}
