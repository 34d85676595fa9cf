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
  /// For what takes nanoseconds: many iterations in each measurement.
  static var nanoseconds: Benchmark.Configuration {
    Benchmark.Configuration(
      metrics: [.wallClock],
      timeUnits: .nanoseconds,
      scalingFactor: .mega,
      maxDuration: .seconds(2)
    )
  }

  /// For what takes milliseconds.
  static var milliseconds: Benchmark.Configuration {
    Benchmark.Configuration(
      metrics: [.wallClock, .peakMemoryResident],
      timeUnits: .milliseconds,
      maxDuration: .seconds(5)
    )
  }
}
