import Foundation
import Testing
import TraitSystem

/// Conversion of values for languages without a trait's type.
struct ScalarValueTests {
  enum Level: Int8 { case low = -3, high = 7 }

  struct LevelTrait: TraitDefinition {
    static let defaultValue = Level.low
    static let identifier = "scalars.level"
  }

  struct MaybeLevelTrait: IntegerTraitDefinition {
    static let defaultValue: Level? = .high
    static let identifier = "scalars.maybe-level"
  }

  struct ByteTrait: IntegerTraitDefinition {
    static let defaultValue: UInt8 = 0
    static let identifier = "scalars.byte"
  }

  struct WideTrait: IntegerTraitDefinition {
    static let defaultValue: UInt64 = 0
    static let identifier = "scalars.wide"
  }

  struct MaybeRatioTrait: FloatTraitDefinition {
    static let defaultValue: Float? = nil
    static let identifier = "scalars.maybe-ratio"
  }

  static let keys: [String: TraitKey] = [
    "style": TraitKey(UserInterfaceStyleTrait.self), "scale": TraitKey(DisplayScaleTrait.self),
    "language": TraitKey(TypesettingLanguageTrait.self), "level": TraitKey(LevelTrait.self),
    "maybe-level": TraitKey(MaybeLevelTrait.self), "byte": TraitKey(ByteTrait.self),
    "wide": TraitKey(WideTrait.self), "maybe": TraitKey(MaybeTrait.self),
    "flag": TraitKey(FlagTrait.self), "maybe-ratio": TraitKey(MaybeRatioTrait.self),
    "seat": TraitKey(SeatTrait.self),
  ]

  @Test(
    "An integer represents a value and is read again",
    arguments: [
      ("style", 2, "dark"), ("level", -3, "low"), ("level", 7, "high"), ("maybe-level", -3, "low"),
      ("byte", 255, "255"), ("wide", Int.max, "\(Int.max)"), ("maybe", Int.min, "\(Int.min)"),
      ("flag", 0, "false"), ("flag", 1, "true"),
    ]
  )
  func integers(trait: String, integer: Int, text: String) throws {
    let value = try #require(Self.keys[trait]).value(integer: integer)
    #expect(value.integer == integer)
    #expect(value.description == text)
    #expect(!value.isNil)
    #expect(value.number == nil)
  }

  @Test(
    "An invalid integer is refused",
    arguments: [
      ("style", 3), ("style", -1), ("style", Int.max), ("level", 0), ("maybe-level", 0),
      ("byte", 256), ("byte", -1), ("wide", -1), ("flag", 2), ("flag", -1),
      ("scale", 2), ("language", 5), ("seat", 0), ("maybe-ratio", 0),
    ]
  )
  func refusedIntegers(trait: String, integer: Int) throws {
    let key = try #require(Self.keys[trait])
    let error = #expect(throws: TraitValueError.self) { try key.value(integer: integer) }
    #expect(error?.description.contains("'\(integer)'") == true)
  }

  @Test("An integer that is too large for other languages has no such representation")
  func tooWide() {
    let traits = TraitCollection(WideTrait.self, value: .max)
    #expect(traits.value(of: TraitKey(WideTrait.self)).integer == nil)
    #expect(!traits.value(of: TraitKey(WideTrait.self)).isNil)
  }

  @Test(
    "A number is stored exactly",
    arguments: [
      0, -0.0, 0.1, 1 / 3, 2.5, .leastNonzeroMagnitude, -.greatestFiniteMagnitude, .infinity,
      -.infinity, 1e-7, 123_456_789.123456789,
    ]
  )
  func numbers(number: Double) throws {
    let value = try TraitKey(DisplayScaleTrait.self).value(number: number)
    #expect(value.number?.bitPattern == number.bitPattern)
    #expect(value.integer == nil)
    let single = try TraitKey(MaybeRatioTrait.self).value(number: number).number
    #expect(single == Double(Float(number)))
  }

  @Test("A NaN is accepted as a number")
  func notANumber() throws {
    for number in [Double.nan, -.nan, .signalingNaN] {
      #expect(try TraitKey(DisplayScaleTrait.self).value(number: number).number?.isNaN == true)
    }
  }

  @Test(
    "A number is refused for values of other kinds",
    arguments: ["style", "language", "byte", "seat"]
  )
  func refusedNumbers(trait: String) throws {
    let key = try #require(Self.keys[trait])
    #expect(throws: TraitValueError.self) { try key.value(number: 1) }
    #expect(key.defaultValue.number == nil)
  }

  @Test(
    "A text that isn't a finite decimal number is refused",
    arguments: [
      "1e400", "-1e400", "1e309", "nan", "NaN", "inf", "-inf", "Infinity", "infinity", "0x1p3",
      "0X10", " 1", "1 ", "1x", "1,5", "1e", "e5", "", ".", "+", "--1", "1.2.3", "\u{661}",
    ]
  )
  func refusedNumberTexts(text: String) throws {
    for name in ["scale", "maybe-ratio"] {
      let key = try #require(Self.keys[name])
      let error = #expect(throws: TraitValueError.self) { try key.value(text) }
      #expect(error?.description.contains("'\(text)'") == true)
      #expect(throws: TraitValueError.self) { try key.value(wrapping: text) }
    }
    let json = try JSONEncoder().encode([DisplayScaleTrait.identifier: text])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(TraitCollection.self, from: json)
    }
  }

  @Test(
    "A number in decimal digits is read",
    arguments: [
      ("1e308", 1e308), ("-1.5", -1.5), ("+2", 2), (".5", 0.5), ("5.", 5), ("2E3", 2000),
      ("007", 7),
    ]
  )
  func numberTexts(text: String, number: Double) throws {
    #expect(try TraitKey(DisplayScaleTrait.self).value(text).number == number)
    #expect(try TraitKey(DisplayScaleTrait.self).value(wrapping: text).number == number)
  }

  @Test("A text that a type of single precision can't represent is refused")
  func singlePrecision() throws {
    let key = TraitKey(MaybeRatioTrait.self)
    #expect(throws: TraitValueError.self) { try key.value("1e39") }
    #expect(try key.value("1e38").number == Double(Float(1e38)))
    #expect(try key.value("nil").isNil)
  }

  @Test("A nil value is valid only for optional traits")
  func nilValues() throws {
    for name in ["language", "maybe-level", "maybe", "maybe-ratio"] {
      let value = try #require(Self.keys[name]?.nilValue)
      #expect(value.isNil)
      #expect(value.description == "nil")
      #expect(value.integer == nil)
      #expect(value.number == nil)
    }
    for name in ["style", "scale", "level", "byte", "flag", "seat"] {
      #expect(try #require(Self.keys[name]).nilValue == nil)
      #expect(try #require(Self.keys[name]).defaultValue.isNil == false)
    }
    let key = TraitKey(MaybeLevelTrait.self)
    let none = try #require(key.nilValue)
    #expect(!key.defaultValue.isNil)
    #expect(TraitCollection { $0.set(none, for: key) }[MaybeLevelTrait.self] == nil)
  }

  @Test("A text with the name nil can be wrapped as a text")
  func textNil() throws {
    let language = TraitKey(TypesettingLanguageTrait.self)
    #expect(try language.value("nil").isNil)
    let word = try language.value(wrapping: "nil")
    #expect(!word.isNil)
    #expect(TraitCollection { $0.set(word, for: language) }.typesettingLanguage == "nil")
    #expect(try TraitKey(MaybeTrait.self).value(wrapping: "7").integer == 7)
    #expect(throws: TraitValueError.self) { try TraitKey(MaybeTrait.self).value(wrapping: "nil") }
    let style = TraitKey(UserInterfaceStyleTrait.self)
    #expect(try style.value(wrapping: "DARK").integer == 2)
    #expect(throws: TraitValueError.self) { try style.value(wrapping: "nil") }
  }

  @Test("An invalid text of an optional trait is refused instead of being nil")
  func unreadableOptional() {
    for key in [TraitKey(MaybeTrait.self), TraitKey(MaybeLevelTrait.self)] {
      #expect(throws: TraitValueError.self) { try key.value("seven") }
      #expect(throws: TraitValueError.self) { try key.value("") }
    }
    #expect(throws: TraitValueError.self) { try TraitKey(MaybeRatioTrait.self).value("x") }
  }
}
