// A stub of CoreGraphics for type checks: declarations that Apple documents, without behavior.
@_exported import Foundation

// https://developer.apple.com/documentation/coregraphics/cgcolor
public final class CGColor: Hashable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  public init(gray: CGFloat, alpha: CGFloat) { fatalError() }
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    fatalError()
  }
  public var components: [CGFloat]? { fatalError() }
  public var numberOfComponents: Int { fatalError() }
  public var alpha: CGFloat { fatalError() }
  public func copy(alpha: CGFloat) -> CGColor? { fatalError() }
  public static func == (first: CGColor, second: CGColor) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}
