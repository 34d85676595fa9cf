import DynamicColors
import SwiftSymbols
import TextSupport
import ThemeFiles
import ThemeValidation

extension PageBuilder {
  /// Returns the colors with their values and variants.
  mutating func colors(where isShown: (String) -> Bool = { _ in true }) -> [JSONFragment] {
    let properties = CSSProperties(source, withPalettes: false).colors
    let propertyNames = Dictionary(properties.map { ($1, $0) }) { first, _ in first }
    return names.indices.filter { isShown(names[$0]) }.map { color in
      if let known = texts.colors[color] { return known }
      let name = names[color]
      let owners = source.themesWithDefaultFirst.filter { $0.definitions.index(of: name) != nil }
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
      let values: JSONObject = [
        "table": valueTable(of: color),
        "variants": variants.all,
        "winning": table(along: mask(ofColors: [color])) { builder, state in
          builder.winner(of: color, in: state).map { variants.numbers[state.theme][$0] } ?? -1
        },
      ]
      let text = JSONFragment((object + values).json)
      texts.colors[color] = text
      return text
    }
  }

  /// Takes over the values and the JSON of an earlier state where nothing has changed, unless most
  /// of its values are not used any more, or files other than those of themes have changed.
  mutating func reuse(_ earlier: Self) {
    let isCrowded = earlier.values.colors.count > 2 * earlier.completeCount
    guard !isCrowded, input.root == earlier.input.root, hasStates(of: earlier),
      sourcesBesideThemes == earlier.sourcesBesideThemes
    else { return }
    values = earlier.values
    completeCount = earlier.completeCount
    texts.values = earlier.texts.values
    let changed = Set(colorsThatDiffer(from: earlier))
    texts.pairs = earlier.texts.pairs.filter { changed.isDisjoint(with: $0.key) }
    earlierPanels = (earlier.panels, changed)
    texts.colors = earlier.texts.colors.filter { color, _ in
      !changed.contains(names[color]) && hasSameSources(color, as: earlier)
    }
  }

  /// The library file, the hierarchies, and files without a kind.
  var sourcesBesideThemes: [ObjectIdentifier] {
    input.project.folder.files.filter { $0.kind != .theme }.map { ObjectIdentifier($0.source) }
  }

  /// Returns whether a color is written alike, at the same places, and described alike.
  private func hasSameSources(_ color: Int, as earlier: Self) -> Bool {
    let name = names[color]
    return zip(space.themes, earlier.space.themes).allSatisfy { theme, other in
      guard theme.about(name) == other.about(name),
        theme.deprecation(name) == other.deprecation(name)
      else { return false }
      guard let index = theme.definitions.index(of: name) else { return true }
      let (own, before) = (
        theme.definitions.variants(at: index), other.definitions.variants(at: index)
      )
      let layer = theme.definitions.layer(of: index)
      guard layer == other.definitions.layer(of: index), own.count == before.count,
        theme.definitions.isPrimitive(at: index) == other.definitions.isPrimitive(at: index)
      else { return false }
      guard theme.chain.indices.contains(layer), theme.chain[layer] !== other.chain[layer] else {
        return true
      }
      guard theme.chain[layer].file == other.chain[layer].file,
        theme.chain[layer].name == other.chain[layer].name
      else { return false }
      let (origin, old) = (theme.chain[layer].layer.origin, other.chain[layer].layer.origin)
      return own.variantIndices.allSatisfy { variant in
        let (range, oldRange) = (own[variant].range, before[variant].range)
        return origin?.position(range.lowerBound) == old?.position(oldRange.lowerBound)
          && origin?.text(range) == old?.text(oldRange)
          && theme.definitions.conditions(ofVariant: variant, at: index)
            == other.definitions.conditions(ofVariant: variant, at: index)
      }
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
      theme.definitions.index(of: names[color]).map(theme.definitions.isPrimitive) ?? true
    }
  }

  /// Returns the position of the variant that a color's value comes from; nil if the theme lacks
  /// the color.
  private func winner(of color: Int, in state: PageSpace.State) -> Int? {
    let colors = space.themes[state.theme].definitions
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
      let colors = theme.definitions
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
    of colors: CompiledDefinitions
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
