import SourceDiagnostics
import ThemeFiles

/// The messages about resolver documents.
extension ImportMessage {
  static func unknownKey(_ key: String, of subject: String, among names: [String]) -> Self {
    let hint = Spelling.hint(for: key, among: names)
    return Self(.invalidResolver, "\(subject) has no key \(name: key)\(hint)")
  }

  static func resolverVersion(_ version: String) -> Self {
    Self(.invalidResolver, "the version must be '2025.10', not \(name: version)")
  }

  static var missingVersion: Self {
    Self(.invalidResolver, "a resolver document must have 'version' with the value '2025.10'")
  }

  static var missingOrder: Self {
    Self(
      .invalidResolver,
      "a resolver document must have 'resolutionOrder', a list of one or more sets and modifiers"
    )
  }

  static func unusedPart(_ name: String, of kind: String) -> Self {
    warning(.notImported, "\(name: name) in \(name: kind) is not used by 'resolutionOrder'")
  }

  // MARK: Modifiers

  static func missingContexts(_ modifier: String) -> Self {
    Self(.invalidResolver, "the modifier \(name: modifier) must have 'contexts'")
  }

  static func singleContext(_ modifier: String) -> Self {
    Self(
      .invalidResolver,
      "the modifier \(name: modifier) has a single context; make it a set instead"
    )
  }

  static func unknownContext(_ name: String, of modifier: String, among names: [String]) -> Self {
    let hint = Spelling.hint(for: name, among: names)
    return Self(.invalidResolver, "\(name: name) is not a context of \(name: modifier)\(hint)")
  }

  static func repeatedModifier(_ name: String) -> Self {
    Self(.invalidResolver, "the modifier \(name: name) is in 'resolutionOrder' twice")
  }

  static func contextWithoutList(_ name: String) -> Self {
    Self(.invalidResolver, "the context \(name: name) must be a list of sources")
  }

  // MARK: Order

  static var orderSyntax: Self {
    Self(
      .invalidResolver,
      """
      an element of 'resolutionOrder' must be a '$ref', or a set or modifier with 'type' and 'name'
      """
    )
  }

  static var orderWithoutName: Self {
    Self(.invalidResolver, "a set or modifier in 'resolutionOrder' must have 'type' and 'name'")
  }

  static func repeatedName(_ name: String) -> Self {
    Self(.invalidResolver, "\(name: name) is already in 'resolutionOrder'")
  }

  static func orderType(_ type: String) -> Self {
    Self(.invalidResolver, "'type' must be 'set' or 'modifier', not \(name: type)")
  }

  static var partSyntax: Self {
    Self(
      .invalidReference,
      "'$ref' must be a JSON pointer such as \"#/sets/name\" or \"#/modifiers/name\""
    )
  }

  static var orderReference: Self {
    Self(.invalidReference, "references to 'resolutionOrder' are not allowed")
  }

  static func notAPart(_ text: String) -> Self {
    Self(.invalidReference, "\(name: text) is neither a set nor a modifier of this document")
  }

  static func unknownPart(_ name: String, of kind: String, hint: String) -> Self {
    Self(.unknownReference, "\(name: name) is not in \(name: kind)\(hint)")
  }

  // MARK: Sources

  static func cyclicSet(_ names: [String]) -> Self {
    let chain = names.joined(separator: " → ")
    return Self(.cyclicReference, "the set \(name: names.last ?? "") refers to itself: \(chain)")
  }

  static func missingSources(_ set: String) -> Self {
    Self(.invalidResolver, "the set \(name: set) must have 'sources', a list")
  }

  static func sourceLimit(_ limit: Int) -> Self {
    Self(.invalidResolver, "the sets have more than \(limit) sources in total")
  }

  static var sourceSyntax: Self {
    Self(
      .invalidResolver,
      "a source must be {\"$ref\": \"file.json\"}, a '$ref' to a set, or tokens"
    )
  }

  static var modifierAsSource: Self {
    Self(
      .invalidReference,
      "a modifier cannot be a source; only 'resolutionOrder' can refer to modifiers"
    )
  }

  static var sourceReferenceSyntax: Self {
    Self(.invalidReference, "'$ref' must name a file or a set")
  }

  static func remoteFile(_ path: String) -> Self {
    Self(.outsideFolder, "\(name: path) is not a local file; download it and name the file")
  }

  static func fileOutside(_ path: String, isLink: Bool) -> Self {
    let subject = isLink ? "'\(path)' is a link that" : "'\(path)'"
    return Self(.outsideFolder, "\(subject) leads out of the folder of the resolver document")
  }

  static func fragmentSyntax(_ text: String) -> Self {
    Self(.invalidReference, "'#\(text)' is not a JSON pointer")
  }

  static func unknownFragment(_ text: String, in file: String) -> Self {
    Self(.unknownReference, "\(name: file) has no value at \(name: text)")
  }
}

extension Diagnostic.Note {
  static func firstReference(_ excerpt: SourceExcerpt) -> Self {
    Self(message: "first reference", excerpt: excerpt)
  }
}
