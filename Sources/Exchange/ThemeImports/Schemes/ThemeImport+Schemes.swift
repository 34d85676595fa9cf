import FileAccess
import SourceDiagnostics
import SourceDocuments
import TextSupport
import ThemeFiles

/// Makes theme files from schemes: a palette of the slots, and named colors that refer to it.
extension ThemeImport {
  /// Makes theme files from the schemes that `read` returns for files.
  func themes<Source>(
    ofSchemes sources: [Source],
    in format: ImportFormat,
    reporting findings: ImportFindings,
    reading read: (Source) -> [Scheme]
  ) -> ImportedThemes {
    let schemes = sources.flatMap { source in
      let errorCount = findings.errorCount
      let schemes = read(source)
      // A scheme needs all its slots.
      return findings.keepsGoing && findings.errorCount > errorCount ? [] : schemes
    }
    for scheme in schemes { check(scheme, reporting: findings) }
    var groups = groups(schemes, reporting: findings)
    let legal = findings.themeNames(for: groups.map(\.name))
    for (index, name) in legal.enumerated() { groups[index].name = name }
    guard !findings.isRefused else { return ImportedThemes(diagnostics: findings.diagnostics) }
    var result = ImportedThemes(diagnostics: findings.diagnostics)
    result.themes = groups.map {
      ImportedThemes.File(theme: $0.name, Self.bytes(of: $0, in: format))
    }
    return result
  }

  /// A theme: a scheme, or a light scheme and a dark one.
  private typealias Group = (name: String, schemes: [Scheme])

  /// Returns a theme for each scheme, or a single one for a light and a dark scheme with one name.
  private func groups(_ schemes: [Scheme], reporting findings: ImportFindings) -> [Group] {
    findings.reportUnused(options, for: "schemes", allowing: [.files], hasModifiers: false)
    let names = options.themes
    if names.count == 1, let name = names.first, schemes.count > 1 {
      guard schemes.count == 2, schemes[0].isDark != schemes[1].isDark else {
        findings.report(.schemesOfTheme)
        return []
      }
      let ordered = schemes[0].isDark ? [schemes[1], schemes[0]] : schemes
      return [(name, ordered)]
    }
    guard names.isEmpty || names.count == schemes.count else {
      findings.report(.themeNames(names.count, for: schemes.count, "schemes"))
      return []
    }
    return schemes.enumerated().map { index, scheme in
      let own = scheme.slug ?? scheme.file.stem
      return (names.isEmpty ? own : names[index], [scheme])
    }
  }

  private func check(_ scheme: Scheme, reporting findings: ImportFindings) {
    guard let variant = scheme.variant else { return }
    guard ["light", "dark"].contains(variant) else {
      return findings.report(.unknownVariant(variant), at: scheme.file.excerpt(0..<0))
    }
    guard scheme.looksDark != (variant == "dark"), let slot = scheme.slots.first else { return }
    findings.report(
      .wrongVariant(variant, looksDark: scheme.looksDark),
      at: scheme.file.excerpt(slot.range)
    )
  }

  // MARK: Files

  private static func bytes(of group: Group, in format: ImportFormat) -> [UInt8] {
    var text = UTF8Buffer()
    let paths = group.schemes.map(\.file.path).joined(separator: ", ")
    let origin = "Imported by themetool from \(paths) (\(format.title))"
    text += YAMLText.comment(origin) + "\n"
    for scheme in group.schemes where !scheme.isTerminal {
      text += YAMLText.comment("system: \(scheme.system)") + "\n"
    }
    text += "theme: \(YAMLText.scalar(group.name))\n"
    text += "description: \(YAMLText.scalar(description(group)))\n\n"
    if format == .base16 {
      writeColors(group, to: &text)
    } else {
      writeTerminal(group, to: &text)
    }
    return text.bytes
  }

  /// Returns the slots that all schemes of a theme have.
  private static func slots(_ names: [String], of group: Group) -> [String] {
    names.filter { slot in group.schemes.allSatisfy { $0.color(slot) != nil } }
  }

  /// Writes the colors of a terminal, and the slots that have them.
  private static func writeTerminal(_ group: Group, to text: inout UTF8Buffer) {
    let slots = slots(TerminalSlot.all.map(\.name), of: group)
    text += "colors:\n"
    for slot in slots { write(slot, group.schemes, to: &text) }
    writeMeanings(to: &text)
    text += "\nterminal:\n"
    for slot in slots { text += "  \(slot): \(slot)\n" }
  }

  private static func writeMeanings(to text: inout UTF8Buffer) {
    for meaning in Scheme.semanticRoles {
      text += "  \(meaning.name): \(YAMLText.reference(meaning.color))\n"
    }
  }

  /// Writes the palette of a scheme, colors that refer to it, and the slots.
  private static func writeColors(_ group: Group, to text: inout UTF8Buffer) {
    let slots = slots(SchemeSlot.all, of: group)
    text += "palette:\n"
    for slot in slots { write(slot, group.schemes, to: &text) }
    let roles = (Scheme.base16Roles + Scheme.base24Roles).filter { slots.contains($0.slot) }
    text += "\ncolors:\n"
    for role in roles { text += "  \(role.name): \(YAMLText.reference(role.slot))\n" }
    writeMeanings(to: &text)
    text += "\nabout:\n"
    for role in roles {
      text += "  \(role.name): \(YAMLText.scalar(SchemeSlot.uses[role.slot] ?? ""))\n"
    }
    writeScheme(group, slots, to: &text)
  }

  /// Writes the metadata from which an export makes the same schemes again.
  private static func writeScheme(_ group: Group, _ slots: [String], to text: inout UTF8Buffer) {
    text += "\nbase16:\n"
    for scheme in group.schemes {
      let isOnly = group.schemes.count == 1
      if !isOnly { text += "  \(scheme.isDark ? "dark" : "light"):\n" }
      for (key, label) in scheme.labels {
        text += "\(isOnly ? "" : "  ")  \(key): \(YAMLText.scalar(label))\n"
      }
    }
    let isExtended =
      slots.count == SchemeSlot.all.count
      && group.schemes.allSatisfy { $0.system == "base24" }
    let roles = Scheme.base16Roles + (isExtended ? Scheme.base24Roles : [])
    for role in roles { text += "  \(role.slot): \(role.name)\n" }
  }

  private static func description(_ group: Group) -> String {
    let texts = group.schemes.map { scheme in
      scheme.summary ?? scheme.name + (scheme.author.map { " by \($0)" } ?? "")
    }
    return texts.joined(separator: "; ")
  }

  private static func write(_ slot: String, _ schemes: [Scheme], to text: inout UTF8Buffer) {
    let values = schemes.compactMap { scheme in
      scheme.slots.first { $0.name == slot }.map { (scheme, $0) }
    }
    if values.count == 1, let (scheme, slot) = values.first {
      text += "  \(slot.name): \(YAMLText.color(slot.color))  \(source(scheme, slot))\n"
      return
    }
    text += "  \(slot):\n"
    for (scheme, slot) in values {
      text += "    \(scheme.isDark ? "dark" : "light"): \(YAMLText.color(slot.color))"
      text += "  \(source(scheme, slot))\n"
    }
  }

  private static func source(_ scheme: Scheme, _ slot: Scheme.Slot) -> String {
    YAMLText.comment("\(scheme.file.path):\(scheme.file.line(at: slot.range.lowerBound))")
  }
}
