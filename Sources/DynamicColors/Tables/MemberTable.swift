package import ColorValues
package import TraitSystem

/// A common index of the colors of several themes, with the corresponding index in each theme.
package struct MemberTable: Sendable {
  /// A theme and its colors, inherited ones included.
  package typealias Member = (name: String, colors: CompiledColors)

  private let colors: [CompiledColors]
  /// The value of the theme trait for each theme.
  private let words: [UInt64?]
  private let slot: Int
  private let defaultMember: Int
  /// The index; nil if all themes have the same colors at the same indices, as in most libraries.
  private let numbering: MemberNumbering?

  /// Creates an index of the colors of `members`, those of the default theme first.
  package init(_ members: [Member], default defaultMember: Int, trait: TraitKey) {
    colors = members.map(\.colors)
    words = members.map { (try? trait.value($0.name))?.word }
    slot = trait.slot
    self.defaultMember = defaultMember
    let colors = colors
    let first = colors.isEmpty ? nil : colors[defaultMember]
    let areAlike = colors.allSatisfy { other in
      guard let first, other !== first else { return true }
      return other.count == first.count
        && (0..<first.count).allSatisfy {
          other.definition(at: $0).name == first.definition(at: $0).name
        }
    }
    numbering = areAlike ? nil : MemberNumbering(colors, default: defaultMember)
  }

  /// The names that at least one theme has as a named color, in the order of definition.
  package var colorNames: [String] {
    guard let numbering else { return colors.isEmpty ? [] : colors[defaultMember].colorNames }
    return numbering.names.indices.filter { number in
      let place = numbering.place(of: number, in: defaultMember)
      return !colors[Int(place.member)].definition(at: Int(place.index)).isPaletteColor
    }.map { numbering.names[$0] }
  }

  /// Returns the index of a color.
  package func index(of name: String) -> Int? {
    guard let numbering else { return colors.isEmpty ? nil : colors[defaultMember].index(of: name) }
    return numbering.index(of: name)
  }

  /// Returns the name of the color at an index.
  ///
  /// - Precondition: A name has the index.
  package func name(at index: Int) -> String {
    numbering?.names[index] ?? colors[defaultMember].name(at: index)
  }

  /// Returns the position of the theme that `traits` select.
  package func member(for traits: TraitCollection) -> Int {
    guard let word = traits.word(atSlot: slot) else { return defaultMember }
    for index in words.indices where words[index] == word { return index }
    return defaultMember
  }

  /// Returns the value of the color at an index in the theme that `traits` select.
  ///
  /// - Precondition: A name has the index.
  package func color(at index: Int, for traits: TraitCollection) -> Color {
    let member = member(for: traits)
    guard let numbering else { return colors[member].color(at: index, for: traits) }
    let place = numbering.place(of: index, in: member)
    return colors[Int(place.member)].color(at: Int(place.index), for: traits)
  }
}
