import Foundation
import ThemeKit
import TraitHierarchy

/// A missing part of the sample.
struct Missing: Error, CustomStringConvertible {
  let description: String
}

/// Returns the color with a name; throws an error if it is missing.
func color(_ name: String, of library: ThemeLibrary) throws -> DynamicColor {
  guard let color = library.color(named: name) else {
    throw Missing(description: "'\(name)' is not a color of any theme")
  }
  return color
}

// The theme library is a resource of the target.
let library = try ThemeLibrary(contentsOf: Bundle.module.bundleURL.appending(path: "Themes").path)
let background = try color("background", of: library)
let text = try color("text", of: library)
let accent = try color("accent", of: library)
let separator = try color("separator", of: library)

// A window with three panels, one of which is always dark.
let scene = WindowScene(systemTraits: TraitCollection(userInterfaceStyle: .light))
let window = Window(windowScene: scene)
let page = Panel("page", fill: background, ink: text)
let button = Panel("button", fill: accent, ink: background)
let rule = Panel("rule", fill: separator, ink: separator)
for panel in [page, button, rule] { window.addSubview(panel) }
rule.traitOverrides.userInterfaceStyle = .dark

let tracker = RedrawTracker(scene)

/// Makes a change, prints the nodes to redraw and the reasons, and redraws them.
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
