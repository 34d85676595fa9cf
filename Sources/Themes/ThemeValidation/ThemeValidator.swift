public import SourceDiagnostics
public import ThemeFiles

/// A validator of theme, library and hierarchy files, with the rules of `themetool validate`.
///
/// In a test target of an app, this test fails if the themes do:
///
/// ```swift
/// @Test func themesAreValid() throws {
///   let library = try ThemeLibrary(contentsOf: "Themes")
///   #expect(try ThemeValidator().findings(in: library).isEmpty)
/// }
/// ```
///
/// Rules have the severities in `rules:` of the library file. Findings of rules that are off and
/// findings that comments ignore are omitted; baselines are for themetool.
public struct ThemeValidator: Sendable {
  /// A section of the library file that another module reads.
  public struct Section: Sendable {
    /// Returns the findings of the section.
    let findings: @Sendable (ThemeProject) -> [Diagnostic]

    /// Creates a section.
    package init(findings: @escaping @Sendable (ThemeProject) -> [Diagnostic]) {
      self.findings = findings
    }
  }

  /// The sections of other modules that are validated.
  let sections: [Section]

  /// Creates a validator.
  ///
  /// ```swift
  /// import ThemeOutputs
  /// let validator = ThemeValidator(sections: [.outputs])
  /// ```
  ///
  /// - Parameter sections: The sections of the library file that are validated in addition to those
  ///   of theme files.
  public init(sections: [Section] = []) { self.sections = sections }

  /// Returns the findings of all rules in a folder.
  ///
  /// A finding has the rule, its severity, a message, the place in a file and, for many rules, a
  /// fix:
  ///
  /// ```swift
  /// for finding in ThemeValidator().findings(in: try ThemeFolder(path: "Themes")) {
  ///   print(finding.excerpt?.file ?? "", finding.excerpt?.start.line ?? 0, finding.message)
  /// }
  /// ```
  ///
  /// - Parameter folder: The files, which may have errors.
  /// - Returns: The findings, sorted by place; empty if the files are valid, or if there are none.
  /// - Complexity: O(*n*) in the size of the files, plus O(*c*) in the combinations of traits for
  ///   each check.
  public func findings(in folder: ThemeFolder) -> [Diagnostic] {
    ThemeProject(folder, by: self).findings
  }

  /// Returns the findings of all rules in the folder from which a library was read.
  ///
  /// The files of all themes are read again, since a library keeps the colors only. A relative path
  /// must still lead to the folder.
  ///
  /// - Parameter library: The library.
  /// - Returns: The findings, sorted by place; empty if the files are valid.
  /// - Throws: `ThemeLibraryError.file` if the folder can't be read.
  public func findings(in library: ThemeLibrary) throws(ThemeLibraryError) -> [Diagnostic] {
    findings(in: try library.folder())
  }
}
