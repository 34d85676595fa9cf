public import DynamicColors
import ElementLayout
public import TraitHierarchy

/// The alignment of a text; it isn't drawn.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left
  /// In the center.
  case center
  /// At the right edge.
  case right
  /// At both edges.
  case justified
  /// At the edge where the text's language begins.
  case natural
}

/// A view that draws a line of text; its size is an estimate.
open class UILabel: UIView {
  /// The text; nil for none.
  open var text: String? {
    didSet {
      if text == oldValue { return }
      setNeedsMeasuring()
      setNeedsDisplay()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the text; setting nil restores the color for labels.
  open var textColor: DynamicColor! {
    get { ownTextColor ?? .label }
    set {
      if newValue == ownTextColor { return }
      ownTextColor = newValue
      setNeedsDisplay()
    }
  }

  private var ownTextColor: DynamicColor?

  /// The color of the text while ``isHighlighted`` is true; nil for ``textColor``.
  open var highlightedTextColor: DynamicColor? { didSet { setNeedsDisplay() } }

  /// Whether the text has the color ``highlightedTextColor``.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; setting nil restores the system's font in 17 points.
  open var font: UIFont! {
    get { ownFont ?? .systemFont(ofSize: 17) }
    set {
      if newValue == ownFont { return }
      ownFont = newValue
      setNeedsMeasuring()
      setNeedsDisplay()
    }
  }

  private var ownFont: UIFont?

  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural

  /// The maximum number of lines; only one is drawn.
  open var numberOfLines = 1

  /// Whether the font is expected to follow the preferred content size; it has no effect.
  open var adjustsFontForContentSizeCategory = false

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public override init(frame: Rect) { super.init(frame: frame) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open override func draw(_ rect: Rect) {
    guard let text, let font, let textColor else { return }
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    canvas.text(text, in: rect, with: color, fontSize: font.pointSize)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  open override func sizeThatFits(_ constraint: SizeConstraint) -> Size {
    TextLine.estimatedSize(of: text ?? "", fontSize: Double(font?.pointSize ?? 0))
  }
}
