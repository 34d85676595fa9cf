/// The color words of CSS whose value depends on the element or the system.
enum ElementColors {
  static func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    words.contains { unsafe name.equalsIgnoringASCIICase($0) }
  }

  private static let words: [StaticString] = [
    "currentcolor", "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface",
    "buttontext", "canvas", "canvastext", "field", "fieldtext", "graytext", "highlight",
    "highlighttext", "linktext", "mark", "marktext", "selecteditem", "selecteditemtext",
    "visitedtext",
  ]
}
