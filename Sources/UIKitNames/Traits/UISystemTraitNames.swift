public import TraitSystem

/// Whether the user wants more contrast.
public typealias UITraitAccessibilityContrast = AccessibilityContrastTrait

/// Whether the interface looks active, as that of the frontmost window does.
public typealias UITraitActiveAppearance = ActiveAppearanceTrait

/// Which colors the display can show.
public typealias UITraitDisplayGamut = DisplayGamutTrait

/// How many pixels of the display make a point.
public typealias UITraitDisplayScale = DisplayScaleTrait

/// Whether the display feels how hard it is pressed.
public typealias UITraitForceTouchCapability = ForceTouchCapabilityTrait

/// Whether content must do with less headroom for high dynamic range.
public typealias UITraitHDRHeadroomUsageLimit = HDRHeadroomUsageLimitTrait

/// How much room there is from side to side.
public typealias UITraitHorizontalSizeClass = HorizontalSizeClassTrait

/// Which dynamic range images are shown with.
public typealias UITraitImageDynamicRange = ImageDynamicRangeTrait

/// In which direction the layout runs.
public typealias UITraitLayoutDirection = LayoutDirectionTrait

/// Whether the user wants bold text.
public typealias UITraitLegibilityWeight = LegibilityWeightTrait

/// What kind of list the content is in.
public typealias UITraitListEnvironment = ListEnvironmentTrait

/// Which size of content the user prefers.
public typealias UITraitPreferredContentSizeCategory = PreferredContentSizeCategoryTrait

/// Whether natural alignment follows the text's writing direction.
public typealias UITraitResolvesNaturalAlignmentWithBaseWritingDirection =
  ResolvesNaturalAlignmentWithBaseWritingDirectionTrait

/// Whether the scene is being recorded or mirrored.
public typealias UITraitSceneCaptureState = SceneCaptureStateTrait

/// How the split view around the content is laid out.
public typealias UITraitSplitViewControllerLayoutEnvironment =
  SplitViewControllerLayoutEnvironmentTrait

/// How the content stands as the accessory of a tab bar.
public typealias UITraitTabAccessoryEnvironment = TabAccessoryEnvironmentTrait

/// How large items of a toolbar are.
public typealias UITraitToolbarItemPresentationSize = ToolbarItemPresentationSizeTrait

/// Which language text is set in, as a BCP 47 tag.
public typealias UITraitTypesettingLanguage = TypesettingLanguageTrait

/// What kind of device the interface is for.
public typealias UITraitUserInterfaceIdiom = UserInterfaceIdiomTrait

/// Whether the interface lies above others.
public typealias UITraitUserInterfaceLevel = UserInterfaceLevelTrait

/// Whether the interface is light or dark.
public typealias UITraitUserInterfaceStyle = UserInterfaceStyleTrait

/// How much room there is from top to bottom.
public typealias UITraitVerticalSizeClass = VerticalSizeClassTrait
