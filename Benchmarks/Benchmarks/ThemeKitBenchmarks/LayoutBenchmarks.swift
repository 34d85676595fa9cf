import Benchmark
import ElementLayout

/// A leaf that resembles text: its width is its ideal width, or the available width.
private struct Leaf: Element, Equatable {
  var width: Double

  var content: ElementContent {
    ElementContent { constraint, _ in
      Size(width: min(width, constraint.width.maximum), height: 10)
    }
  }
}

/// Rows in columns in rows, ten elements in each; 111,111 elements for a depth of 5.
private struct Nest: Element {
  let depth: Int

  var content: ElementContent {
    let element: any Element = depth == 1 ? Leaf(width: 12) : Nest(depth: depth - 1)
    if depth.isMultiple(of: 2) {
      return Row(alignment: .center, spacing: 1) { row in
        for _ in 0..<10 { row.add(element: element) }
      }.content
    }
    return Column(spacing: 1) { column in
      for _ in 0..<10 { column.add(element: element) }
    }.content
  }

  static let room = Size(width: 1500, height: 20_000)
}

/// An element whose text is broken into lines: its height depends on the available width.
private struct Text: Element {
  let width: Double

  var content: ElementContent {
    ElementContent { constraint, _ in
      let used = min(width, max(1, constraint.width.maximum))
      return Size(width: used, height: 10 * (width / used).rounded(.up))
    }
  }
}

/// Rows in columns in rows, each of them between two texts.
private struct TextNest: Element {
  let depth: Int

  var content: ElementContent {
    let element: any Element = depth == 1 ? Text(width: 37) : TextNest(depth: depth - 1)
    let children: [any Element] = [Text(width: 40), element, Text(width: 45)]
    if depth.isMultiple(of: 2) {
      return Row(spacing: 1) { row in for child in children { row.add(element: child) } }.content
    }
    return Column(spacing: 1) { column in
      for child in children { column.add(element: child) }
    }.content
  }
}

/// The layout of 111,111 elements; divide by that for the time of one.
func layoutBenchmarks() {
  Benchmark("layout, 111,111 elements: make the tree", configuration: .milliseconds) { benchmark in
    for _ in benchmark.scaledIterations { blackHole(LayoutTree(Nest(depth: 5))) }
  }

  for memory in LayoutTree.Memory.allCases {
    Benchmark(
      "layout, 111,111 elements: measure and place, memory of \(memory)",
      configuration: .milliseconds
    ) { benchmark in
      for _ in benchmark.scaledIterations {
        let tree = LayoutTree(Nest(depth: 5), memory: memory)
        benchmark.startMeasurement()
        tree.layOut(in: Nest.room)
        benchmark.stopMeasurement()
        blackHole(tree)
      }
    }
  }

  // The second room has space for all elements: the same nest without repeated measurements.
  for (name, room) in [
    ("an overflowing nest of depth 40", Size(width: 320, height: 480)),
    ("a fitting nest of depth 40", Size(width: 10_000, height: 10_000)),
  ] {
    Benchmark("layout, \(name)", configuration: .milliseconds) { benchmark in
      for _ in benchmark.scaledIterations {
        let tree = LayoutTree(TextNest(depth: 40))
        benchmark.startMeasurement()
        tree.layOut(in: room)
        benchmark.stopMeasurement()
        blackHole(tree)
      }
    }
  }

  Benchmark("layout, 111,111 elements: change one leaf", configuration: .layoutChange) {
    benchmark in
    let tree = LayoutTree(Nest(depth: 5))
    tree.layOut(in: Nest.room)
    var leaf = tree.root
    while let child = leaf.children.last { leaf = child }
    benchmark.startMeasurement()
    for iteration in benchmark.scaledIterations {
      tree.replace(leaf, with: Leaf(width: iteration.isMultiple(of: 2) ? 11 : 11.5))
      tree.layOut(in: Nest.room)
    }
    benchmark.stopMeasurement()
    blackHole(tree)
  }
}

extension Benchmark.Configuration {
  /// The configuration for a change of microseconds in a tree whose creation takes milliseconds.
  fileprivate static var layoutChange: Benchmark.Configuration {
    Benchmark.Configuration(
      metrics: [.wallClock],
      timeUnits: .microseconds,
      scalingFactor: .kilo,
      maxDuration: .seconds(5)
    )
  }
}
