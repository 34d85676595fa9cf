import AssetCatalogs
import Testing
import ThemeValidation

@Suite struct DifferenceTests {
  @Test("Added, removed and changed assets and slots are reported, and nothing else")
  func differences() throws {
    let (old, _) = try read([
      "same.colorset/Contents.json": colorSet(slot(138)),
      "gone.colorset/Contents.json": colorSet(slot(1)),
      "changed.colorset/Contents.json": colorSet(
        slot(1) + "," + slot(2, #""idiom": "ipad""#) + ",{\"idiom\": \"tv\"}"
      ),
      "i.imageset/Contents.json": #"{"images": [{"idiom": "mac", "filename": "a"}], "info": {}}"#,
    ])
    let (new, _) = try read([
      "G/same.colorset/Contents.json": colorSet(
        """
        {"color": {"components": {"red": "0x8A", "green": "0x8A", "blue": "0x8A"}}}
        """
      ),
      "come.colorset/Contents.json": colorSet(slot(1)),
      "changed.colorset/Contents.json": colorSet(slot(2, #""idiom": "ipad""#) + "," + slot(255)),
      "i.imageset/Contents.json": #"{"images": [{"idiom": "mac", "filename": "b"}], "info": {}}"#,
    ])
    #expect(old.differences(to: old).isEmpty)
    let found = old.differences(to: new)
    #expect(found.map(\.name) == ["changed", "come", "gone", "i"])
    #expect(found[1].change == .added)
    #expect(found[2].change == .removed)
    guard case .changed(let slots) = found[0].change, case .changed(let files) = found[3].change
    else {
      Issue.record("no changes")
      return
    }
    #expect(slots.map(\.conditions.description) == ["any"])
    // White and a nearly black gray of L* 0.27 differ by almost the whole range of lightness.
    #expect((slots[0].colorDifference ?? 0) > 99)
    #expect(files.map(\.old) == [.file("a")])
    #expect(files.map(\.new) == [.file("b")])
  }

  @Test(
    "A slot that repeats the color chosen without it is not a difference",
    arguments: [
      (slot(1), slot(1) + "," + slot(1, dark), []),
      (slot(1) + "," + slot(2, dark), slot(1) + "," + slot(2, dark) + "," + slot(2, darkHigh), []),
      (slot(1) + "," + slot(1, #""idiom": "ipad""#), slot(1), []),
      (slot(1) + ",{\"idiom\": \"universal\", \(darkAppearance)}", slot(1), []),
      (slot(1) + "," + slot(2, dark), slot(1), ["dark"]),
      (slot(1) + "," + slot(2, dark), slot(2) + "," + slot(2, dark), ["any"]),
      (slot(1, dark), slot(1), ["any"]),
    ] as [(String, String, [String])]
  )
  func resolved(old: String, new: String, conditions: [String]) throws {
    let (old, new) = (try readColor(old).catalog, try readColor(new).catalog)
    for (first, second) in [(old, new), (new, old)] {
      let found = first.differences(to: second).flatMap { difference -> [String] in
        guard case .changed(let slots) = difference.change else { return ["?"] }
        return slots.map(\.conditions.description)
      }
      #expect(found == conditions)
    }
  }
}

private let darkAppearance =
  #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
private let dark = #""idiom": "universal", "# + darkAppearance
private let darkHigh = #"""
  "idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}, \#
  {"appearance": "contrast", "value": "high"}]
  """#
