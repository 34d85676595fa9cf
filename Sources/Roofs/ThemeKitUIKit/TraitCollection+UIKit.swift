#if canImport(UIKit) && !os(watchOS) || UIKITNAMES
public import TraitSystem

#if canImport(UIKit)
public import UIKit
#else
public import UIKitNames
#endif

extension TraitCollection {
  /// Creates the collection with the values of UIKit's system traits and of the traits registered
  /// with ``TraitBridge``.
  ///
  /// A value that this library doesn't have, such as a case that a later release of UIKit adds,
  /// leaves its trait unspecified.
  public init(_ traits: UITraitCollection) {
    self.init { (converted: inout MutableTraits) in
      copy(traits.userInterfaceIdiom, to: &converted.userInterfaceIdiom)
      copy(traits.userInterfaceStyle, to: &converted.userInterfaceStyle)
      copy(traits.layoutDirection, to: &converted.layoutDirection)
      converted.displayScale = traits.displayScale
      copy(traits.horizontalSizeClass, to: &converted.horizontalSizeClass)
      copy(traits.verticalSizeClass, to: &converted.verticalSizeClass)
      copy(traits.forceTouchCapability, to: &converted.forceTouchCapability)
      copy(traits.preferredContentSizeCategory, to: &converted.preferredContentSizeCategory)
      copy(traits.displayGamut, to: &converted.displayGamut)
      copy(traits.accessibilityContrast, to: &converted.accessibilityContrast)
      copy(traits.legibilityWeight, to: &converted.legibilityWeight)
      copy(traits.activeAppearance, to: &converted.activeAppearance)
      copy(traits.imageDynamicRange, to: &converted.imageDynamicRange)
      copy(traits.sceneCaptureState, to: &converted.sceneCaptureState)
      copy(traits.typesettingLanguage, to: &converted.typesettingLanguage)
      copy(traits.listEnvironment, to: &converted.listEnvironment)
      #if !os(tvOS)
      copy(traits.userInterfaceLevel, to: &converted.userInterfaceLevel)
      copy(traits.toolbarItemPresentationSize, to: &converted.toolbarItemPresentationSize)
      #endif
      if #available(iOS 26, tvOS 26, visionOS 26, *) {
        copy(
          traits.splitViewControllerLayoutEnvironment,
          to: &converted.splitViewControllerLayoutEnvironment
        )
        converted.resolvesNaturalAlignmentWithBaseWritingDirection =
          traits.resolvesNaturalAlignmentWithBaseWritingDirection
        #if !os(tvOS)
        copy(traits.hdrHeadroomUsageLimit, to: &converted.hdrHeadroomUsageLimit)
        #if !os(visionOS)
        copy(traits.tabAccessoryEnvironment, to: &converted.tabAccessoryEnvironment)
        #endif
        #endif
      }
      for bridge in TraitBridge.registered { bridge.read(traits, &converted) }
    }
  }

  /// Sets UIKit's system traits and the traits registered with ``TraitBridge`` that differ from
  /// their values in `converted`.
  func write(to converted: inout any UIMutableTraits) {
    copy(userInterfaceIdiom, to: &converted.userInterfaceIdiom)
    copy(userInterfaceStyle, to: &converted.userInterfaceStyle)
    copy(layoutDirection, to: &converted.layoutDirection)
    if converted.displayScale != displayScale { converted.displayScale = displayScale }
    copy(horizontalSizeClass, to: &converted.horizontalSizeClass)
    copy(verticalSizeClass, to: &converted.verticalSizeClass)
    copy(forceTouchCapability, to: &converted.forceTouchCapability)
    copy(preferredContentSizeCategory, to: &converted.preferredContentSizeCategory)
    copy(displayGamut, to: &converted.displayGamut)
    copy(accessibilityContrast, to: &converted.accessibilityContrast)
    copy(legibilityWeight, to: &converted.legibilityWeight)
    copy(activeAppearance, to: &converted.activeAppearance)
    copy(imageDynamicRange, to: &converted.imageDynamicRange)
    copy(sceneCaptureState, to: &converted.sceneCaptureState)
    copy(typesettingLanguage, to: &converted.typesettingLanguage)
    copy(listEnvironment, to: &converted.listEnvironment)
    #if !os(tvOS)
    copy(userInterfaceLevel, to: &converted.userInterfaceLevel)
    copy(toolbarItemPresentationSize, to: &converted.toolbarItemPresentationSize)
    #endif
    if #available(iOS 26, tvOS 26, visionOS 26, *) {
      copy(
        splitViewControllerLayoutEnvironment,
        to: &converted.splitViewControllerLayoutEnvironment
      )
      let aligns = resolvesNaturalAlignmentWithBaseWritingDirection
      if converted.resolvesNaturalAlignmentWithBaseWritingDirection != aligns {
        converted.resolvesNaturalAlignmentWithBaseWritingDirection = aligns
      }
      #if !os(tvOS)
      // UIKit's property has another name in this protocol than in UITraitCollection.
      copy(hdrHeadroomUsageLimit, to: &converted[UITraitHDRHeadroomUsageLimit.self])
      #if !os(visionOS)
      copy(tabAccessoryEnvironment, to: &converted.tabAccessoryEnvironment)
      #endif
      #endif
    }
    for bridge in TraitBridge.registered { bridge.write(self, &converted) }
  }
}

#if canImport(UIKit)
extension UITraitCollection {
  /// Creates the collection with the values of a collection's system traits and of the traits
  /// registered with ``TraitBridge``.
  ///
  /// With UIKitNames, the two types of collections are one, and the other initializer applies.
  public convenience init(_ traits: TraitCollection) {
    self.init(mutations: { traits.write(to: &$0) })
  }
}
#endif

/// Sets the value with a raw value, unless it is set or doesn't exist.
func copy<Source: RawRepresentable, Target: RawRepresentable>(
  _ source: Source,
  to target: inout Target
) where Source.RawValue == Target.RawValue, Target.RawValue: Equatable {
  guard target.rawValue != source.rawValue, let value = Target(rawValue: source.rawValue) else {
    return
  }
  target = value
}

func copy(_ source: String?, to target: inout String?) {
  target = source
}

/// Sets the BCP 47 tag of a language.
func copy(_ source: Locale.Language?, to target: inout String?) {
  target = source.map(\.tag)
}

/// Sets the language of a BCP 47 tag.
func copy(_ source: String?, to target: inout Locale.Language?) {
  if target.map(\.tag) != source { target = source.map { Locale.Language(identifier: $0) } }
}

extension Locale.Language {
  /// The BCP 47 tag of the language, as in `zh-Hant`, without a script that language and region
  /// imply.
  var tag: String {
    let implied = Locale.Language(languageCode: languageCode, region: region).script
    return [
      languageCode?.identifier, script == implied ? nil : script?.identifier, region?.identifier,
    ]
    .compactMap(\.self).joined(separator: "-")
  }
}
#endif
