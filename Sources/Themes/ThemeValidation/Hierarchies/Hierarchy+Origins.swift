package import SourceDiagnostics
import ThemeFiles
import TraitHierarchy
package import TraitSystem

extension Hierarchy {
  /// The origin of a node's value of a trait.
  package struct TraitOrigin {
    package let trait: TraitKey

    /// The value that applies at the node.
    package let value: TraitValue

    /// The path of the node that sets the value; nil for a trait of the device.
    package let path: String?

    /// The position of the value in the file.
    package let excerpt: SourceExcerpt?
  }

  /// Returns the origin of each of a node's traits: the nearest node that sets it, else the device.
  ///
  /// - Complexity: O(*t* · *d*) in the number of traits and the depth of the node.
  package func origins(of node: Node) -> [TraitOrigin] {
    let traits = traitCollection(of: node)
    let upwards = chain(to: node).reversed()
    return traits.specifiedTraits.map { trait in
      let owner = upwards.first { $0.environment.traitOverrides.contains(trait) }
      let written = (owner?.definition.overrides ?? file.deviceTraits).last { override in
        names.trait(named: override.trait) == trait
      }
      return TraitOrigin(
        trait: trait,
        value: traits.value(of: trait),
        path: owner?.definition.path,
        excerpt: written?.excerpt
      )
    }
  }
}
