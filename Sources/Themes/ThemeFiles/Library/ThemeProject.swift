package import DynamicColors
import FileAccess
package import SourceDiagnostics
import SourceDocuments
package import TraitSystem

/// A folder of theme files at one time, and all that is read from it.
///
/// Each question has one answer, which is computed when it is first asked for, whatever was asked
/// before. A project never changes: ``replacing(_:)`` returns the project with a changed folder,
/// which shares every result whose input is the same.
///
/// ```swift
/// let project = ThemeProject(try ThemeFolder(path: "Themes"))
/// let library = try project.themeLibrary()
/// ```
package final class ThemeProject: Sendable {
  /// The files.
  package let folder: ThemeFolder

  /// The contents of the library file.
  package let library: LibraryFile

  /// The findings of the library file, without its sections for checks and outputs, and of files
  /// that can't be read.
  package let libraryFindings: [Diagnostic]

  /// The names of traits in the files.
  package var names: TraitNames { traits.names }

  /// The trait that selects the theme; nil in a folder without themes.
  package var themeTrait: TraitKey? { traits.themeTrait }

  /// The library's traits other than that of the theme, in the order of their precedence.
  var customTraits: [TraitKey] { traits.customTraits }

  /// The order in which traits decide between variants.
  package var precedence: VariantPrecedence { VariantPrecedence(customTraits: customTraits) }

  /// Whether the library file has traits that an error hides, so that their names are unknown.
  let lacksTraits: Bool

  private let traits: ProjectTraits
  private let readers: Readers
  private let select: Selection
  private let answers = ProjectAnswers()
  private let memos: ProjectMemos

  /// Selects the findings that are reported, with their severities.
  package typealias Selection = @Sendable ([Diagnostic]) -> [Diagnostic]

  /// The readers of sections that modules above this one know.
  package struct Readers: Sendable {
    /// Returns how the settings of a library file select findings, and the errors of the settings.
    let settings: @Sendable (LibraryFile, ThemeFolder) -> (errors: [Diagnostic], Selection)

    /// Readers of sections of the library file, which return the findings about them.
    package let sections: [@Sendable (ThemeProject) -> [Diagnostic]]

    /// Creates readers.
    package init(
      settings: @escaping @Sendable (LibraryFile, ThemeFolder) -> (errors: [Diagnostic], Selection),
      sections: [@Sendable (ThemeProject) -> [Diagnostic]] = []
    ) {
      self.settings = settings
      self.sections = sections
    }

    /// Readers that report all findings with the severities of their rules.
    static let none = Readers { _, _ in ([], { $0 }) }
  }

  /// Reads the library file of a folder, if there is one.
  ///
  /// The traits of the library are its own; see ``registered(_:)``.
  package convenience init(_ folder: ThemeFolder) {
    self.init(folder, keeping: nil, readers: .none)
  }

  /// Reads the library file of a folder, if there is one.
  ///
  /// - Parameters:
  ///   - folder: The files.
  ///   - earlier: Another state of the project, whose results for themes and files that depend on
  ///     no
  ///     change are used.
  ///   - readers: The readers of sections that modules above this one know.
  ///   - shared: Definitions that replace those of the library's traits with the same identifiers.
  package init(
    _ folder: ThemeFolder,
    keeping earlier: ThemeProject?,
    readers: Readers,
    sharing shared: TraitSchema? = nil
  ) {
    self.folder = folder
    self.readers = readers
    var findings = Findings()
    for error in folder.unreadable {
      let file = SourceFile(path: error.path, bytes: [])
      findings.add(.unreadableFile, "\(error)", at: file.excerpt(0..<0))
    }
    var library = LibraryFile()
    var lacksTraits = false
    let files = folder.files.filter { $0.kind == .library }
    if let content = files.first?.content {
      findings.append(contentsOf: content.diagnostics)
      var found = Findings()
      if let document = content.document {
        library = LibraryFile(document, reporting: &found)
      }
      // A file with a syntax error reports that alone: the rest of it can lack keys.
      if content.isWhole { findings.append(contentsOf: found.diagnostics) }
      lacksTraits = !content.isWhole || library.lacksTraits
    }
    for extra in files.dropFirst() {
      findings.add(
        .duplicateLibrary,
        "the folder already has the library file \(name: files[0].source.path); remove one of the two",
        at: extra.source.excerpt(0..<0)
      )
    }
    var traits = ProjectTraits(of: library, folder, reporting: &findings)
    folder.reportDefaultTheme(of: library, to: &findings)
    let (errors, select) = readers.settings(library, folder)
    findings.append(contentsOf: errors)
    if let shared {
      library.themeTrait = LibraryFile.defaultThemeTrait
      // Errors of the definitions were reported when the file was read.
      var reported = Findings()
      traits = ProjectTraits(of: library, folder, sharing: shared, reporting: &reported)
    }
    self.library = library
    self.lacksTraits = lacksTraits
    self.traits = traits
    self.select = select
    libraryFindings = findings.diagnostics
    memos = earlier?.memos ?? ProjectMemos()
  }

  /// Returns the project with another state of its folder, which shares every result whose input is
  /// the same.
  package func replacing(_ folder: ThemeFolder) -> ThemeProject {
    memos.drop(except: Set(folder.themeNames).union(folder.files.map(\.source.path)))
    return ThemeProject(folder, keeping: self, readers: readers)
  }

  /// Returns the project with other bytes of some files, by their paths.
  package func replacing(bytes: [String: [UInt8]]) -> ThemeProject {
    replacing(folder.replacing(bytes: bytes))
  }

  /// Returns the project with the traits of `schema` in place of the library's traits with the same
  /// identifiers.
  ///
  /// - Parameter schema: The merged schemas of several projects; see ``sharedSchema``.
  /// - Returns: The project with the same files.
  package func sharing(_ schema: TraitSchema) -> ThemeProject {
    ThemeProject(folder, keeping: nil, readers: readers, sharing: schema)
  }

  // MARK: Answers

  /// Returns the answer to a question, which is computed once.
  ///
  /// - Parameters:
  ///   - question: The subject; one subject has values of one type.
  ///   - details: Which of several are meant, such as the names of themes.
  ///   - compute: Computes the answer; it must not need the same answer.
  /// - Returns: The answer.
  package func answer<Value: Sendable>(
    to question: String,
    _ details: [String] = [],
    _ compute: () -> Value
  ) -> Value {
    answers.answer(to: question, details, compute)
  }

  /// Returns the memo of a type, which the states that ``replacing(_:)`` returns share.
  package func memo<Input, Output>(
    _ type: ThemeMemo<Input, Output>.Type
  ) -> ThemeMemo<Input, Output> {
    memos.memo(type)
  }

  /// Returns the findings about the library file and some others that are reported, sorted by
  /// position.
  package func reported(_ others: [Diagnostic]) -> [Diagnostic] {
    select(libraryFindings + others).sortedByPosition()
  }

  /// Returns those of some findings that are reported.
  package func selection(of diagnostics: [Diagnostic]) -> [Diagnostic] { select(diagnostics) }

  /// The findings of the sections that modules above this one read.
  package var sectionFindings: [Diagnostic] {
    answer(to: "sections") { readers.sections.flatMap { $0(self) } }
  }

  // MARK: Themes

  /// The name of the theme that applies if no trait selects one.
  package var defaultTheme: String { folder.defaultTheme(of: library) }

  /// Returns the name of the theme that `traits` select.
  package func theme(for traits: TraitCollection) -> String {
    guard let themeTrait else { return defaultTheme }
    // The value is compared rather than its name, which a Swift type can spell differently.
    let value = traits.value(of: themeTrait)
    return folder.themeNames.first { (try? themeTrait.value($0)) == value } ?? defaultTheme
  }

  /// The custom traits and the theme trait as values.
  ///
  /// The theme trait has the identifier that libraries without `theme-trait:` share, so that the
  /// themes of two libraries are values of one trait.
  package var sharedSchema: TraitSchema {
    var schema = library.schema
    let theme = try? folder.themeTraitDefinition(of: library, as: LibraryFile.defaultThemeTrait)
    if let theme { try? schema.add(theme) }
    return schema
  }

  /// Returns themes with the registered traits of the library in their conditions, so that Swift
  /// types and other libraries with their identifiers share them.
  ///
  /// - Returns: The themes, the registered traits by those with which the files were read, and the
  ///   conflicts with traits of the program.
  func registered(
    _ members: [CompiledTheme]
  ) -> (members: [CompiledTheme], traits: [TraitKey: TraitKey], conflicts: [Diagnostic]) {
    var findings = Findings()
    var registered: [TraitKey: TraitKey] = [:]
    let definitions = traits.definitions(in: library, folder)
    for (trait, definition, excerpt) in definitions {
      do throws(TraitDefinitionError) {
        registered[trait] = try .define(definition)
      } catch {
        findings.add(.invalidValue, "\(error)", at: excerpt)
      }
    }
    var members = members
    do throws(ConditionTable.ReplacementError) {
      for index in members.indices {
        members[index].definitions = try members[index].definitions.replacingTraits(in: registered)
      }
    } catch {
      let place = definitions.first { $0.trait == error.trait }?.excerpt
      let message = TraitNames.complaint(
        about: error.value,
        of: registered[error.trait] ?? error.trait
      )
      findings.add(.unknownValue, "\(message)", at: place)
    }
    return (members, registered, findings.diagnostics)
  }
}
