import SourceDiagnostics
import SourceDocuments
import ThemeFiles

/// The schemas of the described parts of files.
extension Schema {
  /// Returns the definitions of the named parts of a mapping, itself first.
  static func definitions(of mapping: FormatMapping) -> [(String, JSONValue)] {
    var found: [(String, JSONValue)] = []
    func add(_ name: String?, _ schema: JSONValue) {
      if let name { found.append((name, schema)) }
    }
    func collect(_ value: FormatValue) {
      if let name = value.name, found.contains(where: { $0.0 == name }) { return }
      switch value {
      case .entries(.rule?, let element): add("rules", rules(element))
      case .list(let element, _, _), .oneOrMore(let element), .entries(_, let element):
        collect(element)
      case .mapping(let mapping):
        add(mapping.name, schema(of: mapping))
        for key in mapping.keys { collect(key.value) }
      case .choice(let choice):
        let options = choice.options()
        let cases = options.map { ($0.names[0], schema(of: .mapping($0))) }
        add(choice.name, byKey(cases, message: choice.message))
        for mapping in options { collect(.mapping(mapping)) }
      default: break
      }
    }
    collect(.mapping(mapping))
    return found
  }

  /// Returns the schema of a value, with the documentation that editors show.
  static func schema(of key: FormatKey) -> JSONValue {
    let schema = schema(of: key.value)
    return key.documentation.map(schema.described) ?? schema
  }

  private static func schema(of value: FormatValue) -> JSONValue {
    switch value {
    case .text, .name, .usualWords: reference("text")
    case .plainName: reference("name")
    case .number: type("number")
    case .boolean: type("boolean")
    case .version(let text): with([("enum", .array([.number(text), .string(text)]))])
    case .words(let words, _): self.words(words)
    case .conditions: reference("conditions")
    case .list(let element, let count, let isOptional):
      list(schema(of: element), isRequired: !isOptional, count: count)
    case .oneOrMore(let element):
      with([("anyOf", .array([schema(of: element), list(schema(of: element))]))])
    case .entries(.rule?, _): reference("rules")
    case .entries(_, let element): entries(schema(of: element))
    case .mapping(let mapping): mapping.name.map(reference) ?? schema(of: mapping)
    case .choice(let choice): reference(choice.name)
    case .traits: reference("traits")
    case .colors: reference("colors")
    case .variants: reference("variants")
    case .color: reference("color")
    }
  }

  /// Returns the schema of the severities of rules.
  private static func rules(_ severity: FormatValue) -> JSONValue {
    mapping(
      RuleReference.settable.map { rule in
        (rule.id, RuleReference.canIgnore(rule) ? schema(of: severity) : words(["error"]))
      },
      isOptional: true
    )
  }

  private static func schema(of mapping: FormatMapping) -> JSONValue {
    self.mapping(
      mapping.keys.map { ($0.name, schema(of: $0)) },
      required: mapping.keys.filter(\.isRequired).map(\.name),
      isOptional: mapping.isOptional
    )
  }
}

extension FormatValue {
  /// The name of the part of the format.
  fileprivate var name: String? {
    switch self {
    case .mapping(let mapping): mapping.name
    case .choice(let choice): choice.name
    default: nil
    }
  }
}
