// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that users of ThemeKit never fetch the harness.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "ThemeKit", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .systemLibrary(name: "CYAMLScan", path: "CYAMLScan", pkgConfig: "yaml-0.1"),
    .executableTarget(
      name: "ThemeKitBenchmarks",
      dependencies: [
        "CYAMLScan",
        .product(name: "AssetCatalogs", package: "ThemeKit"),
        .product(name: "ThemeKit", package: "ThemeKit"),
        .product(name: "ElementLayout", package: "ThemeKit"),
        .product(name: "TraitHierarchy", package: "ThemeKit"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/ThemeKitBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
  ]
)
