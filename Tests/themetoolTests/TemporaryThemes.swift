import Foundation

/// A folder with a folder `Themes`, which is gone when the test is.
struct TemporaryThemes {
  let folder: URL

  /// The path of a file in `Themes`.
  func url(_ name: String) -> URL { folder.appendingPathComponent("Themes/\(name)") }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url(name), encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url(name))
  }

  /// Runs `body` with the files in place.
  static func with(_ files: [String: String], _ body: (TemporaryThemes) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("themetool-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Themes"),
      withIntermediateDirectories: true
    )
    defer { try? FileManager.default.removeItem(at: folder) }
    let themes = TemporaryThemes(folder: folder)
    for (name, text) in files { try themes.write(text, to: name) }
    try body(themes)
  }

  func run(_ arguments: String..., input: String = "") throws -> Tool.Result {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try Tool.run(arguments, environment: ["PATH": path], folder: folder, input: input)
  }

  /// Runs git in the folder, with nobody's settings.
  func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"]
      + arguments
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder.path,
      "GIT_CONFIG_NOSYSTEM": "1",
    ]
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw GitFailure(arguments: arguments) }
  }

  struct GitFailure: Error {
    let arguments: [String]
  }
}
