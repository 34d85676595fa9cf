#if UIKITNAMES
import ColorValues
import DynamicColors
import Testing
@testable import ThemeKitUIKit
import TraitSystem
import UIKitNames

enum BridgeTheme: Int, CaseIterable {
  case standard, pastel, bold
}

/// A custom trait as an app declares it for UIKit.
struct BridgeThemeTrait: UITraitDefinition {
  static let defaultValue = BridgeTheme.standard
  static let affectsColorAppearance = true
  static let identifier = "org.example.bridge.theme"
}

extension UITraitCollection {
  var bridgeTheme: BridgeTheme { self[BridgeThemeTrait.self] }
}

extension UIMutableTraits {
  var bridgeTheme: BridgeTheme {
    get { self[BridgeThemeTrait.self] }
    set { self[BridgeThemeTrait.self] = newValue }
  }
}

/// The trait as a theme library defines it, which is registered with UIKit's trait after that.
let bridgedTheme = Result {
  let key = try TraitKey.define(
    identifier: BridgeThemeTrait.identifier,
    values: ["standard", "pastel", "bold"],
    default: "standard",
    affectsColorAppearance: true
  )
  let registered = try TraitBridge.register(
    BridgeThemeTrait.self,
    read: { $0.bridgeTheme },
    write: { $0.bridgeTheme = $1 }
  )
  #expect(key == registered)
  return key
}

@Suite struct TraitBridgeTests {
  @Test("Custom traits convert by their identifier in both directions")
  func customTraitsCrossByTheirIdentifier() throws {
    let key = try bridgedTheme.get()
    for theme in BridgeTheme.allCases {
      let converted = TraitCollection(UITraitCollection { $0.bridgeTheme = theme })
      #expect(converted.value(of: key).description == "\(theme)")
      #expect(converted.contains(key) == (theme != .standard))

      let value = try key.value("\(theme)")
      let traits = TraitCollection { $0.set(value, for: key) }
      let back = UITraitCollection(mutations: { traits.write(to: &$0) })
      #expect(back.bridgeTheme == theme)
    }
  }

  @Test("Traits that are not registered don't convert")
  func unregisteredTraitsDoNotCross() {
    struct Unregistered: UITraitDefinition {
      static let defaultValue = 0
      static let identifier = "org.example.bridge.unregistered"
    }
    let traits = UITraitCollection { $0[Unregistered.self] = 3 }
    #expect(TraitCollection(traits) == TraitCollection())
  }

  @Test("Conflicting trait definitions are refused")
  func conflictsAreRefused() throws {
    enum Density: Int, CaseIterable { case regular, compact }
    struct DensityTrait: UITraitDefinition {
      static let defaultValue = Density.regular
      static let identifier = "org.example.bridge.density"
    }
    _ = try TraitKey.define(
      identifier: DensityTrait.identifier,
      values: ["regular", "compact"],
      default: "compact"
    )
    #expect(
      throws: TraitDefinitionError.differentDefault(
        identifier: DensityTrait.identifier,
        existing: "compact",
        new: "regular"
      )
    ) {
      try TraitBridge.register(
        DensityTrait.self,
        read: { $0[DensityTrait.self] },
        write: { $0[DensityTrait.self] = $1 }
      )
    }
    let traits = UITraitCollection { $0[DensityTrait.self] = .compact }
    #expect(TraitCollection(traits) == TraitCollection())
  }

  @Test("The conversion that is registered last applies")
  func lastClosuresApply() throws {
    struct Level: UITraitDefinition {
      static let defaultValue = 0
      static let identifier = "org.example.bridge.level"
    }
    for factor in [2, 1] {
      let key = try TraitBridge.register(
        Level.self,
        read: { $0[Level.self] * factor },
        write: { $0[Level.self] = $1 / factor }
      )
      let traits = UITraitCollection { $0[Level.self] = 5 }
      let converted = TraitCollection(traits)
      #expect(converted.value(of: key).integer == 5 * factor)
      let back = UITraitCollection(mutations: { converted.write(to: &$0) })
      #expect(back[Level.self] == 5)
    }
  }
}
#endif
