// A stub of UIKit for type checks: declarations that Apple documents, without behavior.
//
// Each declaration has the documented signature, isolation and Sendable conformance; the page of a
// symbol is https://developer.apple.com/documentation/uikit/SYMBOL in lower case. Availability is
// declared for reference: a compiler for Linux doesn't check it.
//
// Declarations with selectors are omitted, because Linux has no Objective-C runtime.
// UINSIntegerTraitDefinition, UICGFloatTraitDefinition and UIObjectTraitDefinition are omitted, because
// they are documented for Objective-C only. Of the sixteen overloads of each generic subscript,
// `init(_:value:)` and `replacing(_:value:)`, which differ in constraints on the trait's values, the one
// without constraints is declared.
@_exported import CoreGraphics
@_exported import Foundation

// MARK: Trait definitions

@available(iOS 17, tvOS 17, *)
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  static var affectsColorAppearance: Bool { get }
  static var identifier: String { get }
  static var name: String { get }
}

extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { fatalError() }
  public static var identifier: String { fatalError() }
  public static var name: String { fatalError() }
}

public typealias UITrait = any UITraitDefinition.Type

@available(iOS 17, tvOS 17, *)
public protocol UIMutableTraits {
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

@available(iOS 17, tvOS 17, *)
public struct UITraitOverrides: UIMutableTraits {
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { fatalError() }
    set { fatalError() }
  }
  public func contains(_ trait: UITrait) -> Bool { fatalError() }
  public mutating func remove(_ trait: UITrait) { fatalError() }
}

// MARK: Trait collections

open class UITraitCollection: NSObject, @unchecked Sendable {
  public override init() { fatalError() }

  @available(iOS 17, tvOS 17, *)
  public typealias TraitMutations = (_ mutableTraits: inout any UIMutableTraits) -> Void

  @available(iOS 17, tvOS 17, *)
  public convenience init(mutations: TraitMutations) { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public func replacing<T: UITraitDefinition>(
    _ trait: T.Type,
    value: T.Value
  ) -> UITraitCollection { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] { fatalError() }

  public init(traitsFrom traitCollections: [UITraitCollection]) { fatalError() }
  public func containsTraits(in trait: UITraitCollection?) -> Bool { fatalError() }
  @available(iOS 13, tvOS 13, *)
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    fatalError()
  }
  @available(iOS 13, tvOS 13, *)
  open class var current: UITraitCollection {
    get { fatalError() }
    set { fatalError() }
  }
  @available(iOS 13, tvOS 13, *)
  public func performAsCurrent(_ actions: () -> Void) { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public static var systemTraitsAffectingColorAppearance: [UITrait] { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public static var systemTraitsAffectingImageLookup: [UITrait] { fatalError() }
}

// MARK: System traits

@available(iOS 17, tvOS 17, *)
public struct UITraitUserInterfaceIdiom: UITraitDefinition, Sendable {
  public static var defaultValue: UIUserInterfaceIdiom { fatalError() }
}

@available(iOS 17, tvOS 17, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition, Sendable {
  public static var defaultValue: UIUserInterfaceStyle { fatalError() }
}

@available(iOS 17, tvOS 17, *)
public struct UITraitLayoutDirection: UITraitDefinition, Sendable {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { fatalError() }
}

@available(iOS 17, tvOS 17, *)
public struct UITraitDisplayScale: UITraitDefinition, Sendable {
  public static var defaultValue: CGFloat { fatalError() }
}

@available(iOS 17, tvOS 17, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition, Sendable {
  public static var defaultValue: UIUserInterfaceSizeClass { fatalError() }
}

@available(iOS 17, tvOS 17, *)
public struct UITraitVerticalSizeClass: UITraitDefinition, Sendable {
  public static var defaultValue: UIUserInterfaceSizeClass { fatalError() }
}

@available(iOS 17, tvOS 17, *)
public struct UITraitForceTouchCapability: UITraitDefinition, Sendable {
  public static var defaultValue: UIForceTouchCapability { fatalError() }
}

@available(iOS 17, tvOS 17, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, Sendable {
  public static var defaultValue: UIContentSizeCategory { fatalError() }
}

@available(iOS 17, tvOS 17, *)
public struct UITraitDisplayGamut: UITraitDefinition, Sendable {
  public static var defaultValue: UIDisplayGamut { fatalError() }
}

@available(iOS 17, tvOS 17, *)
public struct UITraitAccessibilityContrast: UITraitDefinition, Sendable {
  public static var defaultValue: UIAccessibilityContrast { fatalError() }
}

@available(iOS 17, *)
public struct UITraitUserInterfaceLevel: UITraitDefinition, Sendable {
  public static var defaultValue: UIUserInterfaceLevel { fatalError() }
}

@available(iOS 17, tvOS 17, *)
public struct UITraitLegibilityWeight: UITraitDefinition, Sendable {
  public static var defaultValue: UILegibilityWeight { fatalError() }
}

@available(iOS 17, tvOS 17, *)
public struct UITraitActiveAppearance: UITraitDefinition, Sendable {
  public static var defaultValue: UIUserInterfaceActiveAppearance { fatalError() }
}

@available(iOS 17, tvOS 17, *)
public struct UITraitToolbarItemPresentationSize: UITraitDefinition, Sendable {
  public static var defaultValue: UINSToolbarItemPresentationSize { fatalError() }
}

@available(iOS 17, tvOS 17, *)
public struct UITraitImageDynamicRange: UITraitDefinition, Sendable {
  public static var defaultValue: UIImage.DynamicRange { fatalError() }
}

@available(iOS 17, tvOS 17, *)
public struct UITraitSceneCaptureState: UITraitDefinition, Sendable {
  public static var defaultValue: UISceneCaptureState { fatalError() }
}

@available(iOS 17, tvOS 17, *)
public struct UITraitTypesettingLanguage: UITraitDefinition, Sendable {
  public static var defaultValue: Locale.Language? { fatalError() }
}

@available(iOS 18, tvOS 18, *)
public struct UITraitListEnvironment: UITraitDefinition, Sendable {
  public static var defaultValue: UIListEnvironment { fatalError() }
}

@available(iOS 26, *)
public struct UITraitHDRHeadroomUsageLimit: UITraitDefinition, Sendable {
  public static var defaultValue: UIHDRHeadroomUsageLimit { fatalError() }
}

@available(iOS 26, *)
public struct UITraitTabAccessoryEnvironment: UITraitDefinition, Sendable {
  public static var defaultValue: UITabAccessory.Environment { fatalError() }
}

@available(iOS 26, tvOS 26, *)
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition, Sendable {
  public static var defaultValue: UISplitViewController.LayoutEnvironment { fatalError() }
}

@available(iOS 26, tvOS 26, *)
public struct UITraitResolvesNaturalAlignmentWithBaseWritingDirection: UITraitDefinition, Sendable {
  public static var defaultValue: Bool? { fatalError() }
}

extension UITraitCollection {
  @available(iOS 17, tvOS 17, *)
  public var userInterfaceIdiom: UIUserInterfaceIdiom { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public var userInterfaceStyle: UIUserInterfaceStyle { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public var layoutDirection: UITraitEnvironmentLayoutDirection { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public var displayScale: CGFloat { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public var horizontalSizeClass: UIUserInterfaceSizeClass { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public var verticalSizeClass: UIUserInterfaceSizeClass { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public var forceTouchCapability: UIForceTouchCapability { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public var preferredContentSizeCategory: UIContentSizeCategory { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public var displayGamut: UIDisplayGamut { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public var accessibilityContrast: UIAccessibilityContrast { fatalError() }
  @available(iOS 17, *)
  public var userInterfaceLevel: UIUserInterfaceLevel { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public var legibilityWeight: UILegibilityWeight { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public var activeAppearance: UIUserInterfaceActiveAppearance { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public var imageDynamicRange: UIImage.DynamicRange { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public var sceneCaptureState: UISceneCaptureState { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public var typesettingLanguage: Locale.Language? { fatalError() }
  @available(iOS 18, tvOS 18, *)
  public var listEnvironment: UIListEnvironment { fatalError() }
  @available(iOS 26, *)
  public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit { fatalError() }
  @available(iOS 26, *)
  public var tabAccessoryEnvironment: UITabAccessory.Environment { fatalError() }
  @available(iOS 26, tvOS 26, *)
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    fatalError()
  }
  @available(iOS 26, tvOS 26, *)
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool { fatalError() }

  // Each collection contains only one trait. Apple documents no such initializer for the traits of split
  // views.
  @available(iOS 17, tvOS 17, *)
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public convenience init(displayScale: CGFloat) { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public convenience init(forceTouchCapability: UIForceTouchCapability) { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public convenience init(displayGamut: UIDisplayGamut) { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public convenience init(accessibilityContrast: UIAccessibilityContrast) { fatalError() }
  @available(iOS 17, *)
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public convenience init(legibilityWeight: UILegibilityWeight) { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    fatalError()
  }
  @available(iOS 17, tvOS 17, *)
  public convenience init(imageDynamicRange: UIImage.DynamicRange) { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public convenience init(sceneCaptureState: UISceneCaptureState) { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public convenience init(typesettingLanguage: Locale.Language?) { fatalError() }
  @available(iOS 18, tvOS 18, *)
  public convenience init(listEnvironment: UIListEnvironment) { fatalError() }
  @available(iOS 26, *)
  public convenience init(hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit) { fatalError() }
  @available(iOS 26, *)
  public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) { fatalError() }
  @available(iOS 26, tvOS 26, *)
  public convenience init(resolvesNaturalAlignmentWithBaseWritingDirection: Bool) { fatalError() }
}

extension UIMutableTraits {
  @available(iOS 17, tvOS 17, *)
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { fatalError() }
    set { fatalError() }
  }
  @available(iOS 17, tvOS 17, *)
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { fatalError() }
    set { fatalError() }
  }
  @available(iOS 17, tvOS 17, *)
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { fatalError() }
    set { fatalError() }
  }
  @available(iOS 17, tvOS 17, *)
  public var displayScale: CGFloat {
    get { fatalError() }
    set { fatalError() }
  }
  @available(iOS 17, tvOS 17, *)
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { fatalError() }
    set { fatalError() }
  }
  @available(iOS 17, tvOS 17, *)
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { fatalError() }
    set { fatalError() }
  }
  @available(iOS 17, tvOS 17, *)
  public var forceTouchCapability: UIForceTouchCapability {
    get { fatalError() }
    set { fatalError() }
  }
  @available(iOS 17, tvOS 17, *)
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { fatalError() }
    set { fatalError() }
  }
  @available(iOS 17, tvOS 17, *)
  public var displayGamut: UIDisplayGamut {
    get { fatalError() }
    set { fatalError() }
  }
  @available(iOS 17, tvOS 17, *)
  public var accessibilityContrast: UIAccessibilityContrast {
    get { fatalError() }
    set { fatalError() }
  }
  @available(iOS 17, *)
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { fatalError() }
    set { fatalError() }
  }
  @available(iOS 17, tvOS 17, *)
  public var legibilityWeight: UILegibilityWeight {
    get { fatalError() }
    set { fatalError() }
  }
  @available(iOS 17, tvOS 17, *)
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { fatalError() }
    set { fatalError() }
  }
  @available(iOS 17, tvOS 17, *)
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    get { fatalError() }
    set { fatalError() }
  }
  @available(iOS 17, tvOS 17, *)
  public var imageDynamicRange: UIImage.DynamicRange {
    get { fatalError() }
    set { fatalError() }
  }
  @available(iOS 17, tvOS 17, *)
  public var sceneCaptureState: UISceneCaptureState {
    get { fatalError() }
    set { fatalError() }
  }
  @available(iOS 17, tvOS 17, *)
  public var typesettingLanguage: Locale.Language? {
    get { fatalError() }
    set { fatalError() }
  }
  @available(iOS 18, tvOS 18, *)
  public var listEnvironment: UIListEnvironment {
    get { fatalError() }
    set { fatalError() }
  }
  @available(iOS 26, *)
  public var headroomUsageLimit: UIHDRHeadroomUsageLimit {
    get { fatalError() }
    set { fatalError() }
  }
  @available(iOS 26, *)
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { fatalError() }
    set { fatalError() }
  }
  @available(iOS 26, tvOS 26, *)
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    get { fatalError() }
    set { fatalError() }
  }
  @available(iOS 26, tvOS 26, *)
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    get { fatalError() }
    set { fatalError() }
  }
}

// MARK: Values of system traits
//
// The raw values are those of the enumerations' declarations in Objective-C.

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone = 0, pad = 1, tv = 2, carPlay = 3, mac = 5, vision = 6
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0, light = 1, dark = 2
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1, leftToRight = 0, rightToLeft = 1
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0, compact = 1, regular = 2
}

public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0, unavailable = 1, available = 2
}

public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1, SRGB = 0, P3 = 1
}

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1, normal = 0, high = 1
}

public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1, base = 0, elevated = 1
}

public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1, regular = 0, bold = 1
}

public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1, inactive = 0, active = 1
}

public enum UINSToolbarItemPresentationSize: Int, Sendable {
  case unspecified = -1, regular = 0, small = 1, large = 3
}

public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1, inactive = 0, active = 1
}

public enum UIListEnvironment: Int, Sendable {
  case unspecified = 0, none = 1, plain = 2, grouped = 3, insetGrouped = 4, sidebar = 5,
    sidebarPlain = 6
}

public enum UIHDRHeadroomUsageLimit: Int, Sendable {
  case unspecified = -1, active = 0, inactive = 1
}

open class UIImage: NSObject, @unchecked Sendable {
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1, standard = 0, constrainedHigh = 1, high = 2
  }
}

@MainActor
open class UITabAccessory: NSObject {
  public enum Environment: Int, Sendable {
    case unspecified = 0, none = 1, regular = 2, inline = 3
  }
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var unspecified: UIContentSizeCategory { fatalError() }
  public static var extraSmall: UIContentSizeCategory { fatalError() }
  public static var small: UIContentSizeCategory { fatalError() }
  public static var medium: UIContentSizeCategory { fatalError() }
  public static var large: UIContentSizeCategory { fatalError() }
  public static var extraLarge: UIContentSizeCategory { fatalError() }
  public static var extraExtraLarge: UIContentSizeCategory { fatalError() }
  public static var extraExtraExtraLarge: UIContentSizeCategory { fatalError() }
  public static var accessibilityMedium: UIContentSizeCategory { fatalError() }
  public static var accessibilityLarge: UIContentSizeCategory { fatalError() }
  public static var accessibilityExtraLarge: UIContentSizeCategory { fatalError() }
  public static var accessibilityExtraExtraLarge: UIContentSizeCategory { fatalError() }
  public static var accessibilityExtraExtraExtraLarge: UIContentSizeCategory { fatalError() }
  public var isAccessibilityCategory: Bool { fatalError() }
}

// MARK: Colors

open class UIColor: NSObject, @unchecked Sendable {
  public init(white: CGFloat, alpha: CGFloat) { fatalError() }
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    fatalError()
  }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  @available(iOS 10, tvOS 10, *)
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    fatalError()
  }
  public init(cgColor: CGColor) { fatalError() }
  @available(iOS 11, tvOS 11, *)
  public init?(named name: String) { fatalError() }
  @available(iOS 11, tvOS 11, *)
  public init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) { fatalError() }
  // The closure isn't Sendable in the documentation; see init(dynamicProvider:).
  @available(iOS 13, tvOS 13, *)
  public init(dynamicProvider: @escaping (_ traitCollection: UITraitCollection) -> UIColor) {
    fatalError()
  }

  @available(iOS 13, tvOS 13, *)
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { fatalError() }
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { fatalError() }
  public var cgColor: CGColor { fatalError() }
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { fatalError() }
  public func set() { fatalError() }
  public func setFill() { fatalError() }
  public func setStroke() { fatalError() }
}

// Standard colors and UI element colors.
extension UIColor {
  public class var black: UIColor { fatalError() }
  public class var darkGray: UIColor { fatalError() }
  public class var lightGray: UIColor { fatalError() }
  public class var white: UIColor { fatalError() }
  public class var gray: UIColor { fatalError() }
  public class var red: UIColor { fatalError() }
  public class var green: UIColor { fatalError() }
  public class var blue: UIColor { fatalError() }
  public class var cyan: UIColor { fatalError() }
  public class var yellow: UIColor { fatalError() }
  public class var magenta: UIColor { fatalError() }
  public class var orange: UIColor { fatalError() }
  public class var purple: UIColor { fatalError() }
  public class var brown: UIColor { fatalError() }
  public class var clear: UIColor { fatalError() }
  public class var label: UIColor { fatalError() }
  public class var secondaryLabel: UIColor { fatalError() }
  public class var tertiaryLabel: UIColor { fatalError() }
  public class var quaternaryLabel: UIColor { fatalError() }
  public class var placeholderText: UIColor { fatalError() }
  public class var link: UIColor { fatalError() }
  public class var systemFill: UIColor { fatalError() }
  public class var secondarySystemFill: UIColor { fatalError() }
  public class var tertiarySystemFill: UIColor { fatalError() }
  public class var quaternarySystemFill: UIColor { fatalError() }
  public class var separator: UIColor { fatalError() }
  public class var opaqueSeparator: UIColor { fatalError() }
  public class var systemBackground: UIColor { fatalError() }
  public class var secondarySystemBackground: UIColor { fatalError() }
  public class var tertiarySystemBackground: UIColor { fatalError() }
  public class var systemGroupedBackground: UIColor { fatalError() }
  public class var secondarySystemGroupedBackground: UIColor { fatalError() }
  public class var tertiarySystemGroupedBackground: UIColor { fatalError() }
  public class var darkText: UIColor { fatalError() }
  public class var lightText: UIColor { fatalError() }
  public class var systemRed: UIColor { fatalError() }
  public class var systemOrange: UIColor { fatalError() }
  public class var systemYellow: UIColor { fatalError() }
  public class var systemGreen: UIColor { fatalError() }
  public class var systemMint: UIColor { fatalError() }
  public class var systemTeal: UIColor { fatalError() }
  public class var systemCyan: UIColor { fatalError() }
  public class var systemBlue: UIColor { fatalError() }
  public class var systemIndigo: UIColor { fatalError() }
  public class var systemPurple: UIColor { fatalError() }
  public class var systemPink: UIColor { fatalError() }
  public class var systemBrown: UIColor { fatalError() }
  public class var systemGray: UIColor { fatalError() }
  public class var systemGray2: UIColor { fatalError() }
  public class var systemGray3: UIColor { fatalError() }
  public class var systemGray4: UIColor { fatalError() }
  public class var systemGray5: UIColor { fatalError() }
  public class var systemGray6: UIColor { fatalError() }
  public class var tintColor: UIColor { fatalError() }
}

// MARK: Trait environments

@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}

@available(iOS 17, tvOS 17, *)
public protocol UITraitChangeRegistration: NSObjectProtocol {}

@available(iOS 17, tvOS 17, *)
@MainActor
public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void
  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration { fatalError() }
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    fatalError()
  }
}

@MainActor
open class UIResponder: NSObject {
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { fatalError() }
}

@MainActor
open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable {
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0, redraw = 3
  }

  public convenience override init() { fatalError() }
  public init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var traitCollection: UITraitCollection { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public var traitOverrides: UITraitOverrides {
    get { fatalError() }
    set { fatalError() }
  }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { fatalError() }
    set { fatalError() }
  }
  open var backgroundColor: UIColor?
  open var tintColor: UIColor?
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var contentMode = ContentMode.scaleToFill
  open var safeAreaInsets: UIEdgeInsets { fatalError() }
  open var window: UIWindow? { fatalError() }
  open func addSubview(_ view: UIView) { fatalError() }
  open func didMoveToWindow() { fatalError() }
  open func layoutSubviews() { fatalError() }
  open func draw(_ rect: CGRect) { fatalError() }
  open func setNeedsDisplay() { fatalError() }
}

@MainActor
open class UIWindow: UIView {
  public init(windowScene: UIWindowScene) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open func makeKeyAndVisible() { fatalError() }
  open var rootViewController: UIViewController?
}

@MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable {
  public convenience override init() { fatalError() }
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var view: UIView! {
    get { fatalError() }
    set { fatalError() }
  }
  open var traitCollection: UITraitCollection { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public var traitOverrides: UITraitOverrides {
    get { fatalError() }
    set { fatalError() }
  }
  open func viewDidLoad() { fatalError() }
  open func viewDidLayoutSubviews() { fatalError() }
  open func addChild(_ childController: UIViewController) { fatalError() }
  open func didMove(toParent parent: UIViewController?) { fatalError() }
  open var presentationController: UIPresentationController? { fatalError() }
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { fatalError() }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { fatalError() }
}

@MainActor
open class UISplitViewController: UIViewController {
  public enum LayoutEnvironment: Int, Sendable {
    case none = 0, expanded = 1, collapsed = 2
  }
}

@MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UITraitChangeObservable {
  open var traitCollection: UITraitCollection { fatalError() }
  @available(iOS 17, tvOS 17, *)
  public var traitOverrides: UITraitOverrides {
    get { fatalError() }
    set { fatalError() }
  }
}

// MARK: Events

@MainActor
open class UITouch: NSObject {}

@MainActor
open class UIEvent: NSObject {}

// MARK: Drawing

public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect { fatalError() }
}

open class UIBezierPath: NSObject {
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { fatalError() }
  open func fill() { fatalError() }
}

open class UIFont: NSObject, @unchecked Sendable {
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { fatalError() }
}

extension NSAttributedString.Key {
  public static var font: NSAttributedString.Key { fatalError() }
  public static var foregroundColor: NSAttributedString.Key { fatalError() }
}

extension NSAttributedString {
  public func size() -> CGSize { fatalError() }
  public func draw(at point: CGPoint) { fatalError() }
}

// MARK: Apps and scenes

@MainActor
open class UIApplication: UIResponder {}

@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  public static func main() { fatalError() }
}

@MainActor
open class UIScene: UIResponder {
  @MainActor
  open class ConnectionOptions: NSObject {}
}

@MainActor
open class UIWindowScene: UIScene {}

@MainActor
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { fatalError() }
  }

  open var role: Role { fatalError() }
}

@MainActor
open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) { fatalError() }
  open var delegateClass: AnyClass?
}

@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
}

@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}
