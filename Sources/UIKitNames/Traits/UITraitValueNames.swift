public import TraitSystem

/// How much contrast between colors the user wants.
public typealias UIAccessibilityContrast = AccessibilityContrast

/// A size of content that a user prefers, from extra small to the largest for accessibility.
public typealias UIContentSizeCategory = ContentSizeCategory

/// The range of colors that a display can show.
public typealias UIDisplayGamut = DisplayGamut

/// Whether a display feels how hard it is pressed.
public typealias UIForceTouchCapability = ForceTouchCapability

/// Whether content must do with less headroom for high dynamic range.
public typealias UIHDRHeadroomUsageLimit = HDRHeadroomUsageLimit

/// The dynamic range that images are shown with.
public typealias UIImageDynamicRange = ImageDynamicRange

/// How heavy the user wants text to be.
public typealias UILegibilityWeight = LegibilityWeight

/// A kind of list around some content.
public typealias UIListEnvironment = ListEnvironment

/// How large the items of a toolbar are.
public typealias UINSToolbarItemPresentationSize = ToolbarItemPresentationSize

/// Whether a scene is being recorded or mirrored.
public typealias UISceneCaptureState = SceneCaptureState

/// How the split view around some content is laid out.
public typealias UISplitViewControllerLayoutEnvironment = SplitViewControllerLayoutEnvironment

/// How content stands as the accessory of a tab bar.
public typealias UITabAccessoryEnvironment = TabAccessoryEnvironment

/// The direction in which a layout runs.
public typealias UITraitEnvironmentLayoutDirection = TraitEnvironmentLayoutDirection

/// Whether an interface looks as the one being used or as one in the background.
public typealias UIUserInterfaceActiveAppearance = UserInterfaceActiveAppearance

/// A kind of device with habits of its own.
public typealias UIUserInterfaceIdiom = UserInterfaceIdiom

/// How high content lies visually.
public typealias UIUserInterfaceLevel = UserInterfaceLevel

/// How much room there is in one direction.
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass

/// The appearance of an interface: light or dark.
public typealias UIUserInterfaceStyle = UserInterfaceStyle
