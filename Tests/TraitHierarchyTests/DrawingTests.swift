import ColorValues
import DynamicColors
import ElementLayout
import Testing
import TraitHierarchy
import TraitSystem

private let background = DynamicColor { traits in
  DynamicColor(traits.userInterfaceStyle == .dark ? .black : .white)
}
private let foreground = DynamicColor { traits in
  DynamicColor(traits.userInterfaceStyle == .dark ? .white : .black)
}

/// A view that draws a line of text and counts its drawings.
private final class Label: View {
  var text = "ab"
  var count = 0

  override func sizeThatFits(_ constraint: SizeConstraint) -> Size {
    let fontSize = traitCollection.preferredContentSizeCategory == .extraLarge ? 20.0 : 10.0
    return TextLine.estimatedSize(of: text, fontSize: fontSize)
  }

  override func draw(_ rect: Rect) {
    count += 1
    canvas.text(text, in: rect, with: foreground, fontSize: 10)
  }
}

private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

struct DrawingTests {
  private let scene = WindowScene(systemTraits: TraitCollection(userInterfaceStyle: .light))
  private let window = Window(frame: rect(0, 0, 100, 50))

  init() { scene.add(window) }

  @Test("A view draws its background, contents and border in colors of its traits")
  func commands() {
    let label = Label(frame: rect(10, 20, 30, 16))
    label.backgroundColor = background
    label.borderColor = foreground
    label.borderWidth = 2
    label.cornerRadius = 99
    label.overrideUserInterfaceStyle = .dark
    window.addSubview(label)
    window.updateIfNeeded()
    let bounds = rect(0, 0, 30, 16)
    #expect(RoundedRect(bounds, cornerRadius: 99).cornerRadius == 8)
    #expect(
      label.drawingCommands == [
        .fill(RoundedRect(bounds, cornerRadius: 8), .black),
        .text(TextLine("ab", in: bounds, fontSize: 10), .white),
        .stroke(RoundedRect(bounds, cornerRadius: 8), .white, width: 2),
      ]
    )
    label.borderColor = nil
    label.borderWidth = .nan
    window.updateIfNeeded()
    #expect(label.drawingCommands.count == 2)
  }

  @Test("A display list has frames and opacities in the window, from back to front")
  func list() throws {
    let card = View(frame: rect(10, 10, 50, 30))
    card.backgroundColor = background
    card.alpha = 0.5
    card.nodeName = "card"
    let label = Label(frame: rect(5, 6, 7, 8))
    label.alpha = 0.5
    card.addSubview(label)
    let hidden = Label()
    hidden.isHidden = true
    let transparent = Label()
    transparent.alpha = .nan
    for view in [card, View(), hidden, transparent] { window.addSubview(view) }
    let controller = ViewController()
    controller.view.backgroundColor = foreground
    let sheet = PresentationController(presenting: controller, over: window)
    #expect(controller.view.frame == rect(0, 0, 100, 50))
    controller.view.frame = rect(1, 2, 3, 4)
    window.updateIfNeeded()
    let list = DisplayList(of: window)
    #expect(list.size == Size(width: 100, height: 50))
    #expect(
      list.items.map(\.frame) == [rect(10, 10, 50, 30), rect(15, 16, 7, 8), rect(1, 2, 3, 4)]
    )
    #expect(list.items.map(\.alpha) == [0.5, 0.25, 1])
    #expect(list.items.map(\.name) == ["card", nil, nil])
    #expect(DisplayList(of: card).items.map(\.frame) == [rect(0, 0, 50, 30), rect(5, 6, 7, 8)])
    sheet.dismiss()
    #expect(DisplayList(of: window).items.count == 2)
  }

  @Test("Only nodes reported by the tracker are redrawn and have other commands")
  func redraws() {
    let labels = [Label(), Label(), Label()]
    for (index, label) in labels.enumerated() {
      label.nodeName = "\(index)"
      window.addSubview(label)
    }
    labels[2].overrideUserInterfaceStyle = .light
    window.updateIfNeeded()
    let before = DisplayList(of: window)
    let tracker = RedrawTracker(scene)
    labels[0].traitOverrides.displayScale = 2
    window.traitOverrides.userInterfaceStyle = .dark
    let named = Set(tracker.takeRedraws().compactMap { ($0.node as? TraitNode)?.nodeName })
    window.updateIfNeeded()
    let after = DisplayList(of: window)
    let changed = zip(before.items, after.items).filter { $0 != $1 }.compactMap(\.1.name)
    #expect(named == ["0", "1"])
    #expect(Set(changed) == named)
    #expect(labels.map(\.count) == [2, 2, 1])
  }

  @Test("A canvas ignores commands outside of drawing, and a change of size redraws it")
  func canvas() {
    let label = Label(frame: rect(0, 0, 10, 10))
    window.addSubview(label)
    window.updateIfNeeded()
    label.canvas.fill(rect(0, 0, 1, 1), with: foreground)
    #expect(label.drawingCommands.count == 1)
    label.frame.x = 5
    window.updateIfNeeded()
    #expect(label.count == 1)
    label.frame.width = 20
    window.updateIfNeeded()
    #expect(label.count == 2)
    #expect(
      label.drawingCommands == [.text(TextLine("ab", in: rect(0, 0, 20, 10), fontSize: 10), .black)]
    )
  }
}

struct ViewLayoutTests {
  private let scene = WindowScene(systemTraits: TraitCollection(userInterfaceStyle: .light))
  private let window = Window(frame: rect(0, 0, 100, 50))
  private let labels = [Label(), Label()]
  private let box = View()

  init() {
    scene.add(window)
    window.layout = StackLayout(axis: .horizontal, underflow: .justifyToStart, spacing: 4)
    box.layout = StackLayout(axis: .vertical, underflow: .justifyToStart, spacing: 1)
    window.addSubview(labels[0])
    window.addSubview(box)
    box.addSubview(labels[1])
  }

  @Test("A view's layout places its subviews by their preferred sizes")
  func places() {
    window.updateIfNeeded()
    #expect(labels[0].frame == rect(0, 0, 12, 12.5))
    #expect(box.frame == rect(16, 0, 12, 12.5))
    #expect(labels[1].frame == rect(0, 0, 12, 12.5))
    #expect(window.measuredSize(in: .unconstrained) == Size(width: 28, height: 12.5))
    labels[0].layoutTraits[StackPriorityKey.self] = .fixed
    window.layout = StackLayout(axis: .horizontal, underflow: .growUniformly, spacing: 4)
    window.updateIfNeeded()
    #expect(box.frame == rect(16, 0, 84, 12.5))
  }

  @Test("A change of data that affects a size lays out the superview")
  func changes() {
    window.updateIfNeeded()
    labels[1].traitOverrides.preferredContentSizeCategory = .extraLarge
    window.updateIfNeeded()
    #expect(box.frame == rect(16, 0, 24, 25))
    #expect(labels[1].frame == rect(0, 0, 24, 25))
    labels[1].text = "a"
    labels[1].setNeedsMeasuring()
    window.updateIfNeeded()
    #expect(box.frame == rect(16, 0, 12, 25))
    box.addSubview(Label())
    window.updateIfNeeded()
    #expect(box.frame.height == 38.5)
    labels[0].removeFromSuperview()
    window.updateIfNeeded()
    #expect(box.frame.x == 0)
  }

  @Test("Views that are nested too deeply are cut off")
  func nesting() {
    var view = box
    for _ in 0..<10_000 {
      let inner = View()
      inner.layout = StackLayout(axis: .vertical)
      view.addSubview(inner)
      view = inner
    }
    view.addSubview(Label())
    #expect(window.updateIfNeeded().isEmpty)
    #expect(window.frame.width == 100)
  }

  @Test("Content is placed by a layout, according to its layout traits")
  func content() {
    let host = HostingView(
      LayoutContent(StackLayout(axis: .horizontal, alignment: .fill, underflow: .growUniformly)) {
        TextContent("abc", color: foreground, fontSize: 10).layoutTrait(
          StackPriorityKey.self,
          .fixed
        )
        ColorFill(background)
      }
    )
    host.frame = rect(0, 0, 100, 20)
    let other = Window()
    scene.add(other)
    other.addSubview(host)
    other.updateIfNeeded()
    #expect(
      DisplayList(of: host).items.map(\.frame) == [rect(0, 0, 18, 20), rect(18, 0, 82, 20)]
    )
    host.content = LayoutContent(
      StackLayout(axis: .horizontal, alignment: .fill, underflow: .growUniformly)
    ) {
      TextContent("a", color: foreground, fontSize: 10).layoutTrait(StackPriorityKey.self, .fixed)
      ColorFill(background)
    }
    other.updateIfNeeded()
    #expect(DisplayList(of: host).items.map(\.frame.width) == [6, 94])
  }

  @Test("Invalid frames and widths are drawn as finite numbers")
  func oddNumbers() {
    let odd = Window(frame: rect(.nan, 0, .nan, -5))
    scene.add(odd)
    let wide = View(frame: rect(.infinity, 4, 20, 10))
    let far = View(frame: rect(.greatestFiniteMagnitude, 0, 20, 10))
    let further = Label(frame: rect(.greatestFiniteMagnitude, -.infinity, .infinity, 10))
    for view in [wide, far] { odd.addSubview(view) }
    far.addSubview(further)
    for view in [odd, wide, far] {
      view.backgroundColor = background
      view.borderColor = foreground
      view.borderWidth = .infinity
    }
    scene.updateIfNeeded()
    let list = DisplayList(of: odd)
    #expect(list.size == .zero)
    #expect(list.items.count == 4)
    #expect(list.items.map(\.frame.x) == [0, 0, .greatestFiniteMagnitude, 0])
    #expect(list.items.map(\.frame.width) == [0, 20, 20, 0])
    #expect(list.items[0].commands == [.fill(RoundedRect(.zero), .white)])
    #expect(
      list.items[1].commands == [
        .fill(RoundedRect(rect(0, 0, 20, 10)), .white),
        .stroke(RoundedRect(rect(0, 0, 20, 10)), .black, width: 5),
      ]
    )
    #expect(
      list.items[3].commands == [.text(TextLine("ab", in: rect(0, 0, 0, 10), fontSize: 10), .black)]
    )
  }

  @Test("Attributes set by a layout apply while it places the subviews")
  func attributes() {
    let window = Window(frame: rect(0, 0, 100, 50))
    scene.add(window)
    let label = Label()
    let hidden = Label()
    label.alpha = 0.5
    window.layout = Dimming()
    for view in [label, hidden] { window.addSubview(view) }
    window.updateIfNeeded()
    #expect(DisplayList(of: window).items.map(\.alpha) == [0.125])
    #expect(label.alpha == 0.5 && !hidden.isHidden)
    window.layout = StackLayout(axis: .vertical)
    window.updateIfNeeded()
    #expect(DisplayList(of: window).items.map(\.alpha) == [0.5, 1])
    window.layout = Dimming()
    window.updateIfNeeded()
    #expect(DisplayList(of: window).items.count == 1)
    window.layout = nil
    window.updateIfNeeded()
    #expect(DisplayList(of: window).items.map(\.alpha) == [0.5, 1])
    // In other places the attributes don't apply.
    window.layout = Dimming()
    window.updateIfNeeded()
    let other = View(frame: rect(0, 0, 20, 20))
    other.addSubview(hidden)
    other.layout = StackLayout(axis: .vertical)
    window.layout = nil
    window.addSubview(other)
    #expect(DisplayList(of: window).items.count == 2)
  }

  @Test(
    "Views that are measured through more than 64 others are reported",
    arguments: [(60, 0), (63, 0), (64, 64), (100, 64)]
  )
  func deepViews(_ depth: Int, _ cut: Int) {
    window.layout = StackLayout(axis: .vertical, underflow: .justifyToStart)
    var views: [View] = [window]
    for _ in 0..<depth {
      let view = View()
      view.layout = StackLayout(axis: .vertical, underflow: .justifyToStart)
      views[views.count - 1].addSubview(view)
      views.append(view)
    }
    let label = Label()
    views[depth].addSubview(label)
    window.updateIfNeeded()
    #expect(window.cutViewCount >= cut && (window.cutViewCount == 0) == (cut == 0))
    #expect((views[1].frame.width > 0) == (cut == 0))
    // Elements that were cut off are complete after the hierarchy is flatter and was measured
    // again.
    views[1].addSubview(label)
    views[2].removeFromSuperview()
    window.updateIfNeeded()
    #expect(window.cutViewCount == 0)
    #expect(views[1].frame.width > 0)
  }
}

/// A layout that hides the second subview and sets the opacity of all to a quarter.
private struct Dimming: Layout {
  func placeSubelements(
    in size: Size,
    subelements: Subelements,
    environment: Environment,
    cache: inout ()
  ) {
    for (index, subelement) in subelements.enumerated() {
      subelement.place(filling: size)
      subelement.attributes.alpha = 0.25
      subelement.attributes.isHidden = index == 1
    }
  }
}
