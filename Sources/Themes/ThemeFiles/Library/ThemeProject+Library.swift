package import SourceDiagnostics
import TraitSystem

extension ThemeProject {
  /// Returns the compiled themes `names` as a library; all themes for nil.
  ///
  /// - Parameters:
  ///   - names: The names of the themes.
  ///   - allowsErrors: Whether errors that concern single colors are findings of the library; see
  ///     ``ThemeLibrary/invalidNames(for:)``.
  ///   - others: Findings of other answers, such as those of checks, that are reported with those of
  ///     the themes.
  /// - Returns: The library.
  /// - Throws: ``ThemeLibraryError`` for all other errors.
  package func themeLibrary(
    of names: [String]? = nil,
    allowsErrors: Bool = false,
    with others: [Diagnostic] = []
  ) throws(ThemeLibraryError) -> ThemeLibrary {
    guard others.isEmpty else {
      return try makeLibrary(names, allowsErrors: allowsErrors, with: others)
    }
    let question = allowsErrors ? "library with errors" : "library"
    let answer = answer(to: question, names ?? folder.themeNames) {
      Result { () throws(ThemeLibraryError) in
        try makeLibrary(names, allowsErrors: allowsErrors, with: [])
      }
    }
    return try answer.get()
  }

  private func makeLibrary(
    _ names: [String]?,
    allowsErrors: Bool,
    with others: [Diagnostic]
  ) throws(ThemeLibraryError) -> ThemeLibrary {
    let (members, themeTrait, findings) = try members(
      names,
      allowsErrors: allowsErrors,
      with: others
    )
    return ThemeLibrary(
      members,
      source: folder.source,
      themeTrait: themeTrait,
      defaultTheme: defaultTheme,
      customTraits: customTraits,
      schemeSlots: library.schemeSlots,
      findings: findings
    )
  }

  /// Returns the compiled themes, their trait, and the findings that are reported.
  func members(
    _ themes: [String]?,
    allowsErrors: Bool = false,
    with others: [Diagnostic] = []
  ) throws(ThemeLibraryError) -> (
    members: [CompiledTheme], themeTrait: TraitKey, findings: [Diagnostic]
  ) {
    let known = folder.themeNames
    guard !known.isEmpty else { throw .noThemes(folder: folder.path) }
    for name in themes ?? [] where !known.contains(name) {
      throw .unknownTheme(name, known: known)
    }
    let names = themes ?? known
    let compilation = compilation(of: names)
    var members = compilation.members
    if !allowsErrors { members.removeAll { !$0.isComplete || !$0.invalidIndices.isEmpty } }
    let diagnostics = reported(others + compilation.diagnostics)
    let errors = diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty || allowsErrors && members.areConfined(errors), let themeTrait,
      !members.isEmpty,
      !allowsErrors || members.count == names.count && members.allSatisfy(\.isComplete)
    else {
      throw .invalid(diagnostics)
    }
    return (members, themeTrait, diagnostics)
  }
}
