// swift-tools-version: 6.3
import PackageDescription

// Samples of packages that depend on ThemeKit; `.ci/run` builds them and compares their output.
let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ThemeKit", path: "..")],
  targets: [
    // Colors and themes as symbols, generated at build time.
    .executableTarget(
      name: "TypedSymbols",
      dependencies: [.product(name: "DynamicColors", package: "ThemeKit")],
      plugins: [.plugin(name: "ThemeSymbols", package: "ThemeKit")]
    ),
    // A theme library as a resource, a hierarchy, and a toggle that redraws only what changes.
    .executableTarget(
      name: "RedrawOnToggle",
      dependencies: [
        .product(name: "ThemeKit", package: "ThemeKit"),
        .product(name: "TraitHierarchy", package: "ThemeKit"),
      ],
      resources: [.copy("Themes")]
    ),
    // Findings, results of checks and a contrast, as tests of an app require them.
    .executableTarget(
      name: "ValidatedThemes",
      dependencies: [
        .product(name: "SourceDocuments", package: "ThemeKit"),
        .product(name: "ThemeKit", package: "ThemeKit"),
        .product(name: "ThemeValidation", package: "ThemeKit"),
      ],
      resources: [.copy("Themes")]
    ),
  ]
)
// On Apple's platforms the sources of ThemeSwitcher belong to an app, with the system's UIKit and
// SwiftUI, so the modules that stand in for these exist on Linux only.
#if os(Linux)
package.targets += [
  .target(
    name: "UIKit",
    dependencies: [.product(name: "UIKitNames", package: "ThemeKit")],
    path: "ThemeSwitcher/Modules/UIKit"
  ),
  .target(
    name: "SwiftUI",
    dependencies: [
      .product(name: "TraitHierarchy", package: "ThemeKit"),
      .product(name: "UIKitNames", package: "ThemeKit"),
    ],
    path: "ThemeSwitcher/Modules/SwiftUI"
  ),
  // One screen for iOS and Linux, with a theme switcher, a sheet and a part in SwiftUI.
  .executableTarget(
    name: "ThemeSwitcher",
    dependencies: [
      "SwiftUI", "UIKit",
      .product(name: "ColorValues", package: "ThemeKit"),
      .product(name: "ThemeRendering", package: "ThemeKit"),
      .product(name: "TraitHierarchy", package: "ThemeKit"),
    ],
    path: "ThemeSwitcher",
    exclude: ["Modules", "README.md", "Steps.png", "Themes"],
    sources: ["Generated", "Sources"]
  ),
]
#endif
for target in package.targets {
  target.swiftSettings = [.treatAllWarnings(as: .error)]
}
