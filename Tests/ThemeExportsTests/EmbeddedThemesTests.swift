import FileAccess
import SourceDocuments
import TestSupport
import Testing
import TextSupport

@testable import ThemeExports
@testable import ThemeFiles
import ThemeTestSupport

@Suite("Themes inside of Swift code")
struct EmbeddedThemesTests {
  private func export(
    _ path: String,
    _ reader: some FileReading,
    themes: [String]? = nil
  ) throws -> String {
    let files = RecordedFiles(reader)
    let folder = try ThemeFolder(path: path, reader: files)
    var loader = LibraryLoader(folder)
    let library = try ThemeLibrary(&loader, themes: themes)
    let file = try EmbeddedThemes(library, of: folder, contents: files.contents).file()
    return String(decoding: file.bytes, as: UTF8.self)
  }

  private func export(_ files: [String: String], themes: [String]? = nil) throws -> String {
    let pairs = files.map { ("Themes/\($0)", Array($1.utf8)) }
    let memory = InMemoryFiles(Dictionary(uniqueKeysWithValues: pairs))
    return try export("Themes", memory, themes: themes)
  }

  @Test("are as they were approved, wherever the folder is")
  func golden() throws {
    let text = try export(ExportFixture.folder, LocalFiles())
    try expectGolden(text, "export-swift-embedded.txt")
  }

  @Test("a theme trait without an identifier has a value for no theme")
  func unset() throws {
    let text = try export(["one.yaml": "theme: one\ncolors: { a: white }\n"])
    #expect(text.contains("  case unspecified\n  case one\n"))
    #expect(text.contains("static let defaultValue = ThemeName.unspecified\n"))
    #expect(text.contains("static let identifier = \"theme\"\n"))
  }

  @Test("hierarchies, other themes and catalogs that nothing names stay out")
  func needed() throws {
    let files = [
      "library.yaml": "library: 1\ncatalogs: [A.xcassets]\n",
      "base.yaml": "theme: base\ncolors: { a: white }\n",
      "top.yaml": "theme: top\nextends: base\n",
      "other.yaml": "theme: other\ncolors: { b: white }\n",
      "app.yaml": "hierarchy: app\n",
      "A.xcassets/C.colorset/Contents.json": "{}",
    ]
    let text = try export(files, themes: ["top"])
    for (name, isIn) in [
      ("library.yaml", true), ("base.yaml", true), ("top.yaml", true), ("other.yaml", false),
      ("app.yaml", false), ("A.xcassets", false),
    ] {
      #expect(text.contains("\"Themes/\(name)") == isIn, "\(name)")
    }
  }

  @Test("catalogs whose colors are named come along")
  func catalogs() throws {
    let text = try export([
      "library.yaml": "library: 1\ncatalogs: [A.xcassets]\n",
      "one.yaml": "theme: one\ncolors: { a: asset(C) }\n",
      "A.xcassets/C.colorset/Contents.json": """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":\
      {"red":"1.0","green":"0.0","blue":"0.0","alpha":"1.0"}}}],"info":{"author":"xcode","version":1}}
      """,
    ])
    #expect(text.contains("\"Themes/A.xcassets/C.colorset/Contents.json\":"))
    #expect(text.contains("/// one: `#ff0000`\n"))
  }

  @Test("names that are one in Swift are refused")
  func clash() throws {
    let files = ["one.yaml": "theme: one\ncolors: { on-accent: white, onAccent: black }\n"]
    #expect(
      throws: ExportError.nameClash(
        format: .swift,
        name: "onAccent",
        first: "on-accent",
        second: "onAccent"
      )
    ) { try export(files) }
  }

  @Test(
    "a new name is given to compilers where it stands in the place of the old one",
    arguments: [
      ("old", "new", #"deprecated, renamed: "new", message: "use new""#),
      ("g.old", "g.new", #"deprecated, renamed: "new", message: "use g.new""#),
      ("g.old", "new", #"deprecated, message: "use new""#),
      ("old", "g.new", #"deprecated, message: "use g.new""#),
    ]
  )
  func deprecation(old: String, new: String, attribute: String) throws {
    func entry(_ name: String) -> String {
      name.hasPrefix("g.") ? "  g: { \(name.dropFirst(2)): white }\n" : "  \(name): white\n"
    }
    let isOneGroup = old.hasPrefix("g.") && new.hasPrefix("g.")
    let colors = isOneGroup ? "  g: { old: white, new: white }\n" : entry(old) + entry(new)
    let text = try export([
      "one.yaml": "theme: one\ncolors:\n\(colors)deprecated:\n  \(old): { use: \(new) }\n"
    ])
    #expect(text.contains("@available(*, \(attribute))\n"), "\(text.prefix(1500))")
  }

  @Test(
    "literals hold every byte",
    arguments: [
      ([], "Array(\"\"\"\n\n\"\"\".utf8)"),
      (Array("a\nb\n".utf8), "Array(\"\"\"\na\nb\n\n\"\"\".utf8)"),
      (Array("\r\n\t\0".utf8), "Array(\"\"\"\n\\u{d}\n\\u{9}\\u{0}\n\"\"\".utf8)"),
      (Array(#"\(x) "" """"#.utf8), "Array(\"\"\"\n\\\\(x) \"\\\" \"\\\"\\\"\n\"\"\".utf8)"),
      (Array("é\u{2028}\u{FEFF}".utf8), "Array(\"\"\"\né\\u{2028}\\u{feff}\n\"\"\".utf8)"),
      (
        [0xFF, 0x41, 0x80],
        "\"\"\"\nÿA\\u{80}\n\"\"\".unicodeScalars.map { UInt8($0.value) }"
      ),
    ] as [([UInt8], String)]
  )
  func literals(bytes: [UInt8], literal: String) {
    #expect(SwiftLiteral.bytes(bytes) == literal)
  }
}
