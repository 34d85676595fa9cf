import Testing
import UIKitNames

@Suite("Colors of bundles")
struct BundleColorTests {
  private static func component(_ value: String) -> String {
    """
    {
      "colors" : [
        { "idiom" : "universal", "color" : { "color-space" : "srgb", "components" : { "red" : "\(value)", "green" : "0.000", "blue" : "0.000", "alpha" : "1.000" } } },
        { "idiom" : "universal", "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ], "color" : { "color-space" : "srgb", "components" : { "red" : "0.000", "green" : "\(value)", "blue" : "0.000", "alpha" : "1.000" } } }
      ],
      "info" : { "author" : "xcode", "version" : 1 }
    }
    """
  }

  @Test("A color is found in the catalog of the bundle and remains dynamic")
  func bundle() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/Brand.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(Self.component("1.000").utf8).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))

    let brand = try #require(UIColor(named: "Brand", in: bundle, compatibleWith: nil))
    #expect(brand.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .red)
    #expect(brand.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .green)
    #expect(UIColor(named: "Missing", in: bundle, compatibleWith: nil) == nil)
  }

  @Test("A bundle without a catalog has no colors")
  func noCatalog() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let bundle = try #require(Bundle(path: folder.path))
    #expect(UIColor(named: "Brand of none", in: bundle, compatibleWith: nil) == nil)
  }
}
