import AssetCatalogs
import ColorValues
import DynamicColors
import FileAccess
import Foundation
import SourceDiagnostics
import SourceDocuments
import Testing
import TraitSystem

@Suite final class WritingTests {
  private let folder: URL
  private var path: String { folder.appending(path: "A.xcassets").path }

  init() throws { folder = try temporaryFolder() }

  private func file(_ name: String) -> String? {
    text(folder.appending(path: "A.xcassets/\(name)"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let modern = """
    {
      "colors" : [
        {
          "color" : {
            "color-space" : "srgb",
            "components" : {
              "alpha" : "1.000",
              "blue" : "0x03",
              "green" : "0x02",
              "red" : "0x01"
            }
          },
          "idiom" : "universal"
        },
        {
          "appearances" : [
            {
              "appearance" : "luminosity",
              "value" : "dark"
            }
          ],
          "idiom" : "universal"
        }
      ],
      "info" : {
        "author" : "xcode",
        "version" : 1
      }
    }

    """

  private static let legacy = """
    {
      "info" : {
        "version" : 1,
        "author" : "xcode"
      },
      "colors" : [
        {
          "idiom" : "universal",
          "color" : {
            "color-space" : "srgb",
            "components" : {
              "red" : "0x01",
              "alpha" : "1.000",
              "blue" : "0x03",
              "green" : "0x02"
            }
          }
        }
      ]
    }
    """

  private static let foreign =
    "{\n    \"info\": {\"version\": 1, \"author\": \"me\"}, \"x\": [ ],\n\"colors\": [] }"

  private func color(_ value: Double) -> AssetSlot.Content {
    .color(.components(AssetComponents(.srgb, value, value, value, encoding: .hexadecimal)))
  }

  @Test("A copied catalog has the files of its source and keeps other existing files")
  func copy() throws {
    try write(
      [
        "A.xcassets/Contents.json": group, "A.xcassets/a.colorset/Contents.json": Self.modern,
        "A.xcassets/G/b.colorset/Contents.json": Self.legacy,
        "A.xcassets/G/c.colorset/Contents.json": Self.foreign,
        "A.xcassets/d.colorset/Contents.json": "{ broken",
        "A.xcassets/i.imageset/Contents.json": #"{"images":[],"info":{}}"#,
        "A.xcassets/i.imageset/i.png": "\u{1}png", "A.xcassets/notes.txt": "n",
        "B.xcassets/mine.txt": "m", "B.xcassets/a.colorset/Contents.json": "old",
      ],
      to: folder
    )
    let (catalog, _) = try AssetCatalog.read(path)
    let target = folder.appending(path: "B.xcassets").path
    let (update, findings) = try catalog.copyUpdate(to: target)
    #expect(findings.isEmpty)
    try LocalFiles().apply(update, to: target)
    for (name, _) in [
      ("Contents.json", ""), ("a.colorset/Contents.json", ""), ("G/b.colorset/Contents.json", ""),
      ("G/c.colorset/Contents.json", ""), ("d.colorset/Contents.json", ""),
      ("i.imageset/Contents.json", ""), ("i.imageset/i.png", ""), ("notes.txt", ""),
    ] {
      #expect(text(folder.appending(path: "B.xcassets/\(name)")) == file(name), "\(name)")
    }
    #expect(text(folder.appending(path: "B.xcassets/mine.txt")) == "m")
    #expect(try LocalFiles().names(in: folder.path) == ["A.xcassets", "B.xcassets"])
  }

  @Test("A new catalog is written in the form of Xcode")
  func new() throws {
    var editor = CatalogEditor()
    var dark = SlotConditions()
    dark.appearance = .dark
    var high = SlotConditions(idiom: .pad)
    high.appearance = AssetAppearance(luminosity: .dark, isHighContrast: true)
    high.gamut = .displayP3
    try editor.setColor(
      "Brand/Sub/New Badge",
      to: [
        AssetSlot(high, .color(.system(SystemColorReference(platform: "ios", name: "labelColor")))),
        AssetSlot(dark, .color(.components(AssetComponents(white: 0.25, alpha: 0.5)))),
        AssetSlot(SlotConditions(), color(1)),
      ]
    )
    try editor.write(to: path)
    #expect(
      file("Contents.json")
        == "{\n  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }\n}\n"
    )
    #expect(file("Brand/Contents.json")?.contains("\"provides-namespace\" : true") == true)
    #expect(
      file("Brand/Sub/New Badge.colorset/Contents.json") == """
        {
          "colors" : [
            {
              "color" : {
                "color-space" : "srgb",
                "components" : {
                  "alpha" : "1.000",
                  "blue" : "0xFF",
                  "green" : "0xFF",
                  "red" : "0xFF"
                }
              },
              "idiom" : "universal"
            },
            {
              "appearances" : [
                {
                  "appearance" : "luminosity",
                  "value" : "dark"
                }
              ],
              "color" : {
                "color-space" : "gray-gamma-22",
                "components" : {
                  "alpha" : "0.500",
                  "white" : "0.250"
                }
              },
              "idiom" : "universal"
            },
            {
              "appearances" : [
                {
                  "appearance" : "luminosity",
                  "value" : "dark"
                },
                {
                  "appearance" : "contrast",
                  "value" : "high"
                }
              ],
              "color" : {
                "platform" : "ios",
                "reference" : "labelColor"
              },
              "display-gamut" : "display-P3",
              "idiom" : "ipad"
            }
          ],
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        }

        """
    )
    let (read, diagnostics) = try AssetCatalog.read(path)
    #expect(diagnostics.isEmpty)
    #expect(read.colorNames == ["Brand/Sub/New Badge"])
  }

  @Test("A slot with a subtype is written after the other slots of its device")
  func subtypes() throws {
    func conditions(
      _ idiom: AssetIdiom,
      _ subtype: String? = nil,
      _ gamut: AssetGamut? = nil
    ) -> SlotConditions {
      var conditions = SlotConditions(idiom: idiom)
      conditions.subtype = subtype
      conditions.gamut = gamut
      return conditions
    }
    let ordered = [
      conditions(.universal), conditions(.phone, nil, .displayP3), conditions(.pad),
      conditions(.pad, nil, .displayP3), conditions(.pad, "mac-catalyst"),
      conditions(.pad, "mac-catalyst", .displayP3), conditions(.car), conditions(.mac),
    ]
    var editor = CatalogEditor()
    try editor.setColor("c", to: ordered.reversed().map { AssetSlot($0, color(1)) })
    try editor.write(to: path)
    let (catalog, _) = try AssetCatalog.read(path)
    let asset = try #require(catalog.asset(named: "c", type: .colorSet))
    #expect(asset.slots.map(\.conditions) == ordered)
  }

  @Test("Only the changed set is written, in its own style and with its other content")
  func changes() throws {
    try write(
      [
        "A.xcassets/Contents.json": group,
        "A.xcassets/Colors/Contents.json": group,
        "A.xcassets/Colors/Brand/Contents.json": namespace,
        "A.xcassets/Colors/Brand/a.colorset/Contents.json": Self.legacy,
        "A.xcassets/b.colorset/Contents.json": Self.modern,
        "A.xcassets/c.colorset/Contents.json": Self.foreign,
      ],
      to: folder
    )
    let (catalog, _) = try AssetCatalog.read(path)
    var editor = CatalogEditor(changing: catalog)
    let old = try #require(catalog.asset(named: "Brand/a", type: .colorSet)).slots
    try editor.setColor("Brand/a", to: old)
    #expect(try editor.fileUpdate().isEmpty)
    var dark = SlotConditions()
    dark.appearance = .dark
    try editor.setColor("Brand/a", to: old + [AssetSlot(dark, color(0))])
    try editor.setColor("Brand/n", to: [AssetSlot(SlotConditions(), color(1))])
    try editor.setColor("c", to: [AssetSlot(SlotConditions(), color(1))])
    #expect(
      try editor.fileUpdate().writtenPaths == [
        "Colors/Brand/a.colorset/Contents.json", "Colors/Brand/n.colorset/Contents.json",
        "c.colorset/Contents.json",
      ]
    )
    try editor.write(to: path)
    #expect(file("b.colorset/Contents.json") == Self.modern)
    let written = try #require(file("Colors/Brand/a.colorset/Contents.json"))
    #expect(written.hasPrefix(String(Self.legacy.dropLast(7))))
    #expect(written.hasSuffix("}\n      }\n    }\n  ]\n}"))
    #expect(written.contains("\"idiom\" : \"universal\",\n      \"appearances\" : ["))
    let foreign = try #require(file("c.colorset/Contents.json"))
    #expect(foreign.contains("\"author\": \"me\""))
    #expect(foreign.contains("\"x\": []"))
    #expect(!foreign.hasSuffix("\n"))
    let (read, diagnostics) = try AssetCatalog.read(path)
    #expect(!diagnostics.contains { $0.severity == .error })
    #expect(Set(read.colorNames) == ["Brand/a", "Brand/n", "b", "c"])
  }

  @Test(
    "Invalid names of colors are refused",
    arguments: ["", "..", "a/../b", "/a", "a//b", "a/", "x.y/a", ".hidden", "a\0"]
  )
  func names(name: String) throws {
    var editor = CatalogEditor()
    #expect(throws: CatalogEditError.invalidName(name)) {
      try editor.setColor(name, to: [AssetSlot(SlotConditions(), color(1))])
    }
    #expect(try editor.fileUpdate().writtenPaths == ["Contents.json"])
  }

  @Test("Clashing names of colors and groups are refused")
  func clashes() throws {
    let (catalog, _) = try read(["Brand/a.colorset/Contents.json": colorSet(slot(1))])
    var editor = CatalogEditor(changing: catalog)
    #expect(throws: CatalogEditError.namespaceTaken(name: "Brand/b", folder: "Brand")) {
      try editor.setColor("Brand/b", to: [])
    }
    try editor.setColor("One", to: [])
    #expect(throws: CatalogEditError.caseClash(name: "one", other: "One")) {
      try editor.setColor("one", to: [])
    }
    try editor.setColor("Group/a", to: [])
    try editor.setColor("Group/b", to: [])
    for (name, group, other) in [("group/c", "group", "Group"), ("brand/c", "brand", "Brand")] {
      #expect(throws: CatalogEditError.caseClash(name: group, other: other)) {
        try editor.setColor(name, to: [])
      }
    }
  }

  @Test(
    "Components are written with the fewest exact digits",
    arguments: [
      (138.0 / 255, ComponentStyle.float, "\"0.541\""), (138.0 / 255, .integer, "\"138\""),
      (138.0 / 255, .hexadecimal, "\"0x8A\""), (0.25, .float, "\"0.250\""),
      (0.123456, .float, "\"0.123456\""), (0.000_01, .float, "\"0.00001\""),
      (0.123456, .integer, "\"31\""), (1, .float, "\"1.000\""), (0, .hexadecimal, "\"0x00\""),
    ] as [(Double, ComponentStyle, String)]
  )
  func components(value: Double, style: ComponentStyle, expected: String) throws {
    var editor = CatalogEditor()
    let components = AssetComponents(Color(.srgb, value, value, value), style: style)
    try editor.setColor("c", to: [AssetSlot(SlotConditions(), .color(.components(components)))])
    try editor.write(to: path)
    #expect(file("c.colorset/Contents.json")?.contains("\"red\" : \(expected)\n") == true)
  }

}
