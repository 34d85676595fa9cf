import DynamicColors
import SourceDocuments
import ThemeFiles
import ThemeOutputs
import TraitSystem

@testable import ThemeValidation

/// The page of the documentation that lists every key of the files, made of their schema.
struct KeysPage {
  var definitions = ThemeFileSchema.value(library: .libraryWithOutputs)["definitions"]

  var text: String {
    """
    # Keys of the files

    This page lists every key of theme, library and hierarchy files, and the words for conditions and traits. [The format](format.md) explains the files. Editors complete and check these keys with the schema:

    ```sh
    themetool schema --output schema.json
    ```

    ## Theme files

    \(table("theme"))

    An entry of `deprecated`:

    \(table("theme", "deprecated", "additionalProperties"))

    ## Library files

    \(table("library"))

    The `theme-trait`:

    \(table("library", "theme-trait"))

    An entry of `traits`:

    \(table("trait"))

    An entry of `exports` with a [format](outputs.md):

    \(table("output", "then"))

    An entry of `exports` with a [template](templates.md):

    \(table("output", "else", "then"))

    An entry of `checks` about contrast:

    \(table("check", "then"))

    An entry of `checks` about colors that must look different:

    \(table("check", "else", "then"))

    ## Hierarchy files

    \(table("hierarchy"))

    \(nodes)

    ## Conditions

    A variant applies if all words of its condition hold. Write other traits as `TRAIT=VALUE`.

    | Word | Trait | Value |
    | --- | --- | --- |
    \(conditions)
    | `default` | any | any |

    ## Traits of hierarchies

    `traits` and `overrides` can set these traits and the custom traits of the library.

    | Trait | Values |
    | --- | --- |
    \(traits)

    """
  }

  private var nodes: String {
    FormatMapping.nodes.map(\.names[0]).map { "A `\($0)`:\n\n\(table($0))" }
      .joined(separator: "\n\n")
  }

  private var conditions: String {
    ConditionWords.table.map { word, condition in
      "| `\(word)` | `\(condition.trait.name)` | `\(condition.value)` |"
    }.joined(separator: "\n")
  }

  private var traits: String {
    let known = definitions?["traits"]?["properties"]?.members ?? []
    return known.map { member in
      let words = member.value["anyOf"]?.elements.first?["enum"]?.elements ?? []
      return "| `\(member.key)` | \(words.isEmpty ? "text" : self.words(words)) |"
    }.joined(separator: "\n")
  }

  /// The keys of a definition, or of what is found below it.
  func table(_ definition: String, _ path: String...) -> String {
    var schema = definitions?[definition]
    for part in path { schema = schema?["properties"]?[part] ?? schema?[part] }
    let required = schema?["required"]?.elements.compactMap(\.string) ?? []
    let rows = (schema?["properties"]?.members ?? []).map { member in
      let isRequired = required.contains(member.key) ? "yes" : ""
      let about = resolved(member.value, "description")?.string ?? ""
      return "| `\(member.key)` | \(isRequired) | \(kind(member.value)) | \(about) |"
    }
    return (["| Key | Required | Value | Meaning |", "| --- | --- | --- | --- |"] + rows)
      .joined(separator: "\n")
  }

  private func words(_ values: [JSONValue]) -> String {
    values.compactMap(\.scalar).map { "`\($0)`" }.joined(separator: " ")
  }

  /// What can stand as a value, in words.
  private func kind(_ schema: JSONValue) -> String {
    if let values = schema["enum"]?.elements {
      var seen = Set<String>()
      return words(values.filter { seen.insert($0.scalar ?? "").inserted })
    }
    let types = resolved(schema, "type").map { $0.elements.isEmpty ? [$0] : $0.elements } ?? []
    switch types.first?.string {
    case "array": return "list"
    case "object": return "mapping"
    case let type? where types.count == 1: return type == "string" ? "text" : type
    default: return "text"
    }
  }

  /// A keyword of a schema, or of what it refers to.
  private func resolved(_ schema: JSONValue, _ keyword: String) -> JSONValue? {
    if let own = schema[keyword] { return own }
    guard let name = schema["$ref"]?.string?.split(separator: "/").last else { return nil }
    return definitions?[String(name)].flatMap { resolved($0, keyword) }
  }
}

extension JSONValue {
  fileprivate var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// A text or a number as it is written.
  fileprivate var scalar: String? {
    if case .number(let text) = self { return text }
    return string
  }
}
