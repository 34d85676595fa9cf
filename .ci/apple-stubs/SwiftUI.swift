// A stub of SwiftUI for type checks: declarations that Apple documents, without behavior.
//
// Each declaration has the documented signature, isolation and Sendable conformance; the page of a
// symbol is https://developer.apple.com/documentation/swiftui/SYMBOL in lower case. Availability is
// declared for reference: a compiler for Linux doesn't check it.
@_exported import CoreGraphics
@_exported import Foundation

#if canImport(UIKit)
public import UIKit
#elseif canImport(AppKit)
public import AppKit
#endif

// MARK: Colors

public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  @available(iOS 17, macOS 14, *)
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError() }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

@frozen
public struct Color: Hashable, Sendable {
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  @available(iOS 17, macOS 14, *)
  @frozen
  public struct Resolved: Hashable, Codable, ShapeStyle {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB,
      red: Float,
      green: Float,
      blue: Float,
      opacity: Float = 1
    ) { fatalError() }
    public var red: Float { fatalError() }
    public var green: Float { fatalError() }
    public var blue: Float { fatalError() }
    public var cgColor: CGColor { fatalError() }
  }

  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) { fatalError() }
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB,
    white: Double,
    opacity: Double = 1
  ) { fatalError() }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    fatalError()
  }
  public init(_ name: String, bundle: Bundle? = nil) { fatalError() }
  @available(iOS 17, macOS 14, *)
  public init(_ resolved: Color.Resolved) { fatalError() }
  @available(iOS 15, macOS 12, *)
  public init(cgColor: CGColor) { fatalError() }

  public func opacity(_ opacity: Double) -> Color { fatalError() }
  @available(iOS 18, macOS 15, *)
  public func mix(
    with rhs: Color,
    by fraction: Double,
    in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    fatalError()
  }
}

@available(iOS 17, macOS 14, *)
extension Color: ShapeStyle {
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved { fatalError() }
}

extension Color: View {
  public var body: Never { fatalError() }
}

extension Color {
  public static var red: Color { fatalError() }
  public static var orange: Color { fatalError() }
  public static var yellow: Color { fatalError() }
  public static var green: Color { fatalError() }
  public static var mint: Color { fatalError() }
  public static var teal: Color { fatalError() }
  public static var cyan: Color { fatalError() }
  public static var blue: Color { fatalError() }
  public static var indigo: Color { fatalError() }
  public static var purple: Color { fatalError() }
  public static var pink: Color { fatalError() }
  public static var brown: Color { fatalError() }
  public static var white: Color { fatalError() }
  public static var gray: Color { fatalError() }
  public static var black: Color { fatalError() }
  public static var clear: Color { fatalError() }
  public static var primary: Color { fatalError() }
  public static var secondary: Color { fatalError() }
  public static var accentColor: Color { fatalError() }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { fatalError() }
  public static var orange: Color { fatalError() }
  public static var yellow: Color { fatalError() }
  public static var green: Color { fatalError() }
  public static var mint: Color { fatalError() }
  public static var teal: Color { fatalError() }
  public static var cyan: Color { fatalError() }
  public static var blue: Color { fatalError() }
  public static var indigo: Color { fatalError() }
  public static var purple: Color { fatalError() }
  public static var pink: Color { fatalError() }
  public static var brown: Color { fatalError() }
  public static var white: Color { fatalError() }
  public static var gray: Color { fatalError() }
  public static var black: Color { fatalError() }
  public static var clear: Color { fatalError() }
}

@frozen
public struct Gradient: Hashable, Sendable {
  @available(iOS 17, macOS 14, *)
  public struct ColorSpace: Hashable, Sendable {
    public static var device: Gradient.ColorSpace { fatalError() }
    public static var perceptual: Gradient.ColorSpace { fatalError() }
  }
}

#if canImport(UIKit)
open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public var rootView: Content {
    get { fatalError() }
    set { fatalError() }
  }
}

extension Color {
  @available(iOS 15, *)
  public init(uiColor: UIColor) { fatalError() }
}

extension UIColor {
  @available(iOS 14, *)
  public convenience init(_ color: Color) { fatalError() }
}

// Documented in UIKit, which can't import this module here.
@available(iOS 17, *)
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Value
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}
#elseif canImport(AppKit)
extension Color {
  @available(macOS 12, *)
  public init(nsColor: NSColor) { fatalError() }
}

extension NSColor {
  @available(macOS 11, *)
  public convenience init(_ color: Color) { fatalError() }
}
#endif

// MARK: Environment

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues: CustomStringConvertible {
  public init() { fatalError() }
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { fatalError() }
    set { fatalError() }
  }
  public var description: String { fatalError() }
  public var colorScheme: ColorScheme {
    get { fatalError() }
    set { fatalError() }
  }
  public var colorSchemeContrast: ColorSchemeContrast { fatalError() }
  public var layoutDirection: LayoutDirection {
    get { fatalError() }
    set { fatalError() }
  }
  public var displayScale: CGFloat {
    get { fatalError() }
    set { fatalError() }
  }
}

public enum ColorScheme: CaseIterable, Sendable {
  case light, dark
}

public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard, increased
}

public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

public protocol DynamicProperty {}

@frozen
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { fatalError() }
  public var wrappedValue: Value { fatalError() }
}

// MARK: Views

@MainActor
@preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { fatalError() }
}

public struct TupleView<T>: View {
  public var body: Never { fatalError() }
}

@frozen
public struct Text: Equatable, Sendable {
  public init<S: StringProtocol>(_ content: S) { fatalError() }
  public static func == (first: Text, second: Text) -> Bool { fatalError() }
}

extension Text: View {
  public var body: Never { fatalError() }
}

extension Text {
  public func font(_ font: Font?) -> Text { fatalError() }
  @available(iOS 17, macOS 14, *)
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { fatalError() }
}

@frozen
public struct Font: Hashable, Sendable {
  public enum Weight: Sendable { case regular }
  public enum Design: Hashable, Sendable { case `default` }

  public static func system(
    size: CGFloat,
    weight: Font.Weight? = nil,
    design: Font.Design? = nil
  ) -> Font { fatalError() }
}

public struct Rectangle: View, Sendable {
  public nonisolated init() { fatalError() }
  public func fill<S: ShapeStyle>(_ content: S) -> some View { self }
  public var body: Never { fatalError() }
}

public struct VStack<Content: View>: View {
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { fatalError() }
  public var body: Never { fatalError() }
}

extension View {
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View { self }
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  public nonisolated func background<S: ShapeStyle>(_ style: S) -> some View { self }
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
  public nonisolated func padding(_ length: CGFloat) -> some View { self }
}

// MARK: Layout

public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
}

public struct LayoutSubviews: Hashable, Sendable {}

public protocol Layout {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )
}

// MARK: Names that modules of this package also declare

public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2,
    accessibility3, accessibility4, accessibility5
}

public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

public enum UserInterfaceSizeClass: Sendable {
  case compact, regular
}

public struct Group<Content> {}

extension Group: View where Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) { fatalError() }
  public var body: Never { fatalError() }
}

public struct Canvas<Symbols: View>: View {
  public var body: Never { fatalError() }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) { fatalError() }
}

public enum ColorRenderingMode: Sendable {
  case nonLinear, linear, extendedLinear
}

@frozen
public struct GraphicsContext {
  public struct Shading: Sendable {
    public static func color(_ color: Color) -> GraphicsContext.Shading { fatalError() }
  }

  public func fill(
    _ path: Path,
    with shading: GraphicsContext.Shading,
    style: FillStyle = FillStyle()
  ) { fatalError() }
  public func draw(_ text: Text, in rect: CGRect) { fatalError() }
}

@frozen
public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) { fatalError() }
}

@frozen
public struct Path: Equatable, Sendable {
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) { fatalError() }
}

public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

@frozen
public struct EmptyView: View, Sendable {
  public init() { fatalError() }
  public var body: Never { fatalError() }
}

public struct Spacer: View {
  public init(minLength: CGFloat? = nil) { fatalError() }
  public var body: Never { fatalError() }
}

public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
}

public struct EdgeInsets: Equatable, Sendable {
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { fatalError() }
}

public struct UnitPoint: Hashable, Sendable {
  public init(x: CGFloat, y: CGFloat) { fatalError() }
}
