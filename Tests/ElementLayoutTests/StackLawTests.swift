import ElementLayout
import Testing
import TestSupport

/// A random stack.
private struct Sample {
  var layout: StackLayout
  var boxes: [Box]
  var priorities: [StackPriority]
  var room: Double

  init(_ random: inout SplitMix64) {
    layout = StackLayout(
      axis: Axis.allCases.randomElement(using: &random) ?? .horizontal,
      alignment: StackAlignment.allCases.randomElement(using: &random) ?? .start,
      underflow: StackUnderflow.allCases.randomElement(using: &random) ?? .spaceEvenly,
      overflow: StackOverflow.allCases.randomElement(using: &random) ?? .condenseUniformly,
      spacing: Double(Int.random(in: 0...8, using: &random))
    )
    let count = Int.random(in: 1...7, using: &random)
    boxes = (0..<count).map { _ in
      Box(.random(in: 0...100, using: &random).rounded(), .random(in: 0...100, using: &random))
    }
    priorities = (0..<count).map { _ in
      StackPriority(
        grow: Double(Int.random(in: 0...3, using: &random)),
        shrink: Double(Int.random(in: 0...3, using: &random))
      )
    }
    room = .random(in: 0...500, using: &random)
  }

  var tree: LayoutTree {
    LayoutTree(
      Custom {
        ElementContent(layout: layout) { builder in
          for (box, priority) in zip(boxes, priorities) {
            builder.add(traitsType: StackPriorityKey.self, traits: priority, element: box)
          }
        }
      }
    )
  }

  func lengths(_ sizes: [Rect]) -> [Double] {
    sizes.map { layout.axis == .horizontal ? $0.width : $0.height }
  }

  var frames: [Rect] {
    layout.axis == .horizontal ? tree.frames(in: room, 60) : tree.frames(in: 60, room)
  }

  /// The constraints of the children: without space, flexible children aren't measured along the
  /// axis.
  var bases: [Double] {
    let wanted = boxes.map { layout.axis == .horizontal ? $0.width : $0.height }
    let fixed = zip(wanted, priorities).filter { $0.1.grow == 0 && $0.1.shrink == 0 }
    let remaining =
      room - fixed.reduce(0) { $0 + $1.0 } - layout.spacing * Double(boxes.count - 1)
    return zip(wanted, priorities).map { wanted, priority in
      remaining > 0 || priority == .fixed ? wanted : 0
    }
  }

  var natural: Double { bases.reduce(0, +) + layout.spacing * Double(boxes.count - 1) }
}

private func samples(_ count: Int = 2000) -> [Sample] {
  var random = SplitMix64(seed: 7)
  return (0..<count).map { _ in Sample(&random) }
}

struct StackLawTests {
  @Test("Extents are nonnegative numbers, and growing or shrinking uses all space")
  func sizes() {
    var filled = 0
    for sample in samples() {
      let frames = sample.frames
      #expect(frames.allSatisfy { $0.width >= 0 && $0.height >= 0 && $0.x.isFinite })
      let lengths = sample.lengths(frames)
      let isShort = sample.natural >= sample.room
      let isProportional =
        isShort
        ? sample.layout.overflow == .condenseProportionally
        : sample.layout.underflow == .growProportionally
      let grows = [.growProportionally, .growUniformly].contains(sample.layout.underflow)
      let weight = zip(sample.bases, sample.priorities).reduce(0) { sum, child in
        let share = isShort ? child.1.shrink : child.1.grow
        return sum + share * (isProportional ? child.0 : 1)
      }
      if weight == 0 || lengths.contains(0) || !isShort && !grows { continue }
      filled += 1
      let total = lengths.reduce(sample.layout.spacing * Double(lengths.count - 1), +)
      #expect(abs(total - sample.room) < 1e-9)
    }
    #expect(filled > 200)
  }

  @Test("Growing uniformly adds in proportion to the weight; a weight of 0 adds nothing")
  func shares() {
    for var sample in samples() {
      sample.layout.underflow = .growUniformly
      let lengths = sample.lengths(sample.frames)
      let isShort = sample.natural >= sample.room
      let gains = zip(lengths, sample.bases).map { $0 - $1 }
      for (gain, priority) in zip(gains, sample.priorities) {
        if isShort ? priority.shrink == 0 : priority.grow == 0 { #expect(abs(gain) < 1e-9) }
      }
      if isShort { continue }
      let unit = zip(gains, sample.priorities).first { $1.grow > 0 }.map { $0 / $1.grow } ?? 0
      for (gain, priority) in zip(gains, sample.priorities) {
        #expect(abs(gain - unit * priority.grow) < 1e-9)
      }
    }
  }

  @Test("Only the ratio of weights is relevant")
  func scaling() {
    for sample in samples(500) {
      var scaled = sample
      scaled.priorities = sample.priorities.map {
        StackPriority(grow: $0.grow * 16, shrink: $0.shrink / 4)
      }
      #expect(zip(sample.frames, scaled.frames).allSatisfy { $0.isClose(to: $1) })
    }
  }

  @Test("The use of remaining space doesn't change the measured size")
  func measuring() {
    for sample in samples(500) {
      let constraint = SizeConstraint(width: sample.room, height: sample.room)
      let sizes = StackUnderflow.allCases.map { underflow in
        var other = sample
        other.layout.underflow = underflow
        return other.tree.sizeThatFits(constraint)
      }
      #expect(Set(sizes).count == 1)
    }
  }

  @Test("Exchanging children exchanges their extents")
  func exchanging() {
    for sample in samples(500) {
      var reversed = sample
      reversed.boxes.reverse()
      reversed.priorities.reverse()
      let lengths = sample.lengths(sample.frames)
      let others = sample.lengths(reversed.frames).reversed()
      #expect(zip(lengths, others).allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }

  @Test("Stacks satisfy the contract of layouts if their children do")
  func contract() {
    for sample in samples(caseCount(20, long: 60)) {
      #expect(LayoutContract.violations(of: sample.tree.element).isEmpty, "\(sample)")
    }
  }
}
