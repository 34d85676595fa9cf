import FileAccess
import SourceDiagnostics
import Testing
import ThemeTestSupport

@testable import ThemeOutputs

/// Templates that aren't UTF-8 are refused, not copied.
struct TemplateEncodingTests {
  private static func wide(_ text: String, _ order: (UInt16) -> [UInt8]) -> [UInt8] {
    ("\u{FEFF}" + text).utf16.flatMap(order)
  }

  private static func message(_ files: [String: [UInt8]]) -> String? {
    do throws(ThemeTemplateError) {
      _ = try ThemeTemplate(contentsOf: "t/a.mustache", reader: InMemoryFiles(files))
      return nil
    } catch {
      return error.diagnostics.first?.message
    }
  }

  @Test("Templates in encodings other than UTF-8 are refused")
  func encodings() {
    let little = Self.wide("{{hex}}") { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = Self.wide("{{hex}}") { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let plain = Array("{{> b}}".utf8)
    for (files, expected) in [
      (
        ["t/a.mustache": little],
        "the file is in UTF-16 (little-endian), not in UTF-8; save it as UTF-8"
      ),
      (["t/a.mustache": big], "the file is in UTF-16 (big-endian), not in UTF-8; save it as UTF-8"),
      (
        ["t/a.mustache": [0x61, 0xFF]],
        "the byte 0xFF at offset 1 is not UTF-8; save the file as UTF-8"
      ),
      (
        ["t/a.mustache": [0x61, 0]],
        "a NUL character (U+0000) is not allowed in a template; remove it"
      ),
      (
        ["t/a.mustache": plain, "t/b.mustache": big],
        "the file is in UTF-16 (big-endian), not in UTF-8; save it as UTF-8"
      ),
      (["t/a.mustache": plain, "t/b.mustache": Array("é \u{1B}[0m".utf8)], nil),
    ] {
      #expect(Self.message(files) == expected)
    }
  }
}
