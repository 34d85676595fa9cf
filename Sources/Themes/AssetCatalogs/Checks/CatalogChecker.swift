public import FileAccess
public import SourceDiagnostics
import SourceDocuments

extension AssetCatalog {
  /// Returns the findings about the catalog besides those of reading it.
  ///
  /// The checks include those of Apple's catalog compiler; the rules are those of `Rule.catalogs`.
  ///
  /// - Parameter files: The reader of the catalog; nil to skip checks for missing files.
  /// - Returns: The findings, asset by asset in the order of the catalog.
  /// - Complexity: O(*n*) in the number of slots, and the listing of each asset's folder.
  public func findings(files: (any FileReading)? = LocalFiles()) -> [Diagnostic] {
    var findings = Findings()
    let context = CheckContext(self, files: files)
    context.reportDuplicateAssets(to: &findings)
    context.reportCaseClashes(to: &findings)
    context.reportSymbolClashes(to: &findings)
    context.reportGroupNames(to: &findings)
    context.reportInfo(to: &findings)
    for asset in assets {
      context.reportDuplicateSlots(of: asset, to: &findings)
      context.reportFiles(of: asset, to: &findings)
      context.reportCoverage(of: asset, to: &findings)
      context.reportDarkEqualToLight(of: asset, to: &findings)
      context.reportComponents(of: asset, to: &findings)
      context.reportSystemColors(of: asset, to: &findings)
    }
    return findings.diagnostics
  }
}

/// The properties of the whole catalog for checks.
struct CheckContext {
  let catalog: AssetCatalog
  let files: (any FileReading)?

  /// Whether any color has a high-contrast value.
  let usesHighContrast: Bool

  init(_ catalog: AssetCatalog, files: (any FileReading)?) {
    self.catalog = catalog
    self.files = files
    usesHighContrast = catalog.assets.contains { asset in
      asset.type == .colorSet
        && asset.slots.contains { $0.conditions.appearance.isHighContrast && $0.color != nil }
    }
  }

  /// Returns the place of an asset: its file, or its folder if it has none.
  func place(of asset: Asset) -> SourceExcerpt {
    asset.document.map { $0.file.excerpt(0..<0) } ?? .start(of: "\(catalog.path)/\(asset.folder)")
  }

  /// Returns the place of a slot.
  func place(of slot: AssetSlot, in asset: Asset) -> SourceExcerpt {
    slot.node.map { node in
      // The first line of the slot, since a slot has many lines.
      node.file.excerpt(node.range.lowerBound..<node.range.lowerBound + 1)
    } ?? place(of: asset)
  }
}

extension CheckContext {
  /// Reports groups with a period in the name, since the text after it is the type.
  func reportGroupNames(to findings: inout Findings) {
    for asset in catalog.assets where !asset.type.isKnown {
      guard asset.document?.root["properties"]?["provides-namespace"] != nil else { continue }
      findings.add(
        .groupName,
        "the name of the group \(name: asset.folder) has a period; what follows it counts as a type",
        at: place(of: asset)
      )
    }
  }
}

extension Rule {
  /// Names of groups must not contain a period.
  static let groupName = Rule(
    catalog: "group-name",
    severity: .warning,
    summary: "Names of groups must not contain a period."
  )
}

extension CheckContext {
  /// Reports system colors with unknown values.
  func reportSystemColors(of asset: Asset, to findings: inout Findings) {
    guard asset.type == .colorSet else { return }
    for slot in asset.slots {
      guard case .system(let reference)? = slot.color,
        SystemColorTable.standard.values(of: reference, isMac: false) == nil
      else { continue }
      let hint = SystemColorTable.standard.question(for: reference)
      findings.add(
        .unknownSystemColor,
        "\(name: reference.name) is not a system color of \(name: reference.platform)\(hint)",
        at: slot.node?["color"]?["reference"]?.excerpt ?? place(of: slot, in: asset)
      )
    }
  }
}

extension Rule {
  /// System colors must have known names.
  static let unknownSystemColor = Rule(
    catalog: "unknown-system-color",
    severity: .warning,
    summary: "System colors must have known names."
  )
}

extension CheckContext {
  /// Reports a `Contents.json` whose `info` is missing or not of version 1.
  func reportInfo(to findings: inout Findings) {
    let documents =
      catalog.groups.compactMap(\.document)
      + catalog.assets.compactMap(\.document)
    for document in documents where document.root.kind == .mapping {
      guard let info = document.root["info"] else {
        findings.add(.info, "'info' is missing", at: document.file.excerpt(0..<0))
        continue
      }
      guard let version = info["version"], !version.hasText("1") else { continue }
      findings.add(
        .info,
        "the format has version 1, not \(name: version.text)",
        at: version.excerpt
      )
    }
  }
}

extension Rule {
  /// Every Contents.json must have an 'info' of version 1.
  static let info = Rule(
    catalog: "info",
    severity: .note,
    summary: "Every Contents.json must have an 'info' of version 1."
  )
}

extension CheckContext {
  /// Reports assets with equal qualified names.
  ///
  /// Two assets of one type are an error: only one can be found, and which one is undefined. A color
  /// and an image can have one name, although Apple documents names as unique across all types.
  func reportDuplicateAssets(to findings: inout Findings) {
    var first: [String: Asset] = [:]
    for asset in catalog.assets where !asset.isPart && asset.type.isKnown {
      guard let other = first[asset.qualifiedName] else {
        first[asset.qualifiedName] = asset
        continue
      }
      let isSame = other.type == asset.type
      findings.add(
        .duplicateAsset,
        as: isSame ? .error : .warning,
        isSame
          ? "another \(asset.type.rawValue) is called \(name: asset.qualifiedName); rename one, or give a group of it a namespace"
          : "a \(other.type.rawValue) is called \(name: asset.qualifiedName) as well; names should be unique over all types",
        at: place(of: asset),
        notes: [Diagnostic.Note(message: "the first is here", excerpt: place(of: other))]
      )
    }
  }
}

extension Rule {
  /// A qualified name must identify one asset.
  static let duplicateAsset = Rule(
    catalog: "duplicate-asset",
    severity: .error,
    summary: "A qualified name must identify one asset."
  )
}

extension CheckContext {
  /// Reports a dark slot with the color that applies without it.
  func reportDarkEqualToLight(of asset: Asset, to findings: inout Findings) {
    guard asset.type == .colorSet else { return }
    for slot in asset.slots where slot.conditions.appearance.luminosity == .dark {
      guard let color = slot.color else { continue }
      var light = slot.conditions.normalized
      let other = asset.slots.first { candidate in
        light.appearance.luminosity =
          candidate.conditions.appearance.luminosity == .light ? .light : nil
        return candidate.color != nil && candidate.conditions.normalized == light
      }
      guard let other, let otherColor = other.color else { continue }
      guard AssetSlot.Content.color(color).normalized == .color(otherColor).normalized else {
        continue
      }
      findings.add(
        .darkEqualsLight,
        "\(name: asset.name) has the same color for \(name: slot.conditions) and for \(name: other.conditions)",
        at: place(of: slot, in: asset),
        notes: [
          Diagnostic.Note(message: "the same is here", excerpt: place(of: other, in: asset))
        ]
      )
    }
  }
}

extension Rule {
  /// A dark color must differ from its light counterpart.
  static let darkEqualsLight = Rule(
    catalog: "dark-equals-light",
    severity: .warning,
    summary: "A dark color must differ from its light counterpart."
  )
}
