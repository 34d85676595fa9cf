// swift-tools-version: 6.3
import PackageDescription

// One app whose views and controllers belong to the main actor, as in UIKit, in the language modes
// and with the default isolation that apps have. The targets contain links to the same file.
let package = Package(
  name: "MainActor",
  platforms: [.macOS("15.4")],
  dependencies: [
    .package(name: "ThemeKit", path: "../..", traits: ["MainActorHierarchy"])
  ],
  targets: [
    .executableTarget(name: "Swift5App", swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(name: "Swift6App"),
    .executableTarget(
      name: "DefaultIsolationApp",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ]
)
for target in package.targets {
  target.dependencies = [.product(name: "UIKitNames", package: "ThemeKit")]
  target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
}
