// swift-tools-version: 6.3
import PackageDescription

/// The folders of `Sources`: what apps link, what any tool needs, the format, in and out, and who uses it.
let folders = [
  "Runtime": [
    "CTraitHierarchy", "ColorValues", "DynamicColors", "ElementLayout", "SystemAppearance",
    "TraitHierarchy", "TraitSystem",
  ],
  "Text": [
    "CPlatform", "FileAccess", "PlatformSupport", "SourceDiagnostics", "SourceDocuments",
    "SourceFormatting", "TextSupport",
  ],
  "Themes": ["AssetCatalogs", "CEmbeddedFiles", "SwiftSymbols", "ThemeFiles", "ThemeValidation"],
  "Exchange": ["ThemeImports", "ThemeOutputs", "ThemeRendering", "ThemeStudio"],
  "Roofs": [
    "CProgramStart", "CThemeKit", "SwiftUINames", "ThemeKit", "ThemeKitC", "ThemeKitUIKit",
    "ThemeLanguageServer", "ThemeToolCommands", "UIKitNames", "themesymbols", "themetool",
  ],
]

/// A module and the modules that it may import: `.ci/check-imports` compares the imports of its files
/// with its line here.
func module(
  _ name: String,
  _ dependencies: [Target.Dependency] = [],
  exclude: [String] = []
) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude)
}

// SwiftPM runs pkg-config for all packages that depend on this one, also for those that use no product
// with theme files. On Linux, compilers find libyaml without it.
#if os(Linux)
let yamlConfiguration: String? = nil
#else
let yamlConfiguration: String? = "yaml-0.1"
#endif

let package = Package(
  name: "ThemeKit",
  platforms: [
    .macOS(.v15), .macCatalyst(.v18), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2),
  ],
  products: [
    .library(name: "ThemeKit", targets: ["ThemeKit"]),
    .library(name: "AssetCatalogs", targets: ["AssetCatalogs"]),
    .library(name: "ColorValues", targets: ["ColorValues"]),
    .library(name: "DynamicColors", targets: ["DynamicColors"]),
    .library(name: "ElementLayout", targets: ["ElementLayout"]),
    .library(
      name: "SourceDocuments",
      targets: ["SourceDiagnostics", "SourceDocuments", "SourceFormatting"]
    ),
    .library(name: "SystemAppearance", targets: ["SystemAppearance"]),
    .library(name: "ThemeImports", targets: ["ThemeImports"]),
    .library(name: "ThemeOutputs", targets: ["SwiftSymbols", "ThemeOutputs"]),
    .library(name: "ThemeRendering", targets: ["ThemeRendering"]),
    .library(name: "ThemeValidation", targets: ["ThemeValidation"]),
    .library(name: "ThemeKitUIKit", targets: ["ThemeKitUIKit"]),
    .library(name: "TraitHierarchy", targets: ["TraitHierarchy"]),
    .library(name: "TraitSystem", targets: ["TraitSystem"]),
    .library(name: "UIKitNames", targets: ["SwiftUINames", "UIKitNames"]),
    // What C programs and other languages load: libThemeKitC, with everything of ours inside. Swift
    // code of the same process depends on this product alone, so that there is one set of traits.
    .library(name: "ThemeKitC", type: .dynamic, targets: ["CThemeKit", "ThemeKit", "ThemeKitC"]),
    .executable(name: "themetool", targets: ["themetool"]),
    .plugin(name: "BuildThemes", targets: ["BuildThemes"]),
    .plugin(name: "ThemeSymbols", targets: ["ThemeSymbols"]),
    .plugin(name: "ValidateThemes", targets: ["ValidateThemes"]),
  ],
  traits: [
    .trait(
      name: "MainActorHierarchy",
      description: "Isolates views, controllers and UIKit's names to the main actor, as in UIKit."
    ),
    // Documentation is built with all traits, and most modules don't build with isolated hierarchies.
    .trait(
      name: "NonisolatedHierarchy",
      description: "Takes precedence over MainActorHierarchy, where all traits are enabled."
    ),
    .trait(name: "ToolFromSource", description: "Builds the tools that plugins run."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CYAML",
      path: "CYAML",
      pkgConfig: yamlConfiguration,
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .systemLibrary(name: "CPlatform"),
    .systemLibrary(name: "CTraitHierarchy"),
    .target(name: "CThemeKit"),
    .target(name: "CEmbeddedFiles"),

    // Floor 0: C library and threads, text, traits, colors
    module("PlatformSupport"),
    module("TextSupport"),
    module("TraitSystem", ["PlatformSupport"]),
    module("ColorValues", ["PlatformSupport", "TextSupport"]),

    // Floor 1: diagnostics, files and other programs, dynamic colors, layout
    module("SourceDiagnostics", ["TextSupport"]),
    module(
      "FileAccess",
      [
        "CPlatform", "PlatformSupport", "TextSupport",
        .product(name: "SystemPackage", package: "swift-system"),
      ]
    ),
    module("DynamicColors", ["ColorValues", "SourceDiagnostics", "TextSupport", "TraitSystem"]),
    module("ElementLayout", ["TraitSystem"]),

    // Floor 2: documents, hierarchies
    module(
      "SourceDocuments",
      ["CYAML", "FileAccess", "SourceDiagnostics", "TextSupport"]
    ),
    module(
      "TraitHierarchy",
      ["CTraitHierarchy", "ColorValues", "DynamicColors", "ElementLayout", "TraitSystem"]
    ),

    // Floor 3: the form of documents, the system's appearance, asset catalogs
    module("SourceFormatting", ["SourceDiagnostics", "SourceDocuments"]),
    module(
      "SystemAppearance",
      [
        "ColorValues", "FileAccess", "PlatformSupport", "TraitSystem",
        .product(name: "SystemPackage", package: "swift-system"),
      ]
    ),
    module(
      "AssetCatalogs",
      [
        "ColorValues", "DynamicColors", "FileAccess", "PlatformSupport", "SourceDiagnostics",
        "SourceDocuments", "TextSupport", "TraitSystem",
      ]
    ),

    // Floor 4: theme files
    module(
      "ThemeFiles",
      [
        "AssetCatalogs", "ColorValues", "DynamicColors", "FileAccess", "PlatformSupport",
        "SourceDiagnostics", "SourceDocuments", "TextSupport", "TraitSystem",
      ]
    ),

    // Floor 5: themes as exports and Swift code see them
    module(
      "SwiftSymbols",
      [
        "ColorValues", "DynamicColors", "SourceDocuments", "TextSupport", "ThemeFiles",
        "TraitSystem",
      ]
    ),

    // Floor 6: hierarchy files, rules, differences
    module(
      "ThemeValidation",
      [
        "AssetCatalogs", "CEmbeddedFiles", "ColorValues", "DynamicColors", "ElementLayout",
        "FileAccess", "PlatformSupport", "SourceDiagnostics", "SourceDocuments", "TextSupport",
        "ThemeFiles", "TraitHierarchy", "TraitSystem",
      ]
    ),

    // Floor 7: imports
    module(
      "ThemeImports",
      [
        "AssetCatalogs", "ColorValues", "DynamicColors", "FileAccess", "PlatformSupport",
        "SourceDiagnostics", "SourceDocuments", "SourceFormatting", "TextSupport", "ThemeFiles",
        "ThemeValidation", "TraitSystem",
      ]
    ),

    // Floor 8: what commands print
    module(
      "ThemeRendering",
      [
        "AssetCatalogs", "ColorValues", "DynamicColors", "ElementLayout", "FileAccess",
        "PlatformSupport", "SourceDiagnostics", "TextSupport",
        "ThemeFiles", "ThemeValidation", "TraitHierarchy", "TraitSystem",
        .product(name: "SystemPackage", package: "swift-system"),
      ]
    ),

    // Floor 9: formats and templates of outputs
    module(
      "ThemeOutputs",
      [
        "AssetCatalogs", "ColorValues", "DynamicColors", "ElementLayout",
        "FileAccess", "PlatformSupport", "SourceDiagnostics", "SourceDocuments", "SwiftSymbols",
        "TextSupport", "ThemeFiles", "ThemeRendering", "ThemeValidation",
        "TraitHierarchy", "TraitSystem",
      ],
      exclude: [
        "Page/Themes", "Page/colors.css", "Page/studio.css", "Page/studio.html", "Page/studio.js",
        "Shipped",
      ]
    ),

    // Roofs: what apps, C programs and the command import
    module(
      "ThemeKit",
      ["ColorValues", "DynamicColors", "FileAccess", "ThemeFiles", "TraitSystem"]
    ),
    module(
      "UIKitNames",
      [
        "AssetCatalogs", "ColorValues", "DynamicColors", "ElementLayout", "FileAccess",
        "TraitHierarchy", "TraitSystem",
      ]
    ),
    module(
      "SwiftUINames",
      [
        "ColorValues", "DynamicColors", "ElementLayout", "TraitHierarchy", "TraitSystem",
        "UIKitNames",
      ]
    ),
    module(
      "ThemeKitUIKit",
      [
        "ColorValues", "DynamicColors", "TraitSystem",
        .target(name: "UIKitNames", condition: .when(platforms: [.linux])),
      ]
    ),
    module(
      "ThemeKitC",
      [
        "CThemeKit", "ColorValues", "DynamicColors", "SourceDiagnostics",
        "ThemeFiles", "TraitSystem",
      ]
    ),
    module(
      "ThemeLanguageServer",
      [
        "AssetCatalogs", "ColorValues", "DynamicColors", "FileAccess", "PlatformSupport",
        "SourceDiagnostics", "SourceDocuments", "SourceFormatting", "TextSupport", "ThemeFiles",
        "ThemeOutputs", "ThemeRendering", "ThemeValidation", "TraitSystem",
        .product(name: "SystemPackage", package: "swift-system"),
      ]
    ),
    module(
      "ThemeStudio",
      [
        "ColorValues", "DynamicColors", "FileAccess", "PlatformSupport", "SourceDiagnostics",
        "SourceDocuments", "TextSupport", "ThemeFiles", "ThemeOutputs",
        "ThemeValidation", "TraitSystem",
        .product(name: "SystemPackage", package: "swift-system"),
      ]
    ),
    module(
      "ThemeToolCommands",
      [
        "AssetCatalogs", "ColorValues", "DynamicColors", "FileAccess",
        "PlatformSupport", "SourceDiagnostics", "SourceDocuments",
        "SourceFormatting", "SwiftSymbols", "SystemAppearance", "TextSupport",
        "ThemeFiles", "ThemeImports", "ThemeLanguageServer", "ThemeOutputs",
        "ThemeRendering",
        "ThemeStudio", "ThemeValidation", "TraitHierarchy", "TraitSystem",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      exclude: ["Version/commit.txt", "Version/version.txt"]
    ),

    .target(name: "CProgramStart"),
    .executableTarget(name: "themetool", dependencies: ["CProgramStart", "ThemeToolCommands"]),
    .executableTarget(
      name: "themesymbols",
      dependencies: [
        "FileAccess", "PlatformSupport", "SourceDiagnostics", "SwiftSymbols", "TextSupport",
        "ThemeFiles",
        .product(name: "SystemPackage", package: "swift-system"),
      ]
    ),
    .plugin(
      name: "ThemeSymbols",
      capability: .buildTool(),
      dependencies: [.target(name: "themesymbols", condition: .when(traits: ["ToolFromSource"]))]
    ),
    .plugin(
      name: "BuildThemes",
      capability: .command(
        intent: .custom(
          verb: "build-themes",
          description: "Write the outputs that the package's theme library declares."
        ),
        permissions: [
          .writeToPackageDirectory(reason: "The outputs are in the folder of the package.")
        ]
      ),
      dependencies: [.target(name: "themetool", condition: .when(traits: ["ToolFromSource"]))]
    ),
    .plugin(
      name: "ValidateThemes",
      capability: .command(
        intent: .custom(
          verb: "validate-themes",
          description: "Find everything that is wrong with the package's theme files."
        )
      ),
      dependencies: [.target(name: "themetool", condition: .when(traits: ["ToolFromSource"]))]
    ),
  ]
)

// The artifact bundle of this version, in the line that `.ci/release` prints. Where there is one, plugins run its
// themetool by default, and nothing is compiled for them. An environment variable names another bundle, by its
// path relative to this package, or none if it is empty: SwiftPM downloads the bundle wherever this package is
// built, which fails until the release is published.
let releasedBundle: (url: String, checksum: String)? = nil
let bundle: Target? =
  if let path = Context.environment["THEMETOOL_BUNDLE"] {
    path.isEmpty ? nil : .binaryTarget(name: "themetool-bundle", path: path)
  } else if let releasedBundle {
    .binaryTarget(
      name: "themetool-bundle",
      url: releasedBundle.url,
      checksum: releasedBundle.checksum
    )
  } else {
    nil
  }
package.traits.insert(.default(enabledTraits: [bundle == nil ? "ToolFromSource" : "PrebuiltTool"]))
if let bundle {
  package.traits.insert(
    .trait(name: "PrebuiltTool", description: "Runs the themetool of the release in plugins.")
  )
  for plugin in package.targets where plugin.type == .plugin {
    plugin.dependencies.append(
      .target(name: bundle.name, condition: .when(traits: ["PrebuiltTool"]))
    )
  }
  package.targets.append(bundle)
}

// One test target per module, of the module's name; files beside the tests are read from there.
let fixtures = [
  "SwiftSymbols": ["Goldens"],
  "ThemeOutputs": ["Goldens"],
  "ThemeImports": ["Goldens"], "ThemeLanguageServer": ["Goldens"], "ThemeFiles": ["Fixtures"],
  "ThemeRendering": ["Goldens"], "ThemeValidation": ["Fixtures"],
  "themetool": ["Fixtures", "Goldens"], "ThemeKitC": ["Scripts"],
  "SystemAppearance": ["portal.py"],
]
let testedElsewhere = [
  "CEmbeddedFiles", "CProgramStart", "CThemeKit", "CThemeKitChecks",
  "TestSupport", "ThemeTestSupport",
]
let more: [String: [Target.Dependency]] = [
  "AssetCatalogs": ["ThemeValidation"],
  "SourceDocuments": ["SourceFormatting"], "SwiftSymbols": ["ThemeTestSupport"],
  "TextSupport": ["SourceDocuments"],
  "ThemeKitC": ["CThemeKitChecks"],
  "ThemeFiles": ["ThemeTestSupport", "ThemeValidation"],
  "ThemeImports": ["ThemeOutputs", "ThemeTestSupport"],
  "ThemeOutputs": ["ThemeTestSupport"],
  "ThemeKit": ["AssetCatalogs", "SourceDocuments"],
  "ThemeRendering": ["SourceDocuments", "ThemeTestSupport"],
  "ThemeValidation": ["ThemeOutputs", "ThemeRendering", "ThemeTestSupport"],
]
package.targets += [
  .target(name: "TestSupport", path: "Tests/TestSupport"),
  .target(
    name: "ThemeTestSupport",
    dependencies: [
      "ColorValues", "DynamicColors", "FileAccess", "SourceDiagnostics", "SourceDocuments",
      "TestSupport", "ThemeFiles", "ThemeOutputs", "ThemeValidation", "TraitSystem",
    ],
    path: "Tests/ThemeTestSupport",
    exclude: ["Fixtures"]
  ),
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
  "SwiftUINamesTests": [.treatAllWarnings(as: .error)],
  "UIKitNamesTests": [.treatAllWarnings(as: .error)],
  "UIKitNamesSwift5Tests": [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)],
]

for target in package.targets {
  if let folder = folders.first(where: { $0.value.contains(target.name) })?.key {
    target.path = "Sources/\(folder)/\(target.name)"
  }
}

// With this variable, `.ci/build-release` compiles once what is released and the programs that check it, without
// plugins and tests. The tool is linked statically, with the archives that FoundationEssentials depends on.
if Context.environment["THEMEKIT_RELEASE"] != nil {
  package.products.removeAll { $0 is Product.Plugin }
  package.targets.removeAll {
    [.plugin, .test].contains($0.type) || $0.path?.hasPrefix("Tests/") == true
  }
  for target in package.targets where target.name == "themetool" {
    target.linkerSettings = [
      .unsafeFlags(
        [
          "-static-executable", "-l_FoundationCShims", "-l_FoundationCollections",
          "-Xlinker", "-Map=\(Context.packageDirectory)/.build/themetool.map",
        ],
        .when(platforms: [.linux])
      )
    ]
  }
  // Programs that answer published cases.
  for (name, modules) in [
    ("color-answers", ["ColorValues", "ThemeRendering"]),
    ("document-answers", ["SourceDocuments", "SourceFormatting"]),
    ("template-answers", ["SourceDocuments", "ThemeOutputs"]),
  ] {
    package.targets.append(
      .executableTarget(
        name: name,
        dependencies: modules.map { .target(name: $0) },
        path: "Conformance/\(name)"
      )
    )
  }
  // The fuzzer, if the toolchain has libFuzzer, which requires that at least this module is instrumented.
  if let libFuzzer = Context.environment["LIBFUZZER"] {
    package.targets.append(
      .executableTarget(
        name: "fuzz",
        dependencies: [
          "AssetCatalogs", "SourceDocuments", "SourceFormatting", "ThemeImports", "ThemeKit",
          "ThemeOutputs",
        ],
        path: "Fuzzing/fuzz",
        swiftSettings: [.unsafeFlags(["-Xfrontend", "-sanitize=fuzzer"])],
        linkerSettings: [
          .unsafeFlags(["-Xlinker", libFuzzer, "-Xlinker", "-lstdc++", "-Xlinker", "-lm"])
        ]
      )
    )
  }
}

// The plugin that generates documentation is a dependency with this variable only: SwiftPM compiles the plugins of
// all dependencies in every build, also in packages that depend on this one.
if Context.environment["THEMEKIT_DOCUMENTATION"] != nil {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")
  )
}

for target in package.targets where ![.binary, .plugin, .system].contains(target.type) {
  if let settings = plainSettings[target.name] {
    target.swiftSettings = settings
    continue
  }
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .treatAllWarnings(as: .error),
    ]
  if ["SwiftUINames", "TraitHierarchy", "UIKitNames"].contains(target.name) {
    target.swiftSettings? += [
      .defaultIsolation(MainActor.self, .when(traits: ["MainActorHierarchy"])),
      .defaultIsolation(nil, .when(traits: ["NonisolatedHierarchy"])),
    ]
  }
  // Each use of pointers and unchecked references in Sources is marked with `unsafe`.
  if target.type != .test, target.path?.hasPrefix("Sources/") ?? true {
    target.swiftSettings?.append(.strictMemorySafety())
  }
  // On Linux, UIKitNames takes the place of UIKit.
  if ["ThemeKitUIKit", "ThemeKitUIKitTests"].contains(target.name) {
    target.swiftSettings?.append(.define("UIKITNAMES", .when(platforms: [.linux])))
  }
}
