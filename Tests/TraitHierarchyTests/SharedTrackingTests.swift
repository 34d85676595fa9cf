import ColorValues
import DynamicColors
import Testing
import TraitHierarchy
import TraitSystem

@Suite("Nodes that share objects in an update")
struct SharedTrackingTests {
  /// A view that counts its layouts and runs a closure in each.
  private final class Probe: View {
    var count = 0
    var body: (Probe) -> Void = { _ in }

    override func layoutSubviews() {
      count += 1
      body(self)
    }
  }

  private final class Canary: Hashable, Sendable {
    static func == (first: Canary, second: Canary) -> Bool { first === second }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private enum CanaryTrait: TraitDefinition {
    static let defaultValue: Canary? = nil
    static let identifier = "com.example.hierarchy-tests.canary"
  }

  private let tree = Tree()
  private let probes = (0..<20).map { _ in Probe() }

  private init() {
    for probe in probes { tree.middle.addSubview(probe) }
  }

  private func expectCounts(_ count: (Int) -> Int) {
    for (index, probe) in probes.enumerated() { #expect(probe.count == count(index)) }
  }

  @Test("Each of many nodes runs again only for its own reads")
  func reads() {
    for (index, probe) in probes.enumerated() {
      probe.body = { probe in
        if index % 3 == 0 { _ = probe.traitCollection.horizontalSizeClass }
        if index % 3 == 1 { _ = probe.traitCollection.displayScale }
      }
    }
    tree.scene.updateIfNeeded()
    tree.scene.traitOverrides.horizontalSizeClass = .compact
    tree.scene.updateIfNeeded()
    expectCounts { $0 % 3 == 0 ? 2 : 1 }
    tree.scene.traitOverrides.displayScale = 3
    tree.scene.updateIfNeeded()
    expectCounts { $0 % 3 == 2 ? 1 : 2 }
  }

  @Test("Reads of a collection that another node keeps aren't recorded, in any order")
  func escaped() {
    var kept: TraitCollection?
    var environment: EnvironmentValues?
    for (index, probe) in probes.enumerated() {
      probe.body = { probe in
        if index == 3 {
          kept = probe.traitCollection
          environment = EnvironmentValues(probe.traitCollection)
        }
        _ = kept?.horizontalSizeClass
        _ = environment?.displayScale
      }
    }
    tree.scene.updateIfNeeded()
    #expect(kept?.horizontalSizeClass == .unspecified)
    tree.scene.traitOverrides.horizontalSizeClass = .compact
    tree.scene.traitOverrides.displayScale = 3
    tree.scene.updateIfNeeded()
    // The node that keeps the collection reads it in its own method.
    expectCounts { $0 == 3 ? 2 : 1 }
  }

  @Test("Each node reads its own traits in its collection and in the current one")
  func ownTraits() {
    var seen: [Double] = []
    for (index, probe) in probes.enumerated() {
      if index % 4 == 0 { probe.traitOverrides.displayScale = Double(index + 1) }
      probe.body = { probe in
        #expect(TraitCollection.current == probe.traitCollection)
        seen.append(TraitCollection.current.displayScale)
        TraitCollection.current = TraitCollection()
      }
    }
    tree.scene.updateIfNeeded()
    let expected = probes.indices.map { index -> Double in index % 4 == 0 ? Double(index + 1) : 0 }
    #expect(seen == expected)
    #expect(TraitCollection.current == TraitCollection())
  }

  @Test("A layout within a layout is recorded for the inner node only")
  func nested() {
    let inner = Probe()
    probes[5].addSubview(inner)
    inner.body = { _ = $0.traitCollection.horizontalSizeClass }
    probes[5].body = { probe in
      inner.setNeedsLayout()
      inner.layoutIfNeeded()
      _ = probe.traitCollection.displayScale
    }
    tree.scene.updateIfNeeded()
    let counts = (probes[5].count, inner.count)
    tree.scene.traitOverrides.horizontalSizeClass = .compact
    tree.scene.updateIfNeeded()
    #expect(probes[5].count == counts.0 && inner.count == counts.1 + 1)
    tree.scene.traitOverrides.displayScale = 3
    tree.scene.updateIfNeeded()
    #expect(probes[5].count == counts.0 + 1)
  }

  @Test("An update retains no values")
  func lifetime() {
    weak var canary: Canary?
    do {
      let value = Canary()
      canary = value
      tree.scene.traitOverrides[CanaryTrait.self] = value
      let color = DynamicColor { _ in
        DynamicColor(value == Canary() ? Color.white : Color.black)
      }
      for probe in probes {
        probe.backgroundColor = color
        probe.body = { _ = $0.traitCollection[CanaryTrait.self] }
      }
    }
    tree.scene.updateIfNeeded()
    #expect(canary != nil)
    for probe in probes { probe.backgroundColor = nil }
    tree.scene.traitOverrides.remove(CanaryTrait.self)
    tree.scene.updateIfNeeded()
    #expect(canary == nil)
  }

  @Test("Drawings of equal views are independent")
  func drawings() {
    let color = DynamicColor { DynamicColor($0[TempoTrait.self] == 0 ? Color.white : Color.black) }
    for probe in probes { probe.backgroundColor = color }
    tree.scene.updateIfNeeded()
    #expect(Set(probes.map(\.drawingCommands)).count == 1)
    probes[2].traitOverrides[TempoTrait.self] = 1
    probes[7].frame.width = 8
    tree.scene.updateIfNeeded()
    let changed = probes.indices.filter { probes[$0].drawingCommands != probes[0].drawingCommands }
    #expect(changed == [2, 7])
  }
}
