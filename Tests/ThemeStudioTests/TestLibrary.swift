import FileAccess
import Foundation
import Testing

@testable import ThemeStudio

/// A folder of theme files for one test, which is removed at its end.
final class TestLibrary {
  /// The files, by their names.
  static let files = [
    "library.yaml": """
    library: 1
    default-theme: calm
    checks:
      - { contrast: [text, background], at-least: 4.5 }

    """,
    "calm.yaml": """
    theme: calm
    palette:
      gray: "#777777"   # too light
    colors:
      accent:
        light: '#336699'  # the brand
        dark: oklch(70% 0.1 250)
      background: white
      text: "{gray}"
      hover: "color-mix(in oklab, {accent}, white)"

    """,
    "loud.yaml": """
    theme: loud
    extends: calm
    colors:
      accent: { light: rgb(255 0 0), dark: red }

    """,
  ]

  private let base: URL

  /// The path of the folder of themes.
  let path: String

  /// Creates the folder with files in it.
  init(_ files: [String: String] = files) throws {
    base = FileManager.default.temporaryDirectory
      .appending(path: "studio-\(UUID().uuidString)").resolvingSymlinksInPath()
    path = base.appending(path: "Themes").path
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: base) }

  private func url(_ name: String) -> URL { URL(filePath: "\(path)/\(name)") }

  /// Returns the text of a file.
  func text(of name: String) throws -> String { try String(contentsOf: url(name), encoding: .utf8) }

  /// Writes a file, and the folder if it is missing.
  func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(
      at: URL(filePath: path),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url(name), options: .atomic)
  }

  /// Replaces a text in a file.
  func replace(_ old: String, with new: String, in name: String) throws {
    try write(text(of: name).replacing(old, with: new), to: name)
  }

  /// Replaces a file with a pipe that nobody writes to.
  func replaceWithPipe(_ name: String) throws {
    try FileManager.default.removeItem(at: url(name))
    try #require(mkfifo(url(name).path, 0o600) == 0)
  }

  /// Removes the folder of themes.
  func removeFolder() throws { try FileManager.default.removeItem(atPath: path) }

  /// Returns a session that may write.
  func session(watch: FileWatch = FileWatch()) throws -> StudioSession {
    var options = StudioSession.Options(path: path)
    options.allowsEdits = true
    return try StudioSession(options, watch: watch)
  }
}

extension StudioSession {
  /// Reads changes until a condition is met; returns false if it isn't within 20 seconds.
  func update(until isMet: (StudioSession) -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < end {
      update()
      if isMet(self) { return true }
    }
    return false
  }
}
