public import SourceDiagnostics
public import SourceDocuments
import ThemeValidation

/// A template of plain Mustache, which is rendered with JSON data by the rules of the
/// specification: unknown names print nothing, and values are escaped for HTML.
///
/// ```swift
/// let template = try MustacheTemplate("Hello, {{name}}!")
/// try template.text(for: .object([JSONMember("name", .string("World"))]))   // "Hello, World!"
/// ```
///
/// Source: github.com/mustache/spec, 1.4, with inheritance and without lambdas and dynamic names.
public struct MustacheTemplate: Sendable {
  /// The errors of a template.
  public struct Failure: Error, Hashable, Sendable {
    /// The errors with their positions.
    public let diagnostics: [Diagnostic]

    init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

    /// Creates the error of a limit that a template exceeds.
    init(limit message: String, at excerpt: SourceExcerpt? = nil) {
      diagnostics = [
        Diagnostic(rule: .templateLimit, severity: .error, message: message, excerpt: excerpt)
      ]
    }
  }

  private let template: ParsedTemplate
  private let partials: TemplatePartials

  /// Parses a template.
  ///
  /// - Parameters:
  ///   - text: The text of the template.
  ///   - partials: The texts of other templates, by name.
  /// - Throws: ``Failure`` with all syntax errors of one template.
  public init(_ text: String, partials: [String: String] = [:]) throws(Failure) {
    func parse(_ text: String, name: String) throws(Failure) -> ParsedTemplate {
      try TemplateParser.parse(SourceFile(path: name, bytes: Array(text.utf8)))
    }
    template = try parse(text, name: "template")
    var parsed: [String: ParsedTemplate] = [:]
    for (name, text) in partials { parsed[name] = try parse(text, name: name) }
    self.partials = TemplatePartials(templates: parsed)
  }

  /// Returns the output of the template.
  ///
  /// - Parameter data: The data.
  /// - Returns: The output.
  /// - Throws: ``Failure`` if the template exceeds a limit, as one that contains itself without
  ///   end.
  public func text(for data: JSONValue) throws(Failure) -> String {
    var renderer = TemplateRenderer(partials: partials, escape: .html, ignoresUnknownNames: true)
    return String(decoding: try renderer.render(template, data.templateValue), as: UTF8.self)
  }
}

/// An object of JSON data, whose members are converted when a template reads them.
private struct JSONObjectMembers: TemplateMembers {
  let members: [JSONMember]

  var memberNames: [String] { members.map(\.key) }

  func member(_ name: TemplateName) -> TemplateValue? {
    members.first { $0.key == name.text }?.value.templateValue
  }
}

extension JSONValue {
  /// The value as data of a template.
  var templateValue: TemplateValue {
    switch self {
    case .null: .nothing
    case .bool(let flag): .flag(flag)
    case .number(let text), .string(let text): .text(text)
    case .array(let elements): .list(TemplateList(elements, element: \.templateValue))
    case .object(let members): .members(JSONObjectMembers(members: members))
    }
  }
}
