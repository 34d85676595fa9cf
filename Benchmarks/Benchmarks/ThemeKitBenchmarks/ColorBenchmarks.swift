import Benchmark
import ThemeKit

/// Resolving colours of a compiled theme.
func colorBenchmarks() {
  let text = """
    theme: bench
    colors:
      plain: "#336699"
      variants:
        light: "#ffffff"
        dark: "#000000"
        high-contrast: { light: "#eeeeee", dark: "#111111" }
      derived: color-mix(in oklab, {variants} 80%, {plain})
    """
  let files = InMemoryFiles(["Themes/bench.yaml": Array(text.utf8)])
  guard let library = try? ThemeLibrary(contentsOf: "Themes", reader: files) else { return }
  let dark = TraitCollection {
    $0.userInterfaceStyle = .dark
    $0.accessibilityContrast = .normal
    $0.userInterfaceIdiom = .phone
  }
  let light = dark.modifyingTraits { $0.userInterfaceStyle = .light }
  for name in ["plain", "variants", "derived"] {
    guard let color = library.color(named: name) else { continue }
    Benchmark("Color: resolve '\(name)'", configuration: .nanoseconds) { benchmark in
      var sum = 0.0
      for index in benchmark.scaledIterations {
        sum += color.resolvedColor(with: index & 1 == 0 ? dark : light).c1
      }
      blackHole(sum)
    }
  }
}
