import ColorValues
import DynamicColors
import Testing
import TraitHierarchy
import TraitSystem

@Suite("Hosted content")
struct HostingContentTests {
  private let log = Log()

  struct Toggle: Content {
    let isOn: Bool
    let count: Int
    let log: Log

    var body: some Content {
      if isOn { ThemeProbe("on", log) } else { ThemeProbe("on", log) }
      if isOn { CaptionProbe("maybe", log) }
      for number in 0..<count { ThemeProbe("row \(number)", log) }
    }
  }

  private func views(_ view: View) -> Int {
    view.subviews.reduce(view.subviews.count) { $0 + views($1) }
  }

  @Test("Content of the same type and position is kept, and another branch is created again")
  func matching() {
    let stage = Stage { Toggle(isOn: true, count: 2, log: log) }
    #expect(Set(log.take()) == ["on standard", "maybe none", "row 0 standard", "row 1 standard"])
    let count = views(stage.host)
    stage.host.content = Toggle(isOn: true, count: 3, log: log)
    stage.scene.updateIfNeeded()
    #expect(log.take() == ["row 2 standard"])
    stage.host.content = Toggle(isOn: false, count: 2, log: log)
    stage.scene.updateIfNeeded()
    #expect(log.take() == ["on standard"])
    stage.host.content = Toggle(isOn: true, count: 2, log: log)
    stage.scene.updateIfNeeded()
    #expect(Set(log.take()) == ["on standard", "maybe none"])
    #expect(views(stage.host) == count)
  }

  @Test("Removed content isn't evaluated, even if it read a changed value")
  func removed() {
    let stage = Stage {
      EnvironmentContentReader { values in
        if values.appTheme == .standard {
          Group { Group { ThemeProbe("gone", log) } }
        }
      }
    }
    #expect(log.take() == ["gone standard"])
    stage.scene.traitOverrides.appTheme = .bold
    stage.scene.updateIfNeeded()
    #expect(log.take().isEmpty)
    #expect(stage.host.subviews.count == 1)
  }

  @Test("A body with the same reads as its parent is evaluated once, after the parent")
  func topDown() {
    struct Child: Content {
      let title: String
      let log: Log
      @Environment(\.appTheme) var theme

      var body: some Content {
        let _ = log("child \(title) \(theme)")
        Group { ThemeProbe("leaf", log) }
      }
    }
    let stage = Stage {
      EnvironmentContentReader { values in
        let _ = log("parent \(values.appTheme)")
        Group { Child(title: "\(values.appTheme)", log: log) }
      }
    }
    _ = log.take()
    stage.scene.traitOverrides.appTheme = .bold
    stage.scene.updateIfNeeded()
    #expect(log.take() == ["parent bold", "child bold bold", "leaf bold"])
  }

  final class Chart: View {
    var theme = AppTheme.standard
  }

  struct ChartContent: ViewRepresentable, Equatable {
    let name: String
    let log: Log

    static func == (first: Self, second: Self) -> Bool { first.name == second.name }

    func makeView() -> Chart {
      log("make \(name)")
      return Chart()
    }

    func updateView(_ view: Chart, environment: EnvironmentValues) {
      log("update \(name) \(environment.appTheme)")
      view.theme = environment.appTheme
    }
  }

  @Test("A view inside content is created once and updated when its reads have changed")
  func representables() {
    let stage = Stage { ChartContent(name: "a", log: log) }
    #expect(log.take() == ["make a", "update a standard"])
    stage.scene.traitOverrides.displayScale = 3
    stage.host.content = ChartContent(name: "a", log: log)
    stage.scene.updateIfNeeded()
    #expect(log.take().isEmpty)
    stage.scene.traitOverrides.appTheme = .bold
    stage.scene.updateIfNeeded()
    #expect(log.take() == ["update a bold"])
    stage.host.content = ChartContent(name: "b", log: log)
    stage.scene.updateIfNeeded()
    #expect(log.take() == ["update b bold"])
  }

  @Test("A controller hosts content, with the traits that it inherits")
  func controllers() {
    let scene = WindowScene()
    let window = Window()
    scene.add(window)
    let controller = HostingController(ThemeProbe("a", log))
    window.rootViewController = controller
    controller.traitOverrides.appTheme = .pastel
    scene.updateIfNeeded()
    #expect(log.take() == ["a pastel"])
    controller.content = ThemeProbe("b", log)
    scene.updateIfNeeded()
    #expect(log.take() == ["b pastel"])
  }

  @Test("Content moves with its host and adopts the traits of the new place")
  func moving() {
    let stage = Stage { ThemeProbe("a", log) }
    let other = View()
    other.traitOverrides.appTheme = .bold
    stage.window.addSubview(other)
    _ = log.take()
    other.addSubview(stage.host)
    stage.scene.updateIfNeeded()
    #expect(log.take() == ["a bold"])
  }

  @Test("Content is deallocated with its host, and the host with its window")
  func lifetimes() {
    weak var host: View?
    weak var chart: View?
    do {
      let view = View()
      let stage = Stage { Group { Wrapped(view: view) } }
      host = stage.host
      chart = view
      #expect(chart?.superview != nil)
    }
    #expect(host == nil)
    #expect(chart == nil)
  }

  // MARK: Drawing

  private let ink = DynamicColor { traits in
    traits[AppThemeTrait.self] == .bold ? DynamicColor(.black) : DynamicColor(.white)
  }

  @Test(
    "Only users of a color with another value are redrawn, and no body is evaluated"
  )
  func redraws() {
    let tracked = ink
    let stage = Stage {
      ColorFill(ink)
      ColorFill(DynamicColor(.white))
      Drawing { context in
        log("draw \(context.resolve(tracked).hex)")
      }
      Drawing { context in
        log("draw \(context.environment.caption)")
      }
      EnvironmentContentReader { _ in
        let _ = log("body")
      }
    }
    #expect(log.take() == ["body", "draw #ffffff", "draw none"])
    let tracker = RedrawTracker(stage.scene)
    stage.scene.traitOverrides.appTheme = .pastel
    #expect(tracker.takeRedraws().isEmpty)
    stage.scene.traitOverrides.appTheme = .bold
    let redraws = tracker.takeRedraws()
    #expect(redraws.count == 2)
    #expect(redraws.allSatisfy { $0.colors.map(\.new) == [.black] })
    stage.scene.updateIfNeeded()
    #expect(log.take() == ["draw #000000"])
  }

  @Test(
    "A drawing that reads a key without a bridge is redrawn with it, and reported"
  )
  func redrawsForKeys() {
    let captioned = { caption in
      Same(content: Drawing { log("draw \($0.environment.caption)") }).environment(
        \.caption,
        caption
      )
    }
    let stage = Stage { captioned("a") }
    #expect(log.take() == ["draw a"])
    let tracker = RedrawTracker(stage.scene)
    var trace: [String] = []
    stage.scene.traitTrace = { trace.append($0.description) }
    stage.host.content = captioned("b")
    stage.scene.updateIfNeeded()
    #expect(log.take() == ["draw b"])
    let text = "DrawingNode: environment (override at BodyNode<Same<Drawing>>)"
    #expect(tracker.takeRedraws().map(\.description) == [text])
    #expect(trace == [text])
  }

  /// Content that always equals itself, so that only the environment changes its descendants.
  struct Same<C: Content>: Content, Equatable {
    let content: C

    static func == (first: Self, second: Self) -> Bool { true }

    var body: some Content { content }
  }

  @Test("Content of a host without a window is evaluated, and again when the host gets a window")
  func detached() {
    let host = HostingView(Group { ThemeProbe("a", log).environment(\.appTheme, .pastel) })
    host.updateIfNeeded()
    #expect(log.take() == ["a pastel"])
    let probe = HostingView(ThemeProbe("b", log))
    probe.traitOverrides.appTheme = .bold
    probe.updateIfNeeded()
    #expect(log.take() == ["b bold"])
    probe.traitOverrides.remove(AppThemeTrait.self)
    let window = Window()
    window.traitOverrides.appTheme = .monochrome
    window.addSubview(host)
    window.addSubview(probe)
    window.updateIfNeeded()
    #expect(log.take() == ["b monochrome"])
  }

  @Test("A drawing has the size of its host, and is redrawn when the size changes")
  func sizes() {
    let stage = Stage {
      Group { Drawing { log("\($0.rect.width) × \($0.rect.height)") } }
    }
    _ = log.take()
    stage.host.frame = Rect(x: 5, y: 5, width: 30, height: 20)
    stage.scene.updateIfNeeded()
    #expect(log.take() == ["30.0 × 20.0"])
  }

  @Test("A value read from the environment inside a drawing is a dependency of the drawing")
  func readingWhileDrawing() {
    struct Sign: Content {
      @Environment(\.appTheme) var theme
      let log: Log

      var body: some Content {
        let _ = log("body")
        Drawing { _ in log("draw \(theme)") }
      }
    }
    let stage = Stage { Sign(log: log) }
    #expect(log.take() == ["body", "draw standard"])
    stage.scene.traitOverrides.appTheme = .bold
    stage.scene.updateIfNeeded()
    #expect(log.take() == ["draw bold"])
  }

  // MARK: Bad use

  @Test("A body that changes a value that it reads is stopped with a message")
  func feedback() {
    let stage = Stage { EmptyContent() }
    let view = stage.window
    let log = log
    let host = HostingView(
      EnvironmentContentReader { values in
        let _ = log("body")
        let next = (values.appTheme.rawValue + 1) % 4
        let _ = view.traitOverrides.appTheme = AppTheme(rawValue: next) ?? .standard
      }
    )
    stage.window.addSubview(host)
    let feedback = stage.scene.updateIfNeeded()
    #expect(feedback.map(\.step).contains("properties"))
    #expect(log.take().count < 40)
  }

  struct Endless: Content {
    var body: Endless { Endless() }
  }

  struct Doubling: Content {
    var body: TupleContent<Doubling, Doubling> { pair }

    @ContentBuilder private var pair: TupleContent<Doubling, Doubling> {
      Doubling()
      Doubling()
    }
  }

  struct EndlessViews: ViewRepresentable {
    func makeView() -> HostingView<EndlessViews> { HostingView(EndlessViews()) }
  }

  private func feedback<C: Content>(_ content: C, _ limits: (nesting: Int, count: Int)?) -> [String]
  {
    let window = Window()
    let limited = limits.map { nesting, count in
      HostingView(content, maximumNesting: nesting, maximumCount: count)
    }
    window.addSubview(limited ?? HostingView(content))
    let first = window.updateIfNeeded()
    #expect(window.updateIfNeeded().isEmpty)
    return first.map(\.description)
  }

  @Test("Content that contains itself endlessly is cut off with a message")
  func endless() {
    let message = "content exceeds the limit of depth or size; check whether it contains itself"
    #expect(feedback(Endless(), nil) == ["Endless: \(message)"])
    #expect(feedback(EndlessViews(), (100, 1_000_000)) == ["EndlessViews: \(message)"])
    let doubling = feedback(Doubling(), (100, 500))
    #expect(!doubling.isEmpty)
    #expect(doubling.allSatisfy { $0.hasSuffix(message) })
    #expect(feedback(EmptyContent(), nil).isEmpty)
  }
}
