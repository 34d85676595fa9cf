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
  ]
)
for target in package.targets {
  target.swiftSettings = [.treatAllWarnings(as: .error)]
}
