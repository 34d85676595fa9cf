import SourceDiagnostics

extension CheckContext {
  /// Reports traits for which a color or an image has no value, or no separate value.
  func reportCoverage(of asset: Asset, to findings: inout Findings) {
    guard asset.type == .colorSet || asset.type == .imageSet, asset.document != nil else { return }
    let isColor = asset.type == .colorSet
    let filled = asset.slots.filter { $0.color != nil || $0.file != nil }
    let start = place(of: asset)
    guard !filled.isEmpty else {
      findings.add(.emptySlot, "\(name: asset.name) has no value in any slot", at: start)
      return
    }
    let universal = filled.filter { ($0.conditions.idiom ?? .universal) == .universal }
    if universal.isEmpty {
      let idioms = Set(filled.compactMap(\.conditions.idiom?.rawValue)).sorted()
      findings.add(
        .missingUniversal,
        "\(name: asset.name) has a value only for \(idioms.joined(separator: ", ")), and none on other devices",
        at: start
      )
    }
    if !filled.contains(where: { $0.conditions.appearance == .any }) {
      findings.add(
        .missingAny,
        "\(name: asset.name) has no slot for 'any' appearance; interfaces without a matching slot show no color",
        at: start
      )
    }
    for slot in asset.slots where slot.content == .empty && isColor {
      findings.add(
        .emptySlot,
        "the slot of \(name: asset.name) for \(name: slot.conditions) has no color",
        at: place(of: slot, in: asset)
      )
    }
    for slot in filled where isColor && slot.conditions.appearance.luminosity == .tinted {
      findings.add(
        .unreachableSlot,
        "no interface uses the color for 'tinted', which only app icons have",
        at: place(of: slot, in: asset)
      )
    }
    for slot in filled
    where slot.conditions.idiom == .watch && slot.conditions.appearance != .any && isColor {
      findings.add(
        .unreachableSlot,
        "the slot of \(name: asset.name) for \(name: slot.conditions) is never used; watches have no appearances",
        at: place(of: slot, in: asset)
      )
    }
    if isColor { checkAppearances(of: asset, filled: filled, reporting: &findings) }
  }

  private func checkAppearances(
    of asset: Asset,
    filled: [AssetSlot],
    reporting findings: inout Findings
  ) {
    // A system color has separate values for every appearance.
    let isSystem = filled.contains { slot in
      if case .system? = slot.color { slot.conditions.appearance == .any } else { false }
    }
    guard !isSystem else { return }
    let hasWell = asset.slots.contains {
      $0.content == .empty && $0.conditions.appearance.luminosity == .dark
    }
    let hasDark = filled.contains { $0.conditions.appearance.luminosity == .dark }
    if !hasDark, !hasWell {
      findings.add(
        .missingDark,
        "\(name: asset.name) has no value of its own for dark interfaces",
        at: place(of: asset)
      )
    }
    let hasHigh = filled.contains { $0.conditions.appearance.isHighContrast }
    let hasHighDark = filled.contains {
      $0.conditions.appearance.isHighContrast && $0.conditions.appearance.luminosity == .dark
    }
    if usesHighContrast, !hasHigh {
      findings.add(
        .missingHighContrast,
        "\(name: asset.name) has no value for high contrast, as other colors of the catalog do",
        at: place(of: asset)
      )
    } else if hasDark, hasHigh, !hasHighDark {
      findings.add(
        .missingHighContrast,
        "\(name: asset.name) has a value for high contrast, which dark interfaces don't use; add a slot for dark and high contrast",
        at: place(of: asset)
      )
    }
  }
}

extension Rule {
  /// An asset must have a slot for all devices.
  static let missingUniversal = Rule(
    catalog: "missing-universal",
    severity: .warning,
    summary: "An asset must have a slot for all devices."
  )

  /// An asset must have a slot for any appearance.
  static let missingAny = Rule(
    catalog: "missing-any",
    severity: .warning,
    summary: "An asset must have a slot for any appearance."
  )

  /// A color must have a value for the dark appearance.
  static let missingDark = Rule(
    catalog: "missing-dark",
    severity: .warning,
    summary: "A color must have a value for the dark appearance."
  )

  /// A color must have high-contrast values if other colors of its catalog have them.
  static let missingHighContrast = Rule(
    catalog: "missing-high-contrast",
    severity: .note,
    summary: "A color must have high-contrast values if other colors of its catalog have them."
  )

  /// Every slot must have a value.
  static let emptySlot = Rule(
    catalog: "empty-slot",
    severity: .note,
    summary: "Every slot must have a value."
  )

  /// Every slot must be reachable.
  static let unreachableSlot = Rule(
    catalog: "unreachable-slot",
    severity: .warning,
    summary: "Every slot must be reachable."
  )
}
