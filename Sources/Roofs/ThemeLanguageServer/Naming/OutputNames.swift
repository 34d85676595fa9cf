import FileAccess
import SourceDiagnostics
import ThemeFiles
import ThemeOutputs
import ThemeValidation

/// The names that style sheets and templates have for the colors of a library.
final class OutputNames {
  /// The state of the library.
  let project: ThemeProject

  /// The state with whose themes and outputs names are made: an earlier one if the themes of this
  /// one can't be read.
  private let named: ThemeProject?

  /// The custom properties, each with its color.
  let properties: [(property: String, color: String)]

  private let colors: [String: String]
  private let spellings: SpellingIndex

  /// Reads the names of a library.
  init(_ project: ThemeProject, keeping earlier: OutputNames?) {
    self.project = project
    let known = try? project.customProperties()
    named = known == nil ? earlier?.named : project
    let properties = known ?? earlier?.properties ?? []
    self.properties = properties
    colors = Dictionary(properties.map { ($0.property, $0.color) }) { first, _ in first }
    spellings = SpellingIndex(of: properties.map(\.property))
  }

  /// Returns the color of a custom property; nil for one that the library lacks.
  func color(ofProperty property: String) -> String? { colors[property] }

  /// Returns the properties of which a name is probably a misspelling; none for one that may be
  /// meant: a short name, or one with another number.
  func properties(near name: String) -> [String] {
    guard name.utf8.count > "--abc".utf8.count else { return [] }
    return spellings.nearest(to: name).filter { $0.filter(\.isNumber) == name.filter(\.isNumber) }
  }

  /// Returns the findings of a declared template, with the severities of the library file.
  func findings(inTemplate path: String, reader: some FileReading) -> [Diagnostic] {
    guard let named else { return [] }
    let declaration = named.exports.declarations.first { declaration in
      declaration.format.templatePath.map(named.folder.path(ofFile:)).map(Workspace.normalized)
        == path
    }
    guard let declaration else { return [] }
    let found = named.nameFindings(inTemplate: path, of: declaration, reader: reader)
    return named.selection(of: found.filter { $0.excerpt?.file == path })
  }
}
