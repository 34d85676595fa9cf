package import ColorValues

/// The colour sets of one file, stored flat: a name and a run of variants for each.
///
/// A theme that extends another is two layers; see ``CompiledColors``. A layer is filled by one
/// owner and only read afterwards.
package final class ColorLayer: Sendable {
  /// One variant of a colour.
  package struct Variant: Sendable {
    /// The variant's value.
    package let value: ColorExpression

    /// The conditions under which the variant applies.
    package fileprivate(set) var conditions: ConditionTable.ID

    /// Where the value is written, in bytes of the origin.
    package var range: Range<Int> { Int(start)..<Int(start) + Int(length) }

    private let start: UInt32
    private let length: UInt32

    /// Makes a variant whose value is written at `range` of the layer's origin.
    package init(conditions: ConditionTable.ID, value: ColorExpression, range: Range<Int>) {
      self.conditions = conditions
      self.value = value
      start = UInt32(clamping: range.lowerBound)
      length = UInt32(clamping: range.count)
    }
  }

  /// One named colour.
  package struct Definition: Sendable {
    /// The name that references and code use.
    package let name: String

    /// Whether the colour is raw material: it can be referenced and is no part of a palette.
    package let isPaletteColor: Bool

    /// Whether a variant has a value that is not constant.
    package let hasExpression: Bool

    /// Whether a variant has conditions.
    package let hasConditions: Bool

    /// The variants, as positions in the layer, those that win first.
    package var variants: Range<Int> { Int(first)..<Int(first) + Int(count) }

    fileprivate var first: UInt32
    fileprivate let count: UInt16
  }

  /// The text that the colours were read from, where there is one.
  package let origin: (any ColorOrigin)?

  private let definitionBuffer = StableBuffer<Definition>()
  private let variantBuffer = StableBuffer<Variant>()

  /// The named colours in the order of their definition; a name stands here once.
  package var definitions: UnsafeMutableBufferPointer<Definition> { definitionBuffer.elements }

  /// The variants of all colours.
  package var variants: UnsafeMutableBufferPointer<Variant> { variantBuffer.elements }

  /// The address of the first definition; it holds once the layer is filled.
  var definitionBase: UnsafeMutablePointer<Definition> { definitionBuffer.base }

  /// The address of the first variant; it holds once the layer is filled.
  var variantBase: UnsafeMutablePointer<Variant> { variantBuffer.base }

  /// Makes an empty layer.
  package init(origin: (any ColorOrigin)? = nil) {
    self.origin = origin
  }

  /// Makes room for `count` more colours, so that a large file is read without copies.
  package func reserve(_ count: Int) {
    definitionBuffer.reserve(definitionBuffer.count + count)
    variantBuffer.reserve(variantBuffer.count + count)
  }

  /// The name under which a layer holds the colour of a catalog that `asset()` names.
  ///
  /// No colour of a theme can be called so.
  package static func name(ofAsset name: String) -> String { "asset(\(name))" }

  /// The most variants that one colour can have.
  package static let variantLimit = 1_000

  /// Adds a colour with one value that always applies.
  package func append(name: String, isPaletteColor: Bool, value: Variant) {
    definitionBuffer.append(
      Definition(
        name: name,
        isPaletteColor: isPaletteColor,
        hasExpression: !value.value.isConstant,
        hasConditions: false,
        first: UInt32(truncatingIfNeeded: variantBuffer.count),
        count: 1
      )
    )
    variantBuffer.append(value)
  }

  /// Adds a colour; `variants` need no order, as the table gives the one in which they win.
  package func append(
    name: String,
    isPaletteColor: Bool,
    variants: [Variant],
    conditions table: ConditionTable
  ) {
    let first = variantBuffer.count
    var hasExpression = false
    var hasConditions = false
    for variant in variants {
      hasExpression = hasExpression || !variant.value.isConstant
      hasConditions = hasConditions || variant.conditions != ConditionTable.unconditional
      variantBuffer.append(variant)
    }
    definitionBuffer.append(
      Definition(
        name: name,
        isPaletteColor: isPaletteColor,
        hasExpression: hasExpression,
        hasConditions: hasConditions,
        first: UInt32(truncatingIfNeeded: first),
        count: UInt16(truncatingIfNeeded: variants.count)
      )
    )
    sort(first..<variantBuffer.count, table)
  }

  /// Takes all colours out of `other` and puts them behind those that are here.
  package func append(movingFrom other: ColorLayer) {
    let shift = UInt32(truncatingIfNeeded: variantBuffer.count)
    for index in other.definitions.indices { other.definitions[index].first += shift }
    definitionBuffer.append(movingFrom: other.definitionBuffer)
    variantBuffer.append(movingFrom: other.variantBuffer)
  }

  /// The same colours in a layer of its own, in which variants at these positions have no value: they
  /// are transparent.
  package func withoutValues(at positions: Set<Int>) -> ColorLayer {
    let copy = ColorLayer(origin: origin)
    copy.reserve(definitions.count)
    for definition in definitions { copy.definitionBuffer.append(definition) }
    for (position, variant) in variants.enumerated() {
      guard positions.contains(position) else {
        copy.variantBuffer.append(variant)
        continue
      }
      copy.variantBuffer.append(
        Variant(conditions: variant.conditions, value: .color(.transparent), range: variant.range)
      )
    }
    return copy
  }

  /// Gives all conditions the numbers that they have in another table.
  package func renumber(
    _ numbers: [ConditionTable.ID],
    from old: ConditionTable,
    conditions table: ConditionTable
  ) {
    let areEqual = numbers.enumerated().allSatisfy { $0 == Int($1) }
    // Sets with the same numbers can still win in another order.
    guard !areEqual || !old.decidesInOrder(of: table) else { return }
    for index in variantBuffer.elements.indices {
      variantBuffer.elements[index].conditions =
        numbers[Int(variantBuffer.elements[index].conditions)]
    }
    for definition in definitionBuffer.elements where definition.hasConditions {
      sort(definition.variants, table)
    }
  }

  /// Brings variants of one colour into the order in which they win.
  private func sort(_ variants: Range<Int>, _ table: ConditionTable) {
    // Files often have that order: nothing moves then.
    let unsorted = UnsafeMutableBufferPointer(rebasing: variantBuffer.elements[variants])
    let isSorted = unsorted.indices.dropFirst().allSatisfy { index in
      !table.outranks(unsorted[index].conditions, unsorted[index - 1].conditions)
    }
    guard !isSorted else { return }
    let sorted = unsorted.sorted { table.outranks($0.conditions, $1.conditions) }
    for (index, variant) in sorted.enumerated() { unsorted[index] = variant }
  }
}

extension ColorExpression {
  /// Whether the value is a colour that no trait and no other colour changes.
  package var isConstant: Bool {
    if case .color = self { true } else { false }
  }
}
