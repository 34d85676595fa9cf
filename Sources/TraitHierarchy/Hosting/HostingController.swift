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
