import SourceDocuments

/// Parts of a JSON Schema of draft 7.
enum Schema {
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
