extension CompiledDefinitions {
  /// An invalid reference among the values of a stack of layers.
  package struct ReferenceError: Error, Hashable, Sendable {
    /// The kinds of error.
    package enum Kind: Hashable, Sendable {
      /// No value has the name that is referred to.
      case unknownName(String)
      /// No catalog has the color that `asset()` names.
      case unknownAsset(String)
      /// The values refer to each other in a cycle under these conditions.
      case cycle([Site], under: [String])
      /// The value refers to itself where no other variant applies.
      case nothingBelow(under: [String])
      /// A chain of references is longer than the limit.
      case tooDeep(limit: Int)
    }

    /// A variant of a named value.
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

extension CompiledDefinitions {
  /// All reference errors of a stack of layers.
  package struct ReferenceErrors: Error, Hashable, Sendable {
    /// The errors, in the order of the layers.
    package let errors: [CompiledDefinitions.ReferenceError]
  }
}
