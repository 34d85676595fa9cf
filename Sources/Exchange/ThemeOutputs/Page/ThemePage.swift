import TextSupport
import ThemeValidation

/// The page of a theme library: one file that loads nothing.
package struct ThemePage {
  /// Where a page is shown.
  package enum Mode: Sendable {
    /// From a file, without a connection.
    case file
    /// From the program that made it, which sends it changes.
    case live
  }

  /// The SHA-256 of the script, in base64.
  static let scriptHash = "1uFhr6Z2DZM5W54FrGHlSBaVqDfF8qcjO57lYvWEyh0="

  /// The SHA-256 of the style sheet, in base64.
  static let styleHash = "X/YvMY2sE4826siJpzzbSv7TD41Lr5/Z713U+B2l/K4="

  /// The script of all pages.
  static var script: String { EmbeddedFiles.text("Page/studio.js") }

  /// The style sheet of all pages, after the colors of a theme.
  static var style: String {
    EmbeddedFiles.text("Page/colors.css") + EmbeddedFiles.text("Page/studio.css")
  }

  /// The content security policy of a live page, for the header of the response.
  package static let contentSecurityPolicy =
    policy + "; connect-src 'self'; frame-ancestors 'none'"

  /// The policy of a page from a file: nothing is loaded, and only the page's own script and style
  /// sheet are used, by their hashes.
  private static let policy =
    "default-src 'none'; script-src 'sha256-\(scriptHash)'; style-src 'sha256-\(styleHash)'; "
    + "base-uri 'none'; form-action 'none'"

  /// Returns the page of a document.
  package static func html(_ document: PageDocument, mode: Mode) -> String {
    let meta = "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">"
    return filled(
      EmbeddedFiles.text("Page/studio.html")[...],
      [
        ("{{mode}}", mode == .file ? "file" : "live"), ("<!--csp-->", mode == .file ? meta : ""),
        ("{{title}}", MarkupText.escaped(document.title)), ("<!--style-->", style),
        ("<!--document-->", embedded(document.json)), ("<!--script-->", script),
      ]
    )
  }

  /// Returns a text with values in place of marks; marks in values have no meaning.
  private static func filled(
    _ template: Substring,
    _ values: ArraySlice<(mark: String, value: String)>
  ) -> String {
    guard let (mark, value) = values.first else { return String(template) }
    return template.split(separator: mark, omittingEmptySubsequences: false)
      .map { filled($0, values.dropFirst()) }.joined(separator: value)
  }

  /// Returns JSON for the inside of an element, in which `<` could end it.
  private static func embedded(_ json: String) -> String {
    json.unicodeScalars.escaped { $0 == "<" ? "\\u003c" : nil }
  }
}
