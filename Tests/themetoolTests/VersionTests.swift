import Foundation
import Testing

struct VersionTests {
  /// The files that the tool embeds.
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/Roofs/ThemeToolCommands/Version")

  private static func line(_ file: String) throws -> String {
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    let line = try #require(text.hasSuffix("\n") ? text.dropLast() : nil)
    #expect(!line.contains("\n") && !line.isEmpty)
    return String(line)
  }

  @Test("The version consists of the number and the commit in the embedded files")
  func version() throws {
    let number = try Self.line("version.txt")
    let result = try Tool.run(["--version"])
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output == "\(number) (\(try Self.line("commit.txt")))\n")
    #expect(number.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+/) != nil)
  }

  @Test("The repository contains no commit of a release")
  func commit() throws {
    #expect(try Self.line("commit.txt") == "development")
  }

  @Test("SARIF and the language server have the version number only")
  func number() throws {
    let number = try Self.line("version.txt")
    let report = try Tool.run(["validate", "--format", "sarif", "--quiet"])
    #expect(report.output.contains("\"version\": \"\(number)\""))
    let body = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#
    let server = try Tool.run(
      ["language-server"],
      input: "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    )
    #expect(server.output.contains("\"version\":\"\(number)\""))
  }
}
