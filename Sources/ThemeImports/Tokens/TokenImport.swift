import ColorValues
import FileAccess
import SourceDiagnostics
import SourceDocuments

/// Makes theme files of tokens, of the DTCG or of Style Dictionary.
struct TokenImport {
  let format: ImportFormat
  let options: ImportOptions
  let reader: any FileReading

  func run(
    _ documents: [SourceDocument],
    shared: [SourceDocument],
    _ findings: inout ImportFindings
  ) -> ImportedThemes {
    let sources = TokenSources(
      documents,
      shared: shared,
      dialect: format == .styleDictionary ? .styleDictionary : .dtcg,
      options: options,
      reader: reader,
      &findings
    )
    var set = sources.collector.set
    set.applyExtensions(&findings)
    if sources.axes.isEmpty { reportOverrides(set, &findings) }
    set.hideUnreachable()
    reportClashes(set, &findings)
    var resolver = TokenResolver(set, findings)
    resolver.resolve()
    resolver.applyModifiers()
    resolver.settleParts()
    resolver.reportCycles()
    (set, findings) = (resolver.set, resolver.findings)
    if !findings.hasErrors {
      set.foldVariants()
      set.shortenChains()
    }

    let meanings = AxisMeanings(
      sources.axes,
      uses: options.modifiers,
      isOneTheme: sources.themeName != nil,
      &findings
    )
    var builder = TokenThemes(set, meanings)
    let names = themeNames(sources, meanings, documents, &findings)
    for (context, name) in names.enumerated() {
      builder.add(name, context: meanings.themeAxis == nil ? nil : context, &findings)
    }
    reportModes(set, &findings)
    reportOthers(set, documents, builder.themes, &findings)
    if builder.themes.allSatisfy(\.entries.isEmpty), !findings.hasErrors {
      findings.add(.emptyImport, at: nil, "there are no colours in \(list(documents))")
    }
    guard !findings.hasErrors else { return ImportedThemes(diagnostics: findings.imported) }
    var result = ImportedThemes(diagnostics: [])
    let axis = meanings.themeAxis.map { sources.axes[$0] }
    let origin = "Imported by themetool from \(list(documents)) (\(sources.title ?? format.title))"
    let files = TokenFiles(
      origin: origin,
      summary: names.count == 1 ? sources.summary : nil,
      themeTrait: axis?.identifier
    )
    files.write(
      builder,
      customTraits: meanings.customTraits,
      first: axis?.defaultContext ?? 0,
      to: &result
    )
    result.others = KeptTokens(set, sources, builder.themes, origin: origin).file
    result.diagnostics = findings.imported
    return result
  }

  /// The names of the themes, in the order of the contexts.
  private func themeNames(
    _ sources: TokenSources,
    _ meanings: AxisMeanings,
    _ documents: [SourceDocument],
    _ findings: inout ImportFindings
  ) -> [String] {
    guard let axis = meanings.themeAxis else {
      let name =
        sources.name ?? options.fallbackName
        ?? documents.first.map { FilePath.stem(of: $0.file.path) }
      let own = options.themes.first ?? sources.themeName ?? name?.lowercased() ?? "imported"
      return ThemeNames.legal([own], &findings)
    }
    let info = sources.axes[axis]
    return ThemeNames.legal(info.contexts, at: info.excerpt, &findings)
  }

  private func list(_ documents: [SourceDocument]) -> String {
    let paths = documents.map(\.file.path)
    let shown = paths.prefix(3).joined(separator: ", ")
    return paths.count > 3 ? "\(shown) and \(paths.count - 3) more" : shown
  }

  // MARK: Reports

  /// Warns of tokens that one file defines after another.
  private func reportOverrides(_ set: TokenSet, _ findings: inout ImportFindings) {
    for token in set.tree.nodes.indices
    where set.tree[token].firstDefinition != set.tree[token].lastDefinition {
      let all = set.live(token)
      guard let last = all.last else { continue }
      for earlier in all.dropLast() {
        let (old, new) = (set.definitions[earlier], set.definitions[last])
        guard old.layer != new.layer, old.value?.text != new.value?.text else { continue }
        findings.add(
          .duplicateToken,
          .warning,
          at: new.key.excerpt,
          notes: [Diagnostic.Note(message: "the first is here", excerpt: old.key.excerpt)],
          "'\(set.tree.text(of: token))' is defined again; the last one counts"
        )
      }
    }
  }

  /// Reports names that are a token here and a group there.
  private func reportClashes(_ set: TokenSet, _ findings: inout ImportFindings) {
    for node in set.tree.nodes.indices
    where set.isToken(node) && !set.tree[node].children.isEmpty {
      guard let own = set.live(node).first,
        let child = set.tree[node].children.first(where: set.isToken),
        let other = set.live(child).first
      else { continue }
      findings.add(
        .invalidToken,
        at: set.definitions[own].key.excerpt,
        notes: [
          Diagnostic.Note(message: "the group", excerpt: set.definitions[other].key.excerpt)
        ],
        "'\(set.tree.text(of: node))' is a token here and a group in another place"
      )
    }
  }

  /// Warns of values for modes that stand in extensions of other tools.
  private func reportModes(_ set: TokenSet, _ findings: inout ImportFindings) {
    var first: SourceNode?
    var count = 0
    for number in set.definitions.indices {
      guard let extensions = set.definitions[number].node?["$extensions"] else { continue }
      let key = extensions.entries.first { key, value in
        let isModes = key.hasText("mode") && value.kind == .mapping
        return isModes || key.text.hasPrefix("org.primer.overrides")
      }?.key
      guard let key else { continue }
      count += 1
      if first == nil { first = key }
    }
    guard let first else { return }
    findings.add(
      .notImported,
      .warning,
      at: first.excerpt,
      """
      \(count == 1 ? "a token has" : "\(count) tokens have") values for modes in the extension \
      '\(first.text)', which are left out
      """
    )
  }

  /// Tells how many tokens are no colours, by their types.
  private func reportOthers(
    _ set: TokenSet,
    _ documents: [SourceDocument],
    _ themes: [TokenThemes.Theme],
    _ findings: inout ImportFindings
  ) {
    var counts: [String: Int] = [:]
    var total = 0
    for token in set.tree.nodes.indices where set.isToken(token) {
      guard let last = set.live(token).last, case .other = set.values[last] else { continue }
      let type = set.valueTypes[last]
      counts[type >= 0 ? set.types[type] : "no type", default: 0] += 1
      total += 1
    }
    guard total > 0 else { return }
    let list = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) of \($0.key == "no type" ? "no type" : "type '\($0.key)'")" }
    findings.add(
      .notImported,
      .warning,
      at: nil,
      "\(total) token\(total == 1 ? " is no colour" : "s are no colours"): \(list.joined(separator: ", "))"
    )
  }
}
