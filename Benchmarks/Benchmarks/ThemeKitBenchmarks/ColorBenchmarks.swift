import Benchmark
import ThemeKit

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

func colorBenchmarks() {
  textBenchmarks()
  conversionBenchmarks()
  resolutionBenchmarks()
}

/// The number of different colors, large enough to defeat branch prediction.
private let sampleCount = 1000

/// The samples, which are the same in each run: Knuth's multiplicative hash of their indices.
private let hexTexts = (0..<sampleCount).map { index in
  let digits = String(UInt32(truncatingIfNeeded: index &* 2_654_435_761) >> 8, radix: 16)
  return "#" + String(repeating: "0", count: 6 - digits.count) + digits
}
private let bytes = hexTexts.compactMap { try? Color(css: $0) }

/// Reading color text.
private func textBenchmarks() {
  let functions = bytes.enumerated().map { index, color in
    let (lightness, chroma, hue) = color.converted(to: .oklch).components
    func short(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
    return switch index % 4 {
    case 0: "oklch(\(short(lightness * 100))% \(short(chroma)) \(short(hue)))"
    case 1: "rgb(\(index % 256) 128 \(index % 100) / 0.5)"
    case 2: "hsl(\(short(hue)), 40%, 50%)"
    default: "color(display-p3 \(short(lightness)) \(short(chroma)) 0.5)"
    }
  }
  for (name, texts) in [("hex", hexTexts), ("functions", functions)] {
    Benchmark("Color: read \(name)", configuration: .nanoseconds) { benchmark in
      var sum = 0.0
      for index in benchmark.scaledIterations {
        if let color = try? Color(css: texts[index % sampleCount]) { sum += color.c1 }
      }
      blackHole(sum)
    }
  }
  Benchmark("Color: read hex by the standard library", configuration: .nanoseconds) { benchmark in
    var sum = 0.0
    for index in benchmark.scaledIterations {
      let value = UInt32(hexTexts[index % sampleCount].dropFirst(), radix: 16) ?? 0
      sum += Double(value >> 16) / 255 + Double(value >> 8 & 255) / 255 + Double(value & 255) / 255
    }
    blackHole(sum)
  }
}

/// Conversion, gamut mapping, mixing and comparing.
private func conversionBenchmarks() {
  let precise = bytes.map { $0.converted(to: .oklab).converted(to: .srgb) }
  let wide = bytes.map { color in
    let (lightness, _, hue) = color.converted(to: .oklch).components
    return Color(.oklch, min(max(lightness, 0.2), 0.9), 0.35, hue)
  }
  func measure(_ name: String, _ operation: @escaping @Sendable (Int) -> Double) {
    Benchmark("Color: \(name)", configuration: .nanoseconds) { benchmark in
      var sum = 0.0
      for index in benchmark.scaledIterations { sum += operation(index % sampleCount) }
      blackHole(sum)
    }
  }
  measure("sRGB bytes to OKLCH") { bytes[$0].converted(to: .oklch).c1 }
  measure("sRGB to OKLCH") { precise[$0].converted(to: .oklch).c1 }
  measure("sRGB to OKLCH by the C library") { naiveOKLCH(precise[$0].components) }
  measure("OKLCH to sRGB") { wide[$0].converted(to: .srgb).c1 }
  measure("fit into sRGB as CSS does") { wide[$0].fitted(to: .srgb).c1 }
  measure("fit into sRGB by a ray") { wide[$0].fitted(to: .srgb, by: .rayTrace).c1 }
  measure("mix in OKLab") { bytes[$0].mixed(with: precise[$0]).c1 }
  measure("contrast ratio") { bytes[$0].contrastRatio(to: precise[$0]) }
}

/// The formulas as published, with a call of the C library for each root and power.
private func naiveOKLCH(_ rgb: (Double, Double, Double)) -> Double {
  func decoded(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
  let (r, g, b) = (decoded(rgb.0), decoded(rgb.1), decoded(rgb.2))
  let l = cbrt(0.41222147 * r + 0.53633254 * g + 0.05144599 * b)
  let m = cbrt(0.21190350 * r + 0.68069954 * g + 0.10739695 * b)
  let s = cbrt(0.08830246 * r + 0.28171884 * g + 0.62997870 * b)
  let lightness = 0.21045427 * l + 0.79361777 * m - 0.00407205 * s
  let a = 1.97799853 * l - 2.42859224 * m + 0.45059371 * s
  let z = 0.02590404 * l + 0.78277171 * m - 0.80867575 * s
  return lightness + (a * a + z * z).squareRoot() + atan2(z, a) * 180 / Double.pi
}

/// Resolving colors of a compiled theme.
private func resolutionBenchmarks() {
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
    Benchmark(
      "Color: resolve '\(name)' with the same traits",
      configuration: .nanoseconds
    ) { benchmark in
      var sum = 0.0
      for _ in benchmark.scaledIterations { sum += color.resolvedColor(with: dark).c1 }
      blackHole(sum)
    }
    Benchmark("Color: resolve '\(name)'", configuration: .nanoseconds) { benchmark in
      var sum = 0.0
      for index in benchmark.scaledIterations {
        sum += color.resolvedColor(with: index & 1 == 0 ? dark : light).c1
      }
      blackHole(sum)
    }
  }
}
