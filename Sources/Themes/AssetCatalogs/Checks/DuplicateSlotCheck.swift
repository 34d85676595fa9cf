import SourceDiagnostics
import SourceDocuments

extension CheckContext {
  /// Reports slots of an asset with equal conditions, of which an undefined one is chosen.
  func reportDuplicateSlots(of asset: Asset, to findings: inout Findings) {
    // Icons have additional keys that distinguish their slots.
    guard [.colorSet, .imageSet, .symbolSet, .dataSet].contains(asset.type) else { return }
    var first: [SlotConditions: AssetSlot] = [:]
    for slot in asset.slots where !slot.conditions.isUnknown {
      let isUnassigned = slot.conditions.idiom == nil && asset.type != .colorSet
      if isUnassigned { continue }
      let key = slot.conditions.normalized
      guard let other = first[key] else {
        first[key] = slot
        continue
      }
      // Data sets may have one slot for each type of data.
      if asset.type == .dataSet,
        slot.node?["universal-type-identifier"]?.text
          != other.node?["universal-type-identifier"]?.text
      {
        continue
      }
      findings.add(
        .duplicateSlot,
        "two slots of \(name: asset.name) are for \(name: slot.conditions); remove one",
        at: place(of: slot, in: asset),
        notes: [
          Diagnostic.Note(
            message: "the first is here",
            excerpt: place(of: other, in: asset)
          )
        ]
      )
    }
  }
}

extension Rule {
  /// Two slots of an asset must not have the same conditions.
  static let duplicateSlot = Rule(
    catalog: "duplicate-slot",
    severity: .error,
    summary: "Two slots of an asset must not have the same conditions."
  )
}
