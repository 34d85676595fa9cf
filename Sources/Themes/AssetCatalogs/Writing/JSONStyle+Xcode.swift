internal import SourceDocuments

extension JSONStyle {
  /// The style of `Contents.json` in Xcode: sorted keys, `"key" : value`, two spaces.
  static let xcode: JSONStyle = {
    var style = JSONStyle()
    style.colon = " : "
    style.empty = .spread
    style.keyOrder = .sorted
    return style
  }()

  /// The order of keys in Xcode up to about version 11, which is one list for all objects.
  private static let legacyOrder = KeyOrder.listed([
    "images", "info", "colors", "symbols", "data", "assets", "layers", "properties",
    "version", "author",
    "size", "idiom", "filename", "subtype", "appearances", "scale", "role", "color",
    "platform", "reference", "color-space", "components", "red", "white", "alpha", "blue", "green",
  ])

  /// Returns the style of a file in a catalog: one of the two styles of Xcode if it matches, else
  /// the detected style.
  init(ofContents document: SourceDocument) {
    self.init(of: document)
    if keyOrder == .given {
      var legacy = self
      legacy.keyOrder = Self.legacyOrder
      let value = JSONValue(document.root)
      if JSONWriter(legacy).bytes(for: value) == JSONWriter(self).bytes(for: value) {
        self = legacy
      }
    }
    // A file without empty collections does not show their notation.
    if colon == " : " { empty = .spread }
  }
}
