package import ColorValues

/// The named values of one file, in flat lists: a name and a run of variants for each.
///
/// A theme that extends another consists of two layers; see ``CompiledDefinitions``. A layer is
/// filled by one owner and only read afterwards.
package final class DefinitionLayer: Sendable {
  /// One variant of a named value.
  package struct Variant: Sendable {
    /// The value as it is stored.
    let stored: VariantValue

    /// The variant's value.
    package var value: ColorExpression { stored.expression }

    /// Whether the value is a color that does not depend on traits or other colors.
    package var isConstant: Bool { stored.isConstant }

    /// Whether the value is a color of four bytes or a reference, as almost all values are.
    package var isSimple: Bool { stored.isSimple }

    /// The conditions under which the variant applies.
    package let conditions: ConditionTable.ID

    /// The range in bytes of the origin in which the value is written.
    package var range: Range<Int> { Int(start)..<Int(start) + Int(length) }

    private let start: UInt32
    private let length: UInt32

    /// Creates a variant whose value is written at `range` of the layer's origin.
    package init(conditions: ConditionTable.ID, value: ColorExpression, range: Range<Int>) {
      self.conditions = conditions
      stored = VariantValue(value)
      start = UInt32(clamping: range.lowerBound)
      length = UInt32(clamping: range.count)
    }

    private init(_ other: Variant, conditions: ConditionTable.ID) {
      self.conditions = conditions
      (stored, start, length) = (other.stored, other.start, other.length)
    }

    /// Returns the variant with another number of its conditions.
    fileprivate func with(_ conditions: ConditionTable.ID) -> Variant {
      Variant(self, conditions: conditions)
    }
  }

  /// One named value.
  package struct Definition: Sendable {
    /// The name that references and code use.
    package let name: String

    /// The type of the value.
    package let type: ValueType

    /// Whether the value is primitive: it can be referenced and is not part of a palette.
    package var isPrimitive: Bool { flags.contains(.primitive) }

    /// Whether a variant has a value that is not constant.
    package var hasExpression: Bool { flags.contains(.expression) }

    /// Whether a variant has conditions.
    package var hasConditions: Bool { flags.contains(.conditions) }

    /// The variants, as positions in the layer, in the order in which they win.
    package var variants: Range<Int> { Int(first)..<Int(first) + Int(count) }

    fileprivate let first: UInt32
    fileprivate let count: UInt16
    fileprivate let flags: Flags
  }

  /// The properties of a definition, in one byte.
  fileprivate struct Flags: OptionSet {
    let rawValue: UInt8

    static let primitive = Flags(rawValue: 1)
    static let expression = Flags(rawValue: 2)
    static let conditions = Flags(rawValue: 4)
  }

  /// The text that the values were read from, if they were read from one.
  package let origin: (any DefinitionLayer.Origin)?

  private let definitionBuffer = StableBuffer<Definition>()
  private let variantBuffer = StableBuffer<Variant>()

  /// The named values in the order of their definition, with distinct names.
  package var definitions: _StableElements<Definition> { definitionBuffer.elements }

  /// The variants of all values.
  package var variants: _StableElements<Variant> { variantBuffer.elements }

  /// Returns the variants of a definition.
  func variants(of definition: Definition) -> _StableElements<Variant> {
    variantBuffer.elements(definition.variants)
  }

  /// Creates an empty layer.
  package init(origin: (any DefinitionLayer.Origin)? = nil) {
    self.origin = origin
  }

  /// Reserves space for `count` more definitions with two variants each, so that a large file is
  /// read without copies.
  ///
  /// Pages of memory that no variant fills cost nothing.
  package func reserve(_ count: Int) {
    definitionBuffer.reserve(definitionBuffer.count + count)
    variantBuffer.reserve(variantBuffer.count + 2 * count)
  }

  /// The name under which a layer holds the color of a catalog that `asset()` names.
  ///
  /// A color of a theme cannot have such a name.
  package static func name(ofAsset name: String) -> String { "asset(\(name))" }

  /// The most variants that one definition can have.
  package static let variantLimit = 1_000

  /// The variants added since the last definition was named.
  package var unnamedVariants: _StableElements<Variant> {
    variantBuffer.elements((definitions.last?.variants.upperBound ?? 0)..<variantBuffer.count)
  }

  /// Adds a variant of the definition that is named next.
  package func append(_ variant: consuming Variant) { variantBuffer.append(variant) }

  /// Adds a definition with the variants added since the last one, in any order, up to
  /// ``variantLimit``.
  ///
  /// The table determines the order in which they win.
  package func append(
    name: String,
    type: ValueType,
    isPrimitive: Bool,
    conditions table: ConditionTable
  ) {
    sort(appendOrdered(name: name, type: type, isPrimitive: isPrimitive), table)
  }

  /// Adds a definition with the variants added since the last one, in the order in which they win.
  ///
  /// - Returns: The positions of the variants.
  @discardableResult
  func appendOrdered(name: String, type: ValueType, isPrimitive: Bool) -> Range<Int> {
    let added = unnamedVariants.count
    let first = variantBuffer.count - added
    variantBuffer.removeLast(max(0, added - Self.variantLimit))
    var flags: Flags = isPrimitive ? .primitive : []
    for variant in variantBuffer.elements(first..<variantBuffer.count) {
      if !variant.isConstant { flags.insert(.expression) }
      if variant.conditions != ConditionTable.unconditional { flags.insert(.conditions) }
    }
    definitionBuffer.append(
      Definition(
        name: name,
        type: type,
        first: UInt32(truncatingIfNeeded: first),
        count: UInt16(truncatingIfNeeded: variantBuffer.count - first),
        flags: flags
      )
    )
    return first..<variantBuffer.count
  }

  /// Adds a definition with one value that always applies.
  package func append(
    name: String,
    type: ValueType,
    isPrimitive: Bool,
    value: consuming Variant
  ) {
    var flags: Flags = isPrimitive ? .primitive : []
    if !value.isConstant { flags.insert(.expression) }
    definitionBuffer.append(
      Definition(
        name: name,
        type: type,
        first: UInt32(truncatingIfNeeded: variantBuffer.count),
        count: 1,
        flags: flags
      )
    )
    variantBuffer.append(value)
  }

  /// Adds a definition with variants in any order; the table determines the order in which they
  /// win.
  package func append(
    name: String,
    type: ValueType,
    isPrimitive: Bool,
    variants: [Variant],
    conditions table: ConditionTable
  ) {
    for variant in variants { variantBuffer.append(variant) }
    append(name: name, type: type, isPrimitive: isPrimitive, conditions: table)
  }

  /// Returns the same definitions with transparent values for the variants at some positions.
  package func withoutValues(at positions: Set<Int>) -> DefinitionLayer {
    let copy = DefinitionLayer(origin: origin)
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

  /// Returns the same definitions with other numbers of their conditions.
  ///
  /// - Parameter numbers: The new number of each set.
  /// - Returns: The layer.
  /// - Complexity: O(*n*) in the number of variants.
  package func renumbered(_ numbers: [ConditionTable.ID]) -> DefinitionLayer {
    let copy = DefinitionLayer(origin: origin)
    copy.reserve(definitions.count)
    for definition in definitions { copy.definitionBuffer.append(definition) }
    copy.variantBuffer.reserve(variants.count)
    for variant in variants {
      copy.variantBuffer.append(variant.with(numbers[Int(variant.conditions)]))
    }
    return copy
  }

  /// Returns the layer without the definitions of some names.
  func without(_ names: Set<String>) -> DefinitionLayer {
    let copy = DefinitionLayer(origin: origin)
    copy.reserve(definitions.count)
    for definition in definitions where !names.contains(definition.name) {
      for variant in variants(of: definition) { copy.append(variant) }
      copy.appendOrdered(
        name: definition.name,
        type: definition.type,
        isPrimitive: definition.isPrimitive
      )
    }
    return copy
  }

  /// Returns whether another layer has the same definitions, neither of them read from a text.
  package func hasSameDefinitions(as other: DefinitionLayer) -> Bool {
    guard origin == nil, other.origin == nil else { return false }
    return definitions.elementsEqual(other.definitions) {
      $0.name == $1.name && $0.type == $1.type && $0.variants == $1.variants
    }
      && variants.elementsEqual(other.variants) {
        $0.conditions == $1.conditions && $0.value == $1.value
      }
  }

  /// Sorts the variants of one definition into the order in which they win.
  private func sort(_ variants: Range<Int>, _ table: ConditionTable) {
    // Files often have that order already.
    let unsorted = variantBuffer.elements(variants)
    let isSorted = unsorted.indices.dropFirst().allSatisfy { index in
      !table.isRanked(unsorted[index].conditions, above: unsorted[index - 1].conditions)
    }
    guard !isSorted else { return }
    let sorted = unsorted.sorted { table.isRanked($0.conditions, above: $1.conditions) }
    for (index, variant) in zip(variants, sorted) { variantBuffer[index] = variant }
  }
}

extension ColorExpression {
  /// Whether the value is a color that does not depend on traits or other colors.
  package var isConstant: Bool {
    if case .color = self { true } else { false }
  }
}
