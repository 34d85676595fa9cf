import DynamicColors
import FileAccess
package import SourceDiagnostics
import SourceDocuments

extension ThemeProject {
  /// The result of reading and compiling themes.
  package struct Compilation: Sendable {
    /// The themes that were read, by name.
    package let themes: [String: Theme]

    /// The requested themes in their order, compiled as far as their errors allow.
    package let members: [CompiledTheme]

    /// The findings about the themes, with the default severities of their rules.
    ///
    /// If a theme refers to a catalog, they include the catalogs that can't be read.
    package let diagnostics: [Diagnostic]

    /// Whether a theme refers to a catalog.
    package let usesCatalogs: Bool
  }

  /// All themes as far as they could be read, compiled with the themes that they extend.
  package var themes: [CompiledTheme] { compilation().members }

  /// Returns the compiled themes `names`, with their ancestors; those of all themes for nil.
  package func compilation(of names: [String]? = nil) -> Compilation {
    let names = names ?? folder.themeNames
    return answer(to: "compilation", names) {
      var compiler = ThemeCompiler(self)
      compiler.readThemes(names)
      let members = compiler.compile(names)
      return Compilation(
        themes: compiler.themes,
        members: members,
        diagnostics: compiler.findings.diagnostics,
        usesCatalogs: compiler.usesCatalogs
      )
    }
  }
}

/// Reads and compiles some themes of a project.
struct ThemeCompiler {
  private(set) var findings = Findings()
  private(set) var themes: [String: Theme] = [:]

  /// Whether a theme refers to a catalog.
  var usesCatalogs = false

  let project: ThemeProject

  var folder: ThemeFolder { project.folder }

  /// The shared limit of the search for spelling suggestions.
  let effort: SpellingIndex.Effort

  /// The names of the folder's themes, for suggestions for misspelled names.
  let similarThemes: SpellingIndex

  /// The names of all colors, once needed.
  var colorNames: Set<String>?

  /// The themes whose `extends:` was reported.
  private var brokenThemes: Set<String> = []

  init(_ project: ThemeProject) {
    self.project = project
    effort = SpellingIndex.Effort()
    similarThemes = SpellingIndex(of: project.folder.themeNames, effort: effort)
  }

  /// Reads the themes `names` and their ancestors.
  mutating func readThemes(_ names: [String]) {
    var wanted = names
    // Each round reads the themes that the previous ones extend, until all are read.
    var tried: Set<String> = []
    while !wanted.isEmpty {
      let files = wanted.compactMap { name in
        themes[name] == nil && tried.insert(name).inserted ? folder.themeFile(named: name) : nil
      }
      wanted = files.compactMap { read($0)?.parent }
    }
    reportDuplicates(among: names)
  }

  /// Reads a theme file, or returns nil if it can't be read, which is reported.
  private mutating func read(_ file: ThemeFolder.File) -> Theme? {
    findings.append(contentsOf: file.content.diagnostics)
    guard let document = file.content.document else { return nil }
    let input = ThemeReading.Input(
      source: file.source,
      names: project.names,
      precedence: project.precedence
    )
    let readings = project.memo(ThemeMemo<ThemeReading.Input, ThemeReading>.self)
    let reading = readings.result(for: file.name, input, keptIf: \.isIndependent) {
      ThemeReading(
        document,
        isWhole: file.content.isWhole,
        input,
        referable: ReferableNames(of: document, in: folder, effort)
      )
    }
    // A file with a syntax error reports that alone: the rest of it can lack keys.
    if file.content.isWhole {
      findings.append(
        contentsOf: project.lacksTraits
          ? reading.diagnostics.filter { $0.rule != .unknownTrait } : reading.diagnostics
      )
    }
    if let theme = reading.theme { themes[file.name] = theme }
    return reading.theme
  }

  private mutating func reportDuplicates(among names: [String]) {
    let files = Dictionary(grouping: folder.files.filter { $0.kind == .theme }, by: \.name)
    for name in Set(names).sorted() {
      guard let files = files[name], let first = files.first else { continue }
      // The copy of a file usually has another name than its theme.
      let named = files.first {
        ["\(name).yaml", "\(name).yml"].contains(PathParts($0.source.path).name)
      }
      let original = named ?? first
      let file = PathParts(original.source.path).name
      for other in files where other.source.path != original.source.path {
        let fact: Diagnostic.Message =
          other.source.bytes == original.source.bytes
          ? "this file is a copy of \(name: file)"
          : "\(name: file) is the theme \(name: name) already"
        findings.add(
          .duplicateTheme,
          "\(fact); give this one another name in 'theme:', or remove it",
          at: other.source.excerpt(0..<0),
          notes: [
            Diagnostic.Note(message: "the first is here", excerpt: original.source.excerpt(0..<0))
          ]
        )
      }
    }
  }

  /// A theme with its ancestors, in the order of inheritance, the name of a missing theme that the
  /// first one extends, and whether all themes were found and read as a whole, and the first one
  /// extends no other.
  typealias Chain = (themes: [Theme], missing: String?, isComplete: Bool)

  /// Returns the theme `name` with its ancestors; reports a missing theme and a cycle.
  mutating func chain(of name: String) -> Chain {
    var chain: [Theme] = []
    var positions: [String: Int] = [:]
    var next: String? = name
    while let current = next {
      guard let theme = themes[current] else {
        reportMissing(parent: current, of: chain.last)
        return (chain.reversed(), current, isComplete: false)
      }
      if let start = positions.updateValue(chain.count, forKey: current) {
        reportLoop(Array(chain[start...]))
        return (chain.prefix(Self.loopLimit).reversed(), nil, isComplete: false)
      }
      chain.append(theme)
      next = theme.parent
    }
    return (chain.reversed(), nil, isComplete: chain.allSatisfy(\.isWhole))
  }

  private mutating func reportMissing(parent: String, of theme: Theme?) {
    // A theme that exists but couldn't be read was already reported, as was a file that may be the
    // theme.
    guard let theme, folder.themeFile(named: parent) == nil, folder.hasAllNames,
      brokenThemes.insert(theme.name).inserted
    else { return }
    let hint = similarThemes.proposal(for: parent)
    findings.add(
      .unknownTheme,
      "\(name: parent) is not a theme\(hint)",
      at: theme.parentExcerpt
    )
  }

  /// Reports a cycle once, at its first member by name, as all members and all themes that extend
  /// one lead to the same cycle.
  private mutating func reportLoop(_ members: [Theme]) {
    guard let first = members.indices.min(by: { members[$0].name < members[$1].name }),
      brokenThemes.insert(members[first].name).inserted
    else { return }
    let loop = Array(members[first...] + members[..<first])
    let names = Spelling.cycle(loop.map(\.name))
    let message: Diagnostic.Message =
      loop.count == 1 ? "the theme extends itself" : "the themes extend each other: \(names)"
    let notes = loop.dropFirst().prefix(Spelling.cycleLimit).map { theme in
      Diagnostic.Note(message: "'\(theme.name)' extends here", excerpt: theme.parentExcerpt)
    }
    findings.add(.cyclicExtends, message, at: loop.first?.parentExcerpt, notes: Array(notes))
  }

  /// The maximum number of themes of a cycle in one report.
  private static let loopLimit = 64

  /// Adds findings.
  mutating func report(_ body: (inout Findings) -> Void) {
    body(&findings)
  }
}
