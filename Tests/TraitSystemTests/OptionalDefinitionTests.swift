import Testing
import TraitSystem

/// Each test has its own identifiers, because definitions last as long as the process.
struct OptionalDefinitionTests {
  enum Rating: Int { case bad, good = 5 }

  struct SwiftFirst: IntegerTraitDefinition {
    static let defaultValue: Rating? = nil
    static let identifier = "optional.swift-first"
  }

  struct RunTimeFirst: IntegerTraitDefinition {
    static let defaultValue: Rating? = nil
    static let identifier = "optional.run-time-first"
  }

  @Test("An optional enum and a later optional integer definition are one trait")
  func swiftFirst() throws {
    try TraitKey.register(SwiftFirst.self)
    let key = try TraitKey.defineOptional(
      identifier: SwiftFirst.identifier,
      kind: .integer,
      default: nil
    )
    #expect(key == TraitKey(SwiftFirst.self))
    let good = try key.value(integer: 5)
    #expect(TraitCollection { $0.set(good, for: key) }[SwiftFirst.self] == .good)
    #expect(throws: TraitValueError.self) { try key.value(integer: 3) }
  }

  @Test("An optional integer definition and a later optional enum are one trait")
  func runTimeFirst() throws {
    let key = try TraitKey.defineOptional(
      identifier: RunTimeFirst.identifier,
      kind: .integer,
      default: nil
    )
    #expect(try TraitKey.register(RunTimeFirst.self) == key)
    let traits = TraitCollection(RunTimeFirst.self, value: .good)
    #expect(traits[RunTimeFirst.self] == .good)
    #expect(traits.value(of: key).integer == 5)
    #expect(TraitCollection()[RunTimeFirst.self] == nil)
    // An integer without a case reads as the default.
    let three = try key.value(integer: 3)
    #expect(TraitCollection { $0.set(three, for: key) }[RunTimeFirst.self] == nil)
  }

  struct Preset: IntegerTraitDefinition {
    static let defaultValue: Rating? = .good
    static let identifier = "optional.preset"
  }

  @Test("A nil value is distinct from a default that isn't nil, in both directions")
  func preset() throws {
    let key = try TraitKey.defineOptional(
      identifier: Preset.identifier,
      kind: .integer,
      default: "5"
    )
    #expect(try TraitKey.register(Preset.self) == key)
    let none = try #require(key.nilValue)
    #expect(TraitCollection { $0.set(none, for: key) }[Preset.self] == nil)
    let traits = TraitCollection(Preset.self, value: nil)
    #expect(traits.value(of: key).isNil)
    #expect(traits.contains(key))
    #expect(traits[Preset.self] == nil)
    #expect(TraitCollection()[Preset.self] == .good)
  }

  struct Note: ObjectTraitDefinition {
    static let defaultValue: String? = nil
    static let identifier = "optional.note"
  }

  struct Share: FloatTraitDefinition {
    static let defaultValue: Double? = 0.5
    static let identifier = "optional.share"
  }

  struct Choice: IntegerTraitDefinition {
    static let defaultValue: Bool? = nil
    static let identifier = "optional.choice"
  }

  @Test("Texts, numbers and Boolean values can be optional")
  func otherKinds() throws {
    let note = try TraitKey.defineOptional(identifier: "optional.note", kind: .text, default: nil)
    let share = try TraitKey.defineOptional(
      identifier: "optional.share",
      kind: .float,
      default: "0.5"
    )
    let choice = try TraitKey.defineOptional(
      identifier: "optional.choice",
      kind: .boolean,
      default: nil
    )
    #expect(try TraitKey.register(Note.self) == note)
    #expect(try TraitKey.register(Share.self) == share)
    #expect(try TraitKey.register(Choice.self) == choice)
    let word = try note.value(wrapping: "nil")
    let half = try #require(share.nilValue)
    let yes = try choice.value(integer: 1)
    let traits = TraitCollection {
      $0.set(word, for: note)
      $0.set(half, for: share)
      $0.set(yes, for: choice)
    }
    #expect(traits[Note.self] == "nil")
    #expect(traits[Share.self] == nil)
    #expect(traits[Choice.self] == true)
  }

  @Test("A repeated optional definition is one trait, and one with another default is refused")
  func again() throws {
    func define(_ text: String?, _ kind: TraitValueKind = .integer) throws -> TraitKey {
      try TraitKey.defineOptional(identifier: "optional.again", kind: kind, default: text)
    }
    let key = try define(nil)
    #expect(try define(nil) == key)
    #expect(
      throws: TraitDefinitionError.differentDefault(
        identifier: "optional.again",
        existing: "nil",
        new: "0"
      )
    ) {
      try define("0")
    }
    #expect(throws: TraitDefinitionError.self) { try define(nil, .text) }
    #expect(throws: TraitDefinitionError.self) { try define(nil, .float) }
    #expect(throws: TraitDefinitionError.self) {
      try TraitKey.define(identifier: "optional.again", kind: .integer, default: "0")
    }
  }

  @Test("The default nil is distinct from a text with that name")
  func nilAndItsName() throws {
    _ = try TraitKey.defineOptional(identifier: "optional.word", kind: .text, default: "nil")
    #expect(throws: TraitDefinitionError.self) {
      try TraitKey.defineOptional(identifier: "optional.word", kind: .text, default: nil)
    }
  }

  @Test(
    "An invalid optional definition is refused",
    arguments: [
      ("", TraitValueKind.integer, nil), ("optional.bad", .integer, "x"),
      ("optional.bad", .integer, "nil"), ("optional.bad", .boolean, "2"),
      ("optional.bad", .float, "pi"), ("optional.bad", .named(["a", "b"]), "a"),
      ("optional.bad", .named(["a", "b"]), nil), ("optional.bad", .opaque, nil),
    ] as [(String, TraitValueKind, String?)]
  )
  func refused(identifier: String, kind: TraitValueKind, text: String?) {
    let error = #expect(throws: TraitDefinitionError.self) {
      try TraitKey.defineOptional(identifier: identifier, kind: kind, default: text)
    }
    #expect(error?.description.isEmpty == false)
    #expect(TraitKey.named("optional.bad") == nil)
  }
}
