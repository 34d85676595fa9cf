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
    let paths = group.schemes.map(\.file.path).joined(separator: ", ")
    let systems = group.schemes.filter { !$0.isTerminal }.map { "system: \($0.system)" }
    var text = ThemeFileText(
      theme: group.name,
      summary: description(group),
      comments: ["Imported by themetool from \(paths) (\(format.title))"] + systems
    )
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
  private static func writeTerminal(_ group: Group, to text: inout ThemeFileText) {
    let slots = slots(TerminalSlot.all.map(\.name), of: group)
    text.section("colors")
    for slot in slots { text.color(slot, values(of: slot, in: group)) }
    writeMeanings(to: &text)
    text.section("terminal")
    for slot in slots { text.entry(slot, slot) }
  }

  private static func writeMeanings(to text: inout ThemeFileText) {
    for meaning in Scheme.semanticRoles {
      text.entry(meaning.name, YAMLText.reference(meaning.color))
    }
  }

  /// Writes the palette of a scheme, colors that refer to it, and the slots.
  private static func writeColors(_ group: Group, to text: inout ThemeFileText) {
    let slots = slots(SchemeSlot.all, of: group)
    text.section("palette")
    for slot in slots { text.color(slot, values(of: slot, in: group)) }
    let roles = (Scheme.base16Roles + Scheme.base24Roles).filter { slots.contains($0.slot) }
    text.section("colors")
    for role in roles { text.entry(role.name, YAMLText.reference(role.slot)) }
    writeMeanings(to: &text)
    text.section("about", of: roles.map { ($0.name, SchemeSlot.uses[$0.slot] ?? "") })
    writeScheme(group, slots, to: &text)
  }

  /// Writes the metadata from which an export makes the same schemes again.
  private static func writeScheme(
    _ group: Group,
    _ slots: [String],
    to text: inout ThemeFileText
  ) {
    text.section("base16")
    let isOnly = group.schemes.count == 1
    for scheme in group.schemes {
      if !isOnly { text.entry(scheme.isDark ? "dark" : "light") }
      for (key, label) in scheme.labels {
        text.entry(key, YAMLText.scalar(label), depth: isOnly ? 1 : 2)
      }
    }
    let isExtended =
      slots.count == SchemeSlot.all.count
      && group.schemes.allSatisfy { $0.system == "base24" }
    let roles = Scheme.base16Roles + (isExtended ? Scheme.base24Roles : [])
    for role in roles { text.entry(role.slot, role.name) }
  }

  private static func description(_ group: Group) -> String {
    let texts = group.schemes.map { scheme in
      scheme.summary ?? scheme.name + (scheme.author.map { " by \($0)" } ?? "")
    }
    return texts.joined(separator: "; ")
  }

  private static func values(of slot: String, in group: Group) -> [ThemeFileText.Value] {
    group.schemes.compactMap { scheme in
      guard let slot = scheme.slots.first(where: { $0.name == slot }) else { return nil }
      let line = scheme.file.line(at: slot.range.lowerBound)
      let source = YAMLText.comment("\(scheme.file.path):\(line)")
      let style = group.schemes.count == 1 ? "" : scheme.isDark ? "dark" : "light"
      return (style, YAMLText.color(slot.color), source)
    }
  }
}
