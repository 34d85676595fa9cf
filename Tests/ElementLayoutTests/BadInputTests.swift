import ElementLayout
import Testing
import TestSupport

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// An element nested in itself, up to a depth, in all kinds of containers.
private struct Deep: Element {
  let depth: Int
  var wide = false

  var content: ElementContent {
    if depth == 0 { return Box(10, 10).content }
    var next = self
    next.depth(depth - 1)
    switch depth % 5 {
    case 0: return Row { $0.add(element: next) }.content
    case 1: return Column { $0.add(element: next) }.content
    case 2: return Inset(EdgeInsets(1), around: next).content
    case 3: return Flow { $0.add(element: next) }.content
    default: return Overlay([next]).content
    }
  }

  private mutating func depth(_ depth: Int) { self = Deep(depth: depth) }
}

/// An element that forwards to its child.
private struct Passing: Element {
  let depth: Int

  var content: ElementContent {
    ElementContent(child: depth == 0 ? Box(10, 10) : Passing(depth: depth - 1))
  }
}

private let oddNumbers: [Double] = [
  .nan, .infinity, -.infinity, -1, 0, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e200, 40,
]

struct BadInputTests {
  /// Runs a closure on a thread with a stack of a megabyte.
  private func onSmallStack(_ body: @escaping @Sendable () -> Void) {
    final class Work: Sendable {
      let body: @Sendable () -> Void
      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 1024 * 1024)
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let work = Unmanaged.passRetained(Work(body)).toOpaque()
    let status = pthread_create(
      &thread,
      &attributes,
      { argument in
        #if canImport(Darwin)
        let work = Unmanaged<Work>.fromOpaque(argument).takeRetainedValue()
        work.body()
        #else
        if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
        #endif
        return nil
      },
      work
    )
    #expect(status == 0)
    #if canImport(Darwin)
    if let thread { pthread_join(thread, nil) }
    #else
    pthread_join(thread, nil)
    #endif
  }

  @Test(
    "Nesting above the limit is cut off on the stack of a secondary thread",
    arguments: [10_000, 129]
  )
  func nesting(_ depth: Int) {
    onSmallStack {
      let tree = LayoutTree(Deep(depth: depth))
      _ = tree.root
      #expect(tree.cutElementCount == 1)
    }
    onSmallStack {
      let tree = LayoutTree(Deep(depth: depth))
      tree.layOut(in: Size(width: 500, height: .infinity))
      #expect(tree.cutElementCount == 1)
      #expect(tree.root.frame.height.isFinite)
      tree.element = Deep(depth: depth + 1)
      tree.layOut(in: Size(width: 400, height: 400))
      #expect(tree.cutElementCount == 1)
    }
  }

  @Test("Nesting within the limit is laid out in full")
  func allowedNesting() {
    let tree = LayoutTree(Deep(depth: 120))
    #expect(tree.cutElementCount == 0)
    // A fifth of the containers are insets of 1.
    #expect(tree.sizeThatFits(.unconstrained) == Size(width: 58, height: 58))
    let passing = LayoutTree(Passing(depth: 120))
    #expect(passing.sizeThatFits(.unconstrained) == Size(width: 10, height: 10))
    #expect(LayoutTree(Passing(depth: 10_000)).sizeThatFits(.unconstrained) == .zero)
  }

  @Test(
    "The deepest permitted stacks are laid out on the stack of a secondary thread",
    arguments: [0, 13]
  )
  func deepestStacks(_ others: Int) {
    onSmallStack {
      var element: any Element = LoggedBox(10, 10, Log())
      for level in 0..<127 {
        let inner = element
        if level % 2 == 0 {
          element = Row(alignment: .center) { row in
            row.add(element: inner)
            for _ in 0..<others { row.add(element: Box(1, 1)) }
          }
        } else {
          element = Column(alignment: .fill) { column in
            column.add(element: inner)
            for _ in 0..<others { column.add(element: Box(1, 1)) }
          }
        }
      }
      let tree = LayoutTree(element)
      #expect(tree.sizeThatFits(SizeConstraint(width: 9000, height: 9000)).width > 0)
      tree.layOut(in: Size(width: 9000, height: 9000))
      #expect(tree.cutElementCount == 0)
    }
  }

  @Test("Elements nested 10,000 levels deep are laid out and deallocated")
  func nestedValues() {
    var element: any Element = Box(1, 1)
    for _ in 0..<10_000 { element = Inset(EdgeInsets(1), around: element) }
    let tree = LayoutTree(element)
    tree.layOut(in: Size(width: 10, height: 10))
    #expect(tree.cutElementCount == 1)
  }

  @Test("Invalid sizes have defined results", arguments: oddNumbers, oddNumbers)
  func oddSizes(_ first: Double, _ second: Double) {
    for underflow in StackUnderflow.allCases {
      for overflow in StackOverflow.allCases {
        let content = Row(
          alignment: .center,
          underflow: underflow,
          overflow: overflow,
          spacing: second
        ) { row in
          let priority = StackPriority(grow: first, shrink: second)
          row.add(
            priority: priority,
            element: Custom {
              ElementContent { _, _ in Size(width: first, height: second) }
            }
          )
          row.add(guide: { _ in second }, element: Box(first, second))
          row.add(priority: .fixed, element: Greedy())
          row.add(element: Inset(EdgeInsets(first), around: Box(second, 3)))
          row.add(
            element: Flow(FlowLayout(lineAlignment: .center, lineSpacing: first)) { flow in
              flow.add(grows: true, element: Box(second, first))
              flow.add(element: Greedy())
            }
          )
          row.add(
            element: EqualStack(axis: .horizontal, spacing: first) { stack in
              stack.add(element: Greedy())
              stack.add(element: Box(first, first))
            }
          )
        }
        let tree = LayoutTree(content)
        let size = tree.sizeThatFits(SizeConstraint(width: first, height: second))
        #expect(size.width >= 0 && size.height >= 0)
        tree.layOut(in: Size(width: first, height: second))
        tree.forEachElement { element, _ in
          let frame = element.frame
          #expect(frame.x.isFinite && frame.y.isFinite)
          #expect(frame.width >= 0 && frame.height >= 0)
          #expect(frame.width.isFinite && frame.height.isFinite)
        }
      }
    }
  }

  @Test("Invalid positions have defined results")
  func oddPlaces() {
    struct Odd: Layout {
      let number: Double

      func placeSubelements(
        in size: Size,
        subelements: Subelements,
        environment: Environment,
        cache: inout Void
      ) {
        for subelement in subelements {
          subelement.place(
            at: Point(x: number, y: 5),
            anchor: UnitPoint(x: number, y: 0),
            size: Size(width: 10, height: number)
          )
        }
      }
    }
    for number in [Double.nan, .infinity, -.infinity] {
      let element = Custom {
        ElementContent(layout: Odd(number: number)) { $0.add(element: Box(1, 1)) }
      }
      let tree = LayoutTree(element)
      #expect(tree.frames(in: 20, 20) == [Rect(x: 0, y: 5, width: 10, height: 0)])
    }
  }

  @Test("Elements that use all space have the available size, which is infinite without a limit")
  func greedy() {
    let tree = LayoutTree(Greedy())
    #expect(tree.sizeThatFits(SizeConstraint(width: 7)) == Size(width: 7, height: .infinity))
    tree.layOut(in: Size(width: 7, height: .infinity))
    #expect(tree.root.frame == Rect(x: 0, y: 0, width: 7, height: 0))
    let spacer = Spacer(width: .infinity, height: 5)
    #expect(LayoutTree(spacer).sizeThatFits(SizeConstraint(width: 7)) == Size(width: 7, height: 5))
    let handed = Custom { ElementContent(child: spacer) }
    #expect(LayoutTree(handed).sizeThatFits(SizeConstraint(width: 7)) == Size(width: 7, height: 5))
    #expect(LayoutTree(spacer).sizeThatFits(.unconstrained).width == .infinity)
    let row = Row { row in
      row.add(element: spacer)
      row.add(priority: .fixed, element: Box(30, 10))
    }
    #expect(LayoutTree(row).frames(in: 100, 20).map(\.width) == [70, 30])
    // Both children shrink from 100 and 25, in proportion.
    let equal = Row { row in
      row.add(element: spacer)
      row.add(element: Box(25, 10))
    }
    #expect(LayoutTree(equal).frames(in: 100, 20).map(\.width) == [80, 20])
    let careless = Custom { ElementContent { _, _ in Size(width: .infinity, height: 5) } }
    #expect(LayoutTree(careless).sizeThatFits(SizeConstraint(width: 7)).width == 7)
  }
}
