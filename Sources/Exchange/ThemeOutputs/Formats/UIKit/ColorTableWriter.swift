import ColorValues
import DynamicColors
import SwiftSymbols
import TextSupport
import TraitSystem

/// A writer of the tables of all colors of a library.
struct ColorTableWriter {
  /// The themes, the default theme at the front; they are the first axis.
  let themes: [ExportTheme]

  /// The traits after the theme.
  let axes: [TraitAxis]

  private let space: ConditionSpace

  /// The traits of all states of a theme, by the axes that are combined.
  private var contexts: [UInt64: [[TraitCollection]]] = [:]

  init(_ source: ExportSource, axes: [TraitAxis]) {
    themes = source.themesWithDefaultFirst
    self.axes = axes
    space = ConditionSpace(axes.map(\.values.indices))
  }

  /// Returns the table of a color, as strings of Swift code, along the axes that make a difference.
  ///
  /// Each value is `rrggbb` or `rrggbbaa`, or the components of extended sRGB and alpha, such as
  /// `1.093066,-0.226744,-0.150135,1`. The theme is axis 0, and each of ``axes`` has the number
  /// after its position.
  ///
  /// A theme that lacks the color has the value of the default theme, or otherwise of the first one
  /// that has it, as in a library.
  ///
  /// - Throws: `ExportError.tooManyCombinations` if there are more than
  ///   ``ConditionSpace/tableLimit``.
  mutating func table(of name: String) throws(ExportError) -> StateTable<String> {
    let own = themes.map { theme in
      theme.definitions.index(of: name).map { (colors: theme.definitions, index: $0) }
    }
    let first = own.lazy.compactMap(\.self).first
    let members = own.compactMap { $0 ?? first }
    let mask = members.reduce(UInt64(0)) { $0 | $1.colors.dependencies(at: $1.index) }
    let positions = axes.indices.filter { axes[$0].bit & mask != 0 }
    guard let states = contexts(of: positions) else {
      throw .tooManyCombinations(
        color: name,
        traits: (themes.count > 1 ? ["theme"] : []) + positions.map { axes[$0].trait.outputName },
        limit: ConditionSpace.tableLimit
      )
    }
    let values = zip(members, states).flatMap { member, states in
      states.map { Self.text(of: member.colors.color(at: member.index, for: $0)) }
    }
    return StateTable(
      along: [0] + positions.map { $0 + 1 },
      counts: [themes.count] + axes.map(\.values.count),
      values: values
    )
  }

  /// Returns the traits of all combinations for each theme; nil if there are too many.
  private mutating func contexts(of positions: [Int]) -> [[TraitCollection]]? {
    let mask = positions.reduce(UInt64(0)) { $0 | axes[$1].bit }
    if let known = contexts[mask] { return known }
    let limit = ConditionSpace.tableLimit / max(1, themes.count)
    guard let points = space.points(along: positions, limit: limit) else { return nil }
    let contexts = themes.map { theme in
      points.map { point in
        theme.traits.modifyingTraits { traits in
          for position in positions {
            let axis = axes[position]
            traits.set(axis.values[point.values[position]], for: axis.trait)
          }
        }
      }
    }
    self.contexts[mask] = contexts
    return contexts
  }

  /// Returns a color as text: as a hexadecimal number, or as components of sRGB if it is outside of
  /// it, mapped into Display P3.
  private static func text(of color: Color) -> String {
    if color.isInGamut(of: .srgb) { return String(color.hex.dropFirst()) }
    let isShown = color.isInGamut(of: .displayP3)
    let color = (isShown ? color : color.fitted(to: .displayP3)).converted(to: .srgb)
    return [color.c1, color.c2, color.c3, color.alpha]
      .map { NumberText.plain($0, .places(6)) }.joined(separator: ",")
  }
}
