/// The position of a theme among those of a table or of an export.
package struct ThemeIndex: Hashable, Sendable {
  package let position: Int

  package init(_ position: Int) { self.position = position }
}

/// The position of a variant among those of its color, in the order in which they win.
package struct VariantIndex: Hashable, Sendable {
  /// The variant that wins before all others.
  package static let first = VariantIndex(0)

  package let position: Int

  package init(_ position: Int) { self.position = position }
}

extension _StableElements where Element == ColorLayer.Variant {
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
