package import ColorValues
package import TraitSystem

/// A common index of the definitions of several themes, with the corresponding index in each theme.
package final class MemberTable: Sendable {
  /// A theme and its definitions, inherited ones included.
  package typealias Member = (name: String, colors: CompiledDefinitions)

  /// A theme as it is found when a definition is resolved.
  @safe private struct Selection: Sendable {
    /// The definitions, which the table owns: a strong reference would be counted for each
    /// definition.
    let colors: Unmanaged<CompiledDefinitions>
    /// The value of the theme trait; nil if it has no such value.
    let word: UInt64?
  }

  private let colors: [CompiledDefinitions]
  private let selections = StableBuffer<Selection>()
  private let slot: Int
  private let defaultMember: ThemeIndex
  /// The index; nil if all themes have the same definitions at the same indices, as in most
  /// libraries.
  private let numbering: MemberNumbering?

  /// Creates an index of the colors of `members`, those of the default theme first.
  package init(_ members: [Member], default defaultMember: ThemeIndex, trait: TraitKey) {
    colors = members.map(\.colors)
    for member in members {
      let word = (try? trait.value(member.name))?.word
      unsafe selections.append(Selection(colors: .passUnretained(member.colors), word: word))
    }
    slot = trait.slot
    self.defaultMember = defaultMember
    let colors = colors
    let first = colors.isEmpty ? nil : colors[defaultMember.position]
    let areAlike = colors.allSatisfy { other in
      guard let first, other !== first else { return true }
      return other.count == first.count
        && first.indices.allSatisfy {
          other.definition(at: $0).name == first.definition(at: $0).name
        }
    }
    numbering = areAlike ? nil : MemberNumbering(colors, default: defaultMember)
  }

  /// The definitions of the default theme.
  ///
  /// - Precondition: There is a theme.
  private var defaultColors: CompiledDefinitions { colors[defaultMember.position] }

  /// The names that at least one theme has as a definition that is not primitive, in the order of
  /// definition.
  package var colorNames: [String] {
    guard let numbering else { return colors.isEmpty ? [] : defaultColors.colorNames }
    return numbering.names.indices.filter { number in
      let place = numbering.place(of: number, in: defaultMember)
      return !colors[Int(place.member)].definition(at: ColorIndex(Int(place.index))).isPrimitive
    }.map { numbering.names[$0] }
  }

  /// Returns the index of a definition.
  package func index(of name: String) -> ColorIndex? {
    guard let numbering else { return colors.isEmpty ? nil : defaultColors.index(of: name) }
    return numbering.index(of: name).map(ColorIndex.init)
  }

  /// Returns the name of the definition at an index.
  ///
  /// - Precondition: A name has the index.
  package func name(at index: ColorIndex) -> String {
    numbering?.names[index.position] ?? defaultColors.name(at: index)
  }

  /// Returns the position of the theme that `traits` select.
  package func member(for traits: TraitCollection) -> ThemeIndex {
    guard selections.count > 1, let word = traits.word(atSlot: slot) else { return defaultMember }
    for index in 0..<selections.count where selections[index].word == word {
      return ThemeIndex(index)
    }
    return defaultMember
  }

  /// Returns the value of the definition at an index in the theme that `traits` select.
  ///
  /// - Precondition: A name has the index.
  package func color(at index: ColorIndex, for traits: TraitCollection) -> Color {
    index.check(below: numbering?.names.count ?? defaultColors.count)
    return knownColor(at: index, for: traits)
  }

  /// The same as ``color(at:for:)``, with an index that is known to be valid.
  @inline(__always)
  func knownColor(at index: ColorIndex, for traits: TraitCollection) -> Color {
    let (colors, index) = unsafe place(of: index, in: member(for: traits))
    return unsafe colors._withUnsafeGuaranteedRef { $0.knownColor(at: index, for: traits) }
  }

  /// Whether the definition at a valid index may have different values under traits that differ
  /// only in one.
  func mayDepend(at index: ColorIndex, on trait: TraitKey) -> Bool {
    if colors.count > 1, trait.slot == slot { return true }
    return colors.indices.contains { member in
      let (colors, index) = unsafe place(of: index, in: ThemeIndex(member))
      return unsafe colors._withUnsafeGuaranteedRef {
        $0.dependencies(at: index) & $0.conditions.axis(of: trait) != 0
      }
    }
  }

  /// The definitions and the index in them that an index of the table means in a theme.
  @inline(__always)
  private func place(
    of index: ColorIndex,
    in member: ThemeIndex
  ) -> (Unmanaged<CompiledDefinitions>, ColorIndex) {
    guard let numbering else { return unsafe (selections[member.position].colors, index) }
    let place = numbering.place(of: index.position, in: member)
    return unsafe (selections[Int(place.member)].colors, ColorIndex(Int(place.index)))
  }
}

/// The position of a theme among those of a table or of an export.
package struct ThemeIndex: Hashable, Sendable {
  package let position: Int

  package init(_ position: Int) { self.position = position }
}

/// The position of a variant among those of its definition, in the order in which they win.
package struct VariantIndex: Hashable, Sendable {
  /// The variant that wins before all others.
  package static let first = VariantIndex(0)

  package let position: Int

  package init(_ position: Int) { self.position = position }
}

extension _StableElements where Element == DefinitionLayer.Variant {
  /// The variant at an index; any other index stops the program.
  package subscript(_ index: VariantIndex) -> Element {
    unsafeAddress { unsafe address(of: index.position) }
  }

  /// The indices of all variants.
  package var variantIndices: [VariantIndex] { indices.map(VariantIndex.init) }
}

extension _StableElements where Element == LayerStack.Entry {
  /// The entry at an index; any other index stops the program.
  subscript(_ index: ColorIndex) -> Element {
    unsafeAddress { unsafe address(of: index.position) }
  }
}
