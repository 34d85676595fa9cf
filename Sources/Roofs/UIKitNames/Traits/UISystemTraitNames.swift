public import TraitSystem

/// The trait for the user's preferred contrast.
public typealias UITraitAccessibilityContrast = AccessibilityContrastTrait

/// The trait for the active or inactive appearance of the interface.
public typealias UITraitActiveAppearance = ActiveAppearanceTrait

/// The trait for the color gamut of the display.
public typealias UITraitDisplayGamut = DisplayGamutTrait

/// The trait for the number of pixels per point.
public typealias UITraitDisplayScale = DisplayScaleTrait

/// The trait for the availability of pressure-sensitive touch.
public typealias UITraitForceTouchCapability = ForceTouchCapabilityTrait

/// The trait for the limit on the use of headroom for high dynamic range.
public typealias UITraitHDRHeadroomUsageLimit = HDRHeadroomUsageLimitTrait

/// The trait for the horizontal size class.
public typealias UITraitHorizontalSizeClass = HorizontalSizeClassTrait

/// The trait for the dynamic range in which images are displayed.
public typealias UITraitImageDynamicRange = ImageDynamicRangeTrait

/// The trait for the layout direction.
public typealias UITraitLayoutDirection = LayoutDirectionTrait

/// The trait for the preferred text weight.
public typealias UITraitLegibilityWeight = LegibilityWeightTrait

/// The trait for the kind of list that contains the content.
public typealias UITraitListEnvironment = ListEnvironmentTrait

/// The trait for the content size that the user prefers.
public typealias UITraitPreferredContentSizeCategory = PreferredContentSizeCategoryTrait

/// The trait for natural text alignment according to the base writing direction.
public typealias UITraitResolvesNaturalAlignmentWithBaseWritingDirection =
  ResolvesNaturalAlignmentWithBaseWritingDirectionTrait

/// The trait for the capture state of the scene.
public typealias UITraitSceneCaptureState = SceneCaptureStateTrait

/// The trait for the layout of the split view that contains the content.
public typealias UITraitSplitViewControllerLayoutEnvironment =
  SplitViewControllerLayoutEnvironmentTrait

/// The trait for the placement of content as the accessory of a tab bar.
public typealias UITraitTabAccessoryEnvironment = TabAccessoryEnvironmentTrait

/// The trait for the size of toolbar items.
public typealias UITraitToolbarItemPresentationSize = ToolbarItemPresentationSizeTrait

/// The trait for the language in which text is typeset, as a BCP 47 tag.
public typealias UITraitTypesettingLanguage = TypesettingLanguageTrait

/// The trait for the kind of device that the interface is designed for.
public typealias UITraitUserInterfaceIdiom = UserInterfaceIdiomTrait

/// The trait for the visual level of the interface.
public typealias UITraitUserInterfaceLevel = UserInterfaceLevelTrait

/// The trait for the light or dark appearance of the interface.
public typealias UITraitUserInterfaceStyle = UserInterfaceStyleTrait

/// The trait for the vertical size class.
public typealias UITraitVerticalSizeClass = VerticalSizeClassTrait
