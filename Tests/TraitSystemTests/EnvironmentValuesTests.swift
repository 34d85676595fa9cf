import Testing
import TraitSystem

@Suite("Environment values")
struct EnvironmentValuesTests {
  @Test("An unset key has its default, bridged or not")
  func defaults() {
    for values in [EnvironmentValues(), EnvironmentValues(TraitCollection())] {
      #expect(values.myAppTheme == .standard)
      #expect(values.title == "untitled")
    }
  }

  @Test("A key has its own default without a collection, and the trait's default with one")
  func twoDefaults() {
    #expect(EnvironmentValues()[DensityKey.self] == 100)
    #expect(EnvironmentValues(TraitCollection())[DensityKey.self] == 0)
    var written = EnvironmentValues()
    written.myAppTheme = .bold
    #expect(written[DensityKey.self] == 100)
    written[DensityKey.self] = 0
    #expect(written[DensityKey.self] == 0)
    #expect(written.traitCollection == TraitCollection(MyAppThemeTrait.self, value: .bold))
  }

  @Test("An override is read through the bridged key, and a write is read as the trait")
  func bothWays() {
    var values = EnvironmentValues(TraitCollection(MyAppThemeTrait.self, value: .bold))
    #expect(values.myAppTheme == .bold)
    values.myAppTheme = .pastel
    #expect(values.traitCollection[MyAppThemeTrait.self] == .pastel)
  }

  private func read<K: EnvironmentKey>(_ key: K.Type, _ values: EnvironmentValues) -> K.Value {
    values[key]
  }

  private func write<K: EnvironmentKey>(
    _ key: K.Type,
    _ value: K.Value,
    _ values: inout EnvironmentValues
  ) {
    values[key] = value
  }

  @Test("A bridged key agrees in generic code, by key path and by subscript")
  func agreement() {
    var values = EnvironmentValues(TraitCollection(MyAppThemeTrait.self, value: .bold))
    let path = \EnvironmentValues.myAppTheme
    #expect(read(MyAppThemeKey.self, values) == .bold)
    #expect(values[keyPath: path] == .bold)
    #expect(values[MyAppThemeKey.self] == .bold)
    write(MyAppThemeKey.self, .pastel, &values)
    #expect(values.traitCollection[MyAppThemeTrait.self] == .pastel)
    values[keyPath: path] = .monochrome
    #expect(values.traitCollection[MyAppThemeTrait.self] == .monochrome)
    #expect(read(MyAppThemeKey.self, values) == .monochrome)
  }

  @Test("A write of an equal value, or of a default over an unset one, leaves an environment equal")
  func equalWrites() {
    for start in [EnvironmentValues(), EnvironmentValues(TraitCollection())] {
      var values = start
      values.myAppTheme = .standard
      values.title = TitleKey.defaultValue
      values.colorScheme = .light
      #expect(values == start)
      #expect(values.hashValue == start.hashValue)
      values.title = "list"
      #expect(values != start)
      let named = values
      values.title = "list"
      #expect(values == named)
      #expect(values.hashValue == named.hashValue)
    }
  }

  @Test("Environments are equal in any order of writes, and the last write of a key applies")
  func order() {
    var first = EnvironmentValues()
    first.title = "a"
    first.myAppTheme = .bold
    first.title = "b"
    var second = EnvironmentValues()
    second.myAppTheme = .bold
    second.title = "b"
    #expect(first == second)
    #expect(first.title == "b")
  }

  @Test("Values read before the first use of a key are current")
  func independence() {
    var values = EnvironmentValues()
    #expect(values.myAppTheme == .standard)
    values.title = "now"
    #expect(values.title == "now")
  }

  @Test("A key can store its value in a part of a trait's value")
  func parts() {
    let seat = SeatTrait.Seat(row: 1, name: "aisle")
    var values = EnvironmentValues(TraitCollection(SeatTrait.self, value: seat))
    values[RowKey.self] = 7
    #expect(values.traitCollection[SeatTrait.self] == .init(row: 7, name: "aisle"))
    let (_, dependencies) = withTraitTracking(values.traitCollection) { traits in
      var values = EnvironmentValues(traits)
      values[RowKey.self] = 8
    }
    #expect(dependencies.contains(TraitKey(SeatTrait.self)))
  }

  @Test("A write has no dependencies, and a read only those of the key's function")
  func tracking() {
    let traits = TraitCollection(MyAppThemeTrait.self, value: .bold)
    let (_, read) = withTraitTracking(traits) { EnvironmentValues($0).myAppTheme }
    #expect(read.traits == [TraitKey(MyAppThemeTrait.self)])
    let (_, written) = withTraitTracking(traits) { traits in
      var values = EnvironmentValues(traits)
      values.myAppTheme = .pastel
      values.title = "x"
    }
    #expect(written.traits.isEmpty)
    #expect(!written.includesEverything)
    let (theme, readAfterWrite) = withTraitTracking(traits) { traits in
      var values = EnvironmentValues(traits)
      values.title = "x"
      return values.myAppTheme
    }
    #expect(theme == .bold)
    #expect(readAfterWrite.traits == [TraitKey(MyAppThemeTrait.self)])
  }

  @Test("Reads without tracking aren't recorded")
  func untracked() {
    let values = EnvironmentValues(TraitCollection(MyAppThemeTrait.self, value: .bold))
    let (_, dependencies) = withTraitTracking(TraitCollection()) { _ in values.myAppTheme }
    #expect(dependencies.traits.isEmpty)
  }
}
