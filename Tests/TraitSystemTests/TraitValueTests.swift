import Testing
import TraitSystem

struct TraitValueTests {
  @Test(
    "A text is converted to a value by name",
    arguments: [
      ("style", "dark", "dark"), ("style", "DARK", "dark"), ("style", "2", "dark"),
      ("style", "unspecified", "unspecified"), ("contrast", "high", "high"),
      ("contrast", "normal", "normal"), ("gamut", "SRGB", "srgb"), ("gamut", "p3", "p3"),
      ("level", "elevated", "elevated"), ("idiom", "car", "carPlay"),
      ("idiom", "car-play", "carPlay"),
      ("idiom", "5", "mac"), ("idiom", "vision", "vision"), ("direction", "rtl", "rightToLeft"),
      ("direction", "right-to-left", "rightToLeft"), ("direction", "Right_To_Left", "rightToLeft"),
      ("content-size", "ax-xl", "accessibilityExtraLarge"), ("content-size", "L", "large"),
      ("content-size", "UICTContentSizeCategoryXS", "extraSmall"), ("scale", "2", "2"),
      ("scale", "2.5", "2.5"), ("language", "zh-Hant", "zh-Hant"), ("language", "nil", "nil"),
      ("natural-alignment", "0", "false"), ("natural-alignment", "True", "true"),
    ]
  )
  func accepted(trait: String, text: String, name: String) throws {
    let key = try #require(TraitKey.named(trait))
    #expect(try key.value(text).description == name)
  }

  @Test(
    "Names are compared without case, hyphens, underscores and spaces",
    arguments: [
      ("", ""), ("- _", ""), ("High-Contrast_x Y", "highcontrastxy"), ("AZ[az@`{09", "az[az@`{09"),
      ("Ünder-Score", "ünderscore"), ("A-é", "aé"), ("ΑΣ", "ασ"), ("a\u{2010}B", "a\u{2010}b"),
      ("E\u{301}-X", "é\u{78}"),
    ]
  )
  func normalized(name: String, expected: String) {
    #expect(TraitKey.normalizedName(name) == expected)
  }

  @Test(
    "An invalid text is refused with the valid values",
    arguments: [
      ("style", "drak", ["unspecified", "light", "dark"]),
      ("style", "", ["unspecified", "light", "dark"]),
      ("style", "9", ["unspecified", "light", "dark"]), ("scale", "two", []),
      ("natural-alignment", "maybe", ["false", "true"]),
    ]
  )
  func refused(trait: String, text: String, candidates: [String]) throws {
    let key = try #require(TraitKey.named(trait))
    let error = #expect(throws: TraitValueError.self) { try key.value(text) }
    #expect(error?.candidates == candidates)
    #expect(error?.description.contains("'\(text)'") == true)
  }

  @Test("The unknown idiom 4 and raw values without a case are refused")
  func gap() throws {
    let key = TraitKey(UserInterfaceIdiomTrait.self)
    #expect(throws: TraitValueError.self) { try key.value("4") }
  }

  @Test("Values of open kinds are read from text")
  func open() throws {
    #expect(try TraitKey(DensityTrait.self).value("-12").description == "-12")
    #expect(try TraitKey(RatioTrait.self).value("0.25").description == "0.25")
    #expect(try TraitKey(MaybeTrait.self).value("7").description == "7")
    #expect(try TraitKey(MaybeTrait.self).value("nil") == TraitKey(MaybeTrait.self).defaultValue)
    #expect(throws: TraitValueError.self) { try TraitKey(SeatTrait.self).value("x") }
    #expect(try TraitKey(FlagTrait.self).value("1").integer == 1)
    #expect(try TraitKey(MyAppThemeTrait.self).value("pastel").integer == 1)
  }

  @Test("A value of one trait is not stored for another")
  func foreign() throws {
    let style = TraitKey(UserInterfaceStyleTrait.self)
    let scale = TraitKey(DisplayScaleTrait.self)
    let dark = try style.value("dark")
    var stored = true
    let traits = TraitCollection { stored = $0.set(dark, for: scale) }
    #expect(!stored)
    #expect(traits == TraitCollection())
  }

  @Test("Traits are found by the names in files")
  func names() {
    #expect(TraitKey.named("com.nowhere.trait") == nil)
    #expect(TraitKey.named("") == nil)
    #expect(TraitKey.named("Style")?.identifier == "userInterfaceStyle")
    #expect(TraitKey(MyAppThemeTrait.self) == TraitKey.named("com.myapp.theme"))
    #expect(TraitKey.allNames.starts(with: ["style", "contrast", "gamut", "idiom", "level"]))
    #expect(TraitKey.allNames.contains("com.myapp.theme"))
    #expect(MyAppThemeTrait.name == "MyAppTheme")
    #expect(DensityTrait.identifier == "TraitSystemTests.DensityTrait")
  }
}
