import TextSupport

/// The notation of components of new colors.
public enum ComponentStyle: String, CaseIterable, Hashable, Sendable {
  /// `"0.541"`: three decimals if these are exact, else as many as necessary.
  case float
  /// `"0x8A"`, rounded to 255ths.
  case hexadecimal = "hex"
  /// `"138"`, rounded to 255ths.
  case integer = "int"

  /// Returns the components as texts of this style; a color of an extended space, or with
  /// components outside 0…1, has fractions in all styles.
  func encoding(of components: AssetComponents) -> ComponentEncoding {
    guard !components.space.isExtended, components.isInRange else { return .float }
    return switch self {
    case .float: .float
    case .hexadecimal: .hexadecimal
    case .integer: .integer
    }
  }
}

extension AssetComponents {
  /// Whether the components before alpha are in 0…1.
  var isInRange: Bool { [first, second, third].allSatisfy { (0...1).contains($0) } }

  /// Whether the components before alpha are whole 255ths.
  var isOf8Bits: Bool { [first, second, third].allSatisfy(DecimalFraction.isOf8Bits) }
}

/// Fractions as decimal texts.
enum DecimalFraction {
  /// Returns the text of a fraction: three decimals if these are exact or identify a 255th, else
  /// the shortest text that reads back as the same number.
  ///
  /// Three decimals differ by at most 0.0005, which is 0.1275 of a 255th, so that rounding restores
  /// it.
  static func text(_ value: Double) -> String {
    isOf8Bits(value) ? threeDecimals(value) : exactText(value)
  }

  /// Returns the text of a fraction that reads back as the same number, with at least three
  /// decimals.
  static func exactText(_ value: Double) -> String {
    // Almost all colors are opaque.
    if value == 1 { return "1.000" }
    let short = threeDecimals(value)
    return Double(short) == value ? short : NumberText.plain(value)
  }

  /// Returns whether a fraction is an integral number of 255ths within rounding.
  static func isOf8Bits(_ value: Double) -> Bool {
    guard (0...1).contains(value) else { return false }
    return ((value * 255).rounded() / 255 - value).magnitude < 1e-12
  }

  private static func threeDecimals(_ value: Double) -> String {
    NumberText.plain(value, .fixed(3))
  }
}
