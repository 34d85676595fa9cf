import ElementLayout
import Testing
import TestSupport
import TraitHierarchy

/// The size of a text whose height is inversely proportional to the available width.
private func textSize(_ width: Double, _ constraint: SizeConstraint) -> Size {
  let used = min(width, max(1, constraint.width.maximum))
  return Size(width: used, height: 10 * (width / used - 1e-9).rounded(.up))
}

private final class TextView: View {
  var width = 37.0

  override func sizeThatFits(_ constraint: SizeConstraint) -> Size { textSize(width, constraint) }
}

/// A view that counts its measurements.
private final class StackView: View {
  var count = 0

  override func sizeThatFits(_ constraint: SizeConstraint) -> Size {
    count += 1
    return super.sizeThatFits(constraint)
  }
}

private struct TextElement: Element {
  let width: Double

  var content: ElementContent {
    ElementContent { constraint, _ in textSize(width, constraint) }
  }
}

private struct StackElement: Element {
  struct Root: Element {
    let depth: Int

    var content: ElementContent {
      ElementContent(layout: root) { $0.add(element: StackElement(level: depth)) }
    }
  }

  let level: Int

  var content: ElementContent {
    ElementContent(layout: stack(level)) { builder in
      builder.add(element: TextElement(width: 37 + Double(level)))
      if level > 0 { builder.add(element: StackElement(level: level - 1)) }
      builder.add(element: TextElement(width: 38 + Double(level)))
    }
  }
}

private let root = StackLayout(axis: .vertical, alignment: .start)

/// Rows in columns in rows.
private func stack(_ level: Int) -> StackLayout {
  let axis = level.isMultiple(of: 2) ? Axis.vertical : .horizontal
  return StackLayout(axis: axis, alignment: .start, spacing: 1)
}

/// Nested stacks in a window, the outermost first.
private func makeStacks(in window: Window, depth: Int) -> [StackView] {
  var stacks: [StackView] = []
  for level in (0...depth).reversed() {
    let view = StackView()
    view.layout = stack(level)
    let texts = [TextView(), TextView()]
    for (index, text) in texts.enumerated() {
      text.width = 37 + Double(index + level)
      view.addSubview(text)
    }
    if let outer = stacks.last { outer.insertSubview(view, at: 1) } else { window.addSubview(view) }
    stacks.append(view)
  }
  return stacks
}

struct NestedLayoutTests {
  private static let rooms = [
    Size(width: 60, height: 60), Size(width: 320, height: 480), Size(width: 1e6, height: 1e6),
  ]

  @Test("Views nested up to 7 levels have the frames of elements", arguments: rooms)
  func frames(_ room: Size) {
    for depth in 0...6 {
      let scene = WindowScene()
      let window = Window(frame: Rect(x: 0, y: 0, width: room.width, height: room.height))
      scene.add(window)
      let stacks = makeStacks(in: window, depth: depth)
      window.layout = root
      window.updateIfNeeded()
      let tree = LayoutTree(StackElement.Root(depth: depth))
      tree.layOut(in: room)
      var element = tree.root.children[0]
      for (number, view) in stacks.enumerated() {
        #expect(view.frame == element.frame)
        #expect(view.subviews.map(\.frame) == element.children.map(\.frame))
        if number < depth { element = element.children[1] }
      }
    }
  }

  @Test("A view is measured a limited number of times for each view above it", arguments: rooms)
  func measurements(_ room: Size) {
    for depth in [8, caseCount(14, long: 20)] {
      let scene = WindowScene()
      let window = Window(frame: Rect(x: 0, y: 0, width: room.width, height: room.height))
      scene.add(window)
      let stacks = makeStacks(in: window, depth: depth)
      window.layout = root
      window.updateIfNeeded()
      for (number, view) in stacks.enumerated() {
        #expect(view.count <= (number + 1) * (room.width < 1e6 ? 136 : 2))
      }
      // A change of the room is not multiplied either.
      for view in stacks { view.count = 0 }
      window.frame = Rect(x: 0, y: 0, width: room.width - 7, height: room.height)
      window.updateIfNeeded()
      #expect(stacks.indices.allSatisfy { stacks[$0].count <= ($0 + 1) * 136 })
    }
  }

  @Test("Views with approximate sizes fill the space, and are exact again with enough space")
  func approximation() {
    let scene = WindowScene()
    let window = Window(frame: Rect(x: 0, y: 0, width: 60, height: 60))
    scene.add(window)
    let stacks = makeStacks(in: window, depth: 12)
    window.layout = root
    window.updateIfNeeded()
    #expect(stacks[0].frame.width <= 60 && stacks[0].frame.height <= 60)
    window.frame = Rect(x: 0, y: 0, width: 1e6, height: 1e6)
    window.updateIfNeeded()
    let tree = LayoutTree(StackElement.Root(depth: 12))
    tree.layOut(in: Size(width: 1e6, height: 1e6))
    var element = tree.root.children[0]
    for (number, view) in stacks.enumerated() {
      #expect(view.frame == element.frame)
      if number < 12 { element = element.children[1] }
    }
  }
}
