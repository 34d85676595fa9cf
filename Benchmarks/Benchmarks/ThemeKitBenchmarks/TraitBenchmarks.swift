import Benchmark
import ThemeKit

enum Density: Int {
  case comfortable, compact
}

struct DensityTrait: TraitDefinition {
  static let defaultValue = Density.comfortable
  static let identifier = "com.example.benchmark.density"
}

/// Reading a trait, compared with the storage of most toolkits: a dictionary of `Any`.
///
/// Two collections are read alternately, so that no read can be moved out of the loop, and the
/// values are added, so that none can be removed; the loop itself takes less than a nanosecond.
func traitBenchmarks() {
  let dark = TraitCollection {
    $0.userInterfaceStyle = .dark
    $0.accessibilityContrast = .high
    $0.displayScale = 2
    $0[DensityTrait.self] = .compact
  }
  let light = dark.modifyingTraits { $0.userInterfaceStyle = .light }

  Benchmark("Trait: read a system trait that is set", configuration: .nanoseconds) { benchmark in
    var sum = 0
    for index in benchmark.scaledIterations {
      sum &+= (index & 1 == 0 ? dark : light).userInterfaceStyle.rawValue
    }
    blackHole(sum)
  }
  Benchmark("Trait: read a custom trait that is set", configuration: .nanoseconds) { benchmark in
    var sum = 0
    for index in benchmark.scaledIterations {
      sum &+= (index & 1 == 0 ? dark : light)[DensityTrait.self].rawValue
    }
    blackHole(sum)
  }
  Benchmark("Trait: read a trait that is not set", configuration: .nanoseconds) { benchmark in
    var sum = 0
    for index in benchmark.scaledIterations {
      sum &+= (index & 1 == 0 ? dark : light).userInterfaceLevel.rawValue
    }
    blackHole(sum)
  }

  let darkValues = dictionary(of: .dark)
  let lightValues = dictionary(of: .light)
  Benchmark("Trait: peer, a dictionary of Any", configuration: .nanoseconds) { benchmark in
    var sum = 0
    for index in benchmark.scaledIterations {
      let values = index & 1 == 0 ? darkValues : lightValues
      let style = values[ObjectIdentifier(UserInterfaceStyleTrait.self)] as? UserInterfaceStyle
      sum &+= style?.rawValue ?? 0
    }
    blackHole(sum)
  }

  Benchmark("Trait: compare color appearance", configuration: .nanoseconds) { benchmark in
    var count = 0
    for index in benchmark.scaledIterations {
      let (first, second) = index & 1 == 0 ? (dark, light) : (light, dark)
      if first.hasDifferentColorAppearance(comparedTo: second) { count += 1 }
    }
    blackHole(count)
  }
  Benchmark("Trait: compare all traits", configuration: .nanoseconds) { benchmark in
    var count = 0
    for index in benchmark.scaledIterations {
      let (first, second) = index & 1 == 0 ? (dark, light) : (light, dark)
      if first == second { count += 1 }
    }
    blackHole(count)
  }

  Benchmark("Trait: copy with one change", configuration: .nanoseconds) { benchmark in
    var sum = 0
    for index in benchmark.scaledIterations {
      let copy = dark.replacing(DensityTrait.self, value: index & 1 == 0 ? .comfortable : .compact)
      sum &+= copy.userInterfaceStyle.rawValue
    }
    blackHole(sum)
  }
  Benchmark(
    "Trait: peer, a copy of a dictionary of Any with one change",
    configuration: .nanoseconds
  ) { benchmark in
    var sum = 0
    for index in benchmark.scaledIterations {
      var copy = darkValues
      copy[ObjectIdentifier(DensityTrait.self)] = index & 1 == 0 ? Density.comfortable : .compact
      sum &+= copy.count
    }
    blackHole(sum)
  }
}

private func dictionary(of style: UserInterfaceStyle) -> [ObjectIdentifier: Any] {
  [
    ObjectIdentifier(UserInterfaceStyleTrait.self): style,
    ObjectIdentifier(AccessibilityContrastTrait.self): AccessibilityContrast.high,
    ObjectIdentifier(DisplayScaleTrait.self): 2.0,
    ObjectIdentifier(DensityTrait.self): Density.compact,
  ]
}
