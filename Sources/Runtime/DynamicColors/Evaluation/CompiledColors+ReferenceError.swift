extension CompiledColors {
  /// An invalid reference among the colors of a stack of layers.
  package struct ReferenceError: Error, Hashable, Sendable {
    /// The kinds of error.
    package enum Kind: Hashable, Sendable {
      /// No color has the name that is referred to.
      case unknownColor(String)
      /// No catalog has the color that `asset()` names.
      case unknownAsset(String)
      /// The colors refer to each other in a cycle under these conditions.
      case cycle([Site], under: [String])
      /// The color refers to itself where no other variant applies.
      case nothingBelow(under: [String])
      /// A chain of references is longer than the limit.
      case tooDeep(limit: Int)
    }

    /// A variant of a color.
    package struct Site: Hashable, Sendable {
      /// The layer's position in the stack.
      package let layer: Int
      /// The definition's position in the layer.
      package let definition: Int
      /// The variant's position in the layer.
      package let variant: Int
    }

    /// The kind of error.
    package let kind: Kind

    /// The variant whose value has the reference.
    package let site: Site
  }
}

extension CompiledColors {
  /// All reference errors of a stack of layers.
  package struct ReferenceErrors: Error, Hashable, Sendable {
    /// The errors, in the order of the layers.
    package let errors: [CompiledColors.ReferenceError]
  }
}
