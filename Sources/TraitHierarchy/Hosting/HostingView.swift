/// A view that shows declarative content, with its own traits as the content's environment.
///
/// Values of the environment that a view above has as overrides, or that content above has written,
/// reach the content, those of keys that aren't bridged to a trait too.
///
/// In a hierarchy without a window or a scene, where changes of traits aren't noticed, content is
/// evaluated once.
public final class HostingView<Root: Content>: View {
  /// What is shown; setting it evaluates it in the next update.
  public var content: Root {
    didSet { setNeedsUpdateProperties() }
  }

  private let budget: ContentBudget

  /// Makes a view that shows `content`.
  public convenience init(_ content: Root) {
    self.init(content, limits: ContentLimits())
  }

  /// Makes a view whose content is limited otherwise than usual.
  package init(_ content: Root, limits: ContentLimits) {
    self.content = content
    budget = ContentBudget(limits)
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

  /// The place of this view, which may be below content itself.
  private var place: ContentPlace {
    var node = parentNode
    while let current = node {
      if let content = current as? ContentNode { return content.place }
      node = current.parentNode
    }
    return ContentPlace(budget: budget)
  }
}
