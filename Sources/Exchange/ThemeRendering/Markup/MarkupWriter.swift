import TextSupport

/// Writes XML and HTML, with all text escaped.
struct MarkupWriter {
  /// An element's attributes in order; one with the value nil is left out.
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

  /// Writes an element with the content that `body` writes.
  mutating func element(
    _ name: String,
    _ attributes: Attributes = [:],
    body: (inout MarkupWriter) -> Void
  ) {
    open(name, attributes)
    text += "\n"
    body(&self)
    close()
  }

  /// Writes an element with a text.
  mutating func element(_ name: String, _ attributes: Attributes = [:], text content: String) {
    start(name, attributes)
    text += ">\(MarkupText.escaped(content))</\(name)>\n"
  }

  /// Writes an element without content, as in XML and for the void elements of HTML.
  mutating func empty(
    _ name: String,
    _ attributes: Attributes = [:],
    adding others: Attributes = [:]
  ) {
    start(name, attributes)
    append(others)
    text += "/>\n"
  }

  /// Adds markup without escaping it.
  mutating func append(markup: String) {
    text += markup
  }

  private mutating func start(_ name: String, _ attributes: Attributes) {
    text += "<\(name)"
    append(attributes)
  }

  private mutating func append(_ attributes: Attributes) {
    for (key, value) in attributes {
      if let value { text += " \(key)=\"\(MarkupText.escaped(value))\"" }
    }
  }
}
