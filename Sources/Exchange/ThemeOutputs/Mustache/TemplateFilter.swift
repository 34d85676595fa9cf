/// The functions that a tag can apply to a value: `{{name | camel}}`.
enum TemplateFilter: Hashable, Sendable {
  /// A spelling of a name.
  case spelling(NameSpelling)
  /// The escapes of a language, instead of those of the output.
  case escape(TemplateEscape)

  /// Creates the filter with a name.
  init?(_ name: String) {
    if let spelling = NameSpelling(rawValue: name) {
      self = .spelling(spelling)
    } else if let escape = TemplateEscape(rawValue: name), escape != .none {
      self = .escape(escape)
    } else {
      return nil
    }
  }

  /// The names of all filters.
  static let names =
    NameSpelling.allCases.map(\.rawValue)
    + TemplateEscape.allCases.filter { $0 != .none }.map(\.rawValue)
}
