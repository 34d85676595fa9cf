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
  var isOf8Bits: Bool { [first, second, third].allSatisfy(\.isOf255ths) }
}

extension Double {
  /// Whether a fraction is an integral number of 255ths within rounding.
  var isOf255ths: Bool {
    guard (0...1).contains(self) else { return false }
    return ((self * 255).rounded() / 255 - self).magnitude < 1e-12
  }
}
