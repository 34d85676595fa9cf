import FileAccess
import Foundation
import Testing
import ThemeFiles
import ThemeOutputs
import ThemeTestSupport

/// Writing the files of an export.
final class ExportWritingTests {
  private let root = URL.temporaryDirectory.appending(path: "themekit-\(UUID().uuidString)").path

  deinit { try? FileManager.default.removeItem(atPath: root) }

  private func bytes(_ name: String) throws -> [UInt8] {
    try LocalFiles().contents(of: "\(root)/\(name)")
  }

  @Test func `An export writes its files again and creates folders`() throws {
    let export = try ThemeExport(try ExportFixture.library(), to: .android)
    #expect(export.files.count > 1)
    for _ in 0..<2 {
      try export.write(to: root + "/a/b")
      for file in export.files { #expect(try bytes("a/b/\(file.path)") == file.bytes) }
    }
  }

  @Test func `An export replaces a file of another origin only on request`() throws {
    let export = try ThemeExport(try ExportFixture.library(), to: .css)
    let file = try #require(export.files.first)
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    try LocalFiles().write(Array("mine".utf8), to: "\(root)/\(file.path)")
    let error = #expect(throws: OutputError.self) { try export.write(to: root) }
    #expect(
      error?.description
        == "'\(root)/\(file.path)' exists and was not written by themetool; choose another output, or remove it first"
    )
    #expect(try bytes(file.path) == Array("mine".utf8))
    try export.write(to: root, replacesOtherFiles: true)
    #expect(try bytes(file.path) == file.bytes)
  }

  @Test func `An export never replaces a theme file`() throws {
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    let text = Array("theme: a\ncolors: { ink: black }\n".utf8)
    try LocalFiles().write(text, to: "\(root)/a.yaml")
    let export = try ThemeExport(try ThemeLibrary(contentsOf: root), to: .css)
    let name = try #require(export.files.first).path
    try FileManager.default.linkItem(atPath: "\(root)/a.yaml", toPath: "\(root)/\(name)")
    #expect(throws: OutputError.self) {
      try export.write(to: root, replacesOtherFiles: true)
    }
    #expect(try bytes("a.yaml") == text)
  }
}
