import SourceDocuments
import ThemeFiles
import ThemeValidation

/// The schema of the value at a place of a theme, library or hierarchy file.
struct SchemaPlace {
  /// A key that a mapping can have.
  struct Key: Hashable {
    let name: String
    let description: String?
    /// Whether the value is a mapping or a list.
    let isCollection: Bool
  }

  /// The schemas that are possible, as far as the keys of the file decide.
  private let schemas: [JSONValue]

  private static let root = ThemeFileSchema.value()

  private static let definitions = Dictionary(
    uniqueKeysWithValues: (root["definitions"]?.members ?? []).map { ($0.key, $0.value) }
  )

  /// Follows a path in a kind of file.
  ///
  /// - Parameters:
  ///   - kind: The kind of file.
  ///   - path: The steps from the root.
  ///   - levels: The known keys in the mapping of each step.
  ///   - siblings: The known keys of the mapping at the end.
  init(
    _ kind: ThemeFolder.Kind,
    path: [CompletionPlace.Step],
    levels: [[String]],
    siblings: [String]
  ) {
    var schemas = [Self.definitions[kind.rawValue] ?? .null]
    for (step, keys) in zip(path, levels) {
      switch step {
      case .key(let key):
        schemas = schemas.flatMap { Self.branches(of: $0, keys: keys + [key]) }.compactMap {
          $0["properties"]?[key] ?? $0["additionalProperties"]
        }
      case .element:
        schemas = schemas.flatMap { Self.branches(of: $0, keys: []) }.compactMap { $0["items"] }
      }
    }
    self.schemas = schemas.flatMap { Self.branches(of: $0, keys: siblings) }
  }

  /// Returns the schema without references, and all schemas that can apply to a mapping with some keys.
  private static func branches(of schema: JSONValue, keys: [String]) -> [JSONValue] {
    if let name = schema["$ref"]?.text?.split(separator: "/").last {
      return definitions[String(name)].map { branches(of: $0, keys: keys) } ?? []
    }
    if let any = schema["anyOf"]?.elements, schema["required"] == nil {
      return any.flatMap { branches(of: $0, keys: keys) }
    }
    guard let condition = schema["if"] else { return [schema] }
    guard let required = condition["required"]?.elements.first?.text else { return [schema] }
    let then = schema["then"].map { branches(of: $0, keys: keys) } ?? []
    if keys.contains(required) { return then }
    let rest = schema["else"].map { branches(of: $0, keys: keys) } ?? []
    // With the key of another branch, this one does not apply.
    let others = Self.requiredKeys(of: schema["else"])
    return others.contains(where: keys.contains) ? rest : then + rest
  }

  private static func requiredKeys(of schema: JSONValue?) -> [String] {
    guard let schema, let condition = schema["if"] else { return [] }
    let own = condition["required"]?.elements.compactMap(\.text) ?? []
    return own + requiredKeys(of: schema["else"])
  }

  /// The keys of the mapping, in the order of the documentation.
  var keys: [Key] {
    var seen: Set<String> = []
    return schemas.flatMap { $0["properties"]?.members ?? [] }.compactMap { member in
      guard seen.insert(member.key).inserted else { return nil }
      let schemas = Self.branches(of: member.value, keys: [])
      return Key(
        name: member.key,
        description: member.value["description"]?.text,
        isCollection: !schemas.isEmpty && schemas.allSatisfy(Self.isCollection)
      )
    }
  }

  /// Whether the value is a list.
  var isList: Bool { schemas.contains { $0["items"] != nil } }

  /// The schema of the elements of a list.
  var elementKeys: [Key] {
    let elements = schemas.compactMap { $0["items"] }.flatMap { Self.branches(of: $0, keys: []) }
    var seen: Set<String> = []
    return elements.compactMap { element in
      guard let name = element["required"]?.elements.first?.text, seen.insert(name).inserted else {
        return nil
      }
      let property = element["properties"]?[name]
      return Key(name: name, description: property?["description"]?.text, isCollection: false)
    }
  }

  /// The words that the value can be.
  var words: [String] {
    schemas.flatMap { schema in
      schema["type"]?.text == "boolean"
        ? ["true", "false"] : schema["enum"]?.elements.compactMap(\.text) ?? []
    }
  }

  /// Whether values of a schema are mappings or lists only.
  private static func isCollection(_ schema: JSONValue) -> Bool {
    let types = schema["type"].map { $0.text.map { [$0] } ?? $0.elements.compactMap(\.text) } ?? []
    return types.contains { $0 == "object" || $0 == "array" } && !types.contains("string")
  }
}
