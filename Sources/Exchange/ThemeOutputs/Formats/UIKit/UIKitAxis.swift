import DynamicColors
import SwiftSymbols
import TextSupport
import TraitSystem

/// A trait that colors depend on, as Swift code that finds the position of its value.
struct UIKitAxis {
  /// The name of the case in the enumeration of axes.
  let name: String
  /// The number of values.
  let count: Int
  /// The expression for the value in `traits` of UIKit.
  private let property: String
  /// The cases of all values after the first.
  private let patterns: [String]
  /// The expression for the position in `traits` of AppKit, which are an appearance.
  let appKitPosition: String

  /// The system traits of the first system version that has custom traits and whose values are
  /// cases or numbers.
  private static let systemTraits: Set<String> = [
    "accessibilityContrast", "activeAppearance", "displayGamut", "displayScale",
    "forceTouchCapability", "horizontalSizeClass", "layoutDirection", "legibilityWeight",
    "preferredContentSizeCategory", "userInterfaceIdiom", "userInterfaceLevel",
    "userInterfaceStyle", "verticalSizeClass",
  ]

  /// The axis of the themes, with the name of the type that has the settings for AppKit.
  init(_ themes: [ExportTheme], _ trait: SwiftTrait, settings: String) {
    name = trait.member
    count = themes.count
    property = "traits[\(trait.definition).self]"
    patterns = themes.dropFirst().map { ".\($0.name.swiftMember.swiftEscaped)" }
    appKitPosition = Self.settings(settings, trait, patterns)
  }

  /// The axis of a trait; nil if UIKit lacks it.
  init?(_ axis: TraitAxis, _ traits: [SwiftTrait], settings: String) {
    count = axis.values.count
    let others = axis.values.dropFirst()
    if let trait = traits.first(where: { $0.identifier == axis.trait.identifier }) {
      name = trait.member
      property = "traits[\(trait.definition).self]"
      patterns = others.map { ".\($0.description.swiftMember.swiftEscaped)" }
      appKitPosition = Self.settings(settings, trait, patterns)
      return
    }
    let identifier = axis.trait.identifier
    guard Self.systemTraits.contains(identifier) else { return nil }
    name = identifier
    property = "traits.\(identifier)"
    let isNamed = !axis.trait.valueNames.isEmpty
    patterns = others.map { value in
      let text = value.description
      guard isNamed else { return text }
      return axis.kind == .gamut ? ".\(text.uppercased())" : ".\(text.swiftEscaped)"
    }
    appKitPosition =
      switch axis.kind {
      case .style: "traits.isDark ? \(others.firstIndex { $0.description == "dark" } ?? 0) : 0"
      case .contrast:
        "traits.hasHighContrast ? \(others.firstIndex { $0.description == "high" } ?? 0) : 0"
      case .gamut, .other: "0"
      }
  }

  /// The expression for the position in `traits` of UIKit.
  var position: String { Self.choice(property, patterns) }

  private static func settings(_ type: String, _ trait: SwiftTrait, _ patterns: [String]) -> String
  {
    choice("\(type).\(trait.member.swiftEscaped)", patterns)
  }

  private static func choice(_ subject: String, _ patterns: [String]) -> String {
    let cases = patterns.enumerated().map { "      case \($1): \($0 + 1)\n" }
    return "switch \(subject) {\n\(cases.joined())      default: 0\n      }"
  }
}
