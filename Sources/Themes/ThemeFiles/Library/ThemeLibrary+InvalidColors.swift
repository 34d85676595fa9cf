import DynamicColors
package import SourceDiagnostics

extension ThemeLibrary {
  /// A color without a valid value.
  package struct InvalidColor: Sendable {
    /// The name.
    package let name: String

    /// The place of the error in its value; nil for a color that refers to another invalid one.
    package let place: SourceExcerpt?
  }

  /// The colors of all themes that have no valid value, each once, by name.
  package var invalidColors: [InvalidColor] {
    let errors = Dictionary(
      grouping: findings.filter { $0.severity == .error }.compactMap(\.excerpt),
      by: \.file
    ).mapValues { $0.sorted { $0.start < $1.start } }
    var places: [String: SourceExcerpt?] = [:]
    for member in members {
      for index in member.invalidIndices {
        let name = member.definitions.definition(at: index).name
        if case .some(.some) = places[name] { continue }
        places.updateValue(member.place(ofErrorAt: index, among: errors), forKey: name)
      }
    }
    return places.sorted { $0.key < $1.key }.map { InvalidColor(name: $0.key, place: $0.value) }
  }

  /// Returns the library without the colors that have no valid value in a theme.
  ///
  /// - Throws: ``ThemeLibraryError`` if the other colors can't be compiled without them.
  package func withoutInvalidColors() throws(ThemeLibraryError) -> ThemeLibrary {
    var valid = members
    for index in valid.indices where !valid[index].invalidIndices.isEmpty {
      let parts = valid[index].definitions.layers(without: Set(valid[index].invalidNames))
      // Replaced definitions can still refer to the colors.
      let input = PartialCompilation.Input(layers: parts.layers, conditions: parts.conditions)
      guard let colors = PartialCompilation(input).colors else { throw .invalid(findings) }
      valid[index].definitions = colors
      valid[index].invalidIndices = []
    }
    return replacing(members: valid)
  }
}

extension CompiledTheme {
  /// Returns the place of the first error in the definition of a color, among the errors of each
  /// file in their order.
  fileprivate func place(
    ofErrorAt index: ColorIndex,
    among errors: [String: [SourceExcerpt]]
  ) -> SourceExcerpt? {
    let layer = definitions.layer(of: index)
    guard chain.indices.contains(layer), let origin = chain[layer].layer.origin,
      let errors = errors[chain[layer].file]
    else { return nil }
    return definitions.variants(at: index).compactMap { variant in
      let start = origin.position(variant.range.lowerBound)
      // A file can have as many errors as colors.
      var (low, high) = (0, errors.count)
      while low < high {
        let middle = (low + high) / 2
        if errors[middle].start < start { low = middle + 1 } else { high = middle }
      }
      guard low < errors.count, errors[low].start <= origin.position(variant.range.upperBound)
      else { return nil }
      return errors[low]
    }.min { $0.start < $1.start }
  }
}
