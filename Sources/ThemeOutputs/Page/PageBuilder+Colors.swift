import DynamicColors
import SwiftSymbols
import TextSupport
import ThemeFiles

extension PageBuilder {
  /// Returns the colors with their values and variants.
  mutating func colors(where isShown: (String) -> Bool = { _ in true }) -> [JSONObject] {
    let properties = CSSProperties(source, withPalettes: false).colors
    let propertyNames = Dictionary(properties.map { ($1, $0) }) { first, _ in first }
    return names.indices.filter { isShown(names[$0]) }.map { color in
      let name = names[color]
      let owners = source.themesWithDefaultFirst.filter { $0.colors.index(of: name) != nil }
      let variants = variants(of: color)
      let object: JSONObject = [
        "name": name,
        "group": name.firstIndex(of: ".").map { String(name[..<$0]) },
        "about": owners.lazy.compactMap { $0.about(name) }.first,
        "deprecated": owners.lazy.compactMap { $0.deprecation(name)?.advice }.first,
        "isPalette": isPalette(color),
        "property": propertyNames[name],
        "swift": "library.color(named: \(SwiftLiteral.string(name)))",
      ]
      return object + [
        "table": valueTable(of: color),
        "variants": variants.all,
        "winning": table(along: mask(ofColors: [color])) { builder, state in
          builder.winner(of: color, in: state).map { variants.numbers[state.theme][$0] } ?? -1
        },
      ]
    }
  }

  /// Returns the numbers of the values of a color.
  private mutating func valueTable(of color: Int) -> StateTable<Int> {
    if let known = valueTables[color] { return known }
    let table = table(along: mask(ofColors: [color])) { $0.value(of: color, in: $1) }
    valueTables[color] = table
    return table
  }

  /// Whether another library has the same themes, names and states.
  func hasStates(of other: Self) -> Bool {
    names == other.names && places == other.places && space.counts == other.space.counts
      && space.themes.map(\.name) == other.space.themes.map(\.name)
      && space.traits.map(\.trait) == other.space.traits.map(\.trait)
      && space.traits.map(\.values) == other.space.traits.map(\.values)
  }

  /// Returns the names of the colors whose values differ from those of another library.
  mutating func colorsThatDiffer(from other: Self) -> [String] {
    names.indices.filter { valueTable(of: $0) != other.valueTables[$0] }.map { names[$0] }
  }

  /// Whether all themes that have a color have it in their palettes.
  private func isPalette(_ color: Int) -> Bool {
    space.themes.allSatisfy { theme in
      theme.colors.index(of: names[color]).map(theme.colors.isPaletteColor) ?? true
    }
  }

  /// Returns the position of the variant that a color's value comes from; nil if the theme lacks
  /// the color.
  private func winner(of color: Int, in state: PageSpace.State) -> Int? {
    let colors = space.themes[state.theme].colors
    return colors.index(of: names[color]).map {
      colors.winningVariant(at: $0, for: state.traits).position
    }
  }

  /// Returns the variants of a color in all themes, and their numbers by theme; a variant that
  /// several themes inherit is one.
  private func variants(of color: Int) -> (all: [JSONObject], numbers: [[Int]]) {
    var all: [JSONObject] = []
    // The numbers of the variants, by the theme whose file has them and their positions.
    var known: [ObjectIdentifier: [Int: Int]] = [:]
    let numbers = space.themes.map { theme -> [Int] in
      let colors = theme.colors
      guard let index = colors.index(of: names[color]),
        theme.chain.indices.contains(colors.layer(of: index))
      else { return [] }
      let owner = theme.chain[colors.layer(of: index)]
      return colors.variants(at: index).variantIndices.map { variant in
        let place = known[ObjectIdentifier(owner)]?[variant.position]
        if let place { return place }
        known[ObjectIdentifier(owner), default: [:]][variant.position] = all.count
        all.append(["theme": owner.name] + self.variant(variant, at: index, of: colors))
        return all.count - 1
      }
    }
    return (all, numbers)
  }

  private func variant(
    _ variant: VariantIndex,
    at index: ColorIndex,
    of colors: CompiledColors
  ) -> JSONObject {
    let references = colors.variants(at: index)[variant].value.references.compactMap { value in
      if case .reference(let name) = value { name } else { nil }
    }
    return [
      "conditions": colors.conditions(ofVariant: variant, at: index).map(\.description),
      "text": colors.text(ofVariant: variant, at: index),
    ] + place(of: colors.excerpt(ofVariant: variant, at: index))
      + ["references": references.uniqued()]
  }
}
