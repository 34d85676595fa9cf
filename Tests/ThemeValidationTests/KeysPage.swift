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

    Every key of theme, library and hierarchy files, and the words for conditions and traits.

    This page is generated from the schema with which editors check the files, which is generated from the
    description of the format. [The theme format](doc:ThemeFormat) describes the meaning of the files.

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

    An entry of `exports` with a format:

    \(table("output", "then"))

    One with a template:

    \(table("output", "else", "then"))

    An entry of `checks` about contrast:

    \(table("check", "then"))

    One about colors that must look different:

    \(table("check", "else", "then"))

    ## Hierarchy files

    \(table("hierarchy"))

    \(nodes)

    ## Conditions

    Words of one line must all hold. Other traits are written `TRAIT=VALUE`.

    | Word | Trait | Value |
    | --- | --- | --- |
    \(conditions)
    | `default` | any | any |

    ## Traits of hierarchies

    What `traits` and `overrides` can set, besides the custom traits of the library.

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
      let needed = required.contains(member.key) ? "yes" : ""
      let about = resolved(member.value, "description")?.string ?? ""
      return "| `\(member.key)` | \(needed) | \(kind(member.value)) | \(about) |"
    }
    return (["| Key | Needed | Value | |", "| --- | --- | --- | --- |"] + rows)
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
