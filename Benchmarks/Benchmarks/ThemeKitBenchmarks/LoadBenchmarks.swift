import Benchmark
import CYAMLScan
import ThemeKit

/// Loading and compiling a theme of 100,000 colors, compared with libyaml's event scan of the same
/// bytes.
func loadBenchmarks() {
  var random = SystemRandomNumberGenerator()
  let lines = (0..<100_000).map { index in
    let digits = String(UInt32.random(in: 0..<1 << 24, using: &random), radix: 16)
    return "  color-\(index): \"#\(String(repeating: "0", count: 6 - digits.count))\(digits)\""
  }
  let bytes = Array(("theme: big\ncolors:\n" + lines.joined(separator: "\n") + "\n").utf8)
  let files = InMemoryFiles(["Themes/big.yaml": bytes])

  Benchmark("Load: 100,000 colours", configuration: .milliseconds) { benchmark in
    for _ in benchmark.scaledIterations {
      blackHole(try? ThemeLibrary(contentsOf: "Themes", reader: files))
    }
  }
  Benchmark("Load: peer, libyaml's event scan", configuration: .milliseconds) { benchmark in
    for _ in benchmark.scaledIterations {
      blackHole(scan(bytes))
    }
  }
}

/// Counts libyaml's events.
private func scan(_ bytes: [UInt8]) -> Int {
  let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  defer { parser.deallocate() }
  yaml_parser_initialize(parser)
  defer { yaml_parser_delete(parser) }
  return bytes.withUnsafeBufferPointer { buffer in
    yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
    var count = 0
    var event = yaml_event_t()
    while yaml_parser_parse(parser, &event) == 1 {
      defer { yaml_event_delete(&event) }
      count += 1
      if event.type == YAML_STREAM_END_EVENT { break }
    }
    return count
  }
}
