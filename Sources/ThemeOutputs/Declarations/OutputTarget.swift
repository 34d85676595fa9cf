package import ThemeFiles

/// The format or the template of an output.
package enum OutputTarget: Hashable, Sendable {
  /// A format.
  case format(ExportTarget)

  /// A template that ships, by its name.
  case shippedTemplate(String)

  /// The template at a path; in a declaration from the folder of the library.
  case template(String)

  /// The words of `--to` and `to:`.
  package static let words = ExportTarget.allCases.map(\.rawValue) + ExportTarget.templates

  /// Creates the target of a word; nil for another word.
  package init?(word: String) {
    if let format = ExportTarget(rawValue: word) {
      self = .format(format)
    } else if ExportTarget.templates.contains(word) {
      self = .shippedTemplate(word)
    } else {
      return nil
    }
  }

  /// The format; nil for templates.
  package var format: ExportTarget? {
    if case .format(let format) = self { format } else { nil }
  }

  /// Whether the output shows the colors that the library's checks pair.
  package var usesChecks: Bool { format == nil || format == .html }

  /// The name: the word, or the file name of a template without its extension.
  package var name: String {
    switch self {
    case .format(let format): return format.rawValue
    case .shippedTemplate(let name): return name
    case .template(let path):
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let ending = ".mustache"
      return name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    }
  }
}
