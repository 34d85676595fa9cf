import ColorValues
import DynamicColors
import SourceDocuments
import SwiftSymbols
import TextSupport
import ThemeFiles
import ThemeRendering
import TraitSystem

/// An export of themes as DTCG design tokens, 2025.10: a token file for each theme, one for each
/// value of a trait, and a resolver document that combines them.
///
/// The file of a theme contains the token of each name for the first values of the traits, such as
/// light, and the tokens for all other values in the group `variant`, such as
/// `variant.dark.accent`. The file of a trait's value redirects names to these: `accent` is
/// `{variant.dark.accent}` in `style-dark.tokens.json`. So themes and traits are separate
/// modifiers, and every permutation resolves to the color of the theme.
///
/// A name that a theme lacks has no token there; if traits need a token to refer to, it is
/// transparent and marked. References are kept; palette colors are tokens marked in `$extensions`.
struct DTCGExport {
  let source: ExportSource
  let space: ExportSpace

  /// The names in any theme, palettes included, in the order of definition.
  let names: [String]

  /// The axes that each name depends on in any theme.
  let dependencies: [String: UInt64]

  /// The names that are also groups; their token is `$root` there.
  private let groups: Set<String>

  /// The group of the variants.
  private let variantGroup: String

  /// The word for each value of each axis, with the name of the trait if needed.
  private let words: [[String]]

  /// The file of each theme.
  private let themePaths: [String: String]

  /// The files of each trait's values; the first value has none.
  private let traitPaths: [TraitKey: [String]]

  init(_ source: ExportSource) {
    self.source = source
    space = ExportSpace(source.axes)
    var names: [String] = []
    var dependencies: [String: UInt64] = [:]
    for theme in source.themes {
      for index in theme.indices(withPalettes: true) {
        let name = theme.name(at: index)
        if dependencies[name] == nil { names.append(name) }
        dependencies[name, default: 0] |= theme.definitions.dependencies(at: index)
      }
    }
    self.names = names
    self.dependencies = dependencies
    var groups = Set<String>()
    for name in names {
      var rest = name[...]
      while let dot = rest.lastIndex(of: ".") {
        rest = rest[..<dot]
        groups.insert(String(rest))
      }
    }
    self.groups = groups.intersection(names)
    var variantGroup = "variant"
    while names.contains(where: { $0 == variantGroup || $0.hasPrefix("\(variantGroup).") }) {
      variantGroup += "-"
    }
    self.variantGroup = variantGroup
    words = space.axes.map { axis in
      axis.values.indices.map { choice in
        let condition = axis.condition(choice).split(separator: "=").joined(separator: "-")
        return condition.identifier(separator: "-")
      }
    }
    (themePaths, traitPaths) = Self.paths(of: source.themes, space.axes)
  }

  /// Returns unique file names for any names of themes and traits.
  private static func paths(
    of themes: [ExportTheme],
    _ axes: [TraitAxis]
  ) -> ([String: String], [TraitKey: [String]]) {
    var names = FreeNames.files
    var themePaths: [String: String] = [:]
    for theme in themes { themePaths[theme.name] = names.take(theme.name, ending: pathEnding) }
    var traitPaths: [TraitKey: [String]] = [:]
    for axis in axes {
      let trait = axis.trait.name.identifier(separator: "-")
      traitPaths[axis.trait] = axis.values.indices.map { choice in
        if choice == 0 { return "" }
        let value = axis.valueName(choice).identifier(separator: "-")
        return names.take("\(trait)-\(value)", ending: pathEnding)
      }
    }
    return (themePaths, traitPaths)
  }

  /// The suffix of token files.
  private static let pathEnding = ".tokens.json"

  /// The maximum number of tokens in the files of the themes, each of which contains all names.
  private static let tokenLimit = 300_000

  func files(reporting losses: inout LossReport) throws(ExportError) -> [ExportedFile] {
    let count = source.themes.count * names.count
    guard count <= Self.tokenLimit else {
      throw .tooManyTokens(format: .dtcg, count: count, limit: Self.tokenLimit)
    }
    var files: [ExportedFile] = []
    for theme in source.themes {
      losses.addLeftOut(of: space, theme)
      files.append(
        ExportedFile(
          themePath(theme),
          text: text(tokens(of: theme, reporting: &losses), of: theme.summary)
        )
      )
    }
    for (number, axis) in space.axes.enumerated() {
      for choice in axis.values.indices.dropFirst() {
        files.append(
          ExportedFile(path(axis, choice), text: text(tokens(of: number, choice), of: nil))
        )
      }
    }
    files.append(ExportedFile("themes.resolver.json", text: resolver))
    return files
  }

  // MARK: Tokens

  private typealias Tokens = NameTree<[(key: String, value: String)]?>

  /// Returns the tokens of a theme in all states.
  private func tokens(of theme: ExportTheme, reporting losses: inout LossReport) -> Tokens {
    var tokens = Tokens(empty: nil)
    for name in names {
      let own = theme.definitions.index(of: name)
      if own == nil {
        // If traits redirect a name to a variant, the variant needs a token.
        if dependencies[name] ?? 0 == 0 { continue }
        losses.add(.placeholder, name)
      }
      for state in space.states(of: dependencies[name] ?? 0) {
        let traits = space.traits(of: state, over: theme.traits)
        var members = [
          ("$value", value(of: name, at: own, in: theme, for: traits, reporting: &losses))
        ]
        if own == nil {
          members.append(("$extensions", Self.mark("missing")))
        } else if state == space.base {
          members += remarks(of: name, in: theme)
        }
        tokens.insert(members, at: path(name, state))
      }
    }
    return tokens
  }

  /// Returns the `$extensions` member that describes a token, a group or a set to an import.
  static func mark(_ key: String) -> String { JSONText.object([marker(key)]) }

  private static func marker(_ key: String) -> (key: String, value: String) {
    (TokenExtension.key, JSONText.object([(key, "true")]))
  }

  /// Returns the tokens that redirect names to their variants for a value of an axis.
  private func tokens(of number: Int, _ choice: Int) -> Tokens {
    var tokens = Tokens(empty: nil)
    let axis = space.axes[number]
    let later = space.axes[(number + 1)...].reduce(UInt64(0)) { $0 | $1.bit }
    for name in names {
      let mask = dependencies[name] ?? 0
      guard mask & axis.bit != 0 else { continue }
      for state in space.states(of: mask & later) {
        var variant = state
        variant.values[number] = choice
        var members = [("$value", JSONText.string("{\(path(name, variant))}"))]
        let theme = source.themes.first { $0.definitions.index(of: name) != nil }
        if state == space.base, let theme { members += remarks(of: name, in: theme) }
        tokens.insert(members, at: path(name, state))
      }
    }
    return tokens
  }

  private func value(
    of name: String,
    at own: ColorIndex?,
    in theme: ExportTheme,
    for traits: TraitCollection,
    reporting losses: inout LossReport
  ) -> String {
    guard let own else { return object(.transparent, of: name, reporting: &losses) }
    if let alias = theme.definitions.alias(at: own, for: traits) {
      return JSONText.string("{\(path(theme.name(at: alias), space.base))}")
    }
    if theme.definitions.isComputed(at: own, for: traits) { losses.add(.computed, name) }
    return object(theme.definitions.color(at: own, for: traits), of: name, reporting: &losses)
  }

  private func object(_ color: Color, of name: String, reporting losses: inout LossReport) -> String
  {
    let held = color.withinTokenRanges
    if held.isChanged { losses.add(.range, name) }
    return JSONText.exactColor(held.color)
  }

  /// Returns the members that describe a name beside its value.
  private func remarks(of name: String, in theme: ExportTheme) -> [(key: String, value: String)] {
    var members: [(key: String, value: String)] = []
    if let about = theme.about(name) { members.append(("$description", JSONText.string(about))) }
    if let deprecation = theme.deprecation(name) {
      let advice = deprecation.advice
      members.append(("$deprecated", advice.isEmpty ? "true" : JSONText.string(advice)))
    }
    let index = theme.definitions.index(of: name)
    let isPalette = index.map { theme.definitions.definition(at: $0).isPrimitive } ?? false
    let own = theme.extensions(name).map { ($0.key, TokenExtension.text(of: $0.value)) }
    let extensions = (isPalette ? [Self.marker("palette")] : []) + own
    if !extensions.isEmpty { members.append(("$extensions", JSONText.object(extensions))) }
    return members
  }

  /// Returns the path of a name's token in a state.
  private func path(_ name: String, _ state: ConditionSpace.Point) -> String {
    let token = groups.contains(name) ? "\(name).$root" : name
    let words = zip(words, state.values).filter { $1 != 0 }.map { $0[$1] }
    return words.isEmpty ? token : "\(variantGroup).\(words.joined(separator: "-")).\(token)"
  }

  // MARK: Files

  func themePath(_ theme: ExportTheme) -> String { themePaths[theme.name] ?? "" }

  func path(_ axis: TraitAxis, _ choice: Int) -> String { traitPaths[axis.trait]?[choice] ?? "" }

  private func text(_ tokens: Tokens, of summary: String?) -> String {
    let description = [source.origin, summary].compactMap(\.self).joined(separator: " ")
    var text = UTF8Buffer()
    text += "{\n  \"$description\": \(JSONText.string(description)),\n  \"$type\": \"color\""
    write(tokens.root, of: tokens, indentation: "  ", isFirst: false, to: &text)
    text += "\n}\n"
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// Writes the contents of a group, each token on one line.
  private func write(
    _ group: Int,
    of tokens: Tokens,
    indentation: String,
    isFirst: Bool,
    to text: inout UTF8Buffer
  ) {
    var isFirst = isFirst
    for number in tokens[group].children {
      let child = tokens[number]
      text += "\(isFirst ? "" : ",")\n\(indentation)\(JSONText.string(child.part)): "
      isFirst = false
      if let members = child.content {
        text += JSONText.object(members)
      } else {
        text += "{"
        // An import assigns the variants to their colors again.
        let isMarked = indentation == "  " && child.part == variantGroup
        if isMarked {
          text += "\n    \"$extensions\": \(Self.mark("variants"))"
        }
        write(number, of: tokens, indentation: indentation + "  ", isFirst: !isMarked, to: &text)
        text += "\n\(indentation)}"
      }
    }
  }
}

extension OutputFormat {
  /// Design tokens of the DTCG, 2025.10, with a resolver document.
  public static let dtcg = OutputFormat(
    "dtcg",
    title: "DTCG",
    "Design tokens of the DTCG, 2025.10, with a resolver document.",
    canBeFile: false,
    replacing: PreviousExport(ending: ".tokens.json")
  ) { source, _, losses throws(ExportError) in try DTCGExport(source).files(reporting: &losses) }
}
