import SourceDiagnostics
import SourceDocuments

/// Reports slots of an asset that are for the same; which of them is taken is not known.
enum DuplicateSlotCheck {
  static func check(_ asset: Asset, _ context: CheckContext, _ findings: inout AssetFindings) {
    // Icons have further keys that tell their slots apart.
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
      // Data of several kinds may stand side by side.
      if asset.type == .dataSet,
        slot.node?["universal-type-identifier"]?.text
          != other.node?["universal-type-identifier"]?.text
      {
        continue
      }
      findings.add(
        .duplicateSlot,
        at: context.place(of: slot, in: asset),
        notes: [
          Diagnostic.Note(
            message: "the first is here",
            excerpt: context.place(of: other, in: asset)
          )
        ],
        "two slots of '\(asset.name)' are for '\(slot.conditions)'; remove one"
      )
    }
  }
}
