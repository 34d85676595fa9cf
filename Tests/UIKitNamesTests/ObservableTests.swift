import Observation
import Testing
import UIKitNames

@Observable
private final class Model: @unchecked Sendable {
  var title = "a"
  var count = 0
  var isOpen = false
}

private final class Label: UIView {
  let model: Model
  private(set) var log: [String] = []

  init(_ model: Model) {
    self.model = model
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func updateProperties() {
    super.updateProperties()
    log.append("properties \(model.title)")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.append(model.isOpen ? "layout \(model.count)" : "layout")
  }

  override func draw(_ rect: CGRect) { log.append("draw") }

  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

private final class Controller: UIViewController {
  let model: Model
  var log: [String] = []

  init(_ model: Model) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func updateProperties() { log.append("properties \(model.title)") }
  override func viewWillLayoutSubviews() { log.append("will \(model.count)") }
  override func viewDidLayoutSubviews() { log.append("did \(model.isOpen)") }
}

private struct Row: View {
  let model: Model
  let note: (String) -> Void

  var body: some View {
    let _ = note(model.title)
  }
}

@Suite("Observable objects")
struct ObservableTests {
  private let model = Model()
  private let window = UIWindow()

  @Test("A changed property runs only methods again that have read it")
  func view() {
    let (label, other) = (Label(model), Label(Model()))
    for view in [label, other] { window.addSubview(view) }
    window.updateIfNeeded()
    for view in [label, other] { #expect(view.take() == ["properties a", "layout", "draw"]) }
    model.title = "b"
    model.title = "c"
    #expect(label.log.isEmpty)
    window.updateIfNeeded()
    // The first change in a window can run the methods of other views again.
    #expect(label.take() == ["properties c"] && Set(other.take()).isSubset(of: ["properties a"]))
    model.title = "d"
    window.updateIfNeeded()
    #expect(label.take() == ["properties d"] && other.log.isEmpty)
    // Only properties that the last run has read count.
    model.count = 1
    window.updateIfNeeded()
    #expect(label.log.isEmpty)
    for _ in 0..<3 {
      model.isOpen = true
      label.setNeedsLayout()
      window.updateIfNeeded()
    }
    model.count = 2
    window.updateIfNeeded()
    model.isOpen = false
    window.updateIfNeeded()
    model.count = 3
    window.updateIfNeeded()
    #expect(label.take() == ["layout 1", "layout 1", "layout 1", "layout 2", "layout"])
    #expect(other.log.isEmpty)
  }

  @Test("A view observes its objects in another window, and is not retained by them")
  func moving() async {
    weak var weakLabel: Label?
    do {
      let label = Label(model)
      weakLabel = label
      window.addSubview(label)
      window.updateIfNeeded()
      label.removeFromSuperview()
      model.title = "b"
      let other = UIWindow()
      other.addSubview(label)
      _ = label.take()
      other.updateIfNeeded()
      #expect(label.take().contains("properties b"))
      let changed = model
      await Task.detached { changed.title = "c" }.value
      other.updateIfNeeded()
      #expect(label.take() == ["properties c"])
      label.removeFromSuperview()
    }
    #expect(weakLabel == nil)
    model.title = "d"
    window.updateIfNeeded()
  }

  @Test("Controllers and content observe objects")
  func controllers() {
    let controller = Controller(model)
    var titles: [String] = []
    let host = UIHostingController(rootView: Row(model: model) { titles.append($0) })
    window.rootViewController = controller
    controller.addChild(host)
    controller.view.addSubview(host.view)
    window.updateIfNeeded()
    controller.log = []
    model.title = "b"
    window.updateIfNeeded()
    #expect(controller.log == ["properties b"] && titles == ["a", "b"])
    controller.log = []
    model.isOpen = true
    window.updateIfNeeded()
    #expect(controller.log == ["will 0", "did true"] && titles == ["a", "b"])
  }
}
