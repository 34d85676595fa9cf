import TraitHierarchy
import TraitSystem

enum AppTheme: Int, CaseIterable { case standard, pastel, bold, monochrome }

struct AppThemeTrait: TraitDefinition {
  static let defaultValue = AppTheme.standard
  static let affectsColorAppearance = true
}

struct AppThemeKey: TraitBridgedEnvironmentKey {
  static let defaultValue = AppTheme.standard

  static func read(from traitCollection: TraitCollection) -> AppTheme {
    traitCollection[AppThemeTrait.self]
  }

  static func write(to mutableTraits: inout MutableTraits, value: AppTheme) {
    mutableTraits[AppThemeTrait.self] = value
  }
}

/// A key without a bridge.
struct CaptionKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  var appTheme: AppTheme {
    get { self[AppThemeKey.self] }
    set { self[AppThemeKey.self] = newValue }
  }

  var caption: String {
    get { self[CaptionKey.self] }
    set { self[CaptionKey.self] = newValue }
  }
}

extension MutableTraits {
  var appTheme: AppTheme {
    get { self[AppThemeTrait.self] }
    set { self[AppThemeTrait.self] = newValue }
  }
}

/// Content that records the theme that it reads; equal to other content of the same name.
struct ThemeProbe: Content, Equatable {
  let name: String
  let log: Log
  @Environment(\.appTheme) private var theme

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  static func == (first: Self, second: Self) -> Bool { first.name == second.name }

  var body: EmptyContent {
    log("\(name) \(theme)")
    return EmptyContent()
  }
}

/// Content that records the caption that it reads; equal to other content of the same name.
struct CaptionProbe: Content, Equatable {
  let name: String
  let log: Log
  @Environment(CaptionKey.self) private var caption

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  static func == (first: Self, second: Self) -> Bool { first.name == second.name }

  var body: EmptyContent {
    log("\(name) \(caption)")
    return EmptyContent()
  }
}

/// Existing views as content.
struct Wrapped<V: View>: ViewRepresentable {
  let view: V

  func makeView() -> V { view }
}

/// A scene with a window that shows content.
struct Stage<C: Content> {
  let scene = WindowScene()
  let window = Window()
  let host: HostingView<C>

  init(@ContentBuilder _ content: () -> C) {
    host = HostingView(content())
    scene.add(window)
    window.addSubview(host)
    scene.updateIfNeeded()
  }
}
