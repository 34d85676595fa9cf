import ColorValues
import DynamicColors
import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemeValidation
import TraitSystem

/// Passing colors for the values of a failed check.
extension CodeActionBuilder {
  /// Adds changes of the foreground color of a failed check, and by default of its background.
  mutating func addRepairs(of finding: Diagnostic, changingBackground: Bool = true) {
    guard let project, let theme = finding.subject.traits.first,
      let member = project.theme(named: theme),
      let repair = CheckRepair(of: finding, in: project)
    else { return }
    for proposal in changingBackground ? repair.proposals : repair.foreground {
      // The color that references lead to is changed for all its users.
      let literal = project.value(of: proposal.source, in: member, for: repair.traits)
      let notation = ColorNotation.of(literal?.site.node.text ?? "")
      let css = notation.text(of: proposal.color, where: proposal.isMet) ?? proposal.color.css
      addRepair(proposal, css: css, in: member, repair.traits, for: finding)
    }
  }

  /// Adds the change of a value to a color: the value of the proposal, or one that it refers to.
  private mutating func addRepair(
    _ proposal: CheckRepair.Proposal,
    css: String,
    in member: CompiledTheme,
    _ traits: TraitCollection,
    for finding: Diagnostic
  ) {
    let index = proposal.replaced
    guard let (site, file) = project?.value(of: index, in: member, for: traits) else { return }
    switch site.color?.expression {
    case .color?: break
    // Its color would replace both branches.
    case .lightDark?, nil: return
    // References in a theme that is extended mean other colors in other themes.
    default: if file != member.theme?.file { return }
    }
    let name = member.colors.definition(at: index).name
    let conditions = site.keys.isEmpty ? "" : " (\(site.keys.joined(separator: " ")))"
    let isOther = index != proposal.index
    let whole = isOther ? "\(member.colors.isPaletteColor(at: index) ? "palette " : "")color " : ""
    let theme =
      file == path ? "" : " of theme '\(project?.index(ofFile: file)?.name ?? "")'"
    let users = isOther ? " for all its uses" : ""
    let rest = proposal.passesAll ? "" : "; other checks of it fail"
    add(
      "Change \(whole)'\(name)'\(conditions)\(theme) to \(css)\(users)\(rest)",
      kind: .quickFix,
      edits: [
        TextEdit(
          range: site.node.range,
          text: site.node.style == .plain ? Self.quoted(css, isFlow: false) : "\"\(css)\""
        )
      ],
      in: file,
      for: finding,
      repair: CodeAction.Repair(
        name: name,
        old: member.colors.color(at: index, for: traits),
        new: (try? Color(css: css)) ?? proposal.color,
        isBackground: proposal.isBackground,
        passesAll: proposal.passesAll
      )
    )
  }
}
