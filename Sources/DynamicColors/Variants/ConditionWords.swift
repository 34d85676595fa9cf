package import TraitSystem

/// The words that stand for conditions in theme files, and the values that unspecified traits
/// count as.
package enum ConditionWords {
  /// The word for "no condition".
  package static let unconditional = "default"

  /// Every word with the trait and the value that it stands for.
  package static let table: [(word: String, condition: ColorCondition)] = rows.compactMap { row in
    guard let trait = TraitKey.named(row.trait), let value = try? trait.value(row.value) else {
      return nil
    }
    return (row.word, ColorCondition(trait, value))
  }

  private static let rows: [(word: String, trait: String, value: String)] = [
    ("light", "style", "light"),
    ("dark", "style", "dark"),
    ("normal-contrast", "contrast", "normal"),
    ("high-contrast", "contrast", "high"),
    ("srgb", "gamut", "srgb"),
    ("p3", "gamut", "p3"),
    ("base", "level", "base"),
    ("elevated", "level", "elevated"),
    ("phone", "idiom", "phone"),
    ("pad", "idiom", "pad"),
    ("tv", "idiom", "tv"),
    ("car", "idiom", "car"),
    ("mac", "idiom", "mac"),
    ("vision", "idiom", "vision"),
  ]

  private static let conditions = Dictionary(uniqueKeysWithValues: table.map { ($0, $1) })
  private static let words = Dictionary(uniqueKeysWithValues: table.map { ($1, $0) })

  /// The condition that `word` stands for, or nil where it is no condition word.
  package static func condition(_ word: String) -> ColorCondition? {
    conditions[word]
  }

  /// The word for `condition`, or nil where it has none.
  package static func word(for condition: ColorCondition) -> String? {
    words[condition]
  }

  /// All words, `default` included, in the order of the format's documentation.
  package static let all: [String] = table.map(\.word) + [unconditional]
}

extension TraitKey {
  /// The value that an unspecified trait counts as when variants are chosen: light, normal
  /// contrast, sRGB and base level; for every other trait its default.
  package var assumedValue: TraitValue {
    AssumedValues.table[self] ?? defaultValue
  }
}

private enum AssumedValues {
  static let table: [TraitKey: TraitValue] = {
    let words = ["light", "normal-contrast", "srgb", "base"]
    return Dictionary(
      uniqueKeysWithValues: words.compactMap { word in
        ConditionWords.condition(word).map { ($0.trait, $0.value) }
      }
    )
  }()
}
