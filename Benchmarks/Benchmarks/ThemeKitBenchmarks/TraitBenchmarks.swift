import Benchmark
import ThemeKit

enum Density: Int {
  case comfortable, compact
}

struct DensityTrait: TraitDefinition {
  static let defaultValue = Density.comfortable
  static let identifier = "com.example.benchmark.density"
}

/// Reading a trait, against the peer that most toolkits use: a dictionary of `Any`.
func traitBenchmarks() {
  let collection = TraitCollection {
    $0.userInterfaceStyle = .dark
    $0.accessibilityContrast = .high
    $0.displayScale = 2
    $0[DensityTrait.self] = .compact
  }
  let dictionary: [ObjectIdentifier: Any] = [
    ObjectIdentifier(UserInterfaceStyleTrait.self): UserInterfaceStyle.dark,
    ObjectIdentifier(AccessibilityContrastTrait.self): AccessibilityContrast.high,
    ObjectIdentifier(DisplayScaleTrait.self): 2.0,
    ObjectIdentifier(DensityTrait.self): Density.compact,
  ]

  Benchmark("Trait: read a system trait that is set", configuration: .nanoseconds) { benchmark in
    for _ in benchmark.scaledIterations {
      blackHole(identity(collection).userInterfaceStyle)
    }
  }
  Benchmark("Trait: read a custom trait that is set", configuration: .nanoseconds) { benchmark in
    for _ in benchmark.scaledIterations {
      blackHole(identity(collection)[DensityTrait.self])
    }
  }
  Benchmark("Trait: read a trait that is not set", configuration: .nanoseconds) { benchmark in
    for _ in benchmark.scaledIterations {
      blackHole(identity(collection).userInterfaceLevel)
    }
  }
  Benchmark("Trait: peer, a dictionary of Any", configuration: .nanoseconds) { benchmark in
    for _ in benchmark.scaledIterations {
      let value = identity(dictionary)[ObjectIdentifier(UserInterfaceStyleTrait.self)]
      blackHole(value as? UserInterfaceStyle)
    }
  }
}
