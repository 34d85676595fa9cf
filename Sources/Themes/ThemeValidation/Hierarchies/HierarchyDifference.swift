import DynamicColors
package import ThemeFiles

extension HierarchyFile {
  /// A library with the names of its traits.
  package typealias Colors = (library: ThemeLibrary, names: TraitNames)

  /// Returns the paths of the nodes that draw with a color whose resolved value differs between
  /// two libraries, in the order of the file.
  package func changedPaths(from old: Colors, to new: Colors) -> [String] {
    let before = Hierarchy(self, names: old.names)
    let after = Hierarchy(self, names: new.names)
    return zip(before.nodes, after.nodes).compactMap { first, second in
      let oldTraits = before.traitCollection(of: first)
      let newTraits = after.traitCollection(of: second)
      let isChanged = second.definition.uses.contains { use in
        old.library.color(named: use.color)?.resolvedColor(with: oldTraits)
          != new.library.color(named: use.color)?.resolvedColor(with: newTraits)
      }
      return isChanged ? second.definition.path : nil
    }
  }
}
