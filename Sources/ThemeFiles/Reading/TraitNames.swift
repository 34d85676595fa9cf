package import SourceDiagnostics
package import TraitSystem

/// The names by which the files of one library know traits: its own, then everyone's.
package struct TraitNames: Sendable {
  private var own: [String: TraitKey] = [:]

  /// Makes names that know the traits that every library knows.
  package init() {}

  /// Lets `name` mean `trait` in this library.
  mutating func add(_ trait: TraitKey, as name: String) {
    own[name] = trait
  }

  /// The trait called `name`: a short name, or an identifier.
  package func trait(named name: String) -> TraitKey? {
    own[name] ?? own.values.first { $0.identifier == name } ?? TraitKey.named(name)
      ?? own.values.first { $0.isNamed(name) }
  }

  /// The names that a misspelt one could mean.
  package var all: [String] {
    own.keys.sorted() + TraitKey.allNames
      + own.values.filter { !$0.isSystem }.map(\.identifier).sorted()
  }

  /// The trait called `name`; an unknown one is reported.
  func trait(
    named name: String,
    at excerpt: SourceExcerpt?,
    _ findings: inout Findings
  ) -> TraitKey? {
    if let trait = trait(named: name) { return trait }
    let hint = Spelling.hint(for: name, among: all)
    findings.add(.unknownTrait, "no trait is called '\(name)'\(hint)", at: excerpt)
    return nil
  }

  /// The value of `trait` that `text` spells; one that the trait doesn't have is reported.
  package func value(
    _ text: String,
    of trait: TraitKey,
    at excerpt: SourceExcerpt?,
    _ findings: inout Findings
  ) -> TraitValue? {
    if let value = try? trait.value(text) { return value }
    findings.add(.unknownValue, Self.complaint(about: text, of: trait), at: excerpt)
    return nil
  }

  /// The message for a value that a trait doesn't have, with what it could be.
  package static func complaint(about text: String, of trait: TraitKey) -> String {
    let known = trait.valueNames
    let hint = Spelling.hint(for: text, among: known)
    let list = known.isEmpty ? "" : "; it is one of \(known.joined(separator: ", "))"
    return "'\(trait.name)' can't be '\(text)'\(hint.isEmpty ? list : hint)"
  }
}
