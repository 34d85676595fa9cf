internal import SourceDiagnostics

// The messages of the tree builder.
extension YAMLTreeBuilder {
  static var nonScalarKey: String {
    "a list or a mapping can't be a key; use a scalar"
  }

  static var mergeKey: String {
    "merge keys ('<<') are not supported; use 'extends' or references instead"
  }

  static func unsupportedTag(_ text: String) -> String {
    let words = text.split { $0.isWhitespace }
    let tag = words.first { $0.hasPrefix("!") } ?? ""
    return
      "the tag '\(String(tag).abridged)' is not supported; remove it or put the value in quotes"
  }

  static func unknownAnchor(_ name: String, near: [String]) -> String {
    let question = Spelling.question(proposing: near)
    return "no anchor '&\(name.abridged)' precedes this alias\(question)"
  }

  static func recursiveAlias(_ name: String) -> String {
    "the alias '*\(name.abridged)' is inside its own anchor; a value can't contain itself"
  }

  static func tooManyAliasedNodes(limit: Int) -> String {
    "the aliases of this file represent more than \(limit) values; use fewer aliases inside aliases"
  }
}
