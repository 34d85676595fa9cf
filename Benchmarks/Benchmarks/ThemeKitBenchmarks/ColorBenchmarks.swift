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
  let traits = TraitCollection {
    $0.userInterfaceStyle = .dark
    $0.accessibilityContrast = .normal
    $0.userInterfaceIdiom = .phone
  }
  for name in ["plain", "variants", "derived"] {
    guard let color = library.color(named: name) else { continue }
    Benchmark("Color: resolve '\(name)'", configuration: .nanoseconds) { benchmark in
      for _ in benchmark.scaledIterations {
        blackHole(color.resolvedColor(with: identity(traits)))
      }
    }
  }
}
