import Synchronization
import Testing
import TraitHierarchy
import TraitSystem

@Suite("Environment of hosted content")
struct HostingEnvironmentTests {
  private let log = Log()

  @Test("The innermost writer takes precedence, and siblings are independent")
  func nearestWriter() {
    let stage = Stage {
      ThemeProbe("outside", log)
      Group {
        ThemeProbe("outer", log)
        ThemeProbe("inner", log).environment(\.appTheme, .bold)
        CaptionProbe("inner", log).environment(\.caption, "a")
      }
      .environment(\.appTheme, .pastel)
      CaptionProbe("outside", log)
    }
    _ = stage
    #expect(
      Set(log.take()) == [
        "outside standard", "outer pastel", "inner bold", "inner a", "outside none",
      ]
    )
  }

  @Test("The inner of two writes of a key on the same content takes precedence")
  func stacked() {
    let stage = Stage {
      ThemeProbe("a", log).environment(\.appTheme, .bold).environment(\.appTheme, .pastel)
    }
    _ = stage
    #expect(log.take() == ["a bold"])
  }

  struct Optionally: Content {
    let theme: AppTheme?
    let log: Log

    var body: some Content {
      ThemeProbe("a", log).transformEnvironment(\.self) { values in
        if let theme { values.appTheme = theme }
      }
    }
  }

  @Test("A removed write restores the value from above, not the default")
  func removal() {
    let stage = Stage { Optionally(theme: .bold, log: log) }
    stage.scene.traitOverrides.appTheme = .pastel
    stage.scene.updateIfNeeded()
    #expect(log.take() == ["a bold"])
    stage.host.content = Optionally(theme: nil, log: log)
    stage.scene.updateIfNeeded()
    #expect(log.take() == ["a pastel"])
  }

  @Test("A write of an equal value, or of the default over no value, evaluates nothing")
  func equalWrites() {
    let stage = Stage { Optionally(theme: nil, log: log) }
    #expect(log.take() == ["a standard"])
    stage.host.content = Optionally(theme: .standard, log: log)
    stage.scene.updateIfNeeded()
    stage.scene.traitOverrides.appTheme = .standard
    stage.scene.updateIfNeeded()
    #expect(log.take().isEmpty)
    // A written value masks the inherited one.
    stage.scene.traitOverrides.appTheme = .bold
    stage.scene.updateIfNeeded()
    #expect(log.take().isEmpty)
  }

  @Test(
    "A reader of one key isn't evaluated for another key or for an unrelated trait"
  )
  func independence() {
    let stage = Stage {
      ThemeProbe("theme", log)
      CaptionProbe("caption", log)
      EnvironmentContentReader { values in
        let _ = log("whole \(values.appTheme)")
      }
      EnvironmentContentReader { _ in
        let _ = log("reads nothing")
      }
    }
    _ = log.take()
    stage.scene.traitOverrides.displayScale = 3
    stage.scene.updateIfNeeded()
    #expect(log.take().isEmpty)
    stage.scene.traitOverrides.appTheme = .bold
    stage.scene.updateIfNeeded()
    #expect(Set(log.take()) == ["theme bold", "whole bold"])
  }

  @Test(
    "An override above a host applies below it, and a write there masks it, also for views inside"
  )
  func bothWays() {
    let above = View()
    let inside = View()
    let stage = Stage {
      ThemeProbe("above", log)
      Group {
        Wrapped(view: inside)
        ThemeProbe("below", log)
      }
      .environment(\.appTheme, .pastel)
      Wrapped(view: above)
    }
    stage.window.traitOverrides.appTheme = .bold
    _ = log.take()
    stage.scene.updateIfNeeded()
    #expect(log.take() == ["above bold"])
    #expect(above.traitCollection[AppThemeTrait.self] == .bold)
    #expect(inside.traitCollection[AppThemeTrait.self] == .pastel)
  }

  @Test("A key without a bridge passes through views to the content hosted below them")
  func throughViews() {
    let view = View()
    let stage = Stage {
      Wrapped(view: view).environment(\.caption, "above")
    }
    view.addSubview(HostingView(CaptionProbe("below", log)))
    stage.scene.updateIfNeeded()
    #expect(log.take() == ["below above"])
    #expect(view.traitCollection.description == "TraitCollection()")
  }

  struct Late: Content {
    @Environment(\.appTheme) var theme
    @Environment(\.caption) var caption
    let log: Log

    var body: EmptyContent {
      log(theme == .standard ? "not yet" : caption)
      return EmptyContent()
    }
  }

  struct Captioned: Content {
    let caption: String
    let late: Late

    var body: some Content { Same(late: late).environment(\.caption, caption) }
  }

  /// Content that always equals itself, so that it is only evaluated for changes of the
  /// environment.
  struct Same: Content, Equatable {
    let late: Late

    static func == (first: Self, second: Self) -> Bool { true }

    var body: some Content { late }
  }

  @Test("A key that is first read after a change has its current value")
  func lateReads() {
    let late = Late(log: log)
    let stage = Stage { Captioned(caption: "old", late: late) }
    stage.host.content = Captioned(caption: "new", late: late)
    stage.scene.updateIfNeeded()
    #expect(log.take() == ["not yet"])
    stage.scene.traitOverrides.appTheme = .bold
    stage.scene.updateIfNeeded()
    #expect(log.take() == ["new"])
    stage.scene.traitOverrides.appTheme = .standard
    stage.scene.updateIfNeeded()
    #expect(log.take() == ["not yet"])
    stage.host.content = Captioned(caption: "newest", late: late)
    stage.scene.updateIfNeeded()
    #expect(log.take().isEmpty)
  }

  @Test("A write of the current value doesn't cause a second pass")
  func noLoop() {
    let stage = Stage {
      EnvironmentContentReader { values in
        ThemeProbe("a", log).environment(\.appTheme, values.appTheme)
      }
    }
    _ = log.take()
    var changes: [String] = []
    stage.scene.traitTrace = { changes.append($0.description) }
    stage.scene.traitOverrides.appTheme = .bold
    #expect(stage.scene.updateIfNeeded().isEmpty)
    #expect(log.take() == ["a bold"])
    changes = []
    stage.host.traitOverrides.appTheme = .bold
    #expect(stage.scene.updateIfNeeded().isEmpty)
    #expect(log.take().isEmpty)
    #expect(changes.isEmpty)
  }

  /// Content that isn't compared, so that it is evaluated whenever it is passed on.
  struct Uncompared: Content {
    let name: String
    let log: Log
    var readsTheme = false
    @Environment(\.appTheme) private var theme
    @Environment(\.caption) private var caption

    var body: some Content {
      log(readsTheme ? "\(name) \(theme)" : "\(name) \(caption)")
      return CaptionProbe("below \(name)", log)
    }
  }

  @Test("A masked value isn't read, and its change evaluates nothing below")
  func hidden() {
    let stage = Stage {
      Uncompared(name: "a", log: log).environment(\.appTheme, .bold)
      Uncompared(name: "b", log: log, readsTheme: true).environment(\.appTheme, .bold)
      Uncompared(name: "c", log: log).environment(\.caption, "c").environment(\.appTheme, .pastel)
      Uncompared(name: "d", log: log).transformEnvironment(\.appTheme) {
        $0 = $0 == .monochrome ? .standard : .bold
      }
      Uncompared(name: "e", log: log, readsTheme: true)
    }
    #expect(log.take().count == 10)
    for theme in [AppTheme.pastel, .bold, .standard] {
      stage.scene.traitOverrides.appTheme = theme
      stage.scene.updateIfNeeded()
      #expect(Set(log.take()).isSubset(of: ["e \(theme)", "below e none"]))
    }
    // The written value is still visible to content that starts reading it.
    stage.scene.traitOverrides.appTheme = .monochrome
    stage.scene.updateIfNeeded()
    #expect(Set(log.take()).isSubset(of: ["e monochrome", "below e none"]))
  }

  /// A key whose value has several parts.
  struct Margins: Equatable {
    var left = 0
    var right = 0
  }

  struct MarginsKey: EnvironmentKey {
    static let defaultValue = Margins()
  }

  struct MarginsProbe: Content {
    let log: Log
    @Environment(MarginsKey.self) private var margins

    var body: EmptyContent {
      log("\(margins.left) \(margins.right)")
      return EmptyContent()
    }
  }

  @Test("A write of a part of a value follows changes of the rest")
  func parts() {
    let stage = Stage {
      MarginsProbe(log: log).environment(\.margins.left, 7)
    }
    #expect(log.take() == ["7 0"])
    for right in [3, 3, 4] {
      var values = EnvironmentValues(stage.scene.traitCollection)
      values[MarginsKey.self] = Margins(left: 1, right: right)
      stage.scene.traitOverrides = values.writes
      stage.scene.updateIfNeeded()
    }
    #expect(log.take() == ["7 3", "7 4"])
  }

  @Test("A value is transformed from the one above, and again when that changes")
  func transforms() {
    let stage = Stage {
      CaptionProbe("a", log)
        .transformEnvironment(\.caption) { $0 += "!" }
        .transformEnvironment(\.caption) { $0 += "?" }
        .transformEnvironment(\.self) { $0.caption = "\($0.appTheme)" }
    }
    #expect(log.take() == ["a standard?!"])
    stage.scene.traitOverrides.appTheme = .bold
    #expect(stage.scene.updateIfNeeded().isEmpty)
    #expect(log.take() == ["a bold?!"])
  }

  final class Costly: Equatable, Sendable {
    static let comparisons = Atomic(0)

    static func == (first: Costly, second: Costly) -> Bool {
      // Overrides are compared with the default, to omit equal ones.
      let isWithDefault = [first, second].contains { $0 === CostlyKey.defaultValue }
      if !isWithDefault { comparisons.add(1, ordering: .relaxed) }
      return first === second
    }
  }

  struct CostlyKey: EnvironmentKey {
    static let defaultValue = Costly()
  }

  @Test("A value with an unchanged object is not compared")
  func identity() {
    let value = Costly()
    let stage = Stage {
      EnvironmentContentReader { values in
        let _ = log("\(values.displayScale) \(values[CostlyKey.self] === value)")
      }
      .transformEnvironment(\.self) { $0[CostlyKey.self] = value }
    }
    stage.scene.traitOverrides.displayScale = 2
    Costly.comparisons.store(0, ordering: .relaxed)
    stage.scene.updateIfNeeded()
    var values = EnvironmentValues(stage.host.subviews[0].subviews[0].traitCollection)
    values[CostlyKey.self] = value
    #expect(values[CostlyKey.self] === value)
    #expect(log.take() == ["1.0 true", "2.0 true"])
    #expect(Costly.comparisons.load(ordering: .relaxed) == 0)
  }

  @Test("A read outside of content returns the default without recording it")
  func outside() {
    let probe = ThemeProbe("outside", log)
    let traits = TraitCollection(AppThemeTrait.self, value: .bold)
    traits.performAsCurrent { _ = probe.body }
    let (_, dependencies) = withTraitTracking(traits) { _ in _ = probe.body }
    #expect(log.take() == ["outside standard", "outside standard"])
    #expect(dependencies.traits.isEmpty)
  }

  @Test("A read of another node's traits in a body isn't a dependency")
  func otherNodes() {
    let other = View()
    let stage = Stage {
      EnvironmentContentReader { _ in
        let _ = log("\(other.traitCollection[AppThemeTrait.self])")
      }
    }
    stage.window.addSubview(other)
    stage.scene.updateIfNeeded()
    _ = log.take()
    stage.scene.traitOverrides.appTheme = .bold
    stage.scene.updateIfNeeded()
    #expect(log.take().isEmpty)
  }
}

extension EnvironmentValues {
  fileprivate var margins: HostingEnvironmentTests.Margins {
    get { self[HostingEnvironmentTests.MarginsKey.self] }
    set { self[HostingEnvironmentTests.MarginsKey.self] = newValue }
  }
}
