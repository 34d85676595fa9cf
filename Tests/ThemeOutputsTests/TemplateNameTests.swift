import SourceDiagnostics
import Testing
import ThemeFiles
import ThemeOutputs
import ThemeTestSupport

/// Names in outputs are unique and no reserved words.
struct TemplateNameTests {
  private static let colors = [
    "a.b", "a-b", "aB", "a-b-2", "class", "switch", "lerp", "when", "½", "1", "true", "x.class",
    "hash-code", "品牌",
  ]

  private static func library(_ names: [String] = ["t", "Night-Sky2", "n"])
    throws -> ThemeLibrary
  {
    let colors = colors.map { name in
      let parts = name.split(separator: ".")
      return parts.count == 1
        ? "  \"\(name)\": red\n" : "  \(parts[0]): { \(parts[1]): red }\n"
    }.joined()
    return try ThemeTestSupport.library(
      Dictionary(
        uniqueKeysWithValues: names.enumerated().map { number, name in
          ("t\(number).yaml", "theme: \(name)\ncolors:\n\(colors)")
        } + [("library.yaml", "library: 1\ndefault-theme: t\n")]
      )
    )
  }

  private static func output(_ template: ThemeTemplate) throws -> (
    texts: [String: String], warnings: [String]
  ) {
    let output = try template.files(for: try library())
    let texts = output.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    return (Dictionary(uniqueKeysWithValues: texts), output.diagnostics.map(\.message))
  }

  /// Returns the names that a pattern's capture finds in a text.
  private static func names(_ pattern: Regex<(Substring, Substring)>, in text: String) -> [String] {
    text.matches(of: pattern).map { String($0.1) }
  }

  @Test(
    "Each shipped template defines each name once, and no reserved word",
    arguments: [
      ("less", #"(?m)^  ([^:\n]+):"#, ""), ("gtk4", #"@define-color (\S+)"#, ""),
      ("compose", #"(?m)^    val (\w+): Color,$"#, "class when true"),
      ("flutter", #"final Color (\w+);"#, "class switch true lerp hashCode"),
      ("compose", #"(?m)^object (\w+) "#, ""),
      ("flutter", #"(?m)^abstract final class (\w+) "#, ""),
      ("typescript", #"(?m)^    "([^"]+)": "#, ""),
    ]
  )
  func shipped(name: String, pattern: String, reserved: String) throws {
    let template = try #require(ThemeTemplate(shipped: name))
    let expression = try Regex(pattern, as: (Substring, Substring).self)
    let output = try Self.output(template)
    for (path, text) in output.texts {
      let parts = name == "typescript" ? text.split(separator: "\n  },\n") : [text[...]]
      for part in parts {
        let names = Self.names(expression, in: String(part))
        #expect(Set(names).count == names.count, "\(path): \(names)")
        for word in reserved.split(separator: " ") { #expect(!names.contains(String(word))) }
      }
    }
    #expect(Set(output.texts.keys.map { $0.lowercased() }).count == output.texts.count)
  }

  @Test(
    "A reserved word of a language gets another spelling and a warning",
    arguments: [
      ("out.kt", "class_ switch when_", true), ("out.dart", "class_ switch_ when", true),
      ("out.ts", "class_ switch_ when", true), ("out.lua", "class switch when", false),
      ("out.swift", "class_ switch_ when", true), ("out.txt", "class switch when", false),
    ]
  )
  func languages(path: String, expected: String, isReported: Bool) throws {
    let tags =
      "{{colors.class.name.camel}} {{colors.switch.name.snake}} {{colors.when.name | camel}}"
    let output = try Self.output(try ThemeTemplate(tags, name: path))
    #expect(output.texts == [path: expected])
    let report = "names that would be the same or reserved words in '\(path)' are changed: "
    #expect(output.warnings.contains { $0.hasPrefix(report) } == isReported)
  }

  @Test(
    "An output without a language extension has the language of the template's file name",
    arguments: ["colors", "colors.compose", "colors.kt"]
  )
  func ownLanguage(path: String) throws {
    let template = try #require(ThemeTemplate(shipped: "compose"))
    var settings = TemplateSettings()
    settings.output = path
    let output = try template.files(for: try Self.library(), settings: settings)
    let text = String(decoding: try #require(output.files.first).bytes, as: UTF8.self)
    #expect(text.contains("val class_: Color,"))
  }

  @Test("Names with equal spelling get distinct numbers")
  func numbers() throws {
    let tags = "{{#colors}}{{name.camel}} {{name.kebab}} {{name.constant}};{{/colors}}"
    let output = try Self.output(try ThemeTemplate(tags, name: "a.txt"))
    let text = try #require(output.texts["a.txt"])
    #expect(
      text.hasPrefix("aB3 a-b-3 A_B;aB4 a-b A_B_3;aB a-b-4 A_B_4;aB2 a-b-2 A_B_2;"),
      "\(text)"
    )
    #expect(text.contains("_1 1 _1;") && text.contains("ubd ½ ubd;"))
  }
}
