import Testing
import TestSupport
import TraitSystem

@Suite("System traits as environment values")
struct EnvironmentSystemKeyTests {
  /// A property with all its values, checked without knowing its type.
  struct Pair: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let check: @Sendable (TraitCollection) -> Void
    let writeBack: @Sendable (inout EnvironmentValues) -> Void

    init<Value: Equatable & Sendable>(
      _ name: String,
      _ path: any WritableKeyPath<EnvironmentValues, Value> & Sendable,
      _ values: [Value]
    ) {
      testDescription = name
      check = { traits in
        for value in values {
          var environment = EnvironmentValues(traits)
          environment[keyPath: path] = value
          #expect(environment[keyPath: path] == value)
          #expect(EnvironmentValues(environment.traitCollection)[keyPath: path] == value)
          // A written value counts as an override even if it equals the current one.
          let overrides = environment.writes
          #expect(
            EnvironmentValues(overrides.applied(to: TraitCollection()))[keyPath: path] == value
          )
          var none = EnvironmentValues()
          none[keyPath: path] = value
          #expect(none[keyPath: path] == value)
        }
      }
      writeBack = { $0[keyPath: path] = $0[keyPath: path] }
    }
  }

  static let pairs: [Pair] = [
    Pair("colorScheme", \.colorScheme, ColorScheme.allCases),
    Pair("colorSchemeContrast", \.colorSchemeContrast, ColorSchemeContrast.allCases),
    Pair("layoutDirection", \.layoutDirection, LayoutDirection.allCases),
    Pair("dynamicTypeSize", \.dynamicTypeSize, DynamicTypeSize.allCases),
    Pair("horizontalSizeClass", \.horizontalSizeClass, [nil, .compact, .regular]),
    Pair("verticalSizeClass", \.verticalSizeClass, [nil, .compact, .regular]),
    Pair("legibilityWeight", \.legibilityWeight, [nil, .regular, .bold]),
    Pair("displayScale", \.displayScale, [1, 1.5, 2, 3]),
    Pair("appearsActive", \.appearsActive, [true, false]),
    Pair("isSceneCaptured", \.isSceneCaptured, [true, false]),
    Pair("a bridged key", \.myAppTheme, [.standard, .pastel, .bold, .monochrome]),
    Pair("a key without a bridge", \.title, ["untitled", "", "x"]),
  ]

  /// Collections in which each system trait has each of its values, and random ones.
  static let samples: [TraitCollection] = {
    var samples = [TraitCollection()]
    for key in TraitKey.system {
      for name in key.valueNames {
        guard let value = try? key.value(name) else { continue }
        samples.append(TraitCollection { $0.set(value, for: key) })
      }
    }
    var random = SplitMix64(seed: 9)
    return samples + (0..<100).map { _ in TraitCollection.random(&random) }
  }()

  @Test("Every written value is read again, over any traits", arguments: pairs)
  func roundTrip(pair: Pair) {
    for traits in Self.samples { pair.check(traits) }
  }

  @Test("A value that is read and written again leaves any collection equal", arguments: pairs)
  func writeBack(pair: Pair) {
    for traits in Self.samples {
      var environment = EnvironmentValues(traits)
      pair.writeBack(&environment)
      #expect(environment.traitCollection == traits)
    }
  }

  @Test("Unspecified traits are read as the defaults of the environment")
  func unspecified() {
    for values in [EnvironmentValues(), EnvironmentValues(TraitCollection())] {
      #expect(values.colorScheme == .light)
      #expect(values.colorSchemeContrast == .standard)
      #expect(values.layoutDirection == .leftToRight)
      #expect(values.dynamicTypeSize == .large)
      #expect(values.horizontalSizeClass == nil)
      #expect(values.verticalSizeClass == nil)
      #expect(values.legibilityWeight == nil)
      #expect(values.displayScale == 1)
      #expect(values.appearsActive)
      #expect(!values.isSceneCaptured)
    }
    var values = EnvironmentValues(TraitCollection(horizontalSizeClass: .regular))
    values.horizontalSizeClass = .unspecified
    #expect(values.horizontalSizeClass == nil)
  }

  @Test("Values convert to those of traits and back, with nil as unspecified")
  func conversions() {
    #expect(UserInterfaceStyle(ColorScheme?.none) == .unspecified)
    #expect(UserInterfaceStyle(.dark) == .dark)
    #expect(AccessibilityContrast(ColorSchemeContrast?.none) == .unspecified)
    #expect(AccessibilityContrast(.increased) == .high)
    #expect(ContentSizeCategory(DynamicTypeSize?.none) == .unspecified)
    #expect(ContentSizeCategory(.xSmall) == .extraSmall)
    #expect(ContentSizeCategory(.accessibility5) == .accessibilityExtraExtraExtraLarge)
    for style in UserInterfaceStyle.allCases {
      #expect(UserInterfaceStyle(ColorScheme(style)) == style)
    }
    for contrast in AccessibilityContrast.allCases {
      #expect(AccessibilityContrast(ColorSchemeContrast(contrast)) == contrast)
    }
    for category in ContentSizeCategory.allCases {
      #expect(ContentSizeCategory(DynamicTypeSize(category)) == category)
      #expect(
        DynamicTypeSize(category)?.isAccessibilitySize ?? false == category.isAccessibilityCategory
      )
    }
    #expect(LayoutDirection(.unspecified) == nil)
    for direction in LayoutDirection.allCases {
      #expect(LayoutDirection(TraitEnvironmentLayoutDirection(direction)) == direction)
    }
    #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
  }
}
