public import ColorValues
public import TraitSystem

/// The variants of one color.
///
/// Of the variants whose conditions all hold, the one that names the first trait of
/// ``VariantPrecedence`` wins. If no variant's conditions hold, the one with the lowest precedence
/// applies, so that a color always has a value.
///
/// ```swift
/// let paper = ColorSet(light: .white, dark: .black)
/// paper.color(for: TraitCollection()).hex   // "#ffffff": unspecified counts as light
/// ```
public struct ColorSet: Hashable, Sendable, CustomStringConvertible {
  /// The variants, in the order in which they win.
  public let variants: [ColorVariant]

  private let numbered: [(conditions: ConditionTable.ID, color: Color)]
  private let matcher: ConditionMatcher

  /// Creates a set of variants that are chosen in the order of `precedence`.
  ///
  /// - Throws: ``ColorSetError`` for no variants, two variants with the same conditions, or one
  ///   that requires two values of one trait.
  public init(
    _ variants: [ColorVariant],
    precedence: VariantPrecedence = VariantPrecedence()
  ) throws(ColorSetError) {
    guard !variants.isEmpty else { throw .empty }
    var table = ConditionTable(precedence: precedence)
    var rows: [(id: ConditionTable.ID, variant: ColorVariant)] = []
    for variant in variants {
      let traits = Set(variant.conditions.map(\.trait))
      guard traits.count == variant.conditions.count else { throw .contradiction(variant) }
      guard let id = try? table.id(for: Array(variant.conditions)) else { throw .tooManyConditions }
      guard !rows.contains(where: { $0.id == id }) else { throw .duplicate(variant) }
      rows.append((id, variant))
    }
    // Variants of equal rank name the same traits and never apply together; they are sorted by
    // their text.
    rows.sort { left, right in
      if table.isRanked(left.id, above: right.id) { return true }
      if table.isRanked(right.id, above: left.id) { return false }
      return left.variant.description < right.variant.description
    }
    self.init(rows, table)
  }

  /// Creates a set with a value for light traits and one for dark traits.
  public init(light: Color, dark: Color) {
    var table = ConditionTable(precedence: VariantPrecedence())
    let conditions = ConditionWords.condition("dark").map { [$0] } ?? []
    let id = (try? table.id(for: conditions)) ?? ConditionTable.unconditional
    self.init(
      [
        (id, ColorVariant(dark, when: Set(conditions))),
        (ConditionTable.unconditional, ColorVariant(light)),
      ],
      table
    )
  }

  private init(_ rows: [(id: ConditionTable.ID, variant: ColorVariant)], _ table: ConditionTable) {
    variants = rows.map(\.variant)
    numbered = rows.map { ($0.id, $0.variant.color) }
    matcher = ConditionMatcher(table)
  }

  /// The value of the variant that wins under `traits`.
  public func color(for traits: TraitCollection) -> Color {
    for row in numbered where matcher.view.holds(row.conditions, in: traits) { return row.color }
    return numbered.last?.color ?? .transparent
  }

  /// The variants in the order in which they win.
  public var description: String {
    "{ \(variants.map(\.description).joined(separator: ", ")) }"
  }

  /// Returns whether two sets have the same variants, regardless of the order in which they were
  /// given.
  public static func == (left: ColorSet, right: ColorSet) -> Bool {
    left.variants == right.variants
  }

  /// Hashes the variants.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(variants)
  }
}

/// A color with its own variants.
final class VariantColor: ColorDefinition {
  let colorSet: ColorSet

  init(_ colorSet: ColorSet) {
    self.colorSet = colorSet
  }

  func resolved(with traits: TraitCollection, depth: Int) -> Color { colorSet.color(for: traits) }

  func isEqual(to other: any ColorDefinition) -> Bool {
    (other as? VariantColor)?.colorSet == colorSet
  }

  func hash(into hasher: inout Hasher) { hasher.combine(colorSet) }

  var description: String { colorSet.description }
}

/// A value of a color and the conditions under which it applies.
public struct ColorVariant: Hashable, Sendable, CustomStringConvertible {
  /// The conditions, which must all hold; a variant without conditions always applies.
  public let conditions: Set<TraitCondition>

  /// The value.
  public let color: Color

  /// Creates a variant that applies when all `conditions` hold.
  public init(_ color: Color, when conditions: Set<TraitCondition> = []) {
    self.conditions = conditions
    self.color = color
  }

  /// The conditions in alphabetical order and the value, as in `dark elevated: #2a2026`.
  public var description: String {
    let words = conditions.isEmpty ? ["default"] : conditions.map(\.description).sorted()
    return "\(words.joined(separator: " ")): \(color.css)"
  }
}

/// An error in the variants of a color set.
public enum ColorSetError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The set has no variants.
  case empty
  /// Two variants have the same conditions.
  case duplicate(ColorVariant)
  /// A variant requires two values of one trait.
  case contradiction(ColorVariant)
  /// The variants name too many sets of conditions, or too many traits.
  case tooManyConditions

  /// The error message.
  public var description: String {
    switch self {
    case .empty: "a color set needs at least one variant"
    case .duplicate(let variant): "two variants have the conditions of '\(variant)'"
    case .contradiction(let variant): "'\(variant)' requires two values of one trait"
    case .tooManyConditions:
      "variants can be chosen by at most \(ConditionTable.traitLimit) traits and \(ConditionTable.valueLimit) values of each"
    }
  }
}
