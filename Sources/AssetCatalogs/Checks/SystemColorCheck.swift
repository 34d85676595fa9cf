import SourceDiagnostics
import SourceDocuments

/// Reports system colors with unknown values.
enum SystemColorCheck {
  static func check(_ asset: Asset, in context: CheckContext, reporting findings: inout Findings) {
    guard asset.type == .colorSet else { return }
    for slot in asset.slots {
      guard case .system(let reference)? = slot.color,
        SystemColorTable.standard.values(of: reference, isMac: false) == nil
      else { continue }
      let hint = SystemColorTable.standard.question(for: reference)
      findings.add(
        .unknownSystemColor,
        "\(name: reference.name) is not a system color of \(name: reference.platform)\(hint)",
        at: slot.node?["color"]?["reference"]?.excerpt ?? context.place(of: slot, in: asset)
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
