import TestSupport
import TraitSystem

enum MyAppTheme: Int { case standard, pastel, bold, monochrome }

struct MyAppThemeTrait: TraitDefinition {
  static let defaultValue = MyAppTheme.standard
  static let affectsColorAppearance = true
  static let identifier = "com.myapp.theme"
}

extension MutableTraits {
  var myAppTheme: MyAppTheme {
    get { self[MyAppThemeTrait.self] }
    set { self[MyAppThemeTrait.self] = newValue }
  }
}

struct DensityTrait: TraitDefinition {
  static let defaultValue = 0
}

struct RatioTrait: TraitDefinition {
  static let defaultValue = 1.5
}

struct SeatTrait: TraitDefinition {
  struct Seat: Hashable, Sendable { var row: Int, name: String }
  static let defaultValue = Seat(row: 0, name: "")
}

struct MaybeTrait: TraitDefinition {
  static let defaultValue: Int? = nil
}

struct FlagTrait: TraitDefinition {
  static let defaultValue = false
}

extension TraitCollection {
  /// A collection of a few random system and custom traits, some at their defaults.
  static func random(_ random: inout SplitMix64) -> TraitCollection {
    var writes: [(inout MutableTraits) -> Void] = []
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let number = Int.random(in: 0...3, using: &random)
      switch Int.random(in: 0...6, using: &random) {
      case 0: writes.append { $0.userInterfaceStyle = [.unspecified, .light, .dark][number % 3] }
      case 1: writes.append { $0.displayScale = Double(number) }
      case 2: writes.append { $0.typesettingLanguage = [nil, "en", "de", "zh"][number] }
      case 3: writes.append { $0[MyAppThemeTrait.self] = MyAppTheme(rawValue: number) ?? .bold }
      case 4: writes.append { $0[DensityTrait.self] = number }
      case 5: writes.append { $0[SeatTrait.self] = .init(row: number, name: "") }
      default: writes.append { $0[MaybeTrait.self] = number == 0 ? nil : number }
      }
    }
    return TraitCollection { traits in
      for write in writes { write(&traits) }
    }
  }
}
