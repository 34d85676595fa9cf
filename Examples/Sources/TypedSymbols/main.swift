import ThemeKit

// Everything that is used here was generated from the files in `Themes`: `ThemeName` and its trait,
// and a static colour for each name. A name that the files no longer have doesn't compile.

/// A colour by role, as a view takes it: the context says that it is a colour.
func show(_ title: String, _ color: DynamicColor, under traits: TraitCollection) {
  print("  \(title): \(color.resolvedColor(with: traits).hex)")
}

for theme in ThemeName.allCases {
  let traits = TraitCollection {
    $0.theme = theme
    $0.userInterfaceStyle = .dark
  }
  print("\(traits.theme.rawValue), dark")
  show("background", .background, under: traits)
  show("accent", .accent, under: traits)
  show("accent, half", .accent.withAlphaComponent(0.5), under: traits)
  show("badge.new", .badge.new, under: traits)
}

// One trait at run time: code, files and commands that know it by its identifier mean the same.
let key = ThemeLibrary.embedded.themeTrait
print("trait: \(key.identifier), the same: \(key == TraitKey(ThemeTrait.self))")
print("colours: \(ThemeLibrary.embedded.colorNames.joined(separator: ", "))")
