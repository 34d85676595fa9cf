import Foundation
import ThemeKit
import TraitHierarchy

/// What keeps the sample from showing anything.
struct Missing: Error, CustomStringConvertible {
  let description: String
}

/// The colour of that name, or an error that says what is missing.
func color(_ name: String, of library: ThemeLibrary) throws -> DynamicColor {
  guard let color = library.color(named: name) else {
    throw Missing(description: "no theme has a colour '\(name)'")
  }
  return color
}

// The theme library is among the resources of the target.
let library = try ThemeLibrary(contentsOf: Bundle.module.bundleURL.appending(path: "Themes").path)
let background = try color("background", of: library)
let text = try color("text", of: library)
let accent = try color("accent", of: library)
let separator = try color("separator", of: library)

// A window with three panels, one of which is always in the dark.
let scene = WindowScene(systemTraits: TraitCollection(userInterfaceStyle: .light))
let window = Window(windowScene: scene)
let page = Panel("page", fill: background, ink: text)
let button = Panel("button", fill: accent, ink: background)
let rule = Panel("rule", fill: separator, ink: separator)
for panel in [page, button, rule] { window.addSubview(panel) }
rule.traitOverrides.userInterfaceStyle = .dark

let tracker = RedrawTracker(scene)

/// Changes something, says what must be drawn again and why, and draws that.
@MainActor
func step(_ title: String, _ change: () -> Void) {
  print(title)
  change()
  for redraw in tracker.takeRedraws() { print("  again: \(redraw)") }
  scene.updateIfNeeded()
}

step("at first") {}
step("ocean: nothing but the accent is another") { scene.traitOverrides.theme = .ocean }
step("dark: all but the rule, which was dark already") {
  scene.systemTraits = TraitCollection(userInterfaceStyle: .dark)
}
step("ocean again: no change") { scene.traitOverrides.theme = .ocean }
step("paper for the button alone") { button.traitOverrides.theme = .paper }
