import TextSupport

/// The escapes of values for the language of an output.
public enum TemplateEscape: String, CaseIterable, Hashable, Sendable {
  /// For text and attribute values of HTML.
  case html
  /// For the inside of a string in JSON.
  case json
  /// For text and attribute values of XML.
  case xml
  /// For the inside of a string or comment in CSS.
  case css
  /// For the inside of a string in Swift.
  case swift
  /// For other files: on one line, without hidden characters.
  case none

  /// Returns the escape for a file with a name: that of its extension.
  init(forFile name: String) {
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
    switch ending?.lowercased() {
    case "html", "htm", "xhtml": self = .html
    case "json", "jsonc", "json5": self = .json
    case "xml", "svg", "plist", "itermcolors", "tmtheme", "xccolortheme", "icls", "xaml":
      self = .xml
    case "css", "scss", "less": self = .css
    case "swift": self = .swift
    default: self = .none
    }
  }

  /// Returns a text with its escapes.
  func escaped(_ text: String) -> String {
    switch self {
    case .html, .xml: MarkupText.escaped(text, keepsLines: true)
    case .json: Self.inside(JSONText.string(text))
    case .css: css(text)
    case .swift: SwiftLiteral.text(text)
    case .none: VisibleText.comment(text)
    }
  }

  /// Returns whether a byte is an ASCII character without an escape in any language.
  @inline(__always)
  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x20, 0x23...0x25, 0x28, 0x29, 0x2B...0x2E, 0x3A,
      0x3B, 0x3D, 0x3F, 0x40, 0x5B, 0x5D...0x60, 0x7B...0x7E:
      true
    default: false
    }
  }

  /// Returns a text without its quotes, with which combining characters would form one `Character`.
  private static func inside(_ quoted: String) -> String {
    String(String.UnicodeScalarView(quoted.unicodeScalars.dropFirst().dropLast()))
  }

  /// Returns text for the inside of a string, in which `*/` is escaped so that it can't end a
  /// comment.
  private func css(_ text: String) -> String {
    var previous: Unicode.Scalar?
    return Self.inside(CSSText.string(text)).unicodeScalars.escaped { scalar in
      defer { previous = scalar }
      return scalar == "/" && previous == "*" ? "\\/" : nil
    }
  }
}
