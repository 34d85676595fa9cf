import ColorValues
import DynamicColors
import TraitSystem

/// One numbering for the names of several themes, and the way from there to each theme's own.
struct MemberTable: Sendable {
  private let colors: [CompiledColors]
  /// The value of the theme trait that means each theme.
  private let words: [UInt64?]
  private let slot: Int
  private let defaultMember: Int
  /// For each number and each theme, side by side, the theme's own index; where it lacks the
  /// colour, the theme and index that stand in.
  private let places: [Place]
  private let names: [String]
  private let numbers: NameIndex

  private struct Place: Sendable {
    let member: Int32
    let index: Int32
  }

  /// Numbers the names of `members`, those of the default theme first.
  init(_ members: [ThemeLibrary.Member], default defaultMember: Int, trait: TraitKey) {
    colors = members.map(\.colors)
    words = members.map { member in
      member.chain.last.flatMap { try? trait.value($0.name).word }
    }
    slot = trait.slot
    self.defaultMember = defaultMember
    var names: [String] = []
    var numbers = NameIndex()
    let order = members.indices.sorted { left, _ in left == defaultMember }
    // For each theme the numbers of its colours.
    var numbersOfMembers: [[Int]] = members.map { _ in [] }
    numbers.reserveCapacity(colors.map(\.count).max() ?? 0) { names[$0] }
    for member in order {
      let colors = members[member].colors
      numbersOfMembers[member].reserveCapacity(colors.count)
      for index in 0..<colors.count {
        let name = colors.definition(at: index).name
        // Themes mostly have the same colours in the same order.
        if index < names.count, names[index] == name {
          numbersOfMembers[member].append(index)
          continue
        }
        let known = numbers.insert(name, as: names.count) { names[$0] }
        numbersOfMembers[member].append(known ?? names.count)
        if known == nil { names.append(name) }
      }
    }
    let count = members.count
    var places = Array(
      repeating: Place(member: Int32(defaultMember), index: 0),
      count: names.count * count
    )
    // What comes later in this order stands in for less.
    for member in order.reversed() {
      for (index, number) in numbersOfMembers[member].enumerated() {
        let place = Place(member: Int32(member), index: Int32(truncatingIfNeeded: index))
        for other in 0..<count { places[number * count + other] = place }
      }
    }
    for member in members.indices {
      for (index, number) in numbersOfMembers[member].enumerated() {
        let place = Place(member: Int32(member), index: Int32(truncatingIfNeeded: index))
        places[number * count + member] = place
      }
    }
    self.names = names
    self.numbers = numbers
    self.places = places
  }

  /// The names that are raw material in no theme, in the order of definition.
  var colorNames: [String] {
    names.indices.filter { number in
      let place = places[number * colors.count + defaultMember]
      let definition = colors[Int(place.member)].definition(at: Int(place.index))
      return !definition.isPaletteColor
    }.map { names[$0] }
  }

  /// The number of `name`.
  func index(of name: String) -> Int? { numbers.number(of: name) { names[$0] } }

  /// The name of a number.
  func name(at index: Int) -> String { names[index] }

  /// The position of the theme that `traits` say.
  func member(for traits: TraitCollection) -> Int {
    guard let word = traits.word(atSlot: slot) else { return defaultMember }
    for index in words.indices where words[index] == word { return index }
    return defaultMember
  }

  /// The value of the colour of a number in the theme that `traits` say.
  func color(at index: Int, for traits: TraitCollection) -> Color {
    let place = places[index * colors.count + member(for: traits)]
    return colors[Int(place.member)].color(at: Int(place.index), for: traits)
  }
}
