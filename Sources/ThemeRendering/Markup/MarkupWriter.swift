import TextSupport

/// Writes XML and HTML: escapes all text, and closes what it has opened.
struct MarkupWriter {
  /// An element's attributes, in the order in which they are written; nil leaves one out, and an
  /// empty text is written as it is.
  typealias Attributes = KeyValuePairs<String, String?>

  /// The text so far.
  private(set) var text = ""
  private var names: [String] = []

  /// Starts an element, which ``close()`` ends.
  mutating func open(_ name: String, _ attributes: Attributes = [:]) {
    start(name, attributes)
    text += ">"
    names.append(name)
  }

  /// Ends the element that was opened last.
  mutating func close() {
    guard let name = names.popLast() else { return }
    text += "</\(name)>\n"
  }

  /// Writes an element and what `body` writes inside.
  mutating func element(
    _ name: String,
    _ attributes: Attributes = [:],
    _ body: (inout MarkupWriter) -> Void
  ) {
    open(name, attributes)
    text += "\n"
    body(&self)
    close()
  }

  /// Writes an element that holds text.
  mutating func element(_ name: String, _ attributes: Attributes = [:], text content: String) {
    start(name, attributes)
    text += ">\(MarkupText.escaped(content))</\(name)>\n"
  }

  /// Writes an element that holds nothing, as XML and HTML's void elements have it.
  mutating func empty(_ name: String, _ attributes: Attributes = [:]) {
    start(name, attributes)
    text += "/>\n"
  }

  /// Adds markup that was made elsewhere, as it is.
  mutating func append(markup: String) {
    text += markup
  }

  private mutating func start(_ name: String, _ attributes: Attributes) {
    text += "<\(name)"
    for (key, value) in attributes {
      if let value { text += " \(key)=\"\(MarkupText.escaped(value))\"" }
    }
  }
}
