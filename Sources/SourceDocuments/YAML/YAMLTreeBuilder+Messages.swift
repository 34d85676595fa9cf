internal import SourceDiagnostics

// What the tree builder says.
extension YAMLTreeBuilder {
  static var isNotScalar: String {
    "a list or a mapping can't be a key; use a simple name"
  }

  static var isMergeKey: String {
    "merge keys ('<<') are not supported; use 'extends' or references instead"
  }

  static func isDuplicate(_ name: String) -> String {
    "the key '\(abridged(name))' occurs twice in one mapping; remove or rename one"
  }

  static var isFirst: String { "it is first given here" }

  static func hasTag(_ text: String) -> String {
    let words = text.split { $0.isWhitespace }
    let tag = words.first { $0.hasPrefix("!") } ?? ""
    return
      "the tag '\(abridged(String(tag)))' is not supported; remove it or put the value in quotes"
  }

  static func noAnchor(_ name: String, others: some Sequence<String>) -> String {
    let question = Spelling.question(proposing: Spelling.nearest(to: name, among: others))
    return "no anchor '&\(abridged(name))' stands above this alias\(question)"
  }

  static func holdsItself(_ name: String) -> String {
    "the alias '*\(abridged(name))' stands inside its own anchor; a value can't hold itself"
  }

  static func standsForTooMuch(_ limit: Int) -> String {
    "the aliases of this file stand for more than \(limit) values; write fewer aliases inside aliases"
  }

  static func isTooDeep(_ limit: Int) -> String {
    "more than \(limit) lists and mappings lie inside one another here; nest less deeply"
  }

  static func hasTooManyNodes(_ limit: Int) -> String {
    "the file holds more than \(limit) values; split it into several files"
  }

  /// A name short enough for a message.
  static func abridged(_ name: String) -> String {
    name.unicodeScalars.count <= 60 ? name : String(name.unicodeScalars.prefix(60)) + "…"
  }
}
