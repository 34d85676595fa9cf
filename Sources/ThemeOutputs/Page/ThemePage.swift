import EmbeddedFiles
import TextSupport

/// The page of a theme library: one file that loads nothing.
package struct ThemePage {
  /// Where a page is shown.
  package enum Mode: Hashable, Sendable {
    /// From a file, without a connection.
    case file
    /// From the program that made it, which sends it changes.
    case live(allowsEdits: Bool)
  }

  /// The SHA-256 of the script, in base64.
  static let scriptHash = "ipCL7X+ekJFIjkVYykiWaBIltQmRbf4JmqonQnqLQ54="

  /// The SHA-256 of the style sheet, in base64.
  static let styleHash = "htwQS9bvTimRw4PgbXxxiaoR0dt6tRDkYkA89cGMCWo="

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
    var document = document
    var meta = ""
    var kind = "file"
    switch mode {
    case .file:
      meta = "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">\n"
    case .live(let allowsEdits):
      document.allowsEdits = allowsEdits
      kind = "live"
    }
    return """
      <!doctype html>
      <html lang="en" data-mode="\(kind)">
      <head>
      <meta charset="utf-8">
      \(meta)<meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(MarkupText.escaped(document.title))</title>
      <style>\(style)</style>
      </head>
      <body>
      \(EmbeddedFiles.text("Page/studio.html"))
      <script type="application/json" id="document">\(embedded(document.json))</script>
      <script>\(script)</script>
      </body>
      </html>

      """
  }

  /// Returns JSON for the inside of an element, in which `<` could end it.
  private static func embedded(_ json: String) -> String {
    json.unicodeScalars.escaped { $0 == "<" ? "\\u003c" : nil }
  }
}
