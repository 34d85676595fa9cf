package import DynamicColors
package import SourceDiagnostics

/// One theme of a library with the themes that it extends, compiled.
package struct CompiledTheme: Sendable {
  /// The theme, last, after the themes that it extends.
  package let chain: [Theme]

  /// The colors of the theme, inherited ones included.
  package let colors: CompiledColors

  /// The colors without a valid value, and the colors that refer to them.
  package internal(set) var invalidIndices: Set<Int> = []

  /// Whether every theme that the theme extends was found.
  package internal(set) var isComplete = true

  /// The theme itself, the last of those that it is made of.
  package var theme: Theme? { chain.last }

  package var name: String { chain.last?.name ?? "" }

  /// The theme as what a finding is about, under these conditions.
  package func subject(_ conditions: [ColorCondition] = []) -> Diagnostic.Subject {
    Diagnostic.Subject(
      name: ([name] + conditions.map(\.description)).joined(separator: " "),
      files: theme.map { [$0.file] } ?? []
    )
  }

  /// Whether nothing can be said of how a colour looks, as a value that it leads to has a fault.
  package func isFaulty(_ index: Int) -> Bool { invalidIndices.contains(index) }

  /// The indices of the colours that the theme's own file defines.
  package var ownIndices: some Sequence<Int> {
    let own = chain.count - 1
    return (0..<colors.count).lazy.filter { colors.layer(of: $0) == own }
  }

  /// Where the definition of a colour begins: the value that the file gives first.
  package func excerpt(ofDefinitionAt index: Int) -> SourceExcerpt? {
    let variants = colors.variants(at: index)
    let first = variants.indices.min {
      variants[$0].range.lowerBound < variants[$1].range.lowerBound
    }
    return first.flatMap { colors.excerpt(ofVariant: $0, at: index) }
  }

  /// What shouldn't be used any more, as the theme or one that it extends says.
  package var deprecated: [String: Theme.Deprecation] {
    chain.reduce(into: [:]) { $0.merge($1.deprecated) { $1 } }
  }
}
