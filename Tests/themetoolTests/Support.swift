import Foundation
import Testing

/// Runs the built command as its own process.
struct Tool {
  /// What a run left behind.
  struct Result {
    let output: String
    let errors: String
    let status: Int32
  }

  /// The folder of the fixtures.
  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// The folder of the repository, with the shipped library in `Themes`.
  static let repository = fixtures.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The command beside the tests that run.
  ///
  /// A command can end before it has read everything; writing to it then is an error, which without
  /// this would be a signal that ends the tests.
  static let executable: URL = {
    signal(SIGPIPE, SIG_IGN)
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let candidates =
      [products, products.deletingLastPathComponent()]
      + [Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent()]
    let found = candidates.map { $0.appendingPathComponent("themetool") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    return found ?? products.appendingPathComponent("themetool")
  }()

  /// Runs the command with `arguments` in the folder of the fixtures, with nothing but
  /// `environment` around it and `input` to read.
  static func run(
    _ arguments: [String],
    environment: [String: String] = [:],
    folder: URL = fixtures,
    input: String = ""
  ) throws -> Result {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = folder
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    let source = Pipe()
    process.standardInput = source
    try process.run()
    // On a thread of its own: the command may write before it has read everything.
    let writer = Thread {
      try? source.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try? source.fileHandleForWriting.close()
    }
    writer.start()
    let errorText = Mutexed()
    let reader = Thread {
      errorText.set(errors.fileHandleForReading.readDataToEndOfFile())
    }
    reader.start()
    let outputData = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      output: String(decoding: outputData, as: UTF8.self),
      errors: String(decoding: errorText.wait(), as: UTF8.self),
      status: process.terminationStatus
    )
  }
}

/// Data that one thread hands to another.
private final class Mutexed: @unchecked Sendable {
  // `done` is signalled after `data` is written and waited for before it is read.
  private let done = DispatchSemaphore(value: 0)
  private var data = Data()

  func set(_ data: Data) {
    self.data = data
    done.signal()
  }

  func wait() -> Data {
    done.wait()
    return data
  }
}
