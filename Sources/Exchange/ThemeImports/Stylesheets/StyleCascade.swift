import ColorValues
import DynamicColors
import SourceDiagnostics
import SourceDocuments

/// The declarations of custom properties in style sheets, and their precedence.
///
/// Source: css-cascade-5, section 6.1: importance, layers, specificity, order.
struct StyleCascade {
  /// A declaration of a custom property with the condition of its rule.
  struct Declaration {
    let declared: StyleDeclaration
    let value: StyleValue
    let place: SourcePlace
    let test: StyleTest

    /// The number of the rule.
    let rule: Int

    /// Whether the rule is a `@theme` of Tailwind.
    let isTheme: Bool

    let selector: StyleSelector
    let layer: Int

    /// The name without hyphens and escapes.
    let name: String
  }

  /// The declarations in the order of the files.
  private(set) var declarations: [Declaration] = []

  /// The number of elements around the one that each declaration is for.
  private(set) var depths: [Int] = []

  /// The names of other declared properties.
  private(set) var others: [String] = []

  private let findings: ImportFindings
  private var classes = StyleClasses()
  private(set) var layers = StyleLayers()
  /// The layers without names, by file and position.
  private var anonymousLayers: [String: [Int: Int]] = [:]

  private var ruleCount = 0

  /// The beginnings of names that `@theme` blocks of Tailwind clear with `--color-*: initial` or
  /// `--*: initial`, with the number of declarations before the last clearing.
  private var cleared: [String: Int] = [:]

  // MARK: Reading

  /// The theme that each file is for, by its path.
  private let themes: [String: String]

  /// The paths of files that others are expected to override.
  let sharedPaths: Set<String>

  /// Reads files; later files override earlier ones.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - themes: The themes that the rules of some files are for, by the paths of the files.
  ///   - sharedPaths: The paths of files that others are expected to override.
  ///   - findings: The findings of the import.
  init(
    _ files: [SourceFile],
    themes: [String: String] = [:],
    sharedPaths: Set<String> = [],
    reporting findings: ImportFindings
  ) {
    self.findings = findings
    self.themes = themes
    self.sharedPaths = sharedPaths
    let sheets = files.compactMap { file in scan(file).map { (file, $0) } }
    for (_, rules) in sheets {
      for prelude in rules.lazy.filter(Self.setsProperties).flatMap(\.preludes) {
        classes.add(prelude.text)
      }
    }
    for (file, rules) in sheets {
      for rule in rules { read(rule, file) }
    }
    declarations = declarations.enumerated().filter { number, declaration in
      !declaration.isTheme
        || !cleared.contains { number < $1 && declaration.declared.name.hasPrefix($0) }
    }.map(\.element)
    removeResets()
    depths = Self.depths(of: declarations)
  }

  private static func setsProperties(_ rule: StyleRule) -> Bool {
    rule.declarations.contains { $0.name.hasPrefix("--") }
  }

  /// Returns the rules of a file; nil if it is not valid text.
  private mutating func scan(_ file: SourceFile) -> [StyleRule]? {
    let encoding = file.encodingFindings()
    findings.append(contentsOf: encoding)
    guard !encoding.contains(where: { $0.severity == .error }) else { return nil }
    let scanner = StylesheetScanner(file.bytes)
    if let (message, offset) = scanner.error {
      findings.report(.stylesheetSyntax(message), at: file.excerpt(offset..<offset + 1))
      if findings.keepsGoing { return nil }
    }
    if scanner.rules.contains(where: { $0.preludes.contains { Self.word($0) == "@theme" } }) {
      // The initial layers of Tailwind.
      for name in ["theme", "base", "components", "utilities"] {
        _ = layers.layer(name, in: StyleLayers.root)
      }
    }
    return scanner.rules
  }

  /// The names of the colors in `@theme`, which have the prefix of Tailwind's namespace for colors.
  var themeColorNames: Set<String> {
    Set(declarations.lazy.filter(\.isTheme).map(\.name)).filter {
      $0.hasPrefix(TailwindNames.prefix)
    }
  }

  private mutating func read(_ rule: StyleRule, _ file: SourceFile) {
    if let last = rule.preludes.last, Self.word(last) == "@property" {
      // The initial value of a registered property is not one of a theme.
      let initial = rule.declarations.first { $0.name.lowercased() == "initial-value" }
      guard let initial, (try? Color(css: initial.value)) != nil else { return }
      return reportUnsupported(rule, at: initial, file)
    }
    let layer = layer(of: rule, file)
    if let last = rule.preludes.last, rule.isStatement, Self.word(last) == StyleDeclaration.gtkRule,
      let own = StyleDeclaration(gtk: last)
    {
      let root = StyleSelector.root.adding(Self.tests(for: themes[file.path]))
      return add([own], of: [root], layer, isTheme: false, file)
    }
    let custom = rule.declarations.filter { $0.name.hasPrefix("--") }
    for declaration in rule.declarations
    where !declaration.name.hasPrefix("--") && declaration.name.lowercased() != "color-scheme" {
      others.append(declaration.name)
    }
    if rule.isStatement, let last = rule.preludes.last, Self.word(last) == "@import" {
      findings.report(.importRule, at: file.excerpt(last.range))
    }
    guard let first = custom.first else { return }
    guard let selectors = selectors(of: rule, for: themes[file.path]) else {
      return reportUnsupported(rule, at: first, file)
    }
    let isTheme = rule.preludes.contains { Self.word($0) == "@theme" }
    add(custom, of: selectors, layer, isTheme: isTheme, file)
  }

  /// Adds the declarations of custom properties of a rule.
  private mutating func add(
    _ custom: [StyleDeclaration],
    of selectors: [StyleSelector],
    _ layer: Int,
    isTheme: Bool,
    _ file: SourceFile
  ) {
    for declaration in custom {
      let isReference = declaration.value.hasPrefix("@")
      let value = StyleValue(
        isReference ? StyleDeclaration.css(gtk: declaration.value) : declaration.value
      )
      // The property of a named color, which has its name.
      if isReference, value.variables.contains(where: { $0.property == declaration.name }) {
        continue
      }
      if isTheme, declaration.name.hasSuffix("*") {
        if declaration.value.lowercased() == "initial" {
          // All names begin with the hyphen of `--*` without its last two characters.
          cleared[String(declaration.name.dropLast(2))] = declarations.count
        } else {
          let place = file.excerpt(declaration.nameRange)
          findings.report(.namespaceValue(declaration.name), at: place)
        }
        continue
      }
      // Tailwind replaces such a property by the one it refers to, which can have its name.
      if isTheme, value.variables.contains(where: { $0.property == declaration.name }) {
        continue
      }
      let range = declaration.nameRange.lowerBound..<declaration.valueRange.upperBound
      for selector in selectors {
        declarations.append(
          Declaration(
            declared: declaration,
            value: value,
            place: SourcePlace(file, range),
            test: selector.test,
            rule: ruleCount,
            isTheme: isTheme,
            selector: selector,
            layer: layer,
            name: StyleValue.name(declaration.name)
          )
        )
      }
    }
    ruleCount += 1
  }

  /// Removes the properties that only rules for every element declare, with which frameworks reset
  /// their own, and reports them in one finding for each rule.
  private mutating func removeResets() {
    let kept = Set(declarations.lazy.filter { $0.selector.element != .every }.map(\.name))
    let removed = declarations.filter { !kept.contains($0.name) }
    declarations.removeAll { !kept.contains($0.name) }
    for rule in Dictionary(grouping: removed, by: \.rule).values {
      findings.report(.resets(rule.map(\.declared.name)), at: rule[0].place.excerpt)
    }
  }

  /// Reports a rule with conditions that themes cannot express.
  private func reportUnsupported(
    _ rule: StyleRule,
    at declaration: StyleDeclaration,
    _ file: SourceFile
  ) {
    findings.report(
      .unsupportedRule(rule.preludes.map(\.text)),
      at: file.excerpt(declaration.nameRange)
    )
  }

  private static func word(_ prelude: StyleRule.Prelude) -> String {
    prelude.text.prefix { !$0.isWhitespace && $0 != "(" }.lowercased()
  }

  /// Returns the layer of a rule; adds the layers in the rule.
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
          let offset = prelude.range.lowerBound
          layer = anonymousLayers[file.path]?[offset] ?? layers.anonymous(in: layer)
          anonymousLayers[file.path, default: [:]][offset] = layer
        }
      default: break
      }
    }
    return layer
  }

  /// The condition of all rules of a file that is for a theme.
  private static func tests(for theme: String?) -> [StyleTest] {
    theme.map { [.context(axis: StyleContext.theme, $0)] } ?? []
  }

  /// Returns the selectors of a rule with the conditions around it; nil if themes cannot express
  /// them.
  private func selectors(of rule: StyleRule, for theme: String?) -> [StyleSelector]? {
    var around = Self.tests(for: theme)
    var selectors: [StyleSelector]?
    for prelude in rule.preludes {
      let word = Self.word(prelude)
      switch word {
      case "@media", "@supports":
        let condition = String(prelude.text.dropFirst(word.count))
        let test =
          word == "@media"
          ? StyleTest.media(condition) : StyleTest.supports(condition)
        guard let test else { return nil }
        around.append(test)
      case "@variant":
        guard let test = StyleTest.variant(prelude.text.dropFirst(word.count).trimmed) else {
          return nil
        }
        around.append(test)
      case "@layer": continue
      case "@theme": selectors = [.root]
      case _ where word.hasPrefix("@"): return nil
      default:
        guard let known = StyleSelector.list(prelude.text, in: selectors, classes: classes)
        else { return nil }
        selectors = known
      }
    }
    return selectors.flatMap { list in
      let all = list.map { $0.adding(around) }
      // Selectors that never hold are removed.
      return all.allSatisfy(\.test.isNever) ? nil : all.filter { !$0.test.isNever }
    }
  }
}
