import SourceDiagnostics

/// Reports a dark slot with the color that applies without it.
enum DarkEqualsLightCheck {
  static func check(_ asset: Asset, in context: CheckContext, reporting findings: inout Findings) {
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
        at: context.place(of: slot, in: asset),
        notes: [
          Diagnostic.Note(message: "the same is here", excerpt: context.place(of: other, in: asset))
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
