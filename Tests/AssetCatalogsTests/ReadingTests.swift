import AssetCatalogs
import ColorValues
import DynamicColors
import FileAccess
import Foundation
import SourceDiagnostics
import SourceDocuments
import Testing
import TraitSystem

@Suite struct ReadingTests {
  @Test("Names have the namespaces of the groups that contain them")
  func names() throws {
    let (catalog, diagnostics) = try read([
      "top.colorset/Contents.json": colorSet(slot(1)),
      "color.blue.1.colorset/Contents.json": colorSet(slot(2)),
      "Plain/inner.colorset/Contents.json": colorSet(slot(3)),
      "Brand/Contents.json": namespace,
      "Brand/Sub/x.colorset/Contents.json": colorSet(slot(4)),
      "Brand/Sub/Deep/Contents.json": namespace,
      "Brand/Sub/Deep/y.colorset/Contents.json": colorSet(slot(5)),
      "Atlas.spriteatlas/Contents.json": namespace,
      "Atlas.spriteatlas/hero.imageset/Contents.json": #"{"images": [], "info": {"version": 1}}"#,
      "Icon.imagestack/Contents.json": #"{"layers": [], "info": {"version": 1}}"#,
      "Icon.imagestack/Front.imagestacklayer/Content.imageset/Contents.json":
        #"{"images": [], "info": {"version": 1}}"#,
      "README.md": "not ours",
    ])
    #expect(diagnostics.isEmpty)
    #expect(catalog.name == "A")
    #expect(
      Set(catalog.colorNames) == [
        "top", "color.blue.1", "inner", "Brand/x", "Brand/Deep/y",
      ]
    )
    #expect(catalog.asset(named: "Atlas/hero", type: .imageSet) != nil)
    #expect(catalog.asset(named: "Content", type: .imageSet) == nil)
    #expect(catalog.assets.first { $0.name == "Content" }?.isPart == true)
    #expect(catalog.groups.map(\.namespace) == ["", "Brand", "Brand", "Brand/Deep", ""])
  }

  @Test(
    "Each form of a component has its value",
    arguments: [
      (#""0x8A""#, 138.0 / 255), (#""0x8a""#, 138.0 / 255), (#""138""#, 138.0 / 255),
      (#""0.541""#, 0.541), (#""1""#, 1.0 / 255), (#""1.000""#, 1), (#""1.0""#, 1),
      (#""0.123456789012345""#, 0.123456789012345), ("0.5", 0.5), ("1", 1), (#""-0.25""#, -0.25),
      (#""1.5""#, 1.5), (#"".5""#, 0.5),
    ] as [(String, Double)]
  )
  func components(text: String, value: Double) throws {
    let (catalog, diagnostics) = try readColor(
      """
      {"idiom": "universal", "color": {"color-space": "extended-srgb", \
      "components": {"red": \(text), "green": "0", "blue": "0.000", "alpha": 1}}}
      """
    )
    #expect(diagnostics.isEmpty)
    let color = try #require(catalog.color(named: "c")).resolvedColor(with: TraitCollection())
    #expect(color == Color(.srgb, value, 0, 0))
  }

  @Test(
    "Each color space keeps its components",
    arguments: [
      ("srgb", ColorSpace.srgb), ("extended-srgb", .srgb), ("extended-linear-srgb", .srgbLinear),
      ("display-p3", .displayP3),
    ]
  )
  func spaces(name: String, space: ColorSpace) throws {
    let (catalog, diagnostics) = try readColor(
      """
      {"idiom": "universal", "color": {"color-space": "\(name)", "components": \
      {"red": "0.250", "green": "0.500", "blue": "0.750", "alpha": "0.400"}}}
      """
    )
    #expect(diagnostics.isEmpty)
    #expect(
      catalog.color(at: ColorIndex(0), for: TraitCollection())
        == Color(space, 0.25, 0.5, 0.75, alpha: 0.4)
    )
  }

  @Test("Grays are decoded with gamma 2.2", arguments: ["gray-gamma-22", "extended-gray"])
  func greys(space: String) throws {
    let (catalog, _) = try readColor(
      """
      {"idiom": "universal", "color": {"color-space": "\(space)", \
      "components": {"white": "0.500", "alpha": "0.250"}}}
      """
    )
    let color = catalog.color(at: ColorIndex(0), for: TraitCollection())
    // 0.5 to the power of 2.2 is 0.217638; sRGB encodes that as 0.503867 (IEC 61966-2-1).
    #expect(abs(color.c1 - 0.503867) < 0.000_001)
    #expect(color.c1 == color.c2 && color.c2 == color.c3)
    #expect(color.alpha == 0.25)
  }

  @Test(
    "An error in a file is reported with rule and line, and other files are read",
    arguments: [
      ("{\"colors\": {}}", "invalid-value", "'colors' must be a list"),
      ("{\"colors\": [1]}", "invalid-value", "must be an object"),
      ("[]", "invalid-value", "must contain an object"),
      ("{\"colour\": []}", "unknown-key", "did you mean 'colors'?"),
      ("{\"colors\": [{\"idiom\": 5}]}", "invalid-value", "'idiom' must be text"),
      ("{\"colors\": [{\"idiom\": \"ipod\"}]}", "unknown-value", "did you mean 'ipad'?"),
      ("{\"colors\": [{\"ideom\": \"ipad\"}]}", "unknown-key", "did you mean 'idiom'?"),
      ("{\"colors\": [{\"appearances\": \"dark\"}]}", "invalid-value", "must be a list"),
      (
        "{\"colors\": [{\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"drak\"}]}]}",
        "unknown-value", "did you mean 'dark'?"
      ),
      (
        "{\"colors\": [{\"appearances\": [{\"appearance\": \"contrast\", \"value\": \"low\"}]}]}",
        "unknown-value", "not a known 'contrast'"
      ),
      ("{\"colors\": [{\"display-gamut\": \"display-p3\"}]}", "color-space-spelling", "display-P3"),
      (color("\"color-space\": \"sRGB\""), "color-space-spelling", "must be 'srgb'"),
      (color("\"color-space\": \"p3\""), "unknown-color-space", "not a color space"),
      (color("\"components\": {\"red\": \"50%\"}"), "invalid-component", "percentage"),
      (color("\"components\": {\"red\": \"#FF\"}"), "invalid-component", "hexadecimal color"),
      (
        color("\"components\": {\"red\": \"1e-1\"}"), "invalid-component",
        "not a component of a color"
      ),
      (color("\"components\": {\"red\": \"1\"}"), "invalid-component", "'green' and 'blue'"),
      (color("\"components\": {\"white\": \"1\"}"), "unknown-key", "not a component of 'srgb'"),
      ("{\"colors\": [{\"color\": 1}]}", "invalid-value", "'color' must be an object"),
      ("{\"colors\": [{\"color\": {}}]}", "invalid-value", "'components', or 'platform'"),
      ("{\"colors\": [", "syntax", "not closed"),
      ("", "empty-document", "empty"),
      ("{\"colors\": [],}", "trailing-comma", "remove it"),
    ] as [(String, String, String)]
  )
  func refused(text: String, rule: String, words: String) throws {
    let (catalog, diagnostics) = try read([
      "bad.colorset/Contents.json": text,
      "good.colorset/Contents.json": colorSet(slot(255)),
    ])
    let found = try #require(diagnostics.first { $0.rule.id == rule }, "\(diagnostics)")
    #expect(found.message.contains(words), "\(found.message)")
    #expect(found.excerpt?.file == "A.xcassets/bad.colorset/Contents.json")
    #expect(catalog.color(named: "good")?.resolvedColor(with: TraitCollection()).hex == "#ffffff")
    #expect(catalog.colorIndex(named: "bad") != nil)
  }

  private static func color(_ text: String) -> String {
    "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\(text)}}]}"
  }

  @Test("Deviations in catalogs of shipped apps are read with a warning and keep their meaning")
  func tolerated() throws {
    let (catalog, diagnostics) = try read([
      "c.colorset/Contents.json": """
      {
        "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "sRGB",
          "components" : { "red" : "255", "green" : 1, "blue" : "1.0", "alpha" : 1, } } }, ],
        "info" : { "version" : "2.0.0-rc.4", "author" : "x" },
        "x-tool" : { "kept" : true }
      }
      """
    ])
    #expect(catalog.color(at: ColorIndex(0), for: TraitCollection()).hex == "#ffffff")
    #expect(!diagnostics.contains { $0.severity == .error })
    #expect(
      diagnostics.map(\.rule.id).sorted() == [
        "color-space-spelling", "trailing-comma", "trailing-comma", "unknown-key",
      ]
    )
    #expect(catalog.assets[0].document?.root["x-tool"]?["kept"]?.text == "true")
  }

  @Test(
    "A file name that leads outside its set is refused",
    arguments: ["../x.png", "a/b.png", ".."]
  )
  func unsafeNames(name: String) throws {
    let (catalog, diagnostics) = try read([
      "i.imageset/Contents.json":
        "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(name)\"}], \"info\": {}}"
    ])
    #expect(diagnostics.map(\.rule) == ["unsafe-name"])
    #expect(catalog.assets[0].slots[0].content == .unreadable)
  }

  @Test("Misspelled folder types are reported, and their contents are read")
  func unknownTypes() throws {
    let (catalog, diagnostics) = try read([
      "x.colourset/Contents.json": colorSet(slot(1)),
      "y.widget/z.colorset/Contents.json": colorSet(slot(1)),
      "empty.imageset/a.png": "",
    ])
    #expect(diagnostics.map(\.rule) == ["unknown-type", "unknown-type", "missing-contents"])
    #expect(diagnostics[0].message.contains("did you mean 'colorset'?"))
    #expect(catalog.colorNames == ["z"])
  }

  @Test("A folder without assets and Contents.json is no catalog")
  func otherFolders() throws {
    let files = InMemoryFiles([
      "Sources/a.swift": [], "Empty.xcassets/Contents.json": Array("{}".utf8),
    ])
    #expect(throws: FileError.notACatalog(path: "Sources")) {
      try AssetCatalog.read("Sources", from: files)
    }
    #expect(throws: FileError.notFound(path: "Nowhere")) {
      try AssetCatalog.read("Nowhere", from: files)
    }
    #expect(try AssetCatalog.read("Empty.xcassets", from: files).catalog.assets.isEmpty)
  }

  @Test("A value that is spelled like its key is an unknown value")
  func valueNamedAsKey() throws {
    let (_, diagnostics) = try read([
      "c.colorset/Contents.json": """
      { "colors": [{ "idiom": "idiom", "scale": "scale" }, { "idom": "universal" }],
        "info": { "version": 1, "author": "xcode" } }
      """
    ])
    let found = diagnostics.filter { $0.rule.id.hasPrefix("unknown-") }
    #expect(found.map(\.rule.id) == ["unknown-value", "unknown-value", "unknown-key"])
    #expect(found.first?.message == "'idiom' is not a known 'idiom'")
  }

  @Test("Folders that are nested too deeply are reported as such, not as a loop")
  func depth() throws {
    let folder = Array(repeating: "g", count: 70).joined(separator: "/")
    let (_, diagnostics) = try read(["\(folder)/c.colorset/Contents.json": colorSet(slot(1))])
    #expect(diagnostics.map(\.rule.id) == ["too-many-files"])
    #expect(diagnostics.first?.message.contains("nested more than") == true)
  }

  @Test("Circular links and unreadable folders are reported, and the rest is read")
  func links() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "A.xcassets").path
    try write(
      [
        "A.xcassets/c.colorset/Contents.json": colorSet(slot(1)),
        "A.xcassets/G/d.colorset/Contents.json": colorSet(slot(1)),
        "other/e.colorset/Contents.json": colorSet(slot(1)),
      ],
      to: folder
    )
    for (link, target) in [
      ("G/loop", "../../A.xcassets"), ("self", "self"), ("lost", "nowhere"),
      ("away", "../other"), ("G/back", "../away"), ("c.colorset/x", "."),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(path)/\(link)",
        withDestinationPath: target
      )
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/other/up",
      withDestinationPath: "../A.xcassets"
    )
    let (catalog, diagnostics) = try AssetCatalog.read(path)
    #expect(Set(catalog.colorNames) == ["c", "d", "e"])
    #expect(
      diagnostics.map(\.rule.id).sorted() == [
        "link-loop", "link-loop", "link-loop", "unreadable-file", "unreadable-file",
      ]
    )
  }

  @Test("Links that multiply folders are followed up to a limit")
  func manyLinks() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "A.xcassets").path
    for level in 0..<12 {
      let group = "\(path)/g\(level)"
      try FileManager.default.createDirectory(atPath: group, withIntermediateDirectories: true)
      for link in 0..<(level < 11 ? 8 : 0) {
        try FileManager.default.createSymbolicLink(
          atPath: "\(group)/l\(link)",
          withDestinationPath: "../g\(level + 1)"
        )
      }
    }
    let (_, diagnostics) = try AssetCatalog.read(path)
    #expect(diagnostics.map(\.rule) == ["too-many-files"])
    #expect(
      diagnostics.first?.message.contains("links of the folder lead to more than 10000") == true
    )
  }

  @Test("Only a catalog folder that can't be read throws an error")
  func missing() {
    #expect(throws: FileError.notFound(path: "B.xcassets")) {
      try AssetCatalog.read("B.xcassets", from: memory([:]))
    }
  }

  @Test("Many assets read in parallel have the order of a serial read")
  func many() throws {
    var files: [String: String] = [:]
    for index in 0..<1_000 {
      files["n\(index).colorset/Contents.json"] = colorSet(slot(index % 256))
    }
    files["n500.colorset/Contents.json"] = "{"
    let (catalog, diagnostics) = try read(files)
    #expect(diagnostics.map(\.rule) == ["syntax"])
    #expect(catalog.colorNames == files.keys.map { String($0.dropLast(23)) }.sorted())
    #expect(catalog.color(named: "n77")?.resolvedColor(with: TraitCollection()).hex == "#4d4d4d")
  }
}
