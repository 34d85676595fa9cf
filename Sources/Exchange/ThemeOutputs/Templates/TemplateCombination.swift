import DynamicColors
import SwiftSymbols

/// A combination of the matrix of a template, which is one file.
struct TemplateCombination: Sendable {
  /// The theme; nil if the matrix has no themes.
  let theme: String?
  /// The values on axes, by the index of the axis.
  let choices: [Int: Int]

  /// Returns the combinations of a matrix, in the order of its traits.
  ///
  /// A theme is combined only with the traits that its colors depend on, so that no two files are
  /// equal.
  static func all(
    of settings: ResolvedSettings,
    in library: TemplateLibrary
  ) -> [TemplateCombination] {
    let themes = settings.hasThemes ? library.themes.map { [$0] } : [library.themes]
    return themes.flatMap { themes in
      let mask = themes.reduce(UInt64(0)) { mask, theme in
        theme.colors.indices.reduce(mask) { $0 | theme.colors.dependencies(at: $1) }
      }
      var combinations: [[Int: Int]] = [[:]]
      for trait in settings.matrix {
        guard let axis = library.space.axes.firstIndex(where: { $0.trait == trait }),
          library.space.axes[axis].bit & mask != 0, library.pinned[axis] == nil
        else { continue }
        combinations = combinations.flatMap { choices in
          library.space.axes[axis].values.indices.map { choice in
            choices.merging([axis: choice]) { $1 }
          }
        }
      }
      let theme = settings.hasThemes ? themes.first?.name : nil
      return combinations.map { TemplateCombination(theme: theme, choices: $0) }
    }
  }
}
