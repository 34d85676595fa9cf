/// What is wrong with references among the colours of a stack of layers.
package struct ColorReferenceFault: Hashable, Sendable {
  /// The kinds of fault.
  package enum Kind: Hashable, Sendable {
    /// No colour has the name that is referred to.
    case unknownColor(String)
    /// No catalog has the colour that `asset()` names.
    case unknownAsset(String)
    /// The colours refer to each other in a circle under these conditions.
    case cycle([Site], under: [String])
    /// The colour refers to itself where no other variant applies.
    case nothingBelow(under: [String])
    /// A chain of references is longer than the limit.
    case tooDeep(limit: Int)
  }

  /// A variant of a colour.
  package struct Site: Hashable, Sendable {
    /// The layer's position in the stack.
    package let layer: Int
    /// The definition's position in the layer.
    package let definition: Int
    /// The variant's position in the layer.
    package let variant: Int
  }

  /// What is wrong.
  package let kind: Kind

  /// The variant at fault.
  package let site: Site
}

/// All faults of a stack of layers.
package struct ColorReferenceFaults: Error, Hashable, Sendable {
  /// The faults, in the order of the layers.
  package let faults: [ColorReferenceFault]
}
