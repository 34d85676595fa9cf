import FileAccess
import SourceDiagnostics
import SourceDocuments

extension CheckContext {
  /// Reports files that no slot names, missing files that slots name, and slots without an idiom.
  func reportFiles(of asset: Asset, to findings: inout Findings) {
    guard asset.type.hasFiles || asset.type == .colorSet, asset.document != nil,
      let files
    else { return }
    let folder = "\(catalog.path)/\(asset.folder)"
    guard let entries = try? files.entries(in: folder) else { return }
    var unused = Set(
      entries.map(\.name).filter { !$0.hasPrefix(".") && $0 != AssetCatalog.contentsName }
    )
    var seen = Set(entries.map(\.name))
    for slot in asset.slots {
      if slot.conditions.idiom == nil, needsIdiom(asset.type), !slot.conditions.isUnknown {
        findings.add(
          .unassignedFile,
          "this slot of \(name: asset.name) is for no idiom, so that it is left out",
          at: place(of: slot, in: asset)
        )
      }
      guard let file = slot.file else { continue }
      unused.remove(file)
      // A missing file that is named twice is reported once.
      guard seen.insert(file).inserted else { continue }
      let hint = Spelling.question(
        proposing: Spelling.nearest(to: file, among: entries.map(\.name))
      )
      findings.add(
        .missingFile,
        "the file \(name: file) of \(name: asset.name) does not exist\(hint)",
        at: slot.node?["filename"]?.excerpt ?? place(of: slot, in: asset)
      )
    }
    // A slot that cannot be read may name any file.
    guard asset.type.slotsKey != nil, !asset.slots.contains(where: { $0.content == .unreadable })
    else { return }
    for file in unused.sorted() {
      findings.add(
        .unassignedFile,
        "no slot of \(name: asset.name) names the file \(name: file), so that it is left out",
        at: .start(of: "\(folder)/\(file)")
      )
    }
  }

  /// Whether a slot of the type requires an idiom.
  private func needsIdiom(_ type: AssetType) -> Bool {
    [.imageSet, .symbolSet, .appIconSet, .dataSet].contains(type)
  }
}

extension Rule {
  /// Every file of an asset must belong to a slot, and every slot to an idiom.
  static let unassignedFile = Rule(
    catalog: "unassigned-file",
    severity: .warning,
    summary: "Every file of an asset must belong to a slot, and every slot to an idiom."
  )

  /// Files named by slots must exist.
  static let missingFile = Rule(
    catalog: "missing-file",
    severity: .warning,
    summary: "Files named by slots must exist."
  )
}
