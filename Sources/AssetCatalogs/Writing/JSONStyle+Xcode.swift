internal import SourceDocuments

extension JSONStyle {
  /// How Xcode writes `Contents.json`: sorted keys, `"key" : value`, two spaces.
  static let xcode: JSONStyle = {
    var style = JSONStyle()
    style.colon = " : "
    style.empty = .spread
    style.keyOrder = .sorted
    return style
  }()

  /// The order of keys of Xcode up to about version 11, which is one list for all objects.
  private static let legacyOrder = KeyOrder.listed([
    "images", "info", "colors", "symbols", "data", "assets", "layers", "properties",
    "version", "author",
    "size", "idiom", "filename", "subtype", "appearances", "scale", "role", "color",
    "platform", "reference", "color-space", "components", "red", "white", "alpha", "blue", "green",
  ])

  /// The style of a catalog's file: one of Xcode's two where the file has it, else what it looks like.
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
    // A file without anything empty doesn't show how that is written.
    if colon == " : " { empty = .spread }
  }
}
