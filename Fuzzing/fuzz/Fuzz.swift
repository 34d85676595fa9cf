import Foundation

// Runs libFuzzer on one target: `fuzz TARGET [libFuzzer options] [corpus folders]`.

@main enum Fuzz {
  static func main() {
    var arguments = CommandLine.arguments
    guard arguments.count > 1, let chosen = Target(rawValue: arguments.remove(at: 1)) else {
      let names = Target.allCases.map(\.rawValue).joined(separator: "|")
      FileHandle.standardError.write(Data("usage: fuzz \(names) [options] [folders]\n".utf8))
      exit(64)
    }
    target = chosen
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var count = CInt(arguments.count)
    let status = pointers.withUnsafeMutableBufferPointer { buffer in
      var start = buffer.baseAddress
      return runDriver(&count, &start) { data, size in
        Fuzz.target.check(Array(UnsafeBufferPointer(start: data, count: size)))
        return 0
      }
    }
    exit(status)
  }

  /// The target of this process; set once before the driver starts.
  nonisolated(unsafe) private static var target = Target.color
}

/// Ends the process with a message, which libFuzzer takes for a crash and saves the input of.
func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  abort()
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
