import AssetCatalogs
import Testing
import TraitSystem

@Suite struct ImageChoiceTests {
  /// The file that is chosen among slots, each a file's name and further members.
  private func chosen(_ slots: [(String, String)], _ request: AssetRequest) throws -> String? {
    let text = slots.map { "{\"filename\": \"\($0.0)\", \($0.1)}" }.joined(separator: ",")
    let (catalog, diagnostics) = try read([
      "i.imageset/Contents.json": "{\"images\": [\(text)], \"info\": {\"version\": 1}}"
    ])
    #expect(diagnostics.isEmpty)
    return catalog.asset(named: "i", type: .imageSet)?.fileSlot(for: request)?.file
  }

  private static let scales = [
    ("1", #""idiom": "universal", "scale": "1x""#), ("2", #""idiom": "universal", "scale": "2x""#),
    ("3", #""idiom": "universal", "scale": "3x""#),
  ]

  @Test(
    "the scale asked for, then lower ones down to 1, then higher ones",
    arguments: [
      ([0, 1, 2], 2, "2"), ([0, 2], 2, "1"), ([2], 2, "3"), ([1, 2], 1, "2"), ([0, 1], 3, "2"),
    ]
  )
  func scale(slots: [Int], scale: Int, expected: String) throws {
    let traits = TraitCollection(displayScale: Double(scale))
    #expect(try chosen(slots.map { Self.scales[$0] }, AssetRequest(traits)) == expected)
  }

  @Test("appearance before scale, scale before direction, gamut before idiom, idiom before size")
  func order() throws {
    let universal = #""idiom": "universal""#
    let dark = universal + #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    var request = AssetRequest(
      TraitCollection {
        $0.userInterfaceStyle = .dark
        $0.displayScale = 2
        $0.layoutDirection = .rightToLeft
        $0.displayGamut = .P3
        $0.userInterfaceIdiom = .phone
        $0.horizontalSizeClass = .compact
        $0.verticalSizeClass = .regular
      }
    )
    func two(_ first: String, _ second: String) throws -> String? {
      try chosen([("a", first), ("b", second)], request)
    }
    #expect(try two(universal + #", "scale": "2x""#, dark + #", "scale": "1x""#) == "b")
    #expect(
      try two(
        universal + #", "scale": "1x", "language-direction": "right-to-left""#,
        universal + #", "scale": "2x""#
      ) == "b"
    )
    #expect(
      try two(
        universal + #", "language-direction": "left-to-right""#,
        universal + #", "language-direction": "right-to-left""#
      ) == "b"
    )
    #expect(try two(universal, universal + #", "language-direction": "left-to-right""#) == "b")
    #expect(
      try two(#""idiom": "iphone""#, universal + #", "display-gamut": "display-P3""#) == "b"
    )
    #expect(try two(universal + #", "width-class": "compact""#, #""idiom": "iphone""#) == "b")
    #expect(
      try two(
        universal + #", "height-class": "regular""#,
        universal + #", "width-class": "compact""#
      ) == "b"
    )
    #expect(try two(universal + #", "width-class": "regular""#, universal) == "b")
    request.memory = 2
    #expect(try two(universal + #", "memory": "4GB""#, universal + #", "memory": "1GB""#) == "b")
    request.graphics = "metal3v1"
    #expect(
      try two(
        universal + #", "graphics-feature-set": "metal4v1""#,
        universal + #", "graphics-feature-set": "metal2v2""#
      ) == "b"
    )
    request.subtype = "retina4"
    #expect(
      try two(#""idiom": "iphone""#, #""idiom": "iphone", "subtype": "retina4""#) == "b"
    )
  }

  @Test("slots without an idiom or a file are assigned to nothing")
  func unassigned() throws {
    let request = AssetRequest()
    #expect(try chosen([("a", #""scale": "1x""#)], request) == nil)
    #expect(try chosen([("a", #""idiom": "universal", "unassigned": true"#)], request) == nil)
    #expect(try chosen([("", #""idiom": "universal""#)], request) == nil)
  }
}
