/// The shell of an HTML page: one file that loads nothing.
struct HTMLPage {
  let title: String
  let description: String
  /// The style sheet after ``PageStyle/base``.
  var style = PageStyle.previews
  /// The label of the search field; nil for a page without a bar and a script.
  var searchLabel: String?

  /// Returns the whole file, with the content that `body` writes.
  func document(_ body: (inout MarkupWriter) -> Void) -> String {
    var writer = MarkupWriter()
    writer.append(markup: "<!doctype html>\n")
    writer.element("html", ["lang": "en"]) { writer in
      writer.element("head") { addHead(to: &$0) }
      writer.element("body") { writer in
        if let searchLabel {
          writer.element("a", ["class": "skip", "href": "#main"], text: "Skip to the colors")
          addBar(searchLabel, to: &writer)
        }
        writer.element("main", ["id": "main"]) { body(&$0) }
        if searchLabel != nil {
          writer.element(
            "p",
            ["id": "status", "role": "status", "aria-live": "polite"],
            text: ""
          )
          writer.append(markup: "<script>\(PageScript.text)</script>\n")
        }
      }
    }
    return writer.text
  }

  /// The content security policy: nothing is loaded, and only the page's own script runs, by its
  /// hash.
  private var policy: String {
    let script = searchLabel == nil ? "" : "script-src 'sha256-\(PageScript.hash)'; "
    return "default-src 'none'; style-src 'unsafe-inline'; \(script)base-uri 'none'; "
      + "form-action 'none'"
  }

  private func addHead(to writer: inout MarkupWriter) {
    writer.empty("meta", ["charset": "utf-8"])
    writer.empty("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
    for (name, content) in [
      ("viewport", "width=device-width, initial-scale=1"), ("color-scheme", "light dark"),
      ("description", description),
    ] {
      writer.empty("meta", ["name": name, "content": content])
    }
    writer.element("title", text: title)
    writer.append(markup: "<style>\(PageStyle.base)\n\(style)</style>\n")
  }

  private func addBar(_ searchLabel: String, to writer: inout MarkupWriter) {
    writer.element("header", ["class": "bar"]) { writer in
      writer.element("a", ["class": "home", "href": "#main"], text: title)
      writer.element("div", ["class": "tools"]) { writer in
        writer.empty(
          "input",
          [
            "id": "search", "type": "search", "placeholder": searchLabel, "aria-label": searchLabel,
            "autocomplete": "off", "spellcheck": "false", "aria-keyshortcuts": "/",
          ]
        )
        let attributes: MarkupWriter.Attributes = [
          "class": "switch", "role": "group", "aria-label": "Style of the page",
        ]
        writer.element("div", attributes) { writer in
          for style in ["auto", "light", "dark"] {
            writer.element(
              "button",
              [
                "type": "button", "data-style": style,
                "aria-pressed": style == "auto" ? "true" : "false",
              ],
              text: style.prefix(1).uppercased() + style.dropFirst()
            )
          }
        }
      }
    }
  }
}
