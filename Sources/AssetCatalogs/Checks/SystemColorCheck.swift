import SourceDiagnostics
import SourceDocuments

/// Reports system colors with unknown values.
enum SystemColorCheck {
  static func check(_ asset: Asset, _ context: CheckContext, _ findings: inout Findings) {
    guard asset.type == .colorSet else { return }
    for slot in asset.slots {
      guard case .system(let reference)? = slot.color,
        SystemColorTable.standard.values(of: reference, isMac: false) == nil
      else { continue }
      let hint = SystemColorTable.standard.question(for: reference)
      findings.add(
        .unknownSystemColor,
        at: slot.node?["color"]?["reference"]?.excerpt ?? context.place(of: slot, in: asset),
        "\(name: reference.name) is not a system color of \(name: reference.platform)\(hint)"
      )
    }
  }
}

extension Rule {
  /// System colors must have known names.
  static let unknownSystemColor = Rule(
    catalog: "unknown-system-color",
    .warning,
    "System colors must have known names."
  )
}
