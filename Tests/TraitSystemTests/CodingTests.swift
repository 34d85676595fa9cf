import Testing
import TraitSystem

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("Coding of trait collections")
struct CodingTests {
  private enum Density: Int { case comfortable, compact }

  private enum DensityTrait: TraitDefinition {
    static let defaultValue = Density.comfortable
    static let identifier = "com.example.coding.density"
  }
  private enum WidthTrait: TraitDefinition {
    static let defaultValue: Double? = nil
    static let identifier = "com.example.coding.width"
  }
  private enum NoteTrait: TraitDefinition {
    static let defaultValue: String? = "none"
    static let identifier = "com.example.coding.note"
  }
  private enum CountTrait: TraitDefinition {
    static let defaultValue = 0
    static let identifier = "com.example.coding.count"
  }
  private enum FlagTrait: TraitDefinition {
    static let defaultValue = false
    static let identifier = "com.example.coding.flag"
  }
  private enum ImplicitTrait: TraitDefinition {
    static let defaultValue = 0
  }
  private struct Opaque: Hashable, Sendable { var numbers = [1, 2] }
  private enum OpaqueTrait: TraitDefinition {
    static let defaultValue = Opaque()
    static let identifier = "com.example.coding.opaque"
  }

  private func json(_ traits: TraitCollection) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(traits), as: UTF8.self)
  }

  private func traits(_ json: String) throws -> TraitCollection {
    try JSONDecoder().decode(TraitCollection.self, from: Data(json.utf8))
  }

  @Test("Values are encoded in their own types and decoded")
  func roundTrip() throws {
    let collection = TraitCollection {
      $0.userInterfaceStyle = .dark
      $0.displayScale = 2.5
      $0.typesettingLanguage = "zh-Hant"
      $0[DensityTrait.self] = .compact
      $0[WidthTrait.self] = 0.25
      $0[NoteTrait.self] = nil
      $0[CountTrait.self] = -3
      $0[FlagTrait.self] = true
      $0[ImplicitTrait.self] = 9
    }
    let text = try json(collection)
    #expect(
      text == """
        {"com.example.coding.count":-3,"com.example.coding.density":"compact",\
        "com.example.coding.flag":true,"com.example.coding.note":null,\
        "com.example.coding.width":0.25,"displayScale":2.5,"typesettingLanguage":"zh-Hant",\
        "userInterfaceStyle":"dark"}
        """
    )
    let back = try traits(text)
    #expect(back == collection.modifyingTraits { $0.remove(ImplicitTrait.self) })
  }

  @Test("Every value of every system trait is decoded as itself")
  func systemTraits() throws {
    for key in TraitKey.system {
      for name in key.valueNames {
        let value = try key.value(name)
        let collection = TraitCollection { $0.set(value, for: key) }
        #expect(try traits(json(collection)) == collection)
      }
    }
  }

  @Test(
    "Raw values and texts of nil are decoded as values of the trait",
    arguments: [
      (#"{"userInterfaceStyle":2}"#, "TraitCollection(userInterfaceStyle: dark)"),
      (#"{"com.example.coding.note":"nil"}"#, "TraitCollection(com.example.coding.note: nil)"),
      (#"{"userInterfaceStyle":"unspecified"}"#, "TraitCollection()"),
      (#"{"displayScale":3}"#, "TraitCollection(displayScale: 3)"),
    ]
  )
  func reading(text: String, description: String) throws {
    _ = TraitKey(NoteTrait.self)
    #expect(try traits(text).description == description)
  }

  @Test(
    "An invalid value is refused with the trait and the valid values",
    arguments: [
      (#"{"userInterfaceStyle":"drak"}"#, "one of unspecified, light, dark"),
      (#"{"userInterfaceStyle":7}"#, "one of unspecified, light, dark"),
      (#"{"displayScale":"wide"}"#, "number"),
      (#"{"displayScale":null}"#, "number"),
    ]
  )
  func refusals(text: String, hint: String) {
    #expect {
      try traits(text)
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context)? = error as? DecodingError else {
        return false
      }
      return context.debugDescription.contains(hint) && context.codingPath.count == 1
    }
  }

  @Test("A value without a text form is refused")
  func opaque() {
    let collection = TraitCollection(OpaqueTrait.self, value: Opaque(numbers: [3]))
    #expect(throws: EncodingError.self) { try json(collection) }
  }

  @Test("An unknown identifier is kept and encoded again, and applies once it is defined")
  func unknown() throws {
    let text =
      #"{"com.example.coding.later":"compact","com.example.coding.much-later":4,"displayScale":2}"#
    let collection = try traits(text)
    #expect(try json(collection) == text)
    #expect(TraitKey.named("com.example.coding.later") == nil)
    #expect(!TraitKey.allNames.contains("com.example.coding.later"))
    #expect(try traits(text) == collection)
    #expect(collection != TraitCollection(displayScale: 2))

    enum LaterTrait: TraitDefinition {
      static let defaultValue = Density.comfortable
      static let affectsColorAppearance = true
      static let identifier = "com.example.coding.later"
    }
    #expect(collection[LaterTrait.self] == .compact)
    #expect(TraitKey.conflict(of: LaterTrait.self) == nil)
    #expect(TraitKey.named("com.example.coding.later")?.affectsColorAppearance == true)
    #expect(collection == (try traits(text)))
    let changed = collection.replacing(LaterTrait.self, value: .comfortable)
    #expect(changed.contains(LaterTrait.self) == false)
    #expect(
      changed.replacing(LaterTrait.self, value: .compact)[LaterTrait.self] == .compact
    )

    let key = try TraitKey.define(
      identifier: "com.example.coding.much-later",
      kind: .integer,
      default: "0"
    )
    #expect(collection.value(of: key).integer == 4)
    #expect(try json(collection) == text)
  }
}
