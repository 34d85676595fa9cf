import AssetCatalogs
import ColorValues
import DynamicColors
import FileAccess
import SourceDiagnostics
import SourceDocuments
import Testing
import TestSupport
import ThemeValidation
import TraitSystem

@Suite struct CompiledTests {
  private func read(_ bytes: [UInt8]) throws -> AssetCatalog {
    try AssetCatalog.readCompiled("A.car", from: InMemoryFiles(["A.car": bytes])).catalog
  }

  @Test("Names, conditions, color spaces and exact components of a compiled catalog are read")
  func colors() throws {
    var car = CompiledCatalog(keyFormat: [7, 13, 12, 15, 16, 17, 1, 2, 24])
    car.appearances = [
      "UIAppearanceAny": 0, "UIAppearanceDark": 1, "UIAppearanceHighContrastAny": 2,
    ]
    car.addName("Brand/Accent", identifier: 20_419)
    car.addName("Gray", identifier: 7)
    car.addName("Icon_Assets/Color-1", identifier: 8)
    car.addColor([7: 0, 15: 0, 17: 20_419], space: 1, [0.5410000085830688, 0, 1, 1])
    car.addColor([7: 1, 15: 0, 17: 20_419], space: 1, [66.0 / 255, 1, 0, 0.5])
    car.addColor([7: 2, 15: 1, 17: 20_419, 24: 1], space: 3, [1, 0, 0, 1])
    car.addColor([7: 0, 15: 2, 16: 32_401, 17: 20_419], space: 4, [1.5, -0.5, 0, 1])
    car.addColor([17: 7], space: 2, [0.25, 1])
    car.addColor([17: 8], space: 1, [1, 1, 1, 1])
    let catalog = try read(car.bytes)
    #expect(catalog.colorNames == ["Brand/Accent", "Gray"])
    let slots = try #require(catalog.asset(named: "Brand/Accent", type: .colorSet)).slots
    #expect(
      slots.map(\.conditions.description) == [
        "any", "dark", "high-contrast, display-P3, iphone", "any, ipad, mac-catalyst",
      ]
    )
    #expect(
      slots.map(\.color) == [
        .components(AssetComponents(.srgb, 0.5410000085830688, 0, 1)),
        .components(AssetComponents(.srgb, 66.0 / 255, 1, 0, alpha: 0.5, encoding: .hexadecimal)),
        .components(AssetComponents(.displayP3, 1, 0, 0, encoding: .hexadecimal)),
        .components(AssetComponents(.extendedSRGB, 1.5, -0.5, 0)),
      ]
    )
    #expect(
      catalog.color(at: ColorIndex(0), for: TraitCollection(userInterfaceStyle: .dark))
        == Color(.srgb, 66.0 / 255, 1, 0, alpha: 0.5)
    )
  }

  @Test("Compiled files without a table of appearances use the numbers of their platform")
  func appearances() throws {
    for (isMac, number, expected) in [
      (false, 3, "dark high-contrast"), (true, 3, "high-contrast"), (true, 6, "dark high-contrast"),
      (true, 8, "light"),
    ] {
      var car = CompiledCatalog(keyFormat: [7, 13, 1, 2, 3, 17, 11, 12])
      car.isMac = isMac
      car.addName("c", identifier: 1)
      car.addColor([7: number, 17: 1], space: 1, [0, 0, 0, 1])
      let slots = try #require(read(car.bytes).asset(named: "c", type: .colorSet)).slots
      #expect(slots.map(\.conditions.description) == [expected])
    }
  }

  @Test("A source catalog and its compiled catalog have no differences")
  func differences() throws {
    let (source, _) = try readColor(
      """
      {"idiom": "universal", "color": {"color-space": "srgb", "components": \
      {"red": "0.541", "green": "66", "blue": "0x8A", "alpha": "1.000"}}}
      """
    )
    var car = CompiledCatalog(keyFormat: [7, 15, 17, 1, 2])
    car.addName("c", identifier: 1)
    car.addColor([17: 1], space: 1, [Double(Float(0.541)), 66.0 / 255, 138.0 / 255, 1])
    #expect(source.differences(to: try read(car.bytes)).isEmpty)
  }

  @Test("Files that are not compiled catalogs, or lack required parts, are refused")
  func refused() throws {
    #expect(throws: CompiledCatalogError.notACatalog(path: "A.car")) { try read([]) }
    #expect(throws: CompiledCatalogError.notACatalog(path: "A.car")) {
      try read(Array("BOMStoreXX".utf8))
    }
    #expect(throws: CompiledCatalogError.file(.notFound(path: "B.car"))) {
      try AssetCatalog.readCompiled("B.car", from: InMemoryFiles([:]))
    }
  }

  @Test("A list with more entries than fit in the file is refused", arguments: [1, 2, 60, 300])
  func overlapping(leaves: Int) throws {
    var car = CompiledCatalog(keyFormat: [17, 1, 2])
    car.addName("a", identifier: 1)
    car.addColor([17: 1], space: 1, [0, 0, 0, 1])
    car.overlappingLeaves = leaves
    let bytes = car.bytes
    if leaves * leaves <= bytes.count / 8 {
      #expect(try read(bytes).colorNames == ["a"])
    } else {
      #expect(throws: CompiledCatalogError.damaged(path: "A.car", part: "list of renditions")) {
        try read(bytes)
      }
    }
  }

  @Test("An unreadable color is reported, and the other colors are read")
  func damaged() throws {
    var car = CompiledCatalog(keyFormat: [17, 1, 2])
    car.addName("good", identifier: 1)
    car.addName("bad", identifier: 2)
    car.addColor([17: 1], space: 1, [0, 0, 0, 1])
    car.addColor([17: 2], space: 99, [0, 0, 0, 1])
    let (catalog, diagnostics) = try AssetCatalog.readCompiled(
      "A.car",
      from: InMemoryFiles(["A.car": car.bytes])
    )
    #expect(catalog.colorNames == ["good"])
    #expect(diagnostics.map(\.rule) == ["damaged-entry", "damaged-entry"])
  }

  @Test(
    "Damaged compiled catalogs are read in part or refused, without a crash or a hang",
    arguments: 0..<caseCount(4, long: 10)
  )
  func mutated(seed: Int) throws {
    var car = CompiledCatalog(keyFormat: [7, 15, 17, 1, 2, 24])
    car.appearances = ["UIAppearanceDark": 1]
    for index in 0..<5 {
      car.addName("c\(index)", identifier: index)
      car.addColor([17: index], space: 1, [0, 0, 0, 1])
    }
    let whole = car.bytes
    var generator = SplitMix64(seed: UInt64(seed))
    for _ in 0..<300 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[place] =
          [0, 1, 0x7F, 0xFF, UInt8.random(in: 0...255, using: &generator)]
          .randomElement(using: &generator) ?? 0
      }
      if Bool.random(using: &generator) {
        bytes.removeLast(Int.random(in: 0...bytes.count, using: &generator))
      }
      _ = try? read(bytes)
    }
  }
}
