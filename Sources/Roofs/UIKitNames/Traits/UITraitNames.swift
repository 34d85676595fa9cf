public import TraitHierarchy
public import TraitSystem

/// An immutable set of traits and their values.
public typealias UITraitCollection = TraitCollection

/// The traits that a node of a hierarchy sets for itself and its descendants.
public typealias UITraitOverrides = TraitOverrides

/// A type that is the key of a trait.
public typealias UITraitDefinition = TraitDefinition

/// A trait whose values other languages see as integers.
public typealias UINSIntegerTraitDefinition = IntegerTraitDefinition

/// A trait whose values other languages see as floating-point numbers.
public typealias UICGFloatTraitDefinition = FloatTraitDefinition

/// A trait whose values other languages see as objects.
public typealias UIObjectTraitDefinition = ObjectTraitDefinition

/// A trait type, as used in lists for registration.
public typealias UITrait = any TraitDefinition.Type

/// An object with traits.
public typealias UITraitEnvironment = TraitEnvironment

/// An object whose changes of traits can be observed.
public typealias UITraitChangeObservable = TraitChangeObservable

/// The registration of a handler, which identifies it for removal.
public typealias UITraitChangeRegistration = TraitChangeRegistration

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
