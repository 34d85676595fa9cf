import ColorValues
import SourceDiagnostics
import SourceDocuments

/// Makes theme files of the custom properties of style sheets.
///
/// Rules for `:root` hold for all themes; attributes and classes that are called after a theme make
/// themes, those of light and dark and the media queries for style, contrast and gamut make
/// variants, and other attributes custom traits. The cascade decides as in a browser: by weight, then
/// by order.
struct StylesheetImport {
  let options: ImportOptions

  /// A declaration of a custom property with what its rule asks for.
  private struct Item {
    let name: String
    let value: String
    let place: SourcePlace
    var choices: [StyleConditions.Choice]
    let weight: (isImportant: Int, attributes: Int, types: Int)
  }

  func run(_ files: [SourceFile], _ findings: inout ImportFindings) -> ImportedThemes {
    var items: [Item] = []
    var others: [String] = []
    for file in files { read(file, &items, &others, &findings) }
    // Stable, so that of equal weight the later wins.
    let order = items.indices.sorted { left, right in
      let (first, second) = (items[left].weight, items[right].weight)
      return first == second ? left < right : first < second
    }
    var builder = StylesheetTokens()
    for index in order {
      let item = items[index]
      builder.add(item.name, item.value, item.choices, item.place)
    }
    builder.finish(&findings)
    report(builder, others, &findings)
    let set = builder.set
    let meanings = AxisMeanings(builder.axes, uses: options.modifiers, &findings)
    var themes = TokenThemes(set, meanings)
    let names = themeNames(builder, files)
    for (context, name) in names.enumerated() {
      themes.add(name, context: meanings.themeAxis == nil ? nil : context, &findings)
    }
    let paths = files.map(\.path).joined(separator: ", ")
    if themes.themes.allSatisfy(\.entries.isEmpty), !findings.hasErrors {
      findings.add(.emptyImport, at: nil, "there are no custom properties for colours in \(paths)")
    }
    guard !findings.hasErrors else { return ImportedThemes(diagnostics: findings.diagnostics) }
    var result = ImportedThemes(diagnostics: [])
    let writer = TokenFiles(origin: "Imported by themetool from \(paths) (CSS)", summary: nil)
    writer.write(themes, customTraits: meanings.customTraits, first: 0, to: &result)
    result.diagnostics = findings.diagnostics
    return result
  }

  private func themeNames(_ builder: StylesheetTokens, _ files: [SourceFile]) -> [String] {
    let own =
      options.themes.first ?? options.fallbackName
      ?? files.first.map { FilePath.stem(of: $0.path) } ?? "imported"
    guard let axis = builder.axes.first(where: \.isThemes) else { return [NamePart.legal(own)] }
    var names: [String] = []
    for context in axis.contexts {
      let name = context.isEmpty ? own : context
      names.append(NamePart.unused(NamePart.legal(name), among: Set(names)))
    }
    return names
  }

  // MARK: Reading

  private func read(
    _ file: SourceFile,
    _ items: inout [Item],
    _ others: inout [String],
    _ findings: inout ImportFindings
  ) {
    let scanner = StylesheetScanner(file.bytes)
    if let fault = scanner.fault {
      findings.add(.invalidToken, at: file.excerpt(fault.offset..<fault.offset + 1), fault.message)
    }
    for rule in scanner.rules where !rule.declarations.isEmpty {
      let custom = rule.declarations.filter { $0.name.hasPrefix("--") }
      for declaration in rule.declarations
      where !declaration.name.hasPrefix("--") && declaration.name.lowercased() != "color-scheme" {
        others.append(declaration.name)
      }
      guard let first = custom.first else { continue }
      guard let selectors = conditions(of: rule) else {
        findings.add(
          .notImported,
          .warning,
          at: file.excerpt(first.nameRange),
          """
          themes have nothing for '\(rule.preludes.joined(separator: " { "))'; its custom \
          properties are left out
          """
        )
        continue
      }
      for declaration in custom {
        for selector in selectors {
          items.append(
            Item(
              name: StyleValue.name(declaration.name),
              value: declaration.value,
              place: SourcePlace(
                file,
                declaration.nameRange.lowerBound..<declaration.valueRange.upperBound
              ),
              choices: selector.choices,
              weight: (
                declaration.isImportant ? 1 : 0, selector.weight.attributes, selector.weight.types
              )
            )
          )
        }
      }
    }
  }

  /// What each selector of a rule asks for, with what is asked around it; nil where no theme can.
  private func conditions(of rule: StyleRule) -> [StyleConditions]? {
    var around: [StyleConditions.Choice] = []
    var selectors: [StyleConditions]?
    for prelude in rule.preludes {
      let word = prelude.prefix { $0 != " " && $0 != "(" }.lowercased()
      switch word {
      case "@media":
        guard let choices = StyleConditions.media(String(prelude.dropFirst(6))) else { return nil }
        around += choices
      case "@supports", "@layer": continue
      case "@theme": selectors = [StyleConditions()]
      case _ where word.hasPrefix("@"): return nil
      default:
        let found = StyleConditions.selectors(prelude)
        guard selectors == nil || prelude == "&" else { return nil }
        let known = found.compactMap(\.self)
        if known.isEmpty { return nil }
        selectors = selectors ?? known
      }
    }
    return selectors?.map { selector in
      var selector = selector
      selector.choices += around
      return selector
    }
  }

  // MARK: Reports

  private func report(
    _ builder: StylesheetTokens,
    _ others: [String],
    _ findings: inout ImportFindings
  ) {
    if !others.isEmpty {
      var names: [String] = []
      for name in others where !names.contains(name) { names.append(name) }
      let list = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and more" : "")
      findings.add(
        .notImported,
        .warning,
        at: nil,
        "\(others.count) declarations set no custom property: \(list)"
      )
    }
    let left = builder.leftOut
    guard !left.isEmpty else { return }
    let list = left.prefix(5).map { "--\($0)" }.joined(separator: ", ")
    findings.add(
      .notImported,
      .warning,
      at: nil,
      "\(left.count) custom properties are no colours: \(list)\(left.count > 5 ? " and more" : "")"
    )
  }
}
