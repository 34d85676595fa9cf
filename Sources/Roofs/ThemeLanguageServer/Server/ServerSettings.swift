import SourceDocuments

/// The settings of the server that users can change.
struct ServerSettings: Hashable {
  /// Whether resolved values are shown behind expressions.
  var showsInlayHints = false

  /// Whether uses and contrast are shown above colors.
  var showsCodeLenses = false

  /// Whether a color that is renamed keeps its old name as a deprecated color.
  var renameLeavesDeprecated = false

  /// Whether Markdown can have pictures; otherwise colors are shown as characters.
  var showsPictures = false

  /// Creates the default settings.
  init() {}

  /// Reads settings, in `themetool` or by themselves; members that are missing or have another type
  /// keep their defaults.
  ///
  /// - Parameters:
  ///   - value: The settings.
  ///   - pictures: Whether Markdown can have pictures, if the settings don't say so.
  init(_ value: JSONValue, pictures: Bool = false) {
    let value = value["themetool"] ?? value
    showsPictures = pictures
    if let flag = value["inlayHints"]?.flag { showsInlayHints = flag }
    if let flag = value["codeLens"]?.flag { showsCodeLenses = flag }
    if let flag = value["renameLeavesDeprecated"]?.flag { renameLeavesDeprecated = flag }
    if let flag = value["pictures"]?.flag { showsPictures = flag }
  }
}
