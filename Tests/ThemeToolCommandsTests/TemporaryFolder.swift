import ArgumentParser
import FileAccess
import Foundation
import ThemeRendering

@testable import ThemeToolCommands

/// A folder that is removed with its last reference.
final class TemporaryFolder {
  /// The canonical path.
  let path: String

  /// Creates the folder with files, by their paths in it.
  init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "commands-\(UInt64.random(in: .min ... .max))")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in the folder.
  subscript(name: String) -> String { "\(path)/\(name)" }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: self[name])
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: self[name]) }

  /// Makes a link in the folder, whose target is relative to it.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self[name],
      withDestinationPath: target
    )
  }

  /// Copies a file or folder from anywhere.
  func copy(_ path: String, to name: String) throws {
    try FileManager.default.copyItem(atPath: path, toPath: self[name])
  }

  /// Runs git in the folder, without the settings of the user.
  func git(_ arguments: String...) throws {
    let settings = ["user.name=a", "user.email=a@b.c", "commit.gpgsign=false"]
    let result = try ChildProcess.run(
      ["git", "-C", path] + settings.flatMap { ["-c", $0] } + arguments
    )
    guard result?.status == 0 else { throw CocoaError(.executableLoad) }
  }

  /// Options that name a folder of themes in the folder.
  func library(_ name: String = "Themes") throws -> LibraryOptions {
    try LibraryOptions.parse(["--themes", self[name]])
  }

  /// Two themes and a hierarchy, without problems.
  static let themes = [
    "Themes/library.yaml":
      "library: 1\ndefault-theme: a\ntheme-trait: { identifier: com.example.theme, name: Theme }\n",
    "Themes/a.yaml": "theme: a\ncolors:\n  text: black\n",
    "Themes/b.yaml": "theme: b\nextends: a\n",
    "Themes/app.yaml": "hierarchy: app\nscene: main\n",
  ]
}
