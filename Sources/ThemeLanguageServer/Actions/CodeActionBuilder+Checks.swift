import ColorValues
import DynamicColors
import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemeValidation
import TraitSystem

/// Passing colors for the values of a failed check.
extension CodeActionBuilder {
  mutating func addRepairs(of finding: Diagnostic) {
    guard let snapshot, let theme = finding.subject.traits.first,
      let member = snapshot.theme(named: theme),
      let repair = CheckRepair(of: finding, in: snapshot.library)
    else { return }
    for proposal in repair.proposals {
      addRepair(proposal, of: proposal.index, member, repair.traits, finding)
      // A plain reference leads to a color that is changed for all its users.
      var index = proposal.index
      var depth = 0
      while depth < 16, let next = member.colors.alias(at: index, for: repair.traits) {
        index = next
        depth += 1
      }
      if index != proposal.index {
        addRepair(proposal, of: index, member, repair.traits, finding)
      }
    }
  }

  /// Adds the change of the value of a color, which is that of the proposal or one that it refers to.
  private mutating func addRepair(
    _ proposal: CheckRepair.Proposal,
    of index: Int,
    _ member: CompiledTheme,
    _ traits: TraitCollection,
    _ finding: Diagnostic
  ) {
    guard let excerpt = member.colors.excerpt(at: index, for: traits),
      let text = snapshot?.text(ofFile: excerpt.file), let start = text.offset(of: excerpt.start),
      let site = snapshot?.index(ofFile: excerpt.file)?.site(at: start),
      let parsed = site.color, site.node.range.lowerBound == start
    else { return }
    switch parsed.expression {
    case .color, .reference: break
    // A change of one part of an expression has other effects than the wanted one.
    default: return
    }
    // A palette color that it refers to is written for its users in its own notation.
    let css = ColorNotation(of: site.node.text).text(of: proposal.color, where: proposal.isMet)
    let name = member.colors.definition(at: index).name
    let conditions = site.keys.isEmpty ? "" : " (\(site.keys.joined(separator: " ")))"
    let isOther = index != proposal.index
    let whole = isOther ? "\(member.colors.isPaletteColor(at: index) ? "palette " : "")color " : ""
    let file =
      excerpt.file == member.theme?.file
      ? "" : " of theme '\(snapshot?.index(ofFile: excerpt.file)?.name ?? "")'"
    let users = isOther ? " for all its uses" : ""
    let rest = proposal.passesAll ? "" : "; other checks of it fail"
    let isFlow = site.node.style == .plain && text.isInFlow(site.node.range.lowerBound)
    add(
      "Change \(whole)'\(name)'\(conditions)\(file) to \(css)\(users)\(rest)",
      .quickFix,
      [
        CodeAction.Edit(
          path: excerpt.file,
          range: site.node.range,
          text: site.node.style == .plain ? Self.quoted(css, isFlow: isFlow) : "\"\(css)\""
        )
      ],
      for: finding
    )
  }
}

extension DocumentText {
  /// Whether an offset is inside of brackets or braces on its line.
  fileprivate func isInFlow(_ offset: Int) -> Bool {
    let line = lineRange(line(at: offset))
    return bytes[line.lowerBound..<offset].contains { "{[".utf8.contains($0) }
  }
}
