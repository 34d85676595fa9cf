import Foundation
package import SourceDocuments

/// An evaluator of the keywords of JSON Schema that the schemas of tests use; others are errors.
package final class SchemaEvaluator {
  private let root: JSONValue
  private var expressions: [String: NSRegularExpression] = [:]

  /// Keywords that say nothing about whether a value is valid.
  private static let silent: Set<String> = [
    "$schema", "$id", "title", "description", "definitions", "then", "else", "patternErrorMessage",
    "errorMessage",
  ]

  package init(_ root: JSONValue) {
    self.root = root
  }

  /// Whether `value` is valid.
  package func accepts(_ value: JSONValue) throws -> Bool {
    try accepts(value, by: root)
  }

  struct UnknownKeyword: Error {
    let keyword: String
  }

  private func accepts(_ value: JSONValue, by schema: JSONValue) throws -> Bool {
    if case .bool(let answer) = schema { return answer }
    // Beside a reference, everything is ignored.
    if case .string(let reference)? = schema["$ref"] {
      let name = String(reference.dropFirst("#/definitions/".count))
      guard let target = root["definitions"]?[name] else {
        throw UnknownKeyword(keyword: reference)
      }
      return try accepts(value, by: target)
    }
    for member in schema.members where !Self.silent.contains(member.key) {
      guard try accepts(value, by: member.value, keyword: member.key, of: schema) else {
        return false
      }
    }
    return true
  }

  private func accepts(
    _ value: JSONValue,
    by argument: JSONValue,
    keyword: String,
    of schema: JSONValue
  ) throws -> Bool {
    switch keyword {
    case "type":
      let types = argument.elements.isEmpty ? [argument] : argument.elements
      return types.contains { isValue(value, of: $0) }
    case "enum": return argument.elements.contains(value)
    case "pattern":
      guard case .string(let text) = value, case .string(let pattern) = argument else {
        return true
      }
      return try matches(text, pattern)
    case "if":
      let branch = try accepts(value, by: argument) ? "then" : "else"
      return try schema[branch].map { try accepts(value, by: $0) } ?? true
    case "not": return try !accepts(value, by: argument)
    case "anyOf": return try argument.elements.contains { try accepts(value, by: $0) }
    case "allOf": return try argument.elements.allSatisfy { try accepts(value, by: $0) }
    default: return try acceptsParts(of: value, by: argument, keyword: keyword, of: schema)
    }
  }

  private func acceptsParts(
    of value: JSONValue,
    by argument: JSONValue,
    keyword: String,
    of schema: JSONValue
  ) throws -> Bool {
    switch (keyword, value) {
    case ("required", .object):
      return argument.elements.allSatisfy { key in
        guard case .string(let key) = key else { return false }
        return value[key] != nil
      }
    case ("properties", .object(let members)):
      return try members.allSatisfy { member in
        try argument[member.key].map { try accepts(member.value, by: $0) } ?? true
      }
    case ("patternProperties", .object(let members)):
      return try members.allSatisfy { member in
        try argument.members.allSatisfy { rule in
          try !matches(member.key, rule.key) || accepts(member.value, by: rule.value)
        }
      }
    case ("additionalProperties", .object(let members)):
      return try members.allSatisfy { member in
        let isKnown =
          try schema["properties"]?[member.key] != nil
          || schema["patternProperties"]?.members.contains { try matches(member.key, $0.key) }
            ?? false
        return try isKnown || accepts(member.value, by: argument)
      }
    case ("propertyNames", .object(let members)):
      return try members.allSatisfy { try accepts(.string($0.key), by: argument) }
    case ("minProperties", .object(let members)): return members.count >= number(argument)
    case ("items", .array(let elements)):
      return try elements.allSatisfy { try accepts($0, by: argument) }
    case ("minItems", .array(let elements)): return elements.count >= number(argument)
    case ("maxItems", .array(let elements)): return elements.count <= number(argument)
    case ("required", _), ("properties", _), ("patternProperties", _), ("additionalProperties", _),
      ("propertyNames", _), ("minProperties", _), ("items", _), ("minItems", _), ("maxItems", _):
      return true
    default: throw UnknownKeyword(keyword: keyword)
    }
  }

  private func number(_ value: JSONValue) -> Int {
    if case .number(let text) = value { Int(text) ?? 0 } else { 0 }
  }

  private func matches(_ text: String, _ pattern: String) throws -> Bool {
    let known = try expressions[pattern] ?? NSRegularExpression(pattern: pattern)
    expressions[pattern] = known
    let whole = NSRange(text.startIndex..., in: text)
    return known.firstMatch(in: text, range: whole) != nil
  }

  private func isValue(_ value: JSONValue, of type: JSONValue) -> Bool {
    switch (type, value) {
    case (.string("string"), .string), (.string("object"), .object), (.string("array"), .array),
      (.string("number"), .number), (.string("boolean"), .bool), (.string("null"), .null):
      true
    case (.string("integer"), .number(let text)): Int(text) != nil
    default: false
    }
  }
}

extension JSONValue {
  /// The content of a YAML file in the core schema of YAML 1.2, as editors hand it to a JSON
  /// Schema.
  package init(yaml node: SourceNode) {
    switch node.kind {
    case .mapping:
      self = .object(node.entries.map { JSONMember($0.key.text, JSONValue(yaml: $0.value)) })
    case .sequence: self = .array(node.elements.map(JSONValue.init(yaml:)))
    case .scalar:
      guard !node.isNull else {
        self = .null
        return
      }
      let text = node.text
      if node.style == .plain, text == "true" || text == "false" {
        self = .bool(text == "true")
      } else if node.style == .plain, Double(text) != nil, text.first != "+" {
        self = .number(text)
      } else {
        self = .string(text)
      }
    }
  }
}
