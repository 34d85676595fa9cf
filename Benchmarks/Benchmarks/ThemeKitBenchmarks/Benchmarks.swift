import Benchmark

let benchmarks: @Sendable () -> Void = {
  traitBenchmarks()
  hierarchyBenchmarks()
  colorBenchmarks()
  loadBenchmarks()
  layoutBenchmarks()
  catalogBenchmarks()
}

extension Benchmark.Configuration {
  /// The configuration for nanoseconds: many iterations in each measurement.
  static var nanoseconds: Benchmark.Configuration {
    Benchmark.Configuration(
      metrics: [.wallClock],
      timeUnits: .nanoseconds,
      scalingFactor: .mega,
      maxDuration: .seconds(2)
    )
  }

  /// The configuration for milliseconds.
  static var milliseconds: Benchmark.Configuration {
    Benchmark.Configuration(
      metrics: [.wallClock, .peakMemoryResident],
      timeUnits: .milliseconds,
      maxDuration: .seconds(5)
    )
  }
}
