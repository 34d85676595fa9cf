// The messages about a tree of any format.
enum TreeMessages {
  static func duplicateKey(_ name: String) -> String {
    "the key '\(abridged(name))' occurs twice in one mapping; remove or rename one"
  }

  static var firstOccurrence: String { "it is first given here" }

  static func deepNesting(limit: Int) -> String {
    "lists and mappings are nested more than \(limit) deep here; nest less deeply"
  }

  static func tooManyNodes(limit: Int) -> String {
    "the file contains more than \(limit) values; split it into several files"
  }

  /// Returns a name shortened for a message.
  static func abridged(_ name: String) -> String {
    name.unicodeScalars.count <= 60 ? name : String(name.unicodeScalars.prefix(60)) + "…"
  }
}
