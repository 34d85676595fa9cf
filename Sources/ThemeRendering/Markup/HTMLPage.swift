/// The frame of a page: everything in one file, which asks nothing of the network.
struct HTMLPage {
  let title: String
  let description: String
  /// What the field for searching says.
  let searchLabel: String

  /// The whole file, with what `body` writes inside.
  func document(_ body: (inout MarkupWriter) -> Void) -> String {
    var writer = MarkupWriter()
    writer.append(markup: "<!doctype html>\n")
    writer.element("html", ["lang": "en"]) { writer in
      writer.element("head") { addHead(to: &$0) }
      writer.element("body") { writer in
        writer.element("a", ["class": "skip", "href": "#main"], text: "Skip to the colours")
        addBar(to: &writer)
        writer.element("main", ["id": "main"]) { body(&$0) }
        writer.element("p", ["id": "status", "role": "status", "aria-live": "polite"], text: "")
        writer.append(markup: "<script>\(PageScript.text)</script>\n")
      }
    }
    return writer.text
  }

  /// Nothing may be loaded, and no script runs but the one of this page, by its hash.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-\(PageScript.hash)'; "
    + "base-uri 'none'; form-action 'none'"

  private func addHead(to writer: inout MarkupWriter) {
    writer.empty("meta", ["charset": "utf-8"])
    writer.empty(
      "meta",
      ["http-equiv": "Content-Security-Policy", "content": Self.policy]
    )
    writer.empty(
      "meta",
      ["name": "viewport", "content": "width=device-width, initial-scale=1"]
    )
    writer.empty("meta", ["name": "color-scheme", "content": "light dark"])
    writer.empty("meta", ["name": "description", "content": description])
    writer.element("title", text: title)
    writer.append(markup: "<style>\(PageStyle.text)</style>\n")
  }

  private func addBar(to writer: inout MarkupWriter) {
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
        writer.element(
          "div",
          ["class": "switch", "role": "group", "aria-label": "Style of the page"]
        ) { writer in
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
