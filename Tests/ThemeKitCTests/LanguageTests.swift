import CThemeKit
import CThemeKitChecks
import Foundation
import Testing
import ThemeKitC

/// The interface as used by other languages.
struct LanguageTests {
  @Test("Checks written in C pass")
  func c() {
    var report = [CChar](repeating: 0, count: 65536)
    let failures = run_checks(themes, &report, report.count)
    let text = String(
      decoding: report.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)),
      as: UTF8.self
    )
    #expect(failures == 0, "\(text)")
  }

  /// The interpreter, if there is one.
  static let interpreter = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":")
    .map { URL(filePath: String($0)).appending(path: "python3") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  /// The library next to the running tests, if it was built.
  static let library: URL? = {
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let folders =
      [products, products.deletingLastPathComponent()]
      + [Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent()]
    return folders.flatMap { folder in
      ["libThemeKitC.so", "libThemeKitC.dylib"].map { folder.appending(path: $0) }
    }
    .first { FileManager.default.fileExists(atPath: $0.path) }
  }()

  /// Whether the library contains a sanitizer, which prevents loading it.
  static let isSanitized = {
    let program = dlopen(nil, RTLD_NOW)
    return dlsym(program, "__tsan_init") != nil || dlsym(program, "__asan_init") != nil
  }()

  @Test(
    "Checks written in Python pass",
    .disabled(if: isSanitized, "python3 can't load a library with a sanitizer in it"),
    .enabled(if: interpreter != nil, "there is no python3"),
    .enabled(if: library != nil, "libThemeKitC was not built")
  )
  func python() throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Scripts/check.py")
    let process = Process()
    let interpreter: URL = try #require(Self.interpreter)
    process.executableURL = interpreter
    process.arguments = [script.path, try #require(Self.library).path, themes]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: printed, as: UTF8.self)
    #expect(process.terminationStatus == 0, "\(text)")
    #expect(text.contains("accent #"))
  }
}
