import SourceDiagnostics
import SourceDocuments

/// The declarations of custom properties of style sheets, and which of them win.
///
/// Source: css-cascade-5, section 6.1: importance, layers, specificity, order.
struct StyleCascade {
  /// A declaration of a custom property with what its rule asks for.
  struct Declaration {
    let declared: StyleDeclaration
    let place: SourcePlace
    let test: StyleTest

    /// The rule that it stands in.
    let rule: Int

    /// Whether it is what the property is where no rule sets it.
    fileprivate var isInitial = false

    /// Whether the rule is for hosts of shadow trees.
    fileprivate var isHost = false

    fileprivate let layer: Int
    fileprivate let weight: StyleSelector.Weight

    /// The name without hyphens and escapes.
    var name: String { StyleValue.name(declared.name) }
  }

  /// The declarations in the order of the files.
  private(set) var declarations: [Declaration] = []

  /// The preludes of rules with such declarations.
  private(set) var preludes: [[String]] = []

  /// The names of other properties that are declared.
  private(set) var others: [String] = []

  private var classes = StyleClasses()
  private var layers = StyleLayers()
  private var anonymousLayers: [SourceKey: Int] = [:]

  private struct SourceKey: Hashable {
    let file: String
    let offset: Int
  }

  /// How much of selectors and queries messages show.
  private static let shownLength = 200

  // MARK: Reading

  /// Reads files, the later of which win.
  init(_ files: [SourceFile], _ findings: inout ImportFindings) {
    let sheets = files.compactMap { file in scan(file, &findings).map { (file, $0) } }
    for (_, rules) in sheets {
      for prelude in rules.lazy.filter(Self.setsProperties).flatMap(\.preludes) {
        classes.add(prelude.text)
      }
    }
    for (file, rules) in sheets {
      for rule in rules { read(rule, file, &findings) }
    }
    leaveOutHosts(&findings)
  }

  private static func setsProperties(_ rule: StyleRule) -> Bool {
    rule.declarations.contains { $0.name.hasPrefix("--") }
  }

  /// The rules of a file; nil where it isn't text.
  private mutating func scan(
    _ file: SourceFile,
    _ findings: inout ImportFindings
  ) -> [StyleRule]? {
    let encoding = file.encodingFindings()
    findings.append(contentsOf: encoding)
    guard !encoding.contains(where: { $0.severity == .error }) else { return nil }
    let scanner = StylesheetScanner(file.bytes)
    if let fault = scanner.fault {
      let place = file.excerpt(fault.offset..<fault.offset + 1)
      findings.add(.invalidToken, at: place, "\(fault.message)")
    }
    if scanner.rules.contains(where: { $0.preludes.contains { Self.word($0) == "@theme" } }) {
      // The order that Tailwind begins with.
      for name in ["theme", "base", "components", "utilities"] {
        _ = layers.layer(name, in: StyleLayers.root)
      }
    }
    return scanner.rules
  }

  /// Leaves out what hosts of shadow trees say otherwise than the document does.
  private mutating func leaveOutHosts(_ findings: inout ImportFindings) {
    guard declarations.contains(where: { $0.isHost && $0.test.isAlways }) else { return }
    var values: [String: Set<String>] = [:]
    for declaration in declarations where !declaration.isHost && declaration.test.isAlways {
      values[declaration.name, default: []].insert(declaration.declared.value)
    }
    declarations.removeAll { declaration in
      guard declaration.isHost, declaration.test.isAlways,
        let known = values[declaration.name]
      else { return false }
      if !known.contains(declaration.declared.value) {
        findings.add(
          .notImported,
          .warning,
          at: declaration.place.excerpt,
          """
          '\(declaration.declared.name)' of ':host' differs from that of the document, which is \
          imported instead
          """
        )
      }
      return true
    }
  }

  private mutating func read(
    _ rule: StyleRule,
    _ file: SourceFile,
    _ findings: inout ImportFindings
  ) {
    if let last = rule.preludes.last, Self.word(last) == "@property" {
      readInitial(rule, last, file, &findings)
      return
    }
    let layer = layer(of: rule, file)
    let custom = rule.declarations.filter { $0.name.hasPrefix("--") }
    for declaration in rule.declarations
    where !declaration.name.hasPrefix("--") && declaration.name.lowercased() != "color-scheme" {
      others.append(declaration.name)
    }
    if rule.isStatement, let last = rule.preludes.last, Self.word(last) == "@import" {
      findings.add(
        .notImported,
        .warning,
        at: file.excerpt(last.range),
        "'@import' isn't followed; name that file as well"
      )
    }
    guard let first = custom.first else { return }
    guard let selectors = selectors(of: rule) else {
      reportUnknown(rule, at: first, file, &findings)
      return
    }
    let isInline = rule.preludes.contains { Self.word($0) == "@theme" }
    for declaration in custom {
      // Tailwind puts in what such a property refers to, which may have its name.
      if isInline, StyleValue.references(declaration.value).contains(declaration.name) { continue }
      let range = declaration.nameRange.lowerBound..<declaration.valueRange.upperBound
      for selector in selectors {
        declarations.append(
          Declaration(
            declared: declaration,
            place: SourcePlace(file, range),
            test: selector.test,
            rule: preludes.count,
            isHost: selector.isHost,
            layer: layer,
            weight: selector.weight
          )
        )
      }
    }
    preludes.append(rule.preludes.map(\.text))
  }

  /// Reads the value that a registered property has where no rule sets it.
  ///
  /// Source: css-properties-values-api-1, section 3.
  private mutating func readInitial(
    _ rule: StyleRule,
    _ prelude: StyleRule.Prelude,
    _ file: SourceFile,
    _ findings: inout ImportFindings
  ) {
    let name = String(prelude.text.dropFirst("@property".count)).trimmed
    guard name.hasPrefix("--"),
      let own = rule.declarations.last(where: { $0.name.lowercased() == "initial-value" })
    else { return }
    guard rule.preludes.allSatisfy({ ["@property", "@layer"].contains(Self.word($0)) }) else {
      reportUnknown(rule, at: own, file, &findings)
      return
    }
    declarations.append(
      Declaration(
        declared: StyleDeclaration(
          name: name,
          value: own.value,
          nameRange: own.nameRange,
          valueRange: own.valueRange
        ),
        place: SourcePlace(file, own.nameRange.lowerBound..<own.valueRange.upperBound),
        test: .always,
        rule: preludes.count,
        isInitial: true,
        layer: StyleLayers.root,
        weight: StyleSelector.Weight()
      )
    )
    // A rule without weight says the same to those that read the file of what is left.
    preludes.append([":where(:root)"])
  }

  /// Tells of a rule that asks for something that themes don't have.
  private func reportUnknown(
    _ rule: StyleRule,
    at declaration: StyleDeclaration,
    _ file: SourceFile,
    _ findings: inout ImportFindings
  ) {
    let list = rule.preludes.map { $0.text.split(whereSeparator: \.isWhitespace) }
      .map { $0.joined(separator: " ") }.joined(separator: " { ")
    let shown = list.count > Self.shownLength ? list.prefix(Self.shownLength) + "…" : list[...]
    findings.add(
      .notImported,
      .warning,
      at: file.excerpt(declaration.nameRange),
      "themes have nothing for '\(shown)'; its custom properties are left out"
    )
  }

  private static func word(_ prelude: StyleRule.Prelude) -> String {
    prelude.text.prefix { !$0.isWhitespace && $0 != "(" }.lowercased()
  }

  /// The layer of a rule; notes those that it names.
  private mutating func layer(of rule: StyleRule, _ file: SourceFile) -> Int {
    var layer = StyleLayers.root
    for (depth, prelude) in rule.preludes.enumerated() {
      switch Self.word(prelude) {
      case "@theme": layer = layers.layer("theme", in: StyleLayers.root)
      case "@layer":
        let names = String(prelude.text.dropFirst(6)).topLevel(splitBy: ",")
        if rule.isStatement, depth == rule.preludes.count - 1 {
          for name in names { _ = layers.layer(name, in: layer) }
        } else if let name = names.first, !name.isEmpty {
          layer = layers.layer(name, in: layer)
        } else {
          let key = SourceKey(file: file.path, offset: prelude.range.lowerBound)
          let known = anonymousLayers[key] ?? layers.anonymous(in: layer)
          anonymousLayers[key] = known
          layer = known
        }
      default: break
      }
    }
    return layer
  }

  /// What each selector of a rule asks for, with what is asked around it; nil where no theme can.
  private func selectors(of rule: StyleRule) -> [StyleSelector]? {
    var around: [StyleTest] = []
    var selectors: [StyleSelector]?
    for prelude in rule.preludes {
      let word = Self.word(prelude)
      switch word {
      case "@media", "@supports":
        let condition = String(prelude.text.dropFirst(word.count))
        let test = word == "@media" ? StyleMedia.test(condition) : StyleSupports.test(condition)
        guard let test else { return nil }
        around.append(test)
      case "@layer": continue
      case "@theme": selectors = [.always]
      case _ where word.hasPrefix("@"): return nil
      default:
        guard let known = StyleSelector.list(prelude.text, in: selectors, classes: classes)
        else { return nil }
        selectors = known
      }
    }
    return selectors.flatMap { list in
      let all = list.map { $0.asked(around) }
      // What can never hold has nothing that a theme could have.
      return all.allSatisfy(\.test.isNever) ? nil : all.filter { !$0.test.isNever }
    }
  }

  // MARK: Order

  /// The numbers of the declarations, those that lose to others first.
  var order: [Int] {
    let ranks = layers.ranks
    func precedes(_ left: Int, _ right: Int) -> Bool {
      let (first, second) = (declarations[left], declarations[right])
      if first.isInitial != second.isInitial { return first.isInitial }
      if first.declared.isImportant != second.declared.isImportant {
        return second.declared.isImportant
      }
      if first.layer != second.layer {
        return (ranks[first.layer] < ranks[second.layer]) != first.declared.isImportant
      }
      return first.weight == second.weight ? left < right : first.weight < second.weight
    }
    return declarations.indices.sorted(by: precedes)
  }
}
