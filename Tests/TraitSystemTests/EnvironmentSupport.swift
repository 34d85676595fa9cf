import TraitSystem

struct MyAppThemeKey: EnvironmentKey {
  static let defaultValue = MyAppTheme.standard
}

extension EnvironmentValues {
  var myAppTheme: MyAppTheme {
    get { self[MyAppThemeKey.self] }
    set { self[MyAppThemeKey.self] = newValue }
  }

  var title: String {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

extension MyAppThemeKey: TraitBridgedEnvironmentKey {
  static func read(from traitCollection: TraitCollection) -> MyAppTheme {
    traitCollection[MyAppThemeTrait.self]
  }

  static func write(to mutableTraits: inout MutableTraits, value: MyAppTheme) {
    mutableTraits.myAppTheme = value
  }
}

struct TitleKey: EnvironmentKey {
  static let defaultValue = "untitled"
}

/// A key with a default that differs from that of its trait.
struct DensityKey: TraitBridgedEnvironmentKey {
  static let defaultValue = 100

  static func read(from traitCollection: TraitCollection) -> Int {
    traitCollection[DensityTrait.self]
  }

  static func write(to mutableTraits: inout MutableTraits, value: Int) {
    mutableTraits[DensityTrait.self] = value
  }
}

/// A key that stores its value in a part of a trait's value.
struct RowKey: TraitBridgedEnvironmentKey {
  static let defaultValue = 0

  static func read(from traitCollection: TraitCollection) -> Int {
    traitCollection[SeatTrait.self].row
  }

  static func write(to mutableTraits: inout MutableTraits, value: Int) {
    mutableTraits[SeatTrait.self].row = value
  }
}
