import ColorValues
import DynamicColors
import FileAccess
import SourceDiagnostics
import SourceDocuments
import TextSupport
import ThemeFiles

/// Makes theme files from tokens of the DTCG or of Style Dictionary.
extension ThemeImport {
  /// Makes the themes of documents, which override the shared ones.
  func themes(
    ofTokens documents: [SourceDocument],
    shared: [SourceDocument],
    in format: ImportFormat,
    reporting findings: ImportFindings
  ) -> ImportedThemes {
    let sources = TokenSources(
      documents,
      shared: shared,
      dialect: format,
      options: options,
      reader: reader,
      reporting: findings
    )
    let set = resolved(sources, reporting: findings)
    let meanings = AxisMeanings(
      sources.axes,
      uses: options.modifiers,
      isOneTheme: sources.themeName != nil,
      reporting: findings
    )
    var builder = TokenThemes(set, meanings: meanings, reporting: findings)
    builder.add(
      themeNames(of: sources, meanings: meanings, documents: documents, reporting: findings)
    )
    if !findings.hasErrors { reportUnused(sources.axes, set, to: findings) }
    reportModes(set, to: findings)
    reportExtensions(set, to: findings)
    reportOthers(set, to: findings)
    let files = ImportMessage.list(documents.map(\.file.path), limit: 3)
    let isEmpty = builder.themes.allSatisfy(\.entries.isEmpty)
    if isEmpty, !findings.hasErrors {
      findings.report(.noColors(in: files, isAllowed: options.allowsEmpty))
    }
    guard !findings.isRefused, !isEmpty, meanings.isAsRequested else {
      return ImportedThemes(diagnostics: findings.diagnostics)
    }
    let axis = meanings.themeAxis.map { sources.axes[$0] }
    let first = builder.removeEmpty(first: axis?.defaultContext ?? 0)
    let origin = "Imported by themetool from \(files) (\(sources.title ?? format.title))"
    return builder.files(
      origin: origin,
      summary: builder.themes.count == 1 ? sources.summary : nil,
      themeTrait: axis?.identifier,
      traits: meanings.customTraits,
      first: first
    )
  }

  private func resolved(_ sources: TokenSources, reporting findings: ImportFindings) -> TokenSet {
    var set = sources.set
    set.inheritTypes()
    set.applyExtensions(reporting: findings)
    if sources.axes.isEmpty { reportOverrides(set, to: findings) }
    set.hideUnreachable()
    reportClashes(&set, to: findings)
    var resolver = TokenResolver(set, reporting: findings)
    resolver.resolve()
    set = resolver.set
    if !findings.isRefused {
      set.foldVariants()
      set.shortenChains()
    }
    return set
  }

  /// Returns the names of the themes, in the order of the contexts.
  private func themeNames(
    of sources: TokenSources,
    meanings: AxisMeanings,
    documents: [SourceDocument],
    reporting findings: ImportFindings
  ) -> [String] {
    if let axis = meanings.themeAxis.map({ sources.axes[$0] }) {
      let names = options.themes.isEmpty ? axis.contexts : options.themes
      if names.count != axis.contexts.count {
        findings.report(.themeNames(names.count, for: axis.contexts.count, "themes"))
      }
      let all = names.count == axis.contexts.count ? names : axis.contexts
      return findings.themeNames(for: all, at: axis.excerpt)
    }
    if options.themes.count > 1 {
      findings.report(.themeNames(options.themes.count, for: 1, "theme"))
    }
    let name =
      sources.name ?? options.fallbackName
      ?? documents.first?.file.stem
    let own = options.themes.first ?? sources.themeName ?? name?.lowercased() ?? "imported"
    return findings.themeNames(for: [own])
  }

  // MARK: Reports

  /// Reports tokens that several files define.
  private func reportOverrides(_ set: TokenSet, to findings: ImportFindings) {
    for token in set.tree.nodes.indices where set.tree[token].definitions.count > 1 {
      let all = set.live(token).map { set.definitions[$0] }
      guard let last = all.last else { continue }
      for earlier in all.dropLast()
      where earlier.layer != last.layer && earlier.value?.text != last.value?.text {
        findings.report(
          .redefinedToken(set.tree.name(of: token)),
          at: last.key.excerpt,
          notes: [.firstDefinition(earlier.key.excerpt)]
        )
      }
    }
  }

  /// Reports names of both tokens and groups.
  private func reportClashes(_ set: inout TokenSet, to findings: ImportFindings) {
    for node in set.tree.nodes.indices
    where set.isToken(node) && !set.tree[node].children.isEmpty {
      guard let own = set.live(node).first,
        let child = set.tree[node].children.first(where: set.isToken),
        let other = set.live(child).first
      else { continue }
      findings.report(
        .tokenAndGroup(set.tree.name(of: node)),
        at: set.definitions[own].key.excerpt,
        notes: [.group(set.definitions[other].key.excerpt)]
      )
      for number in set.live(node) { set.definitions[number].hasErrors = true }
    }
  }

  /// Reports modifiers and modes on which no color depends.
  private func reportUnused(_ axes: [ImportAxis], _ set: TokenSet, to findings: ImportFindings) {
    var used = Set<Int>()
    var usedByOthers = Set<Int>()
    for number in set.liveDefinitions {
      let own = set.choices(of: number).map(\.axis)
      if set.definitions[number].result.isColor {
        used.formUnion(own)
      } else {
        usedByOthers.formUnion(own)
      }
    }
    for (number, axis) in axes.enumerated() where axis.contexts.count > 1 && !used.contains(number)
    {
      findings.report(
        .unusedAxis(axis, isUsedByOthers: usedByOthers.contains(number)),
        at: axis.excerpt
      )
    }
  }

  /// Reports values for modes in extensions of other tools.
  private func reportModes(_ set: TokenSet, to findings: ImportFindings) {
    let keys = set.definitions.compactMap { definition in
      definition.annotatedNode?["$extensions"]?.entries.first { key, value in
        let isModes = key.hasText("mode") && value.kind == .mapping
        return isModes || key.text.hasPrefix("org.primer.overrides")
      }?.key
    }
    guard let first = keys.first else { return }
    findings.report(.modeValues(keys.count, key: first.text), at: first.excerpt)
  }

  /// Reports the number of colors with extensions that are not JSON, which theme files cannot keep.
  private func reportExtensions(_ set: TokenSet, to findings: ImportFindings) {
    let keys = set.tree.nodes.indices.compactMap { token -> SourceNode? in
      guard let number = set.lastLive(token), set.definitions[number].result.isColor,
        case let kept = set.definitions[number].keptExtensions, !kept.isEmpty,
        set.definitions[number].extensionText == nil
      else { return nil }
      return kept[0].key
    }
    guard let first = keys.first else { return }
    findings.report(.extensionsOfColors(keys.count, key: first.text), at: first.excerpt)
  }

  /// Reports the number of tokens that are not colors, by type.
  private func reportOthers(_ set: TokenSet, to findings: ImportFindings) {
    var counts: [String?: Int] = [:]
    for token in set.tree.nodes.indices {
      guard let last = set.lastLive(token), set.definitions[last].result == .other else { continue }
      counts[set.definitions[last].type, default: 0] += 1
    }
    if !counts.isEmpty { findings.report(.otherTypes(counts)) }
  }
}
