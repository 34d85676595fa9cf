import AssetCatalogs
import Benchmark
import ThemeKit

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// A temporary catalog of color sets, created once.
private struct LargeCatalog {
  static let count = 10_000

  let path = "/tmp/themekit-benchmark.xcassets"
  let files: [String]

  init() {
    files = (0..<Self.count).map { [path] in
      "\(path)/group-\($0 / 100)/color-\($0).colorset/Contents.json"
    }
    if access(path, F_OK) == 0 { return }
    var editor = CatalogEditor()
    let builder = ColorSetBuilder()
    for index in 0..<Self.count {
      let color = DynamicColor { traits in
        let isDark = traits.userInterfaceStyle == .dark
        return DynamicColor(Color(.srgb, Double(index % 256) / 255, isDark ? 0 : 1, 0.5))
      }
      try? editor.setColor("group-\(index / 100)/color-\(index)", to: builder.slots(for: color))
    }
    try? editor.write(to: path)
  }

  /// Opens and reads all files.
  func readFiles() -> Int {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    return files.reduce(0) { sum, file in
      let descriptor = open(file, O_RDONLY)
      guard descriptor >= 0 else { return sum }
      defer { close(descriptor) }
      return sum + read(descriptor, &buffer, buffer.count)
    }
  }
}

/// Reading and indexing a catalog of 10,000 color sets, compared with opening and reading its
/// files.
func catalogBenchmarks() {
  let catalog = LargeCatalog()
  Benchmark("Catalog: 10,000 colour sets", configuration: .milliseconds) { benchmark in
    for _ in benchmark.scaledIterations { blackHole(try? AssetCatalog.read(catalog.path)) }
  }
  Benchmark("Catalog: peer, opening and reading the files", configuration: .milliseconds) {
    for _ in $0.scaledIterations { blackHole(catalog.readFiles()) }
  }
  if let read = try? AssetCatalog.read(catalog.path).catalog {
    Benchmark("Catalog: look-up by name", configuration: .nanoseconds) { benchmark in
      for _ in benchmark.scaledIterations {
        blackHole(read.colorIndex(named: "group-42/color-4242"))
      }
    }
  }
}
