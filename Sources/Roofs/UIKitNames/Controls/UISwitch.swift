public import DynamicColors
public import Foundation
public import TraitHierarchy

/// A control that is on or off, with its colors; it isn't drawn.
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false
  /// The color of the switch while it is on; nil for the system's.
  open var onTintColor: DynamicColor?
  /// The color of the thumb; nil for the system's.
  open var thumbTintColor: DynamicColor?
}

/// A control for a value in a range, with its colors; it isn't drawn.
open class UISlider: UIControl {
  /// The color of the track below the value; nil for the tint color.
  open var minimumTrackTintColor: DynamicColor?
  /// The color of the track above the value; nil for the system's.
  open var maximumTrackTintColor: DynamicColor?
  /// The color of the thumb; nil for the system's.
  open var thumbTintColor: DynamicColor?
}

/// A control for a page, with its colors; it isn't drawn.
open class UIPageControl: UIControl {
  /// The color of pages that aren't displayed; nil for the system's.
  open var pageIndicatorTintColor: DynamicColor?
  /// The color of the displayed page; nil for the system's.
  open var currentPageIndicatorTintColor: DynamicColor?
}

/// A control with segments, with its colors; it isn't drawn.
open class UISegmentedControl: UIControl {
  /// The color of the selected segment; nil for the system's.
  open var selectedSegmentTintColor: DynamicColor?

  private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of titles for a state; nil for none.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
  }

  /// Returns the attributes of titles for a state; nil for none.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
}

/// A view that indicates work of unknown duration, with its color; it isn't drawn.
open class UIActivityIndicatorView: UIView {
  /// The size of an indicator.
  public enum Style: Int, Sendable {
    /// The usual size.
    case medium = 100
    /// A larger size.
    case large = 101
  }

  /// The size of the indicator.
  open var style = Style.medium

  /// Whether the indicator is active.
  open private(set) var isAnimating = false

  /// Whether the indicator is hidden while it isn't active.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  /// Activates the indicator.
  open func startAnimating() { animate(true) }

  /// Deactivates the indicator.
  open func stopAnimating() { animate(false) }

  private func animate(_ isActive: Bool) {
    isAnimating = isActive
    isHidden = hidesWhenStopped && !isActive
  }

  /// Creates an indicator.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public override init(frame: Rect) {
    super.init(frame: frame)
    isHidden = true
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color; setting nil restores the system's gray.
  open var color: DynamicColor! {
    get { ownColor ?? .systemGray }
    set { ownColor = newValue }
  }

  private var ownColor: DynamicColor?
}

/// A view that indicates progress, with its colors; it isn't drawn.
open class UIProgressView: UIView {
  /// The color of the part that is complete; nil for the tint color.
  open var progressTintColor: DynamicColor?
  /// The color of the other part; nil for the system's.
  open var trackTintColor: DynamicColor?
}
