import Testing
import TraitSystem

/// Each test has its own identifiers, because definitions last as long as the process.
struct UnificationTests {
  static let names = ["standard", "pastel", "bold", "monochrome"]

  struct SwiftFirst: TraitDefinition {
    static let defaultValue = MyAppTheme.standard
    static let identifier = "unify.swift-first"
  }

  @Test("A Swift type and a later run-time definition are one trait")
  func swiftFirst() throws {
    let typed = TraitCollection(SwiftFirst.self, value: .pastel)
    let key = try TraitKey.define(
      identifier: "unify.swift-first",
      values: Self.names,
      default: "standard"
    )
    #expect(key == TraitKey(SwiftFirst.self))
    #expect(typed.value(of: key).description == "pastel")
    let bold = try key.value("bold")
    #expect(TraitCollection { $0.set(bold, for: key) }[SwiftFirst.self] == .bold)
    #expect(
      TraitCollection { $0.set(bold, for: key) } == TraitCollection(SwiftFirst.self, value: .bold)
    )
  }

  struct RunTimeFirst: TraitDefinition {
    static let defaultValue = MyAppTheme.standard
    static let identifier = "unify.run-time-first"
  }

  @Test("A run-time definition and a later Swift type are one trait")
  func runTimeFirst() throws {
    // The order differs from that of the cases, so that numbers can't agree by chance.
    let key = try TraitKey.define(
      identifier: "unify.run-time-first",
      values: ["bold", "standard", "pastel", "monochrome"],
      default: "standard"
    )
    let pastel = try key.value("pastel")
    let before = TraitCollection { $0.set(pastel, for: key) }
    #expect(try TraitKey.register(RunTimeFirst.self) == key)
    #expect(TraitKey(RunTimeFirst.self) == key)
    #expect(before[RunTimeFirst.self] == .pastel)
    for theme in [MyAppTheme.standard, .pastel, .bold, .monochrome] {
      let traits = TraitCollection(RunTimeFirst.self, value: theme)
      #expect(traits[RunTimeFirst.self] == theme)
      #expect(traits.value(of: key).description == "\(theme)")
      #expect(traits.contains(RunTimeFirst.self) == (theme != .standard))
    }
    var overrides = TraitOverrides()
    overrides[RunTimeFirst.self] = .standard
    #expect(overrides.applied(to: before)[RunTimeFirst.self] == .standard)
    overrides.remove(RunTimeFirst.self)
    #expect(overrides.isEmpty)
    #expect(TraitKey.conflict(of: RunTimeFirst.self) == nil)
  }

  struct Fewer: TraitDefinition {
    enum Value: Int, CaseIterable { case standard, pastel, neon }
    static let defaultValue = Value.standard
    static let identifier = "unify.fewer"
  }

  @Test("A Swift type may lack names of a definition and have additional cases")
  func differentNames() throws {
    let key = try TraitKey.define(
      identifier: "unify.fewer",
      values: Self.names,
      default: "standard"
    )
    let bold = try key.value("bold")
    let traits = TraitCollection { $0.set(bold, for: key) }
    #expect(traits[Fewer.self] == .standard)
    #expect(traits.value(of: key) == bold)
    let neon = TraitCollection(Fewer.self, value: .neon)
    #expect(neon[Fewer.self] == .neon)
    #expect(neon.value(of: key).description == "neon")
    #expect(throws: TraitValueError.self) { try key.value("neon") }
  }

  struct Known: TraitDefinition {
    static let defaultValue = MyAppTheme.standard
    static let identifier = "unify.known"
  }

  @Test("A listed name that a known type lacks is refused when it is set")
  func lackedName() throws {
    try TraitKey.register(Known.self)
    let key = try TraitKey.define(
      identifier: "unify.known",
      values: ["standard", "neon"],
      default: "standard"
    )
    let error = #expect(throws: TraitValueError.self) { try key.value("neon") }
    #expect(error?.candidates == Self.names)
  }

  struct Copy: TraitDefinition {
    static let defaultValue = MyAppTheme.standard
    static let identifier = "unify.copy"
  }

  struct OtherCopy: IntegerTraitDefinition {
    static let defaultValue = 0
    static let identifier = "unify.copy"
  }

  struct WordCopy: TraitDefinition {
    static let defaultValue = "standard"
    static let identifier = "unify.copy"
  }

  @Test("Types with different values and one identifier share values by integer or by name")
  func copies() throws {
    #expect(TraitKey(Copy.self) == TraitKey(OtherCopy.self))
    let traits = TraitCollection(Copy.self, value: .bold)
    #expect(traits[OtherCopy.self] == 2)
    #expect(TraitCollection(OtherCopy.self, value: 1)[Copy.self] == .pastel)
    #expect(TraitCollection(OtherCopy.self, value: 77) == TraitCollection())
    #expect(traits[WordCopy.self] == "bold")
    #expect(TraitCollection(WordCopy.self, value: "Pastel")[Copy.self] == .pastel)
  }

  struct Switch: IntegerTraitDefinition {
    static let defaultValue = false
    static let identifier = "unify.switch"
  }

  @Test("A Bool has the values 0 and 1 of an integer definition")
  func booleans() throws {
    let key = try TraitKey.define(identifier: "unify.switch", kind: .integer, default: "0")
    #expect(try TraitKey.register(Switch.self) == key)
    let one = try key.value("1")
    #expect(TraitCollection { $0.set(one, for: key) }[Switch.self])
    #expect(TraitCollection(Switch.self, value: true).value(of: key) == one)
  }

  struct ThemeWord: TraitDefinition {
    static let defaultValue = MyAppTheme.standard
    static let identifier = "unify.text"
  }

  @Test("An enum shares a text definition by the names of its cases")
  func text() throws {
    let key = try TraitKey.define(identifier: "unify.text", kind: .text, default: "standard")
    let traits = TraitCollection(ThemeWord.self, value: .bold)
    #expect(traits.value(of: key).description == "bold")
    let other = try key.value("something else")
    #expect(TraitCollection { $0.set(other, for: key) }[ThemeWord.self] == .standard)
  }

  @Test("A repeated definition is one trait, and one with another default is refused")
  func again() throws {
    func define(
      _ values: [String] = ["a", "b"],
      default text: String = "a",
      affects: Bool = false
    ) throws -> TraitKey {
      try TraitKey.define(
        identifier: "unify.again",
        values: values,
        default: text,
        affectsColorAppearance: affects
      )
    }
    let key = try define()
    #expect(try define() == key)
    #expect(key.name == "again")
    #expect(key.valueNames == ["a", "b"])
    // Names listed by another definition are added; their order is irrelevant.
    #expect(try define(["a", "c"]) == key)
    #expect(try define(["b", "a"]) == key)
    #expect(key.valueNames == ["a", "b", "c"])
    #expect(
      throws: TraitDefinitionError.differentDefault(
        identifier: "unify.again",
        existing: "a",
        new: "b"
      )
    ) {
      try define(default: "b")
    }
    #expect(
      throws: TraitDefinitionError.differentColorAppearance(
        identifier: "unify.again",
        existing: false
      )
    ) {
      try define(affects: true)
    }
    #expect(throws: TraitDefinitionError.self) {
      try TraitKey.define(identifier: "unify.again", kind: .float, default: "1")
    }
  }

  @Test(
    "An invalid definition is refused",
    arguments: [
      ("", TraitValueKind.text, "x"), ("bad.names", .named([]), "x"),
      ("bad.names", .named(["a", "A"]), "a"),
      ("bad.names", .named(["a", ""]), "a"), ("bad.default", .named(["a"]), "b"),
      ("bad.default", .integer, "1.5"), ("bad.default", .boolean, "perhaps"),
      ("bad.default", .float, "pi"),
      ("bad.default", .opaque, "x"),
    ]
  )
  func refused(identifier: String, kind: TraitValueKind, text: String) {
    let error = #expect(throws: TraitDefinitionError.self) {
      try TraitKey.define(identifier: identifier, kind: kind, default: text)
    }
    #expect(error?.description.isEmpty == false)
    #expect(TraitKey.named("bad.names") == nil)
    #expect(TraitKey.named("bad.default") == nil)
  }

  struct WrongDefault: TraitDefinition {
    static let defaultValue = MyAppTheme.bold
    static let identifier = "unify.conflict"
  }

  struct WrongKind: TraitDefinition {
    static let defaultValue = 1.5
    static let identifier = "unify.conflict"
  }

  @Test("A conflicting type is refused when registered, and a separate trait when used")
  func conflict() throws {
    let key = try TraitKey.define(
      identifier: "unify.conflict",
      values: Self.names,
      default: "standard"
    )
    #expect(throws: TraitDefinitionError.self) { try TraitKey.register(WrongDefault.self) }
    #expect(throws: TraitDefinitionError.self) { try TraitKey.register(WrongKind.self) }
    let traits = TraitCollection {
      $0[WrongDefault.self] = .pastel
      $0[WrongKind.self] = 4
    }
    #expect(traits[WrongDefault.self] == .pastel)
    #expect(traits[WrongKind.self] == 4)
    #expect(!traits.contains(key))
    #expect(TraitKey.conflict(of: WrongDefault.self) != nil)
    #expect(TraitKey.conflict(of: WrongKind.self) != nil)
    #expect(throws: TraitDefinitionError.self) { try TraitKey.register(WrongKind.self) }
    #expect(TraitKey.named("unify.conflict") == key)
  }

  struct NoInteger: IntegerTraitDefinition {
    static let defaultValue = "text"
    static let identifier = "unify.promise"
  }

  @Test("A type without the values that its protocol requires is refused")
  func promise() {
    #expect(throws: TraitDefinitionError.self) { try TraitKey.register(NoInteger.self) }
  }

  struct SameIdentifier: TraitDefinition {
    static let defaultValue = UserInterfaceStyle.unspecified
    static let affectsColorAppearance = true
    static let identifier = "userInterfaceStyle"
  }

  @Test("A type with a system trait's identifier is that trait")
  func systemCopy() {
    #expect(TraitCollection(SameIdentifier.self, value: .dark).userInterfaceStyle == .dark)
  }
}
