// swift-tools-version: 6.2
import PackageDescription

// A package of its own, which `build` compiles together with ThemeKit under the instrumentation of
// libFuzzer; nothing here is part of what users get.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ThemeKit", path: "..")],
  targets: [
    .executableTarget(
      name: "fuzz",
      dependencies: [
        .product(name: "AssetCatalogs", package: "ThemeKit"),
        .product(name: "SourceDocuments", package: "ThemeKit"),
        .product(name: "ThemeExports", package: "ThemeKit"),
        .product(name: "ThemeImports", package: "ThemeKit"),
        .product(name: "ThemeKit", package: "ThemeKit"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ]
    )
  ]
)
