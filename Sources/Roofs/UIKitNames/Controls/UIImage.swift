public import DynamicColors
public import TraitHierarchy

/// An image as a value for a renderer: its name or fills, and its color; files aren't read.
public final class UIImage: Hashable, Sendable {
  /// Whether an image is displayed in the tint color.
  public enum RenderingMode: Int, Sendable {
    /// Determined by the context.
    case automatic
    /// In its own colors.
    case alwaysOriginal
    /// In the tint color.
    case alwaysTemplate
  }

  /// The name of the image.
  public let name: String
  /// Whether the name is that of a symbol of the system.
  public let isSymbolImage: Bool
  /// The color set by ``withTintColor(_:renderingMode:)``; nil if there is none.
  public let tintColor: DynamicColor?
  /// Whether the image is displayed in the tint color.
  public let renderingMode: RenderingMode

  /// A rectangle that was filled in a drawn image, with the color for the traits at that time.
  public struct Fill: Hashable, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public let rect: CGRect, color: CGColor
  }

  /// The fills of a drawn image, back to front.
  public let fills: [Fill]
  /// The size of a drawn image in points; zero for images with names.
  public let size: CGSize

  init(
    _ name: String,
    isSymbol: Bool,
    size: CGSize = .zero,
    fills: [Fill] = [],
    tintColor: DynamicColor? = nil,
    renderingMode: RenderingMode = .automatic
  ) {
    self.name = name
    isSymbolImage = isSymbol
    (self.size, self.fills) = (size, fills)
    self.tintColor = tintColor
    self.renderingMode = renderingMode
  }

  /// Creates an empty image.
  public convenience init() { self.init("", isSymbol: false) }

  /// Creates an image with a name; never nil, because names aren't looked up.
  public convenience init?(named name: String) { self.init(name, isSymbol: false) }

  /// Creates a symbol of the system; never nil, because names aren't looked up.
  public convenience init?(systemName name: String) { self.init(name, isSymbol: true) }

  /// Returns the image in another color.
  public func withTintColor(
    _ color: DynamicColor,
    renderingMode: RenderingMode = .automatic
  ) -> UIImage {
    copy(tintColor: color, renderingMode: renderingMode)
  }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    copy(tintColor: tintColor, renderingMode: mode)
  }

  private func copy(tintColor: DynamicColor?, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      name,
      isSymbol: isSymbolImage,
      size: size,
      fills: fills,
      tintColor: tintColor,
      renderingMode: renderingMode
    )
  }

  /// How the middle of an image fills a larger area.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// Returns the image itself: the insets and the mode aren't kept.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: ResizingMode = .tile
  ) -> UIImage { self }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func == (first: UIImage, second: UIImage) -> Bool {
    first.name == second.name && first.size == second.size && first.fills == second.fills
      && first.isSymbolImage == second.isSymbolImage && first.tintColor == second.tintColor
      && first.renderingMode == second.renderingMode
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A view with an image, for a renderer.
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? { didSet { if image != oldValue { setNeedsDisplay() } } }

  /// Creates a view with an image.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public override init(frame: Rect) { super.init(frame: frame) }
}
