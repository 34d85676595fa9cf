public import DynamicColors
public import TraitHierarchy

/// A control that draws a title.
open class UIButton: UIControl {
  /// The kind of a button.
  public enum ButtonType: Int, Sendable {
    /// Without colors of its own.
    case custom
    /// With a title in the tint color.
    case system
  }

  /// The kind of the button.
  public let buttonType: ButtonType

  private var titles: [State: String] = [:]
  private var titleColors: [State: DynamicColor] = [:]
  private var images: [State: UIImage] = [:]

  /// Creates a button with a zero frame.
  public init(type: ButtonType = .custom) {
    buttonType = type
    super.init(frame: .zero)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public override init(frame: Rect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  /// Sets the title for a state; nil for that of `normal`.
  open func setTitle(_ title: String?, for state: State) { set(\.titles, to: title, for: state) }

  /// Returns the title for a state, or that of `normal`.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// Sets the color of the title for a state; nil for that of `normal`.
  open func setTitleColor(_ color: DynamicColor?, for state: State) {
    set(\.titleColors, to: color, for: state)
  }

  /// Returns the color of the title for a state, or that of `normal`; nil if neither was set.
  open func titleColor(for state: State) -> DynamicColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  /// Sets the image for a state; nil for that of `normal`.
  open func setImage(_ image: UIImage?, for state: State) { set(\.images, to: image, for: state) }

  /// Returns the image for a state, or that of `normal`.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// The title for the button's state.
  open var currentTitle: String? { title(for: state) }

  /// The color of the title for the button's state; without one the tint color, or white for a
  /// custom button.
  open var currentTitleColor: DynamicColor {
    titleColor(for: state) ?? (buttonType == .system ? tintColor : .white)
  }

  /// The image for the button's state.
  open var currentImage: UIImage? { image(for: state) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open override func draw(_ rect: Rect) {
    guard let currentTitle else { return }
    canvas.text(currentTitle, in: rect, with: currentTitleColor, fontSize: 15)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  private func set<Value: Equatable>(
    _ values: ReferenceWritableKeyPath<UIButton, [State: Value]>,
    to value: Value?,
    for state: State
  ) {
    if self[keyPath: values][state] == value { return }
    self[keyPath: values][state] = value
    setNeedsDisplay()
  }
}
