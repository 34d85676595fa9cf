import ElementLayout
import Testing
import TraitSystem

private enum UnitTrait: TraitDefinition {
  static let defaultValue = 10.0
  static let identifier = "com.example.layout.unit"
}

private enum UnitKey: TraitBridgedEnvironmentKey {
  static let defaultValue = 10.0

  static func read(from traitCollection: TraitCollection) -> Double {
    traitCollection[UnitTrait.self]
  }

  static func write(to mutableTraits: inout MutableTraits, value: Double) {
    mutableTraits[UnitTrait.self] = value
  }
}

private enum PlainKey: EnvironmentKey { static let defaultValue = 1.0 }

extension EnvironmentValues {
  fileprivate var unit: Double {
    get { self[UnitKey.self] }
    set { self[UnitKey.self] = newValue }
  }
}

/// An element with a size given by the environment.
private struct UnitBox: Element {
  var log = Log()

  var content: ElementContent {
    ElementContent { constraint, values in
      log.constraints.append(constraint)
      return Size(width: values.unit, height: values[PlainKey.self])
    }
  }
}

private func writing(_ unit: Double, _ element: any Element) -> Custom {
  Custom { ElementContent(child: element) { $0.unit = unit } }
}

struct EnvironmentTests {
  private func values(_ unit: Double) -> EnvironmentValues {
    EnvironmentValues(TraitCollection(UnitTrait.self, value: unit))
  }

  @Test("Traits reach elements through bridged keys, and the innermost writer takes precedence")
  func writers() {
    let tree = LayoutTree(UnitBox(), environment: values(30))
    #expect(tree.sizeThatFits(.unconstrained) == Size(width: 30, height: 1))
    let nested = LayoutTree(writing(40, writing(50, UnitBox())), environment: values(30))
    #expect(nested.sizeThatFits(.unconstrained).width == 50)
    let beside = LayoutTree(
      Row { row in
        row.add(element: writing(40, UnitBox()))
        row.add(element: UnitBox())
      },
      environment: values(30)
    )
    #expect(beside.frames(in: 100, 10).map(\.width) == [40, 30])
    #expect(LayoutTree(UnitBox()).sizeThatFits(.unconstrained).width == 10)
    #expect(LayoutTree(writing(3, UnitBox())).sizeThatFits(.unconstrained).width == 3)
  }

  @Test("Only elements that read a changed value are measured again")
  func changes() {
    let logs = [Log(), Log(), Log()]
    let row = Row { row in
      row.add(element: UnitBox(log: logs[0]))
      row.add(element: LoggedBox(5, 5, logs[1]))
      row.add(element: writing(7, UnitBox(log: logs[2])))
    }
    let tree = LayoutTree(row, environment: values(30))
    #expect(tree.frames(in: 100, 10).map(\.width) == [30, 5, 7])
    let counts = logs.map(\.count)
    tree.environment = values(20)
    #expect(tree.frames(in: 100, 10).map(\.width) == [20, 5, 7])
    #expect(logs[0].count > counts[0] && logs[1].count == counts[1] && logs[2].count == counts[2])
    let count = logs[0].count
    tree.environment = values(20)
    tree.environment = EnvironmentValues(
      tree.environment.traitCollection.modifyingTraits { $0.displayScale = 3 }
    )
    tree.layOut(in: Size(width: 100, height: 10))
    #expect(logs[0].count == count)
  }

  @Test("A changed environment passes through writers of other keys and those that add to it")
  func transforms() {
    let doubled = Custom { ElementContent(child: UnitBox()) { $0.unit *= 2 } }
    let other = Custom { ElementContent(child: doubled) { $0[PlainKey.self] = 4 } }
    let tree = LayoutTree(other, environment: values(30))
    #expect(tree.sizeThatFits(.unconstrained) == Size(width: 60, height: 4))
    tree.environment = values(5)
    #expect(tree.sizeThatFits(.unconstrained) == Size(width: 10, height: 4))
  }

  @Test("A reader creates its element again when a value that it read has changed")
  func reader() {
    let reader = EnvironmentReader { values -> any Element in
      if values.unit > 15 { Box(100, 1) } else { Spacer(width: 2) }
    }
    let tree = LayoutTree(reader, environment: values(30))
    tree.layOut(in: Size(width: .infinity, height: 1))
    #expect(tree.root.frame.width == 100)
    tree.environment = values(10)
    tree.layOut(in: Size(width: .infinity, height: 1))
    #expect(tree.root.frame.width == 2)
    #expect(tree.root.children[0].element is Spacer)
  }
}
