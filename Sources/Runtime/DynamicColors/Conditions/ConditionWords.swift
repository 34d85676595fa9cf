package import TraitSystem

/// The words for conditions in theme files, and the values that unspecified traits count as.
package enum ConditionWords {
  /// The word for "no condition".
  package static let unconditional = "default"

  /// The words with their conditions.
  package static let table: [(word: String, condition: TraitCondition)] = [
    ("light", condition(UserInterfaceStyleTrait.self, .light)),
    ("dark", condition(UserInterfaceStyleTrait.self, .dark)),
    ("normal-contrast", condition(AccessibilityContrastTrait.self, .normal)),
    ("high-contrast", condition(AccessibilityContrastTrait.self, .high)),
    ("srgb", condition(DisplayGamutTrait.self, .SRGB)),
    ("p3", condition(DisplayGamutTrait.self, .P3)),
    ("base", condition(UserInterfaceLevelTrait.self, .base)),
    ("elevated", condition(UserInterfaceLevelTrait.self, .elevated)),
    ("phone", condition(UserInterfaceIdiomTrait.self, .phone)),
    ("pad", condition(UserInterfaceIdiomTrait.self, .pad)),
    ("tv", condition(UserInterfaceIdiomTrait.self, .tv)),
    ("car", condition(UserInterfaceIdiomTrait.self, .carPlay)),
    ("mac", condition(UserInterfaceIdiomTrait.self, .mac)),
    ("vision", condition(UserInterfaceIdiomTrait.self, .vision)),
  ]

  private static func condition<T: TraitDefinition>(
    _ trait: T.Type,
    _ value: T.Value
  ) -> TraitCondition {
    TraitCondition(TraitKey(trait), TraitValue(trait, value))
  }

  /// The condition of `word`; nil if it is not a condition word.
  package static func condition(_ word: String) -> TraitCondition? {
    table.first { $0.word == word }?.condition
  }

  /// The word for `condition`; nil if it has none.
  package static func word(for condition: TraitCondition) -> String? {
    table.first { $0.condition == condition }?.word
  }

  /// All words, including `default`, in the order of the format's documentation.
  package static let all: [String] = table.map(\.word) + [unconditional]
}

extension TraitKey {
  /// The value that an unspecified trait counts as when variants are chosen: light, normal
  /// contrast, sRGB and base level; for any other trait its default.
  package var assumedValue: TraitValue {
    Self.assumedValues.first { $0.key == self } ?? defaultValue
  }

  private static let assumedValues = ["light", "normal-contrast", "srgb", "base"]
    .compactMap { word in ConditionWords.condition(word)?.value }
}
