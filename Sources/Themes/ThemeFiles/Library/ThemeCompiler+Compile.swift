import AssetCatalogs
import DynamicColors
import PlatformSupport
import SourceDiagnostics
import SourceDocuments

extension ThemeCompiler {
  /// The minimum number of colors in all themes for parallel compilation of each theme.
  private static let colorsForThreads = 4_096

  /// The maximum number of colors in all themes, with inherited colors counted in each theme.
  private static let colorLimit = 3_000_000

  /// Compiles the themes `names`, which must be read, with their ancestors.
  ///
  /// - Returns: The themes in the order of `names`, including those with errors, which are
  ///   reported.
  mutating func compile(_ names: [String]) -> [CompiledTheme] {
    var table = ConditionTable(precedence: project.precedence)
    let layers = numberedLayers(&table)
    let assets = assetLayer(&table)
    let chains = names.compactMap { name in
      themes[name] == nil ? nil : chain(of: name)
    }.filter { chain in chain.themes.allSatisfy { layers[$0.name] != nil } }
    let compilations = project.memo(ThemeMemo<PartialCompilation.Input, PartialCompilation>.self)
    let count = chains.reduce(0) { sum, chain in
      chain.themes.reduce(sum) { $0 + $1.layer.definitions.count }
    }
    guard count <= Self.colorLimit else {
      let place = chains.first?.themes.last?.nameExcerpt
      report {
        $0.add(
          .invalidValue,
          "the themes have \(count) colors in all, inherited ones included; they can have at most \(Self.colorLimit)",
          at: place
        )
      }
      return []
    }
    let batchSize = count >= Self.colorsForThreads ? 1 : Self.smallBatchSize
    let results = ParallelWork.map(chains, batchSize: batchSize) { [table] chain in
      let input = PartialCompilation.Input(
        layers: chain.themes.compactMap { layers[$0.name] } + [assets],
        conditions: table
      )
      return compilations.result(for: chain.themes.last?.name ?? "", input) {
        PartialCompilation(input)
      }
    }
    var members: [CompiledTheme] = []
    var reported = Set<ReportedError>()
    let stack = usesCatalogs ? project.catalogs.stack : nil
    let assetNames = SpellingIndex(of: stack?.colorNames ?? [], effort: effort)
    for (chain, result) in zip(chains, results) {
      report(result.errors, of: chain, assets: assetNames, reported: &reported)
      guard let colors = result.colors else { continue }
      let member = member(of: chain, colors, result)
      if chain.isComplete { reportMentions(of: member) }
      members.append(member)
    }
    return members
  }

  /// Returns the colors of all themes that were read, by the names of the themes, with the numbers
  /// that their conditions have in `table`.
  ///
  /// A theme with conditions beyond the limits of a table is omitted, which is reported.
  private mutating func numberedLayers(_ table: inout ConditionTable) -> [String: DefinitionLayer] {
    var layers: [String: DefinitionLayer] = [:]
    let numberings = project.memo(ThemeMemo<LayerNumbering, DefinitionLayer>.self)
    for name in folder.themeNames {
      guard let theme = themes[name] else { continue }
      let numbers = table.add(theme.conditions)
      if let excess = numbers.firstIndex(of: nil) {
        reportExcess(theme.conditions.conditions(of: ConditionTable.ID(excess)), of: theme)
        continue
      }
      let input = LayerNumbering(theme: theme, numbers: numbers.compactMap(\.self))
      layers[name] = numberings.result(for: name, input) { input.layer }
    }
    return layers
  }

  /// Reports a set of conditions that exceeds a limit together with those of other themes.
  private mutating func reportExcess(_ conditions: [TraitCondition], of theme: Theme) {
    let variant = theme.layer.variants.first {
      theme.conditions.conditions(of: $0.conditions) == conditions
    }
    report {
      $0.add(
        .invalidValue,
        "all themes together have more than \(ConditionTable.limit) sets of conditions, or more than \(ConditionTable.valueLimit) values of one trait",
        at: variant.flatMap { theme.layer.origin?.excerpt($0.range) } ?? theme.nameExcerpt
      )
    }
  }

  private func member(
    of chain: Chain,
    _ colors: CompiledDefinitions,
    _ compilation: PartialCompilation
  ) -> CompiledTheme {
    let invalid = compilation.invalidNames
    let unread = chain.themes.map(\.invalidNames)
    var member = CompiledTheme(
      chain: chain.themes,
      definitions: colors,
      isComplete: chain.isComplete
    )
    member.invalidRanges = compilation.invalidRanges
    guard !invalid.isEmpty || unread.contains(where: { !$0.isEmpty }) else { return member }
    member.invalidIndices = colors.indices { layer, name in
      guard layer < unread.count else { return false }
      if unread[layer].contains(name) || invalid[layer]?.contains(name) == true { return true }
      // An invalid value can be a group, which would replace inherited colors.
      return name.indices.contains { end in
        name[end] == "." && unread[layer...].contains { $0.contains(String(name[..<end])) }
      }
    }
    return member
  }

  /// Reports errors of references, each once even if several themes inherit it.
  private mutating func report(
    _ errors: [CompiledDefinitions.ReferenceError],
    of chain: Chain,
    assets assetNames: SpellingIndex,
    reported: inout Set<ReportedError>
  ) {
    guard !errors.isEmpty else { return }
    let diagnostics = ReferenceDiagnostics(chain.themes, assets: assetNames, effort)
    for error in errors where chain.isComplete || isCertain(error, of: chain) {
      let theme = chain.themes[error.site.layer]
      let file = theme.file
      guard theme.isWhole, reported.insert(.init(file: file, error: error)).inserted else {
        continue
      }
      report { diagnostics.add(error, to: &$0) }
    }
  }

  /// Returns whether an error of a theme doesn't depend on the contents of a missing extended
  /// theme.
  private mutating func isCertain(_ error: CompiledDefinitions.ReferenceError, of chain: Chain)
    -> Bool
  {
    switch error.kind {
    case .unknownName(let name):
      // A name that isn't another spelling of an existing theme can be any theme.
      folder.hasAllNames
        && chain.missing.map { !similarThemes.nearest(to: $0).isEmpty } ?? true
        && !mayHaveColor(named: name)
    case .nothingBelow: false
    case .unknownAsset, .cycle, .tooDeep: true
    }
  }

  /// Returns whether a theme of the folder has the color, or couldn't be read.
  private mutating func mayHaveColor(named name: String) -> Bool {
    guard themes.count >= folder.themeNames.count, themes.values.allSatisfy(\.isWhole) else {
      return true
    }
    if colorNames == nil {
      colorNames = Set(themes.values.flatMap { $0.layer.definitions.lazy.map(\.name) })
    }
    return colorNames?.contains(name) ?? true
  }

  /// The minimum number of small themes in a parallel task.
  private static let smallBatchSize = 8

  /// Reports names in `about:`, `deprecated:` and `extensions:` that aren't colors.
  private mutating func reportMentions(of member: CompiledTheme) {
    guard let theme = member.theme else { return }
    let names = SpellingIndex(of: member.definitions.names, effort: effort)
    for mention in theme.mentions where member.definitions.index(of: mention.name) == nil {
      let hint = names.proposal(for: mention.name)
      report {
        $0.add(
          .unknownReference,
          "\(name: mention.name) is not a color\(hint)",
          at: theme.excerpt(of: mention)
        )
      }
    }
  }
}

/// The numbers that the conditions of a theme have among those of all themes.
struct LayerNumbering: Equatable, Sendable {
  let theme: Theme
  let numbers: [ConditionTable.ID]

  /// The colors with these numbers.
  var layer: DefinitionLayer {
    let isSame = numbers.enumerated().allSatisfy { Int($1) == $0 }
    return isSame ? theme.layer : theme.layer.renumbered(numbers)
  }

  static func == (left: LayerNumbering, right: LayerNumbering) -> Bool {
    left.theme === right.theme && left.numbers == right.numbers
  }
}

/// An error and its file.
private struct ReportedError: Hashable {
  let file: String
  let variant: Int
  let kind: CompiledDefinitions.ReferenceError.Kind

  init(file: String, error: CompiledDefinitions.ReferenceError) {
    self.file = file
    variant = error.site.variant
    kind = error.kind
  }
}
