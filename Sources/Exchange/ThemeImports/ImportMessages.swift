import SourceDiagnostics
import ThemeFiles

/// The messages about imports of any format.
extension ImportMessage {
  /// Returns the first names with commas, and the number of the rest.
  static func list(_ names: [String], limit: Int = 5) -> String {
    let shown = names.prefix(limit).joined(separator: ", ")
    return names.count > limit ? "\(shown) and \(names.count - limit) more" : shown
  }

  static func reservedThemeName(_ text: String, replacedBy name: String) -> Self {
    note(.invalidName, "the theme name \(name: text) is reserved; \(name: name) is used instead")
  }

  static func equalThemeName(_ text: String, replacedBy name: String) -> Self {
    let reason = "theme names are compared without case and '-'"
    return note(
      .invalidName,
      "\(name: text) is also the name of another theme, as \(reason); \(name: name) is used instead"
    )
  }

  static func changedNames(_ names: ChangedNames) -> Self {
    let count = names.count
    let list = Spelling.list(names.map { "'\($0.old)' as '\($0.new)'" })
    let subject = count == 1 ? "1 name is changed" : "\(count) names are changed"
    return note(.invalidName, "\(subject) and listed in the header of the file: \(list)")
  }

  static func unreadable(_ reason: String) -> Self { Self(.unreadableFile, "\(reason)") }

  // MARK: Formats

  static func emptyFolder(_ path: String) -> Self {
    Self(.emptyImport, "\(name: path) contains no file that can be imported")
  }

  static func largeFolder(_ path: String, files: Int, entries: Int) -> Self {
    Self(
      .unreadableFile,
      "\(name: path) contains more than \(files) files that can be imported, or \(entries) files and folders; name smaller folders or the files"
    )
  }

  static func emptyInput(_ paths: [String]) -> Self {
    let list = Spelling.list(paths.map { "'\($0)'" })
    return Self(.emptyImport, "no files of that format in \(list)")
  }

  static func compiledSheet(_ path: String) -> Self {
    Self(
      .invalidToken,
      "\(name: path) is a style sheet that is compiled; import the CSS that is made of it"
    )
  }

  static func editorTheme(_ path: String) -> Self {
    Self(
      .invalidToken,
      """
      \(name: path) is a theme of VS Code, which can't be imported: its colors are for parts of the \
      editor
      """
    )
  }

  static func unusedOption(_ option: String, for kind: String) -> Self {
    Self(.unusedOption, "'\(option)' has no meaning for \(kind); omit it")
  }

  static var unknownFormat: Self {
    Self(.invalidToken, "the file contains neither tokens nor a scheme; set the format with --from")
  }

  static func noTokens(_ path: String) -> Self {
    warning(.emptyImport, "\(name: path) contains no tokens")
  }

  static func mixedFormats(_ kinds: [(format: ImportFormat, paths: [String])]) -> Self {
    let list = kinds.map { kind in
      "\(kind.format.title) (\(Self.list(kind.paths.map { "'\($0)'" }, limit: 2)))"
    }
    let choices = kinds.map { "--from \($0.format.rawValue)" }.joined(separator: " or ")
    return Self(
      .mixedFormats,
      """
      the files have several formats: \(list.joined(separator: "; ")); import each separately, or \
      select one with \(choices)
      """
    )
  }

  static func otherFormat(_ path: String, _ chosen: ImportFormat, isFound: Bool) -> Self {
    let message: Diagnostic.Message = "\(name: path) is not a file of format \(chosen.title)"
    return isFound
      ? warning(.mixedFormats, "\(message) and is skipped") : Self(.mixedFormats, message)
  }

  static func similarFormat(
    _ path: String,
    _ format: ImportFormat,
    readAs chosen: ImportFormat
  ) -> Self {
    warning(
      .mixedFormats,
      "\(name: path) looks like \(format.title) but is read as \(chosen.title)"
    )
  }

  // MARK: Modifiers

  static func unknownModifier(_ name: String, among names: [String]) -> Self {
    let hint = Spelling.hint(for: name, among: names)
    return Self(.invalidResolver, "\(name: name) is not a modifier\(hint)")
  }

  static func secondThemeModifier(_ name: String) -> Self {
    Self(.invalidResolver, "\(name: name) is a second modifier for themes; only one is supported")
  }

  static func unsuitableContexts(_ axis: ImportAxis, for what: String) -> Self {
    let list = Spelling.list(axis.contexts)
    return Self(.invalidResolver, "the contexts of \(name: axis.name) are not \(what): \(list)")
  }
}

/// The messages about asset catalogs.
extension ImportMessage {
  static func emptyCatalog(_ name: String) -> Self {
    Self(.emptyImport, "\(name: name) has no color")
  }

  static func colorWithoutGroup(_ name: String) -> Self {
    Self(.notImported, "\(name: name) is not in a group and is not imported")
  }

  static func catalogWithoutGroups(_ name: String) -> Self {
    Self(.emptyImport, "\(name: name) has no groups with namespaces that can become themes")
  }

  static func emptyColorSet(_ name: String) -> Self {
    warning(.notImported, "\(name: name) has no color and is not imported")
  }

  static func unreadableSlot(of name: String) -> Self {
    Self(.invalidColor, "\(name: name) has a slot that cannot be read and is not imported")
  }

  static func unsupportedSlot(_ conditions: String, of name: String) -> Self {
    warning(
      .notImported,
      "\(name: name) has a slot for \(name: conditions), which traits cannot express"
    )
  }
}
