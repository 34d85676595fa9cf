import Testing
import UIKitNames

@Suite("Trait collections by UIKit's names")
struct TraitCollectionTests {
  private func configure(_ traits: inout UIMutableTraits) { traits.appTheme = .bold }

  private func configure(any traits: inout any UIMutableTraits) {
    traits.userInterfaceStyle = .dark
  }

  private func configure(some traits: inout some UIMutableTraits) { traits.displayScale = 3 }

  @Test("Closures accept mutable traits as a type, as any and as some")
  func closures() {
    let traits = UITraitCollection { mutableTraits in
      mutableTraits.userInterfaceIdiom = .phone
      mutableTraits.horizontalSizeClass = .regular
    }
    let phone = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(traits == phone)
    let bold = traits.modifyingTraits { configure(&$0) }
    #expect(bold.appTheme == .bold)
    #expect(bold.userInterfaceIdiom == .phone)
    #expect(traits.appTheme == .standard)
    let dark = UITraitCollection { (traits: inout any UIMutableTraits) in
      configure(any: &traits)
      configure(some: &traits)
    }
    #expect(dark.userInterfaceStyle == .dark)
    #expect(dark.displayScale == 3)
    var overrides = UITraitOverrides()
    configure(some: &overrides)
    #expect(overrides.displayScale == 3)
  }

  @Test("The last collection that specifies a trait takes precedence, also a custom one")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 1), UITraitCollection(AppThemeTrait.self, value: .pastel),
      UITraitCollection(displayScale: 2), UITraitCollection(displayScale: 0),
    ])
    #expect(merged.displayScale == 2)
    #expect(merged.appTheme == .pastel)
    #expect(merged.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 1)))
    #expect(merged.containsTraits(in: nil))
    #expect(UITraitCollection(traitsFrom: []) == UITraitCollection())
  }

  @Test("Changed traits are reported as types")
  func changes() {
    let old = UITraitCollection(userInterfaceStyle: .light)
    let new = old.replacing(AppThemeTrait.self, value: .bold).modifyingTraits {
      $0.userInterfaceStyle = .dark
    }
    let changed = new.changedTraits(from: old)
    #expect(changed.count == 2)
    #expect(changed.contains { $0 == AppThemeTrait.self })
    #expect(changed.contains { $0 is UITraitUserInterfaceStyle.Type })
    #expect(new.changedTraits(from: new).isEmpty)
    #expect(new.changedTraits(from: nil).count == 2)
    #expect(new.hasDifferentColorAppearance(comparedTo: old))
    #expect(
      !new.hasDifferentColorAppearance(
        comparedTo: new.replacing(UITraitDisplayScale.self, value: 2)
      )
    )
  }

  @Test("Lists of system traits have six and eleven types, and can be registered for")
  func systemLists() {
    let colors = UITraitCollection.systemTraitsAffectingColorAppearance
    let images: [UITrait] = UITraitCollection.systemTraitsAffectingImageLookup
    #expect(colors.count == 6)
    #expect(colors.allSatisfy { $0.affectsColorAppearance })
    #expect(images.count == 11)
    #expect(images.contains { $0 == UITraitDisplayScale.self })
    let view = UIView()
    #expect(view.registerForTraitChanges(colors + images) { (_: UIView, _) in }.error == nil)
  }

  @Test("Raw values are those of UIKit")
  func rawValues() {
    #expect(UIUserInterfaceStyle.dark.rawValue == 2)
    #expect(UIUserInterfaceSizeClass.compact.rawValue == 1)
    #expect(UIUserInterfaceIdiom.mac.rawValue == 5)
    #expect(UIDisplayGamut.P3.rawValue == 1)
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    #expect(UIContentSizeCategory.extraLarge < .accessibilityMedium)
  }
}
