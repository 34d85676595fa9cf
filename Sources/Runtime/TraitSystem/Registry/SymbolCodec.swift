/// The codec of a trait that is defined at run time with a list of value names.
///
/// A value is stored as the index of its name. Later definitions append the names that they list. A
/// Swift type with the same identifier can have cases that aren't listed; they also get indices, so
/// that they can be stored, but ``payload(text:)`` accepts only listed names.
final class SymbolCodec: TraitCodec {
  private struct Names {
    var texts: [String] = []
    var words: [String: UInt64] = [:]
    var isListed: [Bool] = []

    mutating func word(adding text: String, isListed listed: Bool) -> UInt64 {
      let key = ValueText.normalized(text)
      if let word = words[key] {
        if listed { isListed[Int(word)] = true }
        return word
      }
      let word = UInt64(texts.count)
      words[key] = word
      texts.append(text)
      isListed.append(listed)
      return word
    }
  }

  let defaultPayload: TraitPayload
  private let names: Guarded<Names>

  /// Creates the codec; fails if names are missing or repeated, or don't include the default.
  init?(names: [String], defaultName: String) {
    var known = Names()
    for name in names { _ = known.word(adding: name, isListed: true) }
    guard known.texts.count == names.count, known.words[""] == nil,
      let word = known.words[ValueText.normalized(defaultName)]
    else { return nil }
    defaultPayload = .word(word)
    self.names = Guarded(known)
  }

  var kind: TraitValueKind {
    .named(
      names.withLock { names in
        names.texts.indices.filter { names.isListed[$0] }.map { names.texts[$0] }
      }
    )
  }

  var isCanonical: Bool { true }

  /// Appends the names of another definition to the list.
  func list(_ others: [String]) {
    names.withLock { names in
      for name in others { _ = names.word(adding: name, isListed: true) }
    }
  }

  /// Returns the word of a name, which is added if necessary.
  func word(adding name: String) -> UInt64 {
    names.withLock { $0.word(adding: name, isListed: false) }
  }

  func isEqual(_ first: TraitPayload, _ second: TraitPayload) -> Bool {
    first.isIdentical(to: second)
  }

  func hash(_ payload: TraitPayload, into hasher: inout Hasher) {
    if case .word(let word) = payload { hasher.combine(word) }
  }

  func text(of payload: TraitPayload) -> String {
    guard case .word(let word) = payload, let index = Int(exactly: word) else { return "" }
    return names.withLock { $0.texts.indices.contains(index) ? $0.texts[index] : "" }
  }

  func payload(text: String) -> TraitPayload? {
    names.withLock { names in
      guard let word = names.words[ValueText.normalized(text)], names.isListed[Int(word)] else {
        return nil
      }
      return .word(word)
    }
  }

  func integer(of payload: TraitPayload) -> Int? {
    guard case .word(let word) = payload else { return nil }
    return Int(exactly: word)
  }

  func payload(integer: Int) -> TraitPayload? {
    names.withLock { names in
      names.texts.indices.contains(integer) && names.isListed[integer]
        ? .word(UInt64(integer)) : nil
    }
  }
}
