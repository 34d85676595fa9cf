public import ColorValues
public import DynamicColors
public import ElementLayout
public import TraitSystem

/// Declarative content: a value that describes what is displayed, composed of other content.
///
/// ```swift
/// struct Cell: Content {
///   @Environment(\.myAppTheme) var theme
///
///   var body: some Content {
///     ColorFill(theme == .monochrome ? gray : tint)
///   }
/// }
///
/// let host = HostingView(Cell())
/// window.addSubview(host)
/// scene.traitOverrides.myAppTheme = .monochrome
/// window.updateIfNeeded()  // evaluates the cell's body again, and no other that doesn't read the theme
/// ```
///
/// A body is evaluated in the property phase of an update. It is evaluated again when an
/// environment key that it read has another value, or when its parent's body has produced another
/// value for it. `Equatable` content is compared for that; other content always counts as changed.
/// The content of a body is matched with its previous content by type and position.
///
/// Views can contain content (``HostingView``), and content can contain views
/// (``ViewRepresentable``), in any alternation. Environment and traits are the same data at all
/// levels.
public protocol Content {
  /// The type of the body.
  associatedtype Body: Content

  /// The content that this content is composed of; don't call it directly.
  @ContentBuilder var body: Body { get }
}

/// Content created by a closure from the environment.
///
/// The closure runs again when a key that it read has another value, or when the enclosing content
/// is evaluated again.
public struct EnvironmentContentReader<C: Content>: Content {
  @Environment(\.self) private var values
  private let content: (EnvironmentValues) -> C

  /// Creates content from the environment.
  ///
  /// - Parameter content: Creates the content from the values that apply. Values that it stores
  ///   don't change later.
  public init(@ContentBuilder content: @escaping (_ values: EnvironmentValues) -> C) {
    self.content = content
  }

  /// The content created by the closure.
  public var body: C { content(values) }
}

/// Content that is filled with one color.
///
/// It is redrawn only if the color resolves to another value or its size changes. Evaluating the
/// enclosing content doesn't resolve the color.
public struct ColorFill: Content, PrimitiveContent, Equatable, Sendable {
  let color: DynamicColor

  /// Creates content filled with a color.
  public init(_ color: DynamicColor) {
    self.color = color
  }

  /// Empty; the content is the color.
  public var body: EmptyContent { EmptyContent() }

  func makeNode(_ place: ContentPlace) -> ContentNode { ColorFillNode(self, place) }
}

/// The view of a ``ColorFill``.
final class ColorFillNode: TypedNode<ColorFill> {
  override func contentDidChange(from previous: ColorFill?) { backgroundColor = content.color }
}

/// A result builder for the content of a closure or a body.
@resultBuilder
public enum ContentBuilder {
  /// Builds empty content.
  public static func buildBlock() -> EmptyContent { EmptyContent() }

  /// Builds a single piece of content.
  public static func buildBlock<C: Content>(_ content: C) -> C { content }

  /// Builds a list of content, back to front.
  public static func buildBlock<each C: Content>(
    _ content: repeat each C
  ) -> TupleContent<repeat each C> {
    TupleContent(content: (repeat each content))
  }

  /// Builds the content of an `if` without `else`.
  public static func buildOptional<C: Content>(_ content: C?) -> C? { content }

  /// Builds the content of the first of two branches.
  public static func buildEither<First: Content, Second: Content>(
    first content: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(branch: .first(content))
  }

  /// Builds the content of the second of two branches.
  public static func buildEither<First: Content, Second: Content>(
    second content: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(branch: .second(content))
  }

  /// Builds the content of a loop.
  public static func buildArray<C: Content>(_ content: [C]) -> [C] { content }
}

/// Content that is a line of text, with the text's estimated size.
public struct TextContent: Content, PrimitiveContent, Equatable, Sendable {
  let text: String
  let color: DynamicColor
  let fontSize: Double

  /// Creates a line of text; the font size is in points.
  public init(_ text: String, color: DynamicColor, fontSize: Double) {
    self.text = text
    self.color = color
    self.fontSize = fontSize
  }

  /// Empty; the content is the text.
  public var body: EmptyContent { EmptyContent() }

  func makeNode(_ place: ContentPlace) -> ContentNode { TextNode(self, place) }
}

/// The view of a ``TextContent``.
final class TextNode: TypedNode<TextContent> {
  override func contentDidChange(from previous: TextContent?) {
    if let previous {
      if content == previous { return }
      if content.text != previous.text || content.fontSize != previous.fontSize {
        setNeedsMeasuring()
      }
    }
    setNeedsDisplay()
  }

  override func sizeThatFits(_ constraint: SizeConstraint) -> Size {
    let size = TextLine.estimatedSize(of: content.text, fontSize: content.fontSize)
    return Size(width: min(size.width, constraint.width.maximum), height: size.height)
  }

  override func draw(_ rect: Rect) {
    canvas.text(content.text, in: rect, with: content.color, fontSize: content.fontSize)
  }
}

/// Content drawn by a closure.
///
/// ```swift
/// Drawing { context in
///   context.canvas.fill(context.rect, with: background)
/// }
/// ```
///
/// The closure runs in the display phase, and again when a color that it resolved has another
/// value, or a key that it read or the size has changed, without evaluating the enclosing content.
public struct Drawing: Content, PrimitiveContent {
  let draw: (DrawingContext) -> Void

  /// Creates content drawn by a closure, which runs on the thread of the update.
  public init(_ draw: @escaping (_ context: DrawingContext) -> Void) {
    self.draw = draw
  }

  /// Empty; the content is drawn by the closure.
  public var body: EmptyContent { EmptyContent() }

  func makeNode(_ place: ContentPlace) -> ContentNode { DrawingNode(self, place) }
}

/// The context of a ``Drawing``, valid while its closure runs.
public struct DrawingContext {
  /// The bounds of the drawing in its own coordinates.
  public let rect: Rect

  /// The canvas to draw with.
  public let canvas: Canvas

  /// The environment of the drawing.
  public let environment: EnvironmentValues

  /// Resolves a color in the environment of the drawing.
  public func resolve(_ color: DynamicColor) -> Color {
    color.resolvedColor(with: environment.traitCollection)
  }
}

/// The view of a ``Drawing``.
final class DrawingNode: TypedNode<Drawing> {
  override func contentDidChange(from previous: Drawing?) { setNeedsDisplay() }

  override func draw(_ rect: Rect) {
    let environment = EnvironmentValues(traitCollection)
    content.draw(DrawingContext(rect: rect, canvas: canvas, environment: environment))
  }
}
