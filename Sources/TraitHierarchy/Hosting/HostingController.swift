/// A controller whose view shows declarative content.
public final class HostingController<Root: Content>: ViewController {
  private let host: HostingView<Root>

  /// Makes a controller that shows `content`.
  public init(_ content: Root) {
    host = HostingView(content)
    super.init()
  }

  /// What is shown; setting it evaluates it in the next update.
  public var content: Root {
    get { host.content }
    set { host.content = newValue }
  }

  /// Makes the ``HostingView``; never to be called.
  public override func loadView() { view = host }
}
