import ElementLayout
import Testing

private enum FirstKey: LayoutTraitsKey { static let defaultValue = 7 }
private enum SecondKey: LayoutTraitsKey { static let defaultValue = 9 }
private enum OptionalKey: LayoutTraitsKey { static let defaultValue: Int? = 5 }
private enum TupleKey: LayoutTraitsKey { static let defaultValue = (1, "one") }
private enum ClosureKey: LayoutTraitsKey {
  static var defaultValue: (Int) -> Int { { $0 } }
}
private enum ClassKey: LayoutTraitsKey { static var defaultValue: Log { Log() } }
private struct Large: Equatable { var numbers = SIMD8<Int64>(repeating: 1) }
private enum LargeKey: LayoutTraitsKey { static let defaultValue = Large() }

/// Places each child at the position given by its layout traits, and records the traits.
private struct Reading: Layout {
  let note: (LayoutSubelement) -> Void

  func placeSubelements(
    in size: Size,
    subelements: Subelements,
    environment: Environment,
    cache: inout Void
  ) {
    for subelement in subelements { note(subelement) }
  }
}

struct LayoutTraitsTests {
  private func read(_ traits: [LayoutTraits], _ note: @escaping (LayoutSubelement) -> Void) {
    let tree = LayoutTree(
      Custom {
        ElementContent(layout: Reading(note: note)) { builder in
          for traits in traits { builder.add(traits: traits, element: Box(1, 1)) }
        }
      }
    )
    tree.layOut(in: .zero)
  }

  @Test("An unset key has its default, and keys with the same value type are distinct")
  func defaults() {
    var found: [[Int]] = []
    read([.empty, LayoutTraits(FirstKey.self, 1), .empty.setting(SecondKey.self, to: 2)]) {
      found.append([$0[FirstKey.self], $0[SecondKey.self]])
    }
    #expect(found == [[7, 9], [1, 9], [7, 2]])
  }

  @Test("The last value of a key applies, and the default can be set")
  func setting() {
    var traits = LayoutTraits(FirstKey.self, 1).setting(SecondKey.self, to: 3)
    traits[FirstKey.self] = 2
    traits[SecondKey.self] = 4
    #expect(traits[FirstKey.self] == 2 && traits[SecondKey.self] == 4)
    traits[SecondKey.self] = SecondKey.defaultValue
    #expect(traits[SecondKey.self] == 9 && traits[FirstKey.self] == 2)
    #expect(traits.setting(FirstKey.self, to: 8)[FirstKey.self] == 8)
    #expect(traits[FirstKey.self] == 2)
  }

  @Test("The traits of a child are visible only to the layout that contains it")
  func scope() {
    var inner: [Int] = []
    var outer: [Int] = []
    let nested = Custom {
      ElementContent(layout: Reading { inner.append($0[FirstKey.self]) }) { builder in
        builder.add(element: Box(1, 1))
        builder.add(traitsType: FirstKey.self, traits: 3, element: Box(1, 1))
      }
    }
    let tree = LayoutTree(
      Custom {
        ElementContent(layout: Reading { outer.append($0[FirstKey.self]) }) { builder in
          builder.add(traitsType: FirstKey.self, traits: 1, element: nested)
          builder.add(element: nested)
        }
      }
    )
    tree.layOut(in: .zero)
    #expect(outer == [1, 7])
    #expect(inner == [7, 3, 7, 3])
  }

  @Test("A trait that a layout doesn't read has no effect")
  func unread() {
    let plain = Row { $0.add(element: Box(10, 20)) }
    let layout = StackLayout(axis: .horizontal)
    let marked = Custom {
      ElementContent(layout: layout) { builder in
        builder.add(traitsType: FirstKey.self, traits: 99, element: Box(10, 20))
      }
    }
    #expect(LayoutTree(plain).frames(in: 50, 50) == LayoutTree(marked).frames(in: 50, 50))
  }

  @Test("Traits keep values of all kinds of types")
  func kinds() {
    let log = Log()
    let traits = LayoutTraits.empty
      .setting(OptionalKey.self, to: nil)
      .setting(TupleKey.self, to: (2, "two"))
      .setting(ClosureKey.self, to: { $0 * 2 })
      .setting(ClassKey.self, to: log)
      .setting(LargeKey.self, to: Large(numbers: SIMD8(repeating: 50)))
    var count = 0
    read([traits]) { subelement in
      count += 1
      #expect(subelement[OptionalKey.self] == nil)
      #expect(subelement[TupleKey.self] == (2, "two"))
      #expect(subelement[ClosureKey.self](21) == 42)
      #expect(subelement[ClassKey.self] === log)
      #expect(subelement[LargeKey.self] == Large(numbers: SIMD8(repeating: 50)))
    }
    #expect(count == 1)
    read([.empty]) { #expect($0[OptionalKey.self] == 5) }
    read([LayoutTraits(OptionalKey.self, nil)]) { #expect($0[OptionalKey.self] == nil) }
  }
}
