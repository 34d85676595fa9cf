// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// A package of its own: it answers published cases and is no part of what users get.
let package = Package(
  name: "Conformance",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ThemeKit", path: "..")],
  targets: [
    .executableTarget(
      name: "color-answers",
      dependencies: [
        .product(name: "ColorValues", package: "ThemeKit"),
        .product(name: "ThemeRendering", package: "ThemeKit"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "document-answers",
      dependencies: [.product(name: "SourceDocuments", package: "ThemeKit")],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "template-answers",
      dependencies: [
        .product(name: "SourceDocuments", package: "ThemeKit"),
        .product(name: "ThemeTemplates", package: "ThemeKit"),
      ],
      swiftSettings: settings
    ),
  ]
)
