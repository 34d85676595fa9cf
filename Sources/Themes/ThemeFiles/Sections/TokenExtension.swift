package import SourceDocuments

/// The members of `$extensions` in which token files store data that DTCG doesn't define.
package enum TokenExtension {
  /// The key of these members.
  package static let key = "dev.themekit"

  /// Returns the members of a JSON object, without those of ThemeKit; nil for any other text.
  package static func members(of text: String) -> [JSONMember]? {
    let file = SourceFile(path: "", bytes: Array(text.utf8))
    let (document, diagnostics) = JSONReader.read(file)
    guard let root = document?.root, root.kind == .mapping, diagnostics.isEmpty else { return nil }
    return JSONValue(root).members.filter { $0.key != key }
  }

  /// Returns the JSON of a value, on one line.
  package static func text(of value: JSONValue) -> String {
    var style = JSONStyle()
    style.indentation = nil
    style.endsWithLineBreak = false
    return JSONWriter(style).text(for: value)
  }
}
