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
  private let numbers: [String: Int]

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
    var numbers: [String: Int] = [:]
    let order = members.indices.sorted { left, _ in left == defaultMember }
    for colors in order.map({ members[$0].colors }) {
      for name in colors.names where numbers[name] == nil {
        numbers[name] = names.count
        names.append(name)
      }
    }
    self.names = names
    self.numbers = numbers
    places = names.flatMap { name in
      let own = members.map { $0.colors.index(of: name) }
      let other = order.first { own[$0] != nil } ?? defaultMember
      return members.indices.map { member in
        let found = own[member] == nil ? other : member
        return Place(member: Int32(found), index: Int32(own[found] ?? 0))
      }
    }
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
  func index(of name: String) -> Int? { numbers[name] }

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
