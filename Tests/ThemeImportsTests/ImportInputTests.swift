import SourceDiagnostics
import Testing

@testable import ThemeImports

@Suite("Selection of import formats")
struct ImportInputTests {
  private static let files = [
    "a.json": ##"{"a":{"$type":"color","$value":"#fff"}}"##,
    "sd.json": ##"{"s":{"value":"#fff"}}"##, "b.css": ":root { --b: #000 }",
    "scheme.yaml": "base00: '000000'\n", "package.json": #"{"name":"x"}"#, "empty.json": "{}",
    "mix/a.json": ##"{"a":{"$type":"color","$value":"#fff"}}"##, "mix/b.css": ":root { --b: #000 }",
    "mix/c.yaml": "base00: '000000'\n", "mix/package.json": #"{"name":"x"}"#,
  ]

  @Test(
    "Files of several formats are refused with the available choices",
    arguments: [
      (
        ["a.json", "b.css"],
        "DTCG ('a.json'); CSS ('b.css'); import each separately, or select one with --from dtcg or --from css"
      ),
      (["a.json", "scheme.yaml"], "DTCG ('a.json'); base16 ('scheme.yaml'); "),
      (["sd.json", "a.json"], "Style Dictionary ('sd.json'); DTCG ('a.json'); "),
      (["mix"], "DTCG ('mix/a.json'); CSS ('mix/b.css'); base16 ('mix/c.yaml'); "),
    ]
  )
  func mixed(paths: [String], part: String) {
    let result = imported(Self.files, paths: paths)
    #expect(result.diagnostics.map(\.rule) == ["mixed-formats"])
    #expect(result.findings[0].hasPrefix("error: the files have several formats: \(part)"))
    #expect(result.themes.isEmpty)
  }

  @Test("A folder with too many files is refused before they are read", arguments: [2_000, 2_001])
  func largeFolder(count: Int) {
    var files: [String: String] = [:]
    for number in 0..<count { files["many/\(number % 50)/\(number).css"] = "a { --x: red }" }
    let result = imported(files, paths: ["many"])
    let refused = result.findings.filter { $0.contains("'many' contains more than 2000 files") }
    #expect(refused.count == (count > 2_000 ? 1 : 0))
    #expect((result.diagnostics.map(\.rule) == ["unreadable-file"]) == (count > 2_000))
  }

  @Test(
    "A requested format skips other files in folders and includes named files",
    arguments: [
      (["mix"], ImportFormat.dtcg, ["a"], ["mix/b.css", "mix/c.yaml"]),
      (["mix"], .css, ["b"], ["mix/a.json", "mix/c.yaml", "mix/package.json"]),
      (["a.json", "sd.json"], .styleDictionary, ["a", "s"], []),
      (["a.json", "scheme.yaml"], .dtcg, ["a"], ["scheme.yaml"]),
      (["a.json", "package.json"], nil, ["a"], ["package.json"]),
      (["a.json", "empty.json"], nil, ["a"], []),
    ] as [([String], ImportFormat?, [String], [String])]
  )
  func chosen(paths: [String], format: ImportFormat?, colors: [String], reported: [String]) {
    let result = imported(Self.files, paths: paths) { $0.format = format }
    #expect(!result.hasErrors, "\(result.findings)")
    #expect(result.colorLines.map { String($0.prefix { $0 != ":" }) } == colors)
    let warnings = result.findings.filter { !$0.contains("[older-draft]") }
    #expect(warnings.count == reported.count)
    for (finding, path) in zip(warnings, reported) { #expect(finding.contains("'\(path)'")) }
  }

  @Test(
    "A named file that is unreadable in the requested format is refused",
    arguments: [
      (["a.json", "b.css"], ImportFormat.dtcg, "'b.css'"), (["b.css"], .base16, "'b.css'"),
    ]
  )
  func unreadable(paths: [String], format: ImportFormat, part: String) {
    let result = imported(Self.files, paths: paths) { $0.format = format }
    #expect(result.hasErrors)
    #expect(result.findings[0].contains(part), "\(result.findings)")
  }

  @Test(
    "A file without extension has the format of its beginning",
    arguments: [
      (##" {"a":{"$type":"color","$value":"#fff"}}"##, "a: \"#fff\""),
      ("{a: {value: '#fff'},}", "a: \"#fff\""), ("a: { value: '#fff' }\n", "a: \"#fff\""),
      (":root { --a: #fff }", "a: \"#fff\""), ("base00: '000000'\n", nil),
    ] as [(String, String?)]
  )
  func sniffed(text: String, line: String?) {
    let result = imported(["input": text])
    guard let line else {
      #expect(result.findings.contains { $0.contains("base01") }, "\(result.findings)")
      return
    }
    #expect(result.colorLines == [line], "\(result.findings)")
  }
}
