// swift-tools-version: 6.3
import PackageDescription

// The floors of the house: a target may depend only on targets of the floors below it.
let package = Package(
  name: "ThemeKit",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "ThemeKit", targets: ["ThemeKit"]),
    .library(name: "ColorValues", targets: ["ColorValues"]),
    .library(name: "ElementLayout", targets: ["ElementLayout"]),
    .library(name: "SourceDocuments", targets: ["SourceDiagnostics", "SourceDocuments"]),
    .library(name: "ThemeExports", targets: ["ThemeExports"]),
    .library(name: "ThemePreviews", targets: ["ThemePreviews"]),
    .library(name: "TraitHierarchy", targets: ["TraitHierarchy"]),
    .library(name: "UIKitNames", targets: ["UIKitNames"]),
    // What C programs and other languages load: libThemeKitC, with everything of ours inside. Swift
    // code of the same process depends on this product alone, so that there is one set of traits.
    .library(name: "ThemeKitC", type: .dynamic, targets: ["CThemeKit", "ThemeKit", "ThemeKitC"]),
    .executable(name: "themetool", targets: ["themetool"]),
    .plugin(name: "ThemeSymbols", targets: ["ThemeSymbols"]),
    .plugin(name: "ValidateThemes", targets: ["ValidateThemes"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CYAML",
      path: "CYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),

    .systemLibrary(name: "CFiles", path: "Sources/CFiles"),

    // Floor 0
    .target(name: "TextSupport"),

    // Floor 1
    .target(name: "TraitSystem"),
    .target(name: "ColorValues", dependencies: ["TextSupport"]),
    .target(name: "SourceDiagnostics", dependencies: ["TextSupport"]),

    // Floor 2
    .target(
      name: "SourceDocuments",
      dependencies: ["CFiles", "CYAML", "SourceDiagnostics", "TextSupport"]
    ),
    .target(
      name: "DynamicColors",
      dependencies: ["ColorValues", "SourceDiagnostics", "TextSupport", "TraitSystem"]
    ),
    .target(name: "ElementLayout", dependencies: ["TraitSystem"]),

    // Floor 3
    .target(
      name: "AssetCatalogs",
      dependencies: [
        "ColorValues", "DynamicColors", "SourceDiagnostics", "SourceDocuments", "TextSupport",
        "TraitSystem",
      ]
    ),
    .target(
      name: "TraitHierarchy",
      dependencies: [
        "ColorValues", "DynamicColors", "ElementLayout", "TextSupport", "TraitSystem",
      ]
    ),

    // Floor 4
    .target(
      name: "ThemeFiles",
      dependencies: [
        "AssetCatalogs", "ColorValues", "DynamicColors", "ElementLayout", "SourceDiagnostics",
        "SourceDocuments", "TextSupport", "TraitHierarchy", "TraitSystem",
      ]
    ),

    // Floor 5
    .target(
      name: "ThemeExports",
      dependencies: [
        "AssetCatalogs", "ColorValues", "DynamicColors", "SourceDiagnostics", "SourceDocuments",
        "TextSupport", "ThemeFiles", "TraitHierarchy", "TraitSystem",
      ]
    ),
    .target(
      name: "ThemePreviews",
      dependencies: [
        "ColorValues", "DynamicColors", "ElementLayout", "SourceDiagnostics", "TextSupport",
        "ThemeFiles", "TraitHierarchy", "TraitSystem",
      ]
    ),

    // Roof
    .target(
      name: "ThemeKit",
      dependencies: [
        "AssetCatalogs", "ColorValues", "DynamicColors", "SourceDocuments", "ThemeFiles",
        "TraitSystem",
      ]
    ),
    .target(
      name: "UIKitNames",
      dependencies: [
        "AssetCatalogs", "ColorValues", "DynamicColors", "SourceDocuments", "TraitHierarchy",
        "TraitSystem",
      ]
    ),
    .target(name: "CThemeKit"),
    .target(
      name: "ThemeKitC",
      dependencies: [
        "CThemeKit", "ColorValues", "DynamicColors", "SourceDiagnostics", "TextSupport",
        "ThemeFiles", "TraitSystem",
      ]
    ),
    .executableTarget(
      name: "themetool",
      dependencies: [
        "AssetCatalogs", "ColorValues", "DynamicColors", "SourceDiagnostics", "SourceDocuments",
        "TextSupport", "ThemeExports", "ThemeFiles", "ThemePreviews", "TraitHierarchy",
        "TraitSystem",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .plugin(name: "ThemeSymbols", capability: .buildTool(), dependencies: ["themetool"]),
    .plugin(
      name: "ValidateThemes",
      capability: .command(
        intent: .custom(
          verb: "validate-themes",
          description: "Find everything that is wrong with the package's theme files."
        )
      ),
      dependencies: ["themetool"]
    ),
  ]
)

// One test target per module, of the module's name; files beside the tests are read from there.
let fixtures = [
  "SourceDiagnostics": ["Goldens"], "ThemeExports": ["Fixtures", "Goldens"],
  "ThemePreviews": ["Goldens"], "themetool": ["Fixtures", "Goldens"], "ThemeKitC": ["Scripts"],
]
let testedElsewhere = ["CThemeKit", "CThemeKitChecks", "TestSupport"]
let more: [String: [Target.Dependency]] = [
  "TextSupport": ["SourceDocuments"], "ThemeKitC": ["CThemeKitChecks"],
  "ThemePreviews": ["SourceDocuments"],
]
package.targets += [
  .target(name: "TestSupport", path: "Tests/TestSupport"),
  .target(name: "CThemeKitChecks", dependencies: ["CThemeKit"], path: "Tests/CThemeKitChecks"),
]
for target in package.targets
where [.regular, .executable].contains(target.type) && !testedElsewhere.contains(target.name) {
  package.targets.append(
    .testTarget(
      name: "\(target.name)Tests",
      dependencies: target.dependencies + [.target(name: target.name), "TestSupport"]
        + (more[target.name] ?? []),
      exclude: fixtures[target.name] ?? []
    )
  )
}

// Tests of the UIKit names and of the spelling of layouts hold code as apps have it, under the compiler's
// plain settings, and some of it in the language mode that older apps use.
package.targets.append(
  .testTarget(name: "UIKitNamesSwift5Tests", dependencies: ["TestSupport", "UIKitNames"])
)
package.targets.append(.testTarget(name: "LayoutSpellingTests", dependencies: ["ElementLayout"]))
let plainSettings: [String: [SwiftSetting]] = [
  "LayoutSpellingTests": [.treatAllWarnings(as: .error)],
  "UIKitNamesTests": [.treatAllWarnings(as: .error)],
  "UIKitNamesSwift5Tests": [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)],
]

for target in package.targets where ![.plugin, .system].contains(target.type) {
  if let settings = plainSettings[target.name] {
    target.swiftSettings = settings
    continue
  }
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
  ]
  // The wall around libyaml says where it touches memory that the compiler doesn't watch.
  if target.name == "SourceDocuments" { target.swiftSettings?.append(.strictMemorySafety()) }
}
