// A stub of AppKit for type checks: declarations that Apple documents, without behavior.
//
// Each declaration has the documented signature, isolation and Sendable conformance; the page of a
// symbol is https://developer.apple.com/documentation/appkit/SYMBOL in lower case. Availability is
// declared for reference: a compiler for Linux doesn't check it.
@_exported import CoreGraphics
@_exported import Foundation

// The documentation doesn't list Sendable for NSAppearance.
open class NSAppearance: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static var aqua: NSAppearance.Name { fatalError() }
    @available(macOS 10.14, *)
    public static var darkAqua: NSAppearance.Name { fatalError() }
    public static var vibrantLight: NSAppearance.Name { fatalError() }
    public static var vibrantDark: NSAppearance.Name { fatalError() }
    @available(macOS 10.14, *)
    public static var accessibilityHighContrastAqua: NSAppearance.Name { fatalError() }
    @available(macOS 10.14, *)
    public static var accessibilityHighContrastDarkAqua: NSAppearance.Name { fatalError() }
    @available(macOS 10.14, *)
    public static var accessibilityHighContrastVibrantLight: NSAppearance.Name { fatalError() }
    @available(macOS 10.14, *)
    public static var accessibilityHighContrastVibrantDark: NSAppearance.Name { fatalError() }
  }

  public init?(named name: NSAppearance.Name) { fatalError() }
  public var name: NSAppearance.Name { fatalError() }
  @available(macOS 10.14, *)
  public func bestMatch(from appearances: [NSAppearance.Name]) -> NSAppearance.Name? {
    fatalError()
  }
  @available(macOS 11, *)
  open class func currentDrawing() -> NSAppearance { fatalError() }
  @available(macOS 11, *)
  public func performAsCurrentDrawingAppearance(_ block: () -> Void) { fatalError() }
}

open class NSColorSpace: NSObject, @unchecked Sendable {
  open class var sRGB: NSColorSpace { fatalError() }
  @available(macOS 10.12, *)
  open class var extendedSRGB: NSColorSpace { fatalError() }
  @available(macOS 10.11.2, *)
  open class var displayP3: NSColorSpace { fatalError() }
}

open class NSColor: NSObject, @unchecked Sendable {
  public typealias Name = String

  public init(
    colorSpace space: NSColorSpace,
    components: UnsafePointer<CGFloat>,
    count numberOfComponents: Int
  ) { fatalError() }
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    fatalError()
  }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  public init(white: CGFloat, alpha: CGFloat) { fatalError() }
  @available(macOS 10.12, *)
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    fatalError()
  }
  @available(macOS 10.13, *)
  public init?(named name: NSColor.Name, bundle: Bundle?) { fatalError() }
  @available(macOS 10.13, *)
  public init?(named name: NSColor.Name) { fatalError() }
  // The closure isn't Sendable in the documentation; see init(name:dynamicProvider:).
  @available(macOS 10.15, *)
  public init(
    name colorName: NSColor.Name?,
    dynamicProvider: @escaping (_ appearance: NSAppearance) -> NSColor
  ) { fatalError() }

  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { fatalError() }
  public func withAlphaComponent(_ alpha: CGFloat) -> NSColor { fatalError() }
  public var redComponent: CGFloat { fatalError() }
  public var greenComponent: CGFloat { fatalError() }
  public var blueComponent: CGFloat { fatalError() }
  public var alphaComponent: CGFloat { fatalError() }
  public var cgColor: CGColor { fatalError() }
  public func set() { fatalError() }
  public func setFill() { fatalError() }
  public func setStroke() { fatalError() }

  open class var black: NSColor { fatalError() }
  open class var white: NSColor { fatalError() }
  open class var clear: NSColor { fatalError() }
  open class var labelColor: NSColor { fatalError() }
  open class var windowBackgroundColor: NSColor { fatalError() }
}

@available(macOS 10.9, *)
@MainActor
public protocol NSAppearanceCustomization: NSObjectProtocol {
  var appearance: NSAppearance? { get set }
  var effectiveAppearance: NSAppearance { get }
}

@MainActor
open class NSResponder: NSObject {}

@MainActor
open class NSView: NSResponder, NSAppearanceCustomization {
  public init(frame frameRect: NSRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var appearance: NSAppearance?
  public var effectiveAppearance: NSAppearance { fatalError() }
  open func viewDidChangeEffectiveAppearance() { fatalError() }
  open func draw(_ dirtyRect: NSRect) { fatalError() }
  open var needsDisplay: Bool {
    get { fatalError() }
    set { fatalError() }
  }
}
