public import Foundation

/// An image that is being drawn; only filled rectangles are kept, as values for a renderer.
public final class CGContext {
  private let bounds: CGRect
  private var fills: [UIImage.Fill] = []
  private var color = CGColor(gray: 0, alpha: 1)

  init(bounds: CGRect) { self.bounds = bounds }

  /// The images that this thread draws, innermost last.
  static var stack: [CGContext] {
    get { Thread.current.threadDictionary["CGContext"] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary["CGContext"] = newValue }
  }

  /// Sets the color for fills.
  public func setFillColor(_ color: CGColor) { self.color = color }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    let origin = CGPoint(x: rect.x - bounds.x, y: rect.y - bounds.y)
    fills.append(UIImage.Fill(rect: CGRect(origin: origin, size: rect.size), color: color))
  }

  var image: UIImage { UIImage("", isSymbol: false, size: bounds.size, fills: fills) }
}

/// Begins an image on this thread; whether it is opaque and its scale aren't kept.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _: Bool, _: CGFloat) {
  UIGraphicsBeginImageContext(size)
}

/// Begins an image on this thread.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  CGContext.stack.append(CGContext(bounds: CGRect(origin: .zero, size: size)))
}

/// Returns the context of the image that this thread draws; nil if it draws none, as in views.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.stack.last }

/// Returns the image that this thread draws, with its fills so far; nil if it draws none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { CGContext.stack.last?.image }

/// Ends the image that this thread began last.
public func UIGraphicsEndImageContext() { _ = CGContext.stack.popLast() }

/// A renderer that draws images of one size.
open class UIGraphicsImageRenderer {
  private let bounds: CGRect

  /// Creates a renderer of a part of a plane.
  public init(bounds: CGRect) { self.bounds = bounds }

  /// Creates a renderer of a size in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// Returns the image that a closure draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(bounds: bounds)
    CGContext.stack.append(context)
    defer { UIGraphicsEndImageContext() }
    actions(UIGraphicsImageRendererContext(cgContext: context))
    return context.image
  }
}

/// The image that a `UIGraphicsImageRenderer` draws.
public struct UIGraphicsImageRendererContext {
  /// The context.
  public let cgContext: CGContext

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
}
