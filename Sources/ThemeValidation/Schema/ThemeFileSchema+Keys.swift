import SourceDocuments
package import ThemeFiles

/// The documentation of keys, for editors that show it without the schema.
extension ThemeFileSchema {
  /// Returns the description of a key of a file.
  ///
  /// - Parameters:
  ///   - path: The keys from the top of the file to this one; nil for an element of a list.
  ///   - kind: The kind of the file.
  /// - Returns: The first description that applies; nil if the key has none.
  package static func description(of path: [String?], in kind: ThemeFolder.Kind) -> String? {
    var schemas = [Schema.reference(kind.rawValue)]
    for key in path {
      schemas = schemas.flatMap(alternatives).flatMap { schema -> [JSONValue] in
        guard let key else { return [schema["items"]].compactMap { $0 } }
        if let property = schema["properties"]?[key] { return [property] }
        let others =
          [schema["additionalProperties"]]
          + (schema["patternProperties"]?.members ?? [])
          .map { Optional($0.value) }
        return others.compactMap { $0 }
      }
    }
    return schemas.flatMap { [$0] + alternatives(of: $0) }.lazy.compactMap { schema in
      if case .string(let text)? = schema["description"] { text } else { nil }
    }.first
  }

  private static let definitionsByName = value()["definitions"] ?? .null

  /// Returns a schema without references, or the schemas that it chooses between.
  private static func alternatives(of schema: JSONValue) -> [JSONValue] {
    if case .string(let reference)? = schema["$ref"] {
      let name = String(reference.dropFirst("#/definitions/".count))
      return definitionsByName[name].map(alternatives) ?? []
    }
    let branches = ["then", "else"].compactMap { schema[$0] }
    return [schema] + branches.flatMap(alternatives)
  }
}
