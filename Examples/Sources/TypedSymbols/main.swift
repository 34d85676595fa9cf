import DynamicColors

// The symbols used here are generated from the files in `Themes`: `ThemeName` and its trait, and a
// static color for each name. A name that was removed from the files doesn't compile.

/// A color by role, as a parameter of a view.
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

// One trait at run time: code, files and commands share it by its identifier.
let key = ThemeTables.embedded.themeTrait
print("trait: \(key.identifier), the same: \(key == TraitKey(ThemeTrait.self))")
print("colors: \(ThemeTables.embedded.colorNames.joined(separator: ", "))")
