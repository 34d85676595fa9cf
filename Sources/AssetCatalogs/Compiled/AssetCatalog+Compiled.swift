public import FileAccess
public import SourceDiagnostics
import SourceDocuments

extension AssetCatalog {
  /// Reads the colours of a compiled catalog (`Assets.car`).
  ///
  /// Components are exactly those of the file, in which fractions have been rounded to 32 bits. What
  /// compiling drops is not there: empty slots, groups without namespaces, the order of slots, and
  /// colours that were references to those of the system.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - files: Where the file is.
  /// - Returns: A catalog of colours, and what is damaged in it.
  /// - Throws: ``CompiledCatalogError``.
  /// - Complexity: O(*n*) in the number of renditions.
  public static func readCompiled(
    _ path: String,
    from files: some FileReading = LocalFiles()
  ) throws(CompiledCatalogError) -> (catalog: AssetCatalog, diagnostics: [Diagnostic]) {
    let bytes: [UInt8]
    do {
      bytes = try files.contents(of: path, limit: 1 << 30)
    } catch {
      throw .file(error)
    }
    guard let store = BlockStore(bytes) else { throw .notACatalog(path: path) }
    guard let header = store.block("CARHEADER"), header.has("RATC") else {
      throw .damaged(path: path, part: "header")
    }
    let isMac = header.little(432) == 1
    guard let format = RenditionKeyFormat(store, isMac: isMac) else {
      throw .damaged(path: path, part: "key format")
    }
    guard let facets = store.tree("FACETKEYS") else {
      throw .damaged(path: path, part: "list of names")
    }
    guard let renditions = store.tree("RENDITIONS") else {
      throw .damaged(path: path, part: "list of renditions")
    }
    var findings = AssetFindings()
    let slots = colorSlots(renditions, format, path: path, &findings)
    let assets = facets.compactMap { asset($0.key.text, $0.value, slots, path: path, &findings) }
    let catalog = AssetCatalog(
      name: String(path.split(separator: "/").last ?? ""),
      path: path,
      assets: assets.sorted { $0.qualifiedName < $1.qualifiedName },
      groups: [],
      systemColors: .standard
    )
    return (catalog, findings.diagnostics)
  }

  /// The slots of colours by the numbers that stand for names.
  private static func colorSlots(
    _ renditions: [(key: ByteReader, value: ByteReader)],
    _ format: RenditionKeyFormat,
    path: String,
    _ findings: inout AssetFindings
  ) -> [Int: [AssetSlot]] {
    var slots: [Int: [AssetSlot]] = [:]
    for (key, value) in renditions
    where format.value(.part, in: key) == RenditionAttribute.colorPart {
      let conditions = format.conditions(of: key)
      let identifier = format.value(.identifier, in: key)
      guard let color = CompiledColor(value) else {
        findings.add(
          .damagedEntry,
          at: .start(of: path),
          "the colour number \(identifier) for '\(conditions)' can't be read"
        )
        continue
      }
      if color.isSubstituted {
        findings.add(
          .unknownSystemColor,
          .note,
          at: .start(of: path),
          "the colour number \(identifier) for '\(conditions)' may stand for one of the system"
        )
      }
      slots[identifier, default: []].append(
        AssetSlot(conditions, .color(.components(color.components)))
      )
    }
    return slots
  }

  /// The colour of a name; nil for other assets, and for the colours inside icons.
  private static func asset(
    _ name: String,
    _ facet: ByteReader,
    _ slots: [Int: [AssetSlot]],
    path: String,
    _ findings: inout AssetFindings
  ) -> Asset? {
    var identifier: Int?
    var isColor = false
    for index in 0..<(facet.little(4, bytes: 2) ?? 0) {
      guard let attribute = facet.little(6 + index * 4, bytes: 2),
        let value = facet.little(8 + index * 4, bytes: 2)
      else { break }
      switch RenditionAttribute(rawValue: attribute) {
      case .identifier: identifier = value
      case .part: isColor = value == RenditionAttribute.colorPart
      default: continue
      }
    }
    guard isColor, !isOfIcon(name) else { return nil }
    guard let identifier, let slots = slots[identifier] else {
      findings.add(.damagedEntry, at: .start(of: path), "the colour '\(name)' has no value")
      return nil
    }
    return Asset(
      name: name.split(separator: "/").last.map(String.init) ?? name,
      qualifiedName: name,
      type: .colorSet,
      folder: "\(name).colorset",
      slots: ContentsWriter.ordered(slots),
      document: nil
    )
  }

  /// Whether a name is one that the composer of icons gives, `<icon>_Assets/Color-N`.
  private static func isOfIcon(_ name: String) -> Bool {
    let parts = name.split(separator: "/")
    return parts.count > 1 && parts[parts.count - 2].hasSuffix("_Assets")
      && parts[parts.count - 1].hasPrefix("Color-")
  }
}
