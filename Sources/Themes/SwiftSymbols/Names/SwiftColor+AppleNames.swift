/// The names that Apple's frameworks declare in the types of colors that exported Swift code
/// extends.
extension SwiftColor {
  /// The type properties of `UIColor`, `NSColor` and SwiftUI's `Color`.
  ///
  /// Source: Apple's documentation of the three types, sections "Standard colors", "UI element
  /// colors", "Fixed colors", "Adaptable colors" and "System colors".
  package static let frameworkColors: Set<String> = Set(
    """
    accentColor black blue brown clear cyan darkGray gray green indigo lightGray magenta mint orange pink \
    primary purple red secondary teal white yellow \
    darkText label lightText link opaqueSeparator placeholderText quaternaryLabel secondaryLabel separator \
    tertiaryLabel tintColor groupTableViewBackground \
    quaternarySystemFill secondarySystemBackground secondarySystemFill secondarySystemGroupedBackground \
    systemBackground systemBlue systemBrown systemCyan systemFill systemGray systemGray2 systemGray3 \
    systemGray4 systemGray5 systemGray6 systemGreen systemGroupedBackground systemIndigo systemMint \
    systemOrange systemPink systemPurple systemRed systemTeal systemYellow tertiarySystemBackground \
    tertiarySystemFill tertiarySystemGroupedBackground \
    alternateSelectedControlTextColor alternatingContentBackgroundColors controlAccentColor \
    controlAlternatingRowBackgroundColors controlBackgroundColor controlColor controlDarkShadowColor \
    controlHighlightColor controlLightHighlightColor controlShadowColor controlTextColor currentControlTint \
    disabledControlTextColor findHighlightColor gridColor headerColor headerTextColor highlightColor \
    ignoresAlpha keyboardFocusIndicatorColor knobColor labelColor linkColor placeholderTextColor \
    quaternaryLabelColor quinaryLabel scrollBarColor scrubberTexturedBackground secondaryLabelColor \
    secondarySelectedControlColor selectedContentBackgroundColor selectedControlColor \
    selectedControlTextColor selectedKnobColor selectedMenuItemColor selectedMenuItemTextColor \
    selectedTextBackgroundColor selectedTextColor separatorColor shadowColor tertiaryLabelColor \
    textBackgroundColor textColor textInsertionPointColor underPageBackgroundColor \
    unemphasizedSelectedContentBackgroundColor unemphasizedSelectedTextBackgroundColor \
    unemphasizedSelectedTextColor windowBackgroundColor windowFrameColor windowFrameTextColor \
    writingToolsIndicatorColor
    """.split(separator: " ").map(String.init)
  )

  /// The names of members of objects, which a color of the same name would hide.
  static let objectMembers: Set<String> = [
    "debugDescription", "description", "hash", "hashValue", "superclass",
  ]

  /// The type properties of SwiftUI's `ShapeStyle` with a type of their own.
  ///
  /// Source: Apple's documentation of the type.
  package static let frameworkStyles: Set<String> = [
    "background", "bar", "fill", "foreground", "link", "placeholder", "primary", "quaternary",
    "quinary", "regularMaterial", "secondary", "selection", "separator", "tertiary",
    "thickMaterial", "thinMaterial", "tint", "ultraThickMaterial", "ultraThinMaterial",
    "windowBackground",
  ]
}

extension SwiftTrait {
  /// The properties of `UITraitCollection` and `EnvironmentValues` with which a trait of the same
  /// name would be confused.
  ///
  /// Source: Apple's documentation of the two types.
  package static let frameworkProperties: [String] =
    """
    accessibilityContrast activeAppearance changedTraits current displayGamut displayScale \
    forceTouchCapability hdrHeadroomUsageLimit horizontalSizeClass imageConfiguration imageDynamicRange \
    layoutDirection legibilityWeight listEnvironment preferredContentSizeCategory sceneCaptureState \
    splitViewControllerLayoutEnvironment tabAccessoryEnvironment toolbarItemPresentationSize \
    typesettingLanguage userInterfaceIdiom userInterfaceLevel userInterfaceStyle verticalSizeClass \
    backgroundStyle calendar colorScheme colorSchemeContrast controlSize displayStoreKitMessage dismiss \
    dynamicTypeSize editMode font isEnabled isFocused isLuminanceReduced isPresented lineLimit lineSpacing \
    locale openURL pixelLength refresh scenePhase symbolVariants timeZone tint
    """.split(separator: " ").map(String.init)
}
