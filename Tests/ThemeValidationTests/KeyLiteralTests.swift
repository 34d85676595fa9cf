import Foundation
import Testing
import ThemeFiles
import ThemeOutputs

/// The names of keys are in the description of the format alone.
struct KeyLiteralTests {
  /// The modules that read or show the files.
  private static let modules = [
    "Themes/ThemeFiles", "Themes/ThemeValidation", "Exchange/ThemeOutputs",
    "Roofs/ThemeLanguageServer",
  ]

  /// The ways to look for a key with a literal; names of nodes of trees have one of these words.
  private static var pattern: Regex<(Substring, key: Substring)> {
    #/
      (?: (?:root|node|mapping|entry|section|trait|check|view|child|output|library)\w* \??!? \[
        | hasText\( | \.text\ (?:==|!=)\  | \bkeys(?:\.first|\.last)?\ (?:==|!=)\ \[? )
      "(?<key>[^"]+)"
    /#
  }

  private static let keys = ThemeFolder.Kind.allCases.reduce(into: Set<String>()) { names, kind in
    var seen: Set<String> = []
    func add(_ mapping: FormatMapping) {
      for key in mapping.keys {
        names.insert(key.name)
        add(key.value)
      }
    }
    func add(_ value: FormatValue) {
      switch value {
      case .list(let element, _, _), .oneOrMore(let element), .entries(_, let element):
        add(element)
      case .mapping(let mapping): add(mapping)
      case .choice(let choice) where seen.insert(choice.name).inserted:
        choice.options().forEach(add)
      default: break
      }
    }
    add(kind.fullFormat)
  }

  private static func found(in text: String) -> [String] {
    text.matches(of: pattern).map { String($0.output.key) }.filter(keys.contains)
  }

  @Test func `Modules that read or show files contain no literal of a key`() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    var count = 0
    for module in Self.modules {
      let folder = sources.appendingPathComponent(module)
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init()
      // Baselines have a format of their own.
      where file.pathExtension == "swift" && file.lastPathComponent != "Baseline.swift" {
        count += 1
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(Self.found(in: text) == [], "\(file.lastPathComponent)")
      }
    }
    #expect(count > 200)
  }

  @Test(arguments: [
    #"root["extends"]"#, #"mapping.node["theme-trait"]"#, #"entry["to"]"#,
    #"$0.key.hasText("deprecated")"#, #"if key.text == "uses" {"#, #"keys.first == "palette""#,
    #"keys == ["checks", ""]"#,
  ])
  func `Literals of keys are found in samples`(_ text: String) {
    #expect(Self.found(in: text).count == 1)
  }
}
