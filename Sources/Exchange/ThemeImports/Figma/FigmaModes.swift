import DynamicColors
import SourceDocuments
import TextSupport

/// The modes of variables that Figma exports, one file for each mode of a collection.
///
/// Each file names its mode. The files of a folder are the modes of one collection: they become the
/// contexts of an axis, whose contexts are themes unless they are styles or contrasts. A collection
/// with a single mode applies to all of them. Several collections are outermost groups with the
/// names of their folders.
struct FigmaModes {
  private(set) var axes = FigmaAxes()
  private(set) var layers: [TokenSources.Layer] = []

  /// The group of the collection of each file, by path; empty for a single collection.
  private(set) var groups: [String: String] = [:]

  private static let modeKey = "com.figma.modeName"

  /// The extension with the color of another collection that a color is an alias of.
  static let aliasKey = "com.figma.aliasData"

  /// Returns whether a file names its mode.
  static func hasMode(_ document: SourceDocument) -> Bool {
    document.root["$extensions"]?[modeKey] != nil
  }

  /// Reads files with modes; returns nil for a single collection with a single mode.
  init?(_ documents: [SourceDocument]) {
    var folders: [String] = []
    var collections: [String: [(document: SourceDocument, mode: SourceNode)]] = [:]
    for document in documents {
      guard let mode = document.root["$extensions"]?[Self.modeKey], mode.kind == .scalar else {
        layers.append((document.root, []))
        continue
      }
      let folder = document.file.folder
      if collections[folder] == nil { folders.append(folder) }
      collections[folder, default: []].append((document, mode))
    }
    var varying: [TokenSources.Layer] = []
    var names = FreeNames { $0 }
    for folder in folders {
      let files = collections[folder] ?? []
      if folders.count > 1, let name = folder.split(separator: "/").last {
        let group = names.take(String(name))
        for (document, _) in files { groups[document.file.path] = group }
      }
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
    guard !axes.list.isEmpty || !groups.isEmpty else { return nil }
    layers += varying
  }
}

/// The axes of collections of variables, whose modes are their contexts.
///
/// Collections with the same modes have one axis. The contexts are themes unless they are styles or
/// contrasts.
struct FigmaAxes {
  private(set) var list: [ImportAxis] = []

  /// The number of the axis of extended collections, if there are any.
  private var brands: Int?

  /// Returns the context of an extension, on an axis whose first context is that without extension.
  mutating func brand(
    _ name: String,
    extending collection: String,
    at place: SourceNode
  ) -> AxisChoice {
    let number = brands ?? list.count
    if brands == nil {
      var axis = ImportAxis(name: "theme", contexts: [collection], excerpt: place.excerpt)
      axis.isThemes = !list.contains(where: \.isThemes)
      list.append(axis)
      brands = number
    }
    let known = list[number].contexts.dropFirst().firstIndex(of: name)
    if known == nil { list[number].contexts.append(name) }
    return AxisChoice(axis: number, value: known ?? list[number].contexts.count - 1)
  }

  /// Returns the number of the axis with some contexts, which is added if there is none.
  ///
  /// - Parameters:
  ///   - contexts: The names of the modes.
  ///   - name: The name of a new axis; nil for a number.
  ///   - standard: The number of the default mode; nil for the first.
  ///   - place: The place of the axis, for messages.
  /// - Returns: The number.
  mutating func axis(
    of contexts: [String],
    named name: String? = nil,
    standard: Int? = nil,
    at place: SourceNode
  ) -> Int {
    if let known = list.firstIndex(where: { $0.contexts == contexts }) { return known }
    let name = name ?? (list.isEmpty ? "mode" : "mode-\(list.count + 1)")
    var axis = ImportAxis(name: name, contexts: contexts, excerpt: place.excerpt)
    axis.defaultContext = standard ?? 0
    axis.isThemes = !AxisMeanings.isAppearance(axis) && !list.contains(where: \.isThemes)
    list.append(axis)
    return list.count - 1
  }
}
