import DynamicColors
import SourceDiagnostics
import SourceDocuments
import ThemeFiles

/// Parts of a JSON Schema of draft 7.
extension ThemeFileSchema {
  /// Returns a schema with keywords.
  static func with(_ keywords: [(String, JSONValue)]) -> JSONValue {
    .object(keywords.map { JSONMember($0.0, $0.1) })
  }

  /// Returns a reference to a definition in the same file.
  static func reference(_ name: String) -> JSONValue {
    with([("$ref", .string("#/definitions/\(name)"))])
  }

  /// Returns the schema of values of some types.
  static func type(_ names: String...) -> JSONValue {
    with([("type", types(names))])
  }

  /// Returns the schema of a text that matches a pattern, with the message that editors show for
  /// other texts.
  static func pattern(_ pattern: String, message: String) -> JSONValue {
    with([
      ("type", .string("string")), ("pattern", .string(pattern)),
      // An extension of JSON Schema: the YAML language server shows it instead of the pattern.
      ("patternErrorMessage", .string(message)),
    ])
  }

  /// Returns the schema of one of some texts.
  static func words(_ words: [String]) -> JSONValue {
    with([("enum", strings(words))])
  }

  /// Returns the schema of a mapping with these keys and no others.
  static func mapping(
    _ properties: [(String, JSONValue)],
    required: [String] = [],
    isOptional: Bool = false
  ) -> JSONValue {
    var keywords = [("type", types(isOptional ? ["object", "null"] : ["object"]))]
    if !required.isEmpty { keywords.append(("required", strings(required))) }
    keywords += [("properties", with(properties)), ("additionalProperties", .bool(false))]
    return with(keywords)
  }

  /// Returns the schema of a mapping from names to values, or of an empty value.
  static func entries(_ value: JSONValue, keys: JSONValue? = nil) -> JSONValue {
    with(
      [("type", types(["object", "null"]))]
        + (keys.map { [("propertyNames", $0)] } ?? [])
        + [("additionalProperties", value)]
    )
  }

  /// Returns the schema of a list.
  static func list(
    _ element: JSONValue,
    isRequired: Bool = true,
    count: ClosedRange<Int> = 0...Int.max
  ) -> JSONValue {
    var keywords: [(String, JSONValue)] = [
      ("type", types(isRequired ? ["array"] : ["array", "null"])), ("items", element),
    ]
    if count.lowerBound > 0 { keywords.append(("minItems", .number("\(count.lowerBound)"))) }
    if count.upperBound < Int.max {
      keywords.append(("maxItems", .number("\(count.upperBound)")))
    }
    return with(keywords)
  }

  /// Returns the schema of the first of some keys that a mapping has.
  ///
  /// An editor then reports the errors of that kind of mapping, not that none of several kinds
  /// matches.
  static func byKey(_ cases: [(key: String, schema: JSONValue)], message: String) -> JSONValue {
    let none = with([
      ("type", .string("object")),
      ("anyOf", .array(cases.map { with([("required", strings([$0.key]))]) })),
      ("errorMessage", .string(message)),
    ])
    return cases.reversed().reduce(none) { rest, each in
      with([
        ("if", with([("type", .string("object")), ("required", strings([each.key]))])),
        ("then", each.schema), ("else", rest),
      ])
    }
  }

  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

  private static func types(_ names: [String]) -> JSONValue {
    names.count == 1 ? .string(names[0]) : strings(names)
  }
}

extension JSONValue {
  /// Returns the schema with the description that editors show.
  func described(_ text: String) -> JSONValue {
    .object([JSONMember("description", .string(text))] + members)
  }
}

/// The schemas of the described parts of files.
extension ThemeFileSchema {
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
    case .definitions: reference("colors")
    case .variants: reference("variants")
    case .value(.color): reference("color")
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
