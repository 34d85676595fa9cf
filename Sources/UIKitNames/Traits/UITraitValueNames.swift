public import TraitSystem

/// The contrast between colors that the user prefers.
public typealias UIAccessibilityContrast = AccessibilityContrast

/// A preferred content size, from extra small to the largest accessibility size.
public typealias UIContentSizeCategory = ContentSizeCategory

/// The color gamut of a display.
public typealias UIDisplayGamut = DisplayGamut

/// The availability of pressure-sensitive touch.
public typealias UIForceTouchCapability = ForceTouchCapability

/// The limit on the use of headroom for high dynamic range.
public typealias UIHDRHeadroomUsageLimit = HDRHeadroomUsageLimit

/// The dynamic range in which images are displayed.
public typealias UIImageDynamicRange = ImageDynamicRange

/// The text weight that the user prefers.
public typealias UILegibilityWeight = LegibilityWeight

/// The kind of list that contains some content.
public typealias UIListEnvironment = ListEnvironment

/// The size of toolbar items.
public typealias UINSToolbarItemPresentationSize = ToolbarItemPresentationSize

/// The capture state of a scene.
public typealias UISceneCaptureState = SceneCaptureState

/// The layout of the split view that contains some content.
public typealias UISplitViewControllerLayoutEnvironment = SplitViewControllerLayoutEnvironment

/// The placement of content as the accessory of a tab bar.
public typealias UITabAccessoryEnvironment = TabAccessoryEnvironment

/// The horizontal direction of a layout.
public typealias UITraitEnvironmentLayoutDirection = TraitEnvironmentLayoutDirection

/// Whether an interface appears active or inactive.
public typealias UIUserInterfaceActiveAppearance = UserInterfaceActiveAppearance

/// The kind of device that an interface is designed for.
public typealias UIUserInterfaceIdiom = UserInterfaceIdiom

/// The visual level of content.
public typealias UIUserInterfaceLevel = UserInterfaceLevel

/// The amount of space available along one axis.
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass

/// The appearance of an interface: light or dark.
public typealias UIUserInterfaceStyle = UserInterfaceStyle
