import DynamicColors
import SourceDocuments

/// The modes of variables that Figma exports, one file for each mode of a collection.
///
/// Each file names its mode. The files of a folder are the modes of one collection: they become the
/// contexts of an axis, whose contexts are themes unless they are styles or contrasts. A collection
/// with a single mode applies to all of them.
struct FigmaModes {
  private(set) var axes = FigmaAxes()
  private(set) var layers: [TokenSources.Layer] = []

  private static let modeKey = "com.figma.modeName"

  /// The extension with the color of another collection that a color is an alias of.
  static let aliasKey = "com.figma.aliasData"

  /// Returns whether a file names its mode.
  static func hasMode(_ document: SourceDocument) -> Bool {
    document.root["$extensions"]?[modeKey] != nil
  }

  /// Reads files with modes; returns nil if no collection has several.
  init?(_ documents: [SourceDocument]) {
    var folders: [String] = []
    var collections: [String: [(document: SourceDocument, mode: SourceNode)]] = [:]
    for document in documents {
      guard let mode = document.root["$extensions"]?[Self.modeKey], mode.kind == .scalar else {
        layers.append((document.root, []))
        continue
      }
      let folder = FilePath.folder(of: document.file.path)
      if collections[folder] == nil { folders.append(folder) }
      collections[folder, default: []].append((document, mode))
    }
    var varying: [TokenSources.Layer] = []
    for files in folders.compactMap({ collections[$0] }) {
      var numbers: [String: Int] = [:]
      var contexts: [String] = []
      for (_, mode) in files where numbers[mode.text] == nil {
        numbers[mode.text] = contexts.count
        contexts.append(mode.text)
      }
      guard contexts.count > 1 else {
        layers += files.map { ($0.document.root, []) }
        continue
      }
      let axis = axes.axis(of: contexts, at: files[0].mode)
      for (document, mode) in files {
        varying.append((document.root, [AxisChoice(axis: axis, value: numbers[mode.text] ?? 0)]))
      }
    }
    guard !axes.list.isEmpty else { return nil }
    layers += varying
  }
}
