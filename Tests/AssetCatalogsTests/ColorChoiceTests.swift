import AssetCatalogs
import ColorValues
import DynamicColors
import Testing
import TestSupport
import TraitSystem

@Suite struct ColorChoiceTests {
  private static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
  private static let light = #""appearances": [{"appearance": "luminosity", "value": "light"}]"#
  private static let high = #""appearances": [{"appearance": "contrast", "value": "high"}]"#
  private static let darkHigh = """
    "appearances": [{"appearance": "luminosity", "value": "dark"}, \
    {"appearance": "contrast", "value": "high"}]
    """
  private static let universal = #""idiom": "universal""#

  /// The number of the slot that traits choose: the first slot has the value 1.
  private func chosen(_ slots: [String], _ traits: TraitCollection) throws -> Int? {
    let text = slots.enumerated().map { slot($0.offset + 1, $0.element) }.joined(separator: ",")
    let (catalog, diagnostics) = try readColor(text)
    #expect(diagnostics.isEmpty)
    let color = catalog.resolvedColor(of: catalog.assets[0], for: AssetRequest(traits))
    return color.map { Int(($0.c1 * 255).rounded()) }
  }

  @Test(
    "Style outranks contrast, and dark or high-contrast slots never replace light or normal ones",
    arguments: [
      ([universal, dark], UserInterfaceStyle.dark, AccessibilityContrast.high, 2),
      ([universal, high, dark], .dark, .high, 3),
      ([universal, high, darkHigh, dark], .dark, .high, 3),
      ([universal, high], .dark, .high, 2),
      ([universal, high], .dark, .normal, 1),
      ([universal, dark], .light, .normal, 1),
      ([dark], .light, .normal, nil),
      ([light], .dark, .normal, nil),
      ([high], .light, .normal, nil),
      ([universal, light, high], .light, .high, 2),
      ([universal, light, dark], .unspecified, .normal, 1),
      ([light, dark], .unspecified, .normal, nil),
      ([universal, high], .unspecified, .high, 2),
    ] as [([String], UserInterfaceStyle, AccessibilityContrast, Int?)]
  )
  func appearances(
    slots: [String],
    style: UserInterfaceStyle,
    contrast: AccessibilityContrast,
    expected: Int?
  ) throws {
    let traits = TraitCollection {
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
    }
    #expect(try chosen(slots, traits) == expected)
  }

  @Test(
    "Appearance outranks gamut, gamut outranks idiom, and no idiom replaces another",
    arguments: [
      (
        [#""idiom": "iphone""#, universal + "," + dark], UserInterfaceIdiom.phone,
        DisplayGamut.SRGB, 2
      ),
      ([#""idiom": "iphone""#, universal], .phone, .SRGB, 1),
      ([#""idiom": "iphone""#, universal], .pad, .SRGB, 2),
      ([#""idiom": "mac""#], .phone, .SRGB, nil),
      ([#""idiom": "mac""#], .mac, .P3, 1),
      ([#""idiom": "iphone""#, universal + #","display-gamut": "display-P3""#], .phone, .P3, 2),
      ([#""idiom": "iphone""#, universal + #","display-gamut": "display-P3""#], .phone, .SRGB, 1),
      ([universal + #","display-gamut": "display-P3""#], .phone, .SRGB, nil),
      ([universal + #","display-gamut": "sRGB""#], .phone, .P3, 1),
      ([#""idiom": "ipad", "subtype": "mac-catalyst""#, universal], .pad, .SRGB, 2),
      ([#""idiom": "watch""#, ""], .unspecified, .unspecified, 2),
    ] as [([String], UserInterfaceIdiom, DisplayGamut, Int?)]
  )
  func devices(
    slots: [String],
    idiom: UserInterfaceIdiom,
    gamut: DisplayGamut,
    expected: Int?
  ) throws {
    let traits = TraitCollection {
      $0.userInterfaceStyle = .dark
      $0.userInterfaceIdiom = idiom
      $0.displayGamut = gamut
    }
    #expect(try chosen(slots, traits) == expected)
  }

  @Test("A slot for mixed reality takes precedence over every style")
  func vision() throws {
    let slots = [Self.universal, Self.universal + "," + Self.dark, #""idiom": "vision""#]
    let traits = TraitCollection {
      $0.userInterfaceStyle = .dark
      $0.userInterfaceIdiom = .vision
    }
    #expect(try chosen(slots, traits) == 3)
    #expect(try chosen(Array(slots[..<2]), traits) == 2)
  }

  @Test("A tablet app on a Mac uses its own slot, then that of tablets, then the universal slot")
  func catalyst() throws {
    let slots = [
      slot(1), slot(2, #""idiom": "ipad""#),
      slot(3, #""idiom": "ipad", "subtype": "mac-catalyst""#),
    ]
    var request = AssetRequest()
    request.idiom = .pad
    request.subtype = "mac-catalyst"
    for count in [3, 2, 1] {
      let (catalog, _) = try readColor(slots[..<count].joined(separator: ","))
      let color = catalog.resolvedColor(of: catalog.assets[0], for: request)
      #expect(color?.c1 == Double(count) / 255)
    }
  }

  @Test(
    "A slot of the language takes precedence over all others",
    arguments: [("de-AT", 3), ("de", 2), ("de-CH", 2), ("fr", 1), (nil, 1)] as [(String?, Int)]
  )
  func locales(language: String?, expected: Int) throws {
    let slots = [
      Self.universal, Self.universal + #","locale": "de""#, Self.universal + #","locale": "de_AT""#,
    ]
    let traits = TraitCollection { $0.typesettingLanguage = language }
    #expect(try chosen(slots, traits) == expected)
  }

  @Test("Empty slots, unknown conditions and 'tinted' are skipped")
  func passedOver() throws {
    let text = [
      "{\"idiom\": \"universal\", \(Self.dark)}", slot(1),
      slot(2, #""idiom": "glasses""#),
      slot(3, #""appearances": [{"appearance": "luminosity", "value": "tinted"}]"#),
    ].joined(separator: ",")
    let (catalog, _) = try readColor(text)
    for style in UserInterfaceStyle.allCases {
      let color = catalog.color(at: ColorIndex(0), for: TraitCollection(userInterfaceStyle: style))
      #expect(color.c1 == 1.0 / 255)
    }
  }

  /// The search as it is described: appearance by appearance, and in each one place after another.
  private func described(_ slots: [SlotConditions], _ request: AssetRequest) -> Int? {
    var appearances: [AssetAppearance] = []
    let styles = [request.luminosity].compactMap(\.self)
    for isHigh in request.isHighContrast ? [true, false] : [false] {
      for style in styles {
        appearances.append(AssetAppearance(luminosity: style, isHighContrast: isHigh))
      }
    }
    for isHigh in request.isHighContrast ? [true, false] : [false] {
      appearances.append(AssetAppearance(isHighContrast: isHigh))
    }
    let idiom = request.idiom ?? .universal
    for appearance in appearances {
      for gamut in request.gamut == .displayP3 ? [AssetGamut.displayP3, .sRGB] : [.sRGB] {
        for place in [idiom, .universal] {
          let found = slots.firstIndex {
            $0.appearance == appearance && ($0.gamut ?? .sRGB) == gamut
              && ($0.idiom ?? .universal) == place
          }
          if let found { return found }
        }
      }
    }
    return nil
  }

  @Test(
    "The chosen slot of random sets is that of the documented search",
    arguments: 0..<caseCount(3, long: 8)
  )
  func law(seed: Int) throws {
    var generator = SplitMix64(seed: UInt64(seed))
    for _ in 0..<300 {
      var slots: [SlotConditions] = []
      for _ in 0..<Int.random(in: 0...7, using: &generator) {
        var slot = SlotConditions(
          idiom: [nil, .universal, .phone, .pad].randomElement(using: &generator) ?? nil
        )
        slot.gamut = [nil, .sRGB, .displayP3].randomElement(using: &generator) ?? nil
        slot.appearance = AssetAppearance(
          luminosity: [nil, .light, .dark].randomElement(using: &generator) ?? nil,
          isHighContrast: Bool.random(using: &generator)
        )
        slots.append(slot)
      }
      var request = AssetRequest()
      request.idiom = [nil, .phone, .pad, .tv].randomElement(using: &generator) ?? nil
      request.gamut = [.sRGB, .displayP3].randomElement(using: &generator) ?? .sRGB
      request.luminosity = [nil, .light, .dark].randomElement(using: &generator) ?? nil
      request.isHighContrast = Bool.random(using: &generator)
      let text = slots.enumerated().map { slot($0.offset, members($0.element)) }
      let (catalog, _) = try readColor(text.joined(separator: ","))
      let color = catalog.resolvedColor(of: catalog.assets[0], for: request)
      #expect(
        color.map { Int(($0.c1 * 255).rounded()) } == described(slots, request),
        "\(slots) \(request)"
      )
    }
  }

  private func members(_ conditions: SlotConditions) -> String {
    var members: [String] = []
    if let idiom = conditions.idiom { members.append("\"idiom\": \"\(idiom.rawValue)\"") }
    if let gamut = conditions.gamut { members.append("\"display-gamut\": \"\(gamut.rawValue)\"") }
    var appearances: [String] = []
    if let luminosity = conditions.appearance.luminosity {
      appearances.append("{\"appearance\": \"luminosity\", \"value\": \"\(luminosity.rawValue)\"}")
    }
    if conditions.appearance.isHighContrast {
      appearances.append("{\"appearance\": \"contrast\", \"value\": \"high\"}")
    }
    if !appearances.isEmpty {
      members.append("\"appearances\": [\(appearances.joined(separator: ","))]")
    }
    return members.joined(separator: ",")
  }
}
