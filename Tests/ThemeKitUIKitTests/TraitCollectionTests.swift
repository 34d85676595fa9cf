#if UIKITNAMES
import Testing
import TestSupport
@testable import ThemeKitUIKit
import TraitSystem
import UIKitNames

@Suite struct TraitCollectionTests {
  /// Collections with one system trait each, one for every value that isn't the default.
  static let single: [TraitCollection] = {
    let named = TraitKey.system.flatMap { key in
      key.valueNames.compactMap { try? key.value($0) }.filter { !$0.isDefault }
    }
    let categories = ContentSizeCategory.allCases.dropFirst().map {
      TraitCollection(preferredContentSizeCategory: $0)
    }
    return named.map { value in TraitCollection { $0.set(value, for: value.key) } } + categories + [
      TraitCollection(displayScale: 3), TraitCollection(typesettingLanguage: "zh-Hant"),
    ]
  }()

  @Test("Tests of single traits include every system trait")
  func everySystemTraitIsCovered() {
    let covered = Set(Self.single.flatMap(\.specifiedTraits))
    #expect(covered == Set(TraitKey.system))
  }

  @Test("System traits convert in both directions", arguments: single)
  func systemTraitsCrossBothWays(_ traits: TraitCollection) {
    #expect(TraitCollection(traits as UITraitCollection) == traits)
    #expect(UITraitCollection(mutations: { traits.write(to: &$0) }) == traits)
  }

  @Test("Random combinations of traits convert in both directions")
  func combinationsCrossBothWays() {
    var random = SplitMix64(seed: 18)
    for _ in 0..<200 {
      let count = Int.random(in: 0...22, using: &random)
      let traits = TraitCollection(
        traitsFrom: (0..<count).compactMap { _ in Self.single.randomElement(using: &random) }
      )
      #expect(TraitCollection(traits as UITraitCollection) == traits)
      #expect(UITraitCollection(mutations: { traits.write(to: &$0) }) == traits)
    }
  }

  @Test("Unknown raw values are skipped")
  func unknownValuesAreSkipped() {
    struct Later: RawRepresentable { let rawValue: Int }
    var style = UserInterfaceStyle.unspecified
    copy(Later(rawValue: 1), to: &style)
    #expect(style == .light)
    copy(Later(rawValue: 99), to: &style)
    #expect(style == .light)
  }

  @Test("Languages keep their tags", arguments: ["en", "zh-Hant", "pt-BR", "sr-Latn-RS"])
  func languagesKeepTheirTags(_ tag: String) {
    var language: Locale.Language?
    copy(tag, to: &language)
    var text: String?
    copy(language, to: &text)
    #expect(text == tag)
    copy(nil as String?, to: &language)
    #expect(language == nil)
  }
}
#endif
