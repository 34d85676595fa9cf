import SourceDocuments

/// Pieces of a JSON Schema of draft 7.
enum Schema {
  /// A schema by keywords.
  static func with(_ keywords: [(String, JSONValue)]) -> JSONValue {
    .object(keywords.map { JSONMember($0.0, $0.1) })
  }

  /// The definition of a name in the same file.
  static func reference(_ name: String) -> JSONValue {
    with([("$ref", .string("#/definitions/\(name)"))])
  }

  /// A value of one of some types.
  static func type(_ names: String...) -> JSONValue {
    with([("type", types(names))])
  }

  /// A text that a pattern describes, with what editors say where it doesn't.
  static func pattern(_ pattern: String, message: String) -> JSONValue {
    with([
      ("type", .string("string")), ("pattern", .string(pattern)),
      // Not a keyword of JSON Schema: the YAML language server shows it in place of the pattern.
      ("patternErrorMessage", .string(message)),
    ])
  }

  /// One of some texts.
  static func words(_ words: [String]) -> JSONValue {
    with([("enum", strings(words))])
  }

  /// A mapping with these keys and no others.
  static func mapping(
    keys: [String],
    required: [String] = [],
    _ properties: [String: JSONValue]
  ) -> JSONValue {
    var keywords: [(String, JSONValue)] = [("type", .string("object"))]
    if !required.isEmpty { keywords.append(("required", strings(required))) }
    keywords += [
      // A key that nobody describes has any value: then a test fails, not somebody's editor.
      ("properties", with(keys.map { ($0, properties[$0] ?? .bool(true)) })),
      ("additionalProperties", .bool(false)),
    ]
    return with(keywords)
  }

  /// A mapping whose keys are names, or nothing.
  static func entries(_ value: JSONValue, keys: JSONValue? = nil) -> JSONValue {
    with(
      [("type", types(["object", "null"]))]
        + (keys.map { [("propertyNames", $0)] } ?? [])
        + [("additionalProperties", value)]
    )
  }

  /// A list.
  static func list(
    _ element: JSONValue,
    isRequired: Bool = true,
    count: ClosedRange<Int>? = nil,
    atLeast: Int? = nil
  ) -> JSONValue {
    var keywords: [(String, JSONValue)] = [
      ("type", types(isRequired ? ["array"] : ["array", "null"])), ("items", element),
    ]
    if let minimum = count?.lowerBound ?? atLeast {
      keywords.append(("minItems", .number("\(minimum)")))
    }
    if let maximum = count?.upperBound { keywords.append(("maxItems", .number("\(maximum)"))) }
    return with(keywords)
  }

  /// Takes the schema of the first of some keys that a mapping has.
  ///
  /// An editor then tells what is wrong with the kind of mapping that it is, not that it is none of
  /// several.
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
  /// The schema with what editors show of it.
  func described(_ text: String) -> JSONValue {
    .object([JSONMember("description", .string(text))] + members)
  }
}
