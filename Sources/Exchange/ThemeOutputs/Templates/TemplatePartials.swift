import FileAccess
import SourceDiagnostics
import SourceDocuments
import ThemeValidation

/// The templates that a template contains.
struct TemplatePartials: Sendable {
  /// The templates by name.
  private(set) var templates: [String: ParsedTemplate] = [:]

  /// The names of the available templates, for corrections of misspelled names.
  let names: [String]

  /// The most templates that a template contains.
  private static let limit = 256

  /// The extension of the files.
  static let ending = ".mustache"

  /// Creates a set of templates in memory.
  init(templates: [String: ParsedTemplate]) {
    self.templates = templates
    names = templates.keys.sorted()
  }

  /// Reads all templates that a template contains, also indirectly.
  ///
  /// - Parameters:
  ///   - template: The template.
  ///   - findings: The errors of the templates, and the names without a template.
  ///   - names: The names of the available templates.
  ///   - read: Returns the file of a name, nil if there is none.
  /// - Throws: `FileError` if a file can't be read.
  init(
    of template: ParsedTemplate,
    reporting findings: inout Findings,
    names: [String],
    read: (String) throws(FileError) -> SourceFile?
  ) throws(FileError) {
    self.names = names
    var waiting = [template]
    var known: Set<String> = []
    while let next = waiting.popLast() {
      for tag in next.partialTags where known.insert(tag.name).inserted {
        let excerpt = next.file.excerpt(tag.range)
        guard known.count <= Self.limit else {
          findings.add(
            .templateLimit,
            "the template contains more than \(Self.limit) other templates",
            at: excerpt
          )
          return
        }
        guard Self.isInside(tag.name) else {
          findings.add(
            .templatePartial,
            "\(name: tag.name) is not in the folder of the template",
            at: excerpt
          )
          continue
        }
        guard let file = try read(tag.name) else {
          let hint = Spelling.hint(for: tag.name, among: names)
          findings.add(
            .templatePartial,
            "\(name: tag.name) is not a template; expected a file '\(tag.name)\(Self.ending)' in the folder of the template\(hint)",
            at: excerpt
          )
          continue
        }
        let errors = file.templateEncodingErrors
        guard errors.isEmpty else {
          findings.append(contentsOf: errors)
          continue
        }
        do throws(MustacheTemplate.Failure) {
          let partial = try TemplateParser.parse(file, vocabulary: DataKey.vocabulary)
          templates[tag.name] = partial
          waiting.append(partial)
        } catch {
          findings.append(contentsOf: error.diagnostics)
        }
      }
    }
  }

  /// Returns whether a name is that of a file in a folder or below.
  private static func isInside(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\\") }
      && name.utf8.allSatisfy { $0 >= 0x20 }
  }
}
