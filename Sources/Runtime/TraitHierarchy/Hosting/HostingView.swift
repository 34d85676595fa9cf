/// A view that displays declarative content, with its own traits as the content's environment.
///
/// Environment values set by a parent view's overrides or by enclosing content reach the content,
/// including values of keys that aren't bridged to a trait.
///
/// In a hierarchy without a window or a scene, where changes of traits aren't observed, content is
/// evaluated once.
public final class HostingView<Root: Content>: View {
  /// The displayed content; a new value is evaluated in the next update.
  public var content: Root {
    didSet { setNeedsUpdateProperties() }
  }

  private let budget: ContentBudget

  /// Creates a view that displays `content`.
  public convenience init(_ content: Root) {
    // Finite content doesn't reach these limits in practice.
    self.init(content, maximumNesting: 1000, maximumCount: 1_000_000)
  }

  /// Creates a view with custom limits for the nesting depth and the number of pieces of its
  /// content.
  package init(_ content: Root, maximumNesting: Int, maximumCount: Int) {
    self.content = content
    budget = ContentBudget(maximumNesting: maximumNesting, maximumCount: maximumCount)
    super.init(frame: .zero)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public override func updateProperties() {
    var list = ContentList(below: self, place)
    list.add(content, identity: 0)
    list.finish()
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public override func layoutSubviews() { fillWithSubviews() }

  /// The place of this view, which can itself be inside content.
  private var place: ContentPlace {
    var node = parentNode
    while let current = node {
      if let content = current as? ContentNode { return content.place }
      node = current.parentNode
    }
    return ContentPlace(budget: budget)
  }
}

/// A controller whose view displays declarative content.
public final class HostingController<Root: Content>: ViewController {
  private let host: HostingView<Root>

  /// Creates a controller that displays `content`.
  public init(_ content: Root) {
    host = HostingView(content)
    super.init()
  }

  /// The displayed content; a new value is evaluated in the next update.
  public var content: Root {
    get { host.content }
    set { host.content = newValue }
  }

  /// Creates the ``HostingView``; don't call it directly.
  public override func loadView() { view = host }
}
