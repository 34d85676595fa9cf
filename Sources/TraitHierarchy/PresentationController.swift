public import TraitSystem

/// What shows a controller over a window: a sheet, a popover, an alert.
///
/// It inherits from the window, not from the controller that presents, so overrides on that
/// controller don't reach what it presents.
public final class PresentationController: TraitEnvironment {
  /// The traits that the presentation sets for what it presents.
  public var traitOverrides = TraitOverrides()

  /// The window that the presentation is over.
  public private(set) weak var window: Window?

  /// The controller that is presented.
  public let presentedViewController: ViewController

  /// Presents `controller` over `window`.
  public init(presenting controller: ViewController, over window: Window) {
    presentedViewController = controller
    self.window = window
    controller.presentationController = self
  }

  /// The window.
  public var traitParent: (any TraitEnvironment)? { window }
}
