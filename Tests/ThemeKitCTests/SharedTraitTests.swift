import CThemeKit
import Testing
import ThemeKitC
import TraitSystem

/// Each test has its own identifiers, because definitions last as long as the process.
struct SharedTraitTests {
  enum Theme: Int { case standard, pastel, bold = 7 }

  struct SwiftFirst: IntegerTraitDefinition {
    static let defaultValue = Theme.standard
    static let affectsColorAppearance = true
    static let identifier = "shared.swift-first"
  }

  @Test("A trait that C defines with the identifier of a Swift trait is the Swift trait")
  func swiftFirst() throws {
    try TraitKey.register(SwiftFirst.self)
    let (status, trait) = define {
      tk_trait_define_integer("shared.swift-first", 0, TK_TRAIT_AFFECTS_COLOR.rawValue, $0)
    }
    #expect(status == TK_OK)
    #expect(trait == TraitKey(SwiftFirst.self).handle)
    #expect(define { tk_trait_find("shared.swift-first", $0) }.trait == trait)
    let traits = collection { tk_overrides_set_integer($0, trait, 7) }
    #expect(traits == TraitCollection(SwiftFirst.self, value: .bold))
    #expect(collection { tk_overrides_set_integer($0, trait, 2) } == nil)
    #expect(collection { tk_overrides_set_text($0, trait, "Pastel") }?[SwiftFirst.self] == .pastel)
  }

  struct IntegerFirst: IntegerTraitDefinition {
    static let defaultValue = Theme.pastel
    static let identifier = "shared.integer-first"
  }

  @Test("An integer trait of C becomes the trait of a Swift type that is registered later")
  func integerFirst() throws {
    let (_, trait) = define { tk_trait_define_integer("shared.integer-first", 1, 0, $0) }
    let before = try #require(collection { tk_overrides_set_integer($0, trait, 7) })
    #expect(try TraitKey.register(IntegerFirst.self).handle == trait)
    #expect(before[IntegerFirst.self] == .bold)
    #expect(TraitCollection()[IntegerFirst.self] == .pastel)
    let handle = TraitCollection(IntegerFirst.self, value: .standard).makeHandle()
    defer { tk_traits_free(handle) }
    var value: Int64 = 99
    var isSet = false
    #expect(tk_traits_get_integer(handle, trait, &value, &isSet) == TK_OK)
    #expect(value == 0 && isSet)
  }

  struct NamesFirst: TraitDefinition {
    static let defaultValue = Theme.standard
    static let identifier = "shared.names-first"
  }

  @Test("A named trait of C becomes the trait of a Swift type that is registered later")
  func namesFirst() throws {
    // The order differs from that of the cases, so that numbers can't agree by chance.
    let (_, trait) = define { trait in
      withNames("bold", "standard", "pastel") {
        tk_trait_define_named("shared.names-first", $0, 3, "standard", 0, trait)
      }
    }
    let before = try #require(collection { tk_overrides_set_text($0, trait, "bold") })
    #expect(before[NamesFirst.self] == .bold)
    #expect(TraitKey(NamesFirst.self).handle == trait)
    let handle = TraitCollection(NamesFirst.self, value: .pastel).makeHandle()
    defer { tk_traits_free(handle) }
    #expect(text { tk_traits_get_text(handle, trait, $0, $1, $2, nil) } == "pastel")
  }

  private func withNames<Result>(
    _ names: StaticString...,
    body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
  ) -> Result {
    body(names.map { UnsafeRawPointer($0.utf8Start).assumingMemoryBound(to: CChar.self) })
  }

  struct Flag: IntegerTraitDefinition {
    static let defaultValue = true
    static let identifier = "shared.flag"
  }

  struct Scale: FloatTraitDefinition {
    static let defaultValue: Float = 1.5
    static let identifier = "shared.scale"
  }

  struct Title: ObjectTraitDefinition {
    static let defaultValue = "none"
    static let identifier = "shared.title"
  }

  @Test("Traits of Boolean, floating-point and text values that C defines first are shared")
  func otherKinds() throws {
    let flag = define { tk_trait_define_boolean("shared.flag", true, 0, $0) }.trait
    let scale = define { tk_trait_define_number("shared.scale", 1.5, 0, $0) }.trait
    let title = define { tk_trait_define_text("shared.title", "none", 0, $0) }.trait
    let traits = try #require(
      collection {
        _ = tk_overrides_set_integer($0, flag, 0)
        _ = tk_overrides_set_number($0, scale, 0.1)
        return tk_overrides_set_text($0, title, "grün")
      }
    )
    #expect(try TraitKey.register(Flag.self).handle == flag)
    #expect(try TraitKey.register(Scale.self).handle == scale)
    #expect(try TraitKey.register(Title.self).handle == title)
    #expect(!traits[Flag.self])
    #expect(traits[Scale.self] == 0.1)
    #expect(traits[Title.self] == "grün")
  }

  struct Rating: IntegerTraitDefinition {
    static let defaultValue: Theme? = nil
    static let identifier = "shared.rating"
  }

  struct Note: ObjectTraitDefinition {
    static let defaultValue: String? = "nil"
    static let identifier = "shared.note"
  }

  @Test("Traits with optional values are shared and distinguish nil")
  func optionals() throws {
    let rating = define {
      tk_trait_define_integer("shared.rating", 99, TK_TRAIT_DEFAULT_NIL.rawValue, $0)
    }.trait
    #expect(try TraitKey.register(Rating.self).handle == rating)
    #expect(collection { tk_overrides_set_integer($0, rating, 7) }?[Rating.self] == .bold)
    try TraitKey.register(Note.self)
    let note = define {
      tk_trait_define_text("shared.note", "nil", TK_TRAIT_OPTIONAL.rawValue, $0)
    }.trait
    #expect(note == TraitKey(Note.self).handle)
    let none = try #require(collection { tk_overrides_set_nil($0, note) })
    #expect(none[Note.self] == nil)
    #expect(collection { tk_overrides_set_text($0, note, "nil") } == TraitCollection())

    let handle = none.makeHandle()
    defer { tk_traits_free(handle) }
    var (length, isSet) = (99, false)
    #expect(tk_traits_get_text(handle, note, nil, 0, &length, &isSet) == TK_NIL)
    #expect(length == 0 && isSet)
  }

  struct Bold: TraitDefinition {
    static let defaultValue = Theme.bold
    static let identifier = "shared.conflict"
  }

  @Test(
    "A definition in C that conflicts with Swift's is refused with an explanation",
    arguments: [
      ("another default", 0, 0 as UInt32), ("colors", 7, TK_TRAIT_AFFECTS_COLOR.rawValue),
      ("nil as its default", 7, TK_TRAIT_DEFAULT_NIL.rawValue),
    ] as [(String, Int64, UInt32)]
  )
  func conflict(difference: String, value: Int64, flags: UInt32) throws {
    try TraitKey.register(Bold.self)
    let (status, trait) = define { tk_trait_define_integer("shared.conflict", value, flags, $0) }
    #expect(status == TK_DIFFERENT_DEFINITION)
    #expect(trait == nil)
    #expect(lastMessage?.contains("'shared.conflict'") == true)
  }

  struct Wide: IntegerTraitDefinition {
    static let defaultValue: UInt64 = 0
    static let identifier = "shared.wide"
  }

  struct Place: TraitDefinition {
    struct Value: Hashable, Sendable { var row = 0, seat = 0 }
    static let defaultValue = Value()
    static let identifier = "shared.place"
  }

  @Test("Values without a representation in C are distinguished from others")
  func unreadable() throws {
    let place = TraitKey(Place.self).handle
    let wide = TraitKey(Wide.self).handle
    let handle = TraitCollection {
      $0[Wide.self] = .max
      $0[Place.self] = .init(row: 1, seat: 2)
    }.makeHandle()
    defer { tk_traits_free(handle) }
    var (integer, number, isSet) = (Int64(99), 99.0, false)
    #expect(tk_traits_get_integer(handle, wide, &integer, &isSet) == TK_OUT_OF_RANGE)
    #expect(text { tk_traits_get_text(handle, wide, $0, $1, $2, nil) } == "\(UInt64.max)")
    #expect(tk_traits_get_integer(handle, place, &integer, &isSet) == TK_WRONG_KIND)
    #expect(tk_traits_get_number(handle, place, &number, &isSet) == TK_WRONG_KIND)
    #expect(tk_traits_get_text(handle, place, nil, 0, nil, &isSet) == TK_WRONG_KIND)
    #expect(integer == 99 && number == 99 && !isSet)
    #expect(collection { tk_overrides_set_text($0, place, "1") } == nil)
    #expect(collection { tk_overrides_set_integer($0, wide, -1) } == nil)
    var kind = TK_KIND_NAMED
    #expect(tk_trait_kind(place, &kind) == TK_OK)
    #expect(kind == TK_KIND_OPAQUE)
    // It can still be passed on.
    #expect(TraitCollection(handle: handle)[Place.self].seat == 2)
  }

  @Test("Every system trait and value with a name in C is converted in both directions")
  func systemTraits() throws {
    for key in TraitKey.system {
      #expect(define { tk_trait_find(key.name, $0) }.trait == key.handle)
      for name in key.valueNames {
        let traits = try #require(collection { tk_overrides_set_text($0, key.handle, name) })
        #expect(traits.value(of: key).description == name)
        let handle = traits.makeHandle()
        defer { tk_traits_free(handle) }
        #expect(text { tk_traits_get_text(handle, key.handle, $0, $1, $2, nil) } == name)
      }
    }
  }
}
