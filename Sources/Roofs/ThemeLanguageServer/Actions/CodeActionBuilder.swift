import ColorValues
import DynamicColors
import SourceDiagnostics
import SourceDocuments
import ThemeFiles
import ThemeValidation
import TraitSystem

/// Collects the actions for a range of a file, in the current state of its library.
struct CodeActionBuilder {
  /// The library of the file; nil for a file of an asset catalog.
  let project: ThemeProject?

  let path: String

  /// The current text of the file.
  let text: DocumentText

  /// The bytes that the actions are for.
  let range: Range<Int>

  /// Returns the proposals for a misspelled word at an offset of the file.
  let spellings: (Int) -> [CompletionItem]

  private(set) var actions: [CodeAction] = []

  /// The rules that an action turns off, and the deprecated names that one replaces.
  var ignoredRules: Set<Rule> = []
  var replacedNames: Set<String> = []

  init(
    _ project: ThemeProject?,
    path: String,
    text: DocumentText,
    range: Range<Int>,
    spellings: @escaping (Int) -> [CompletionItem]
  ) {
    self.project = project
    self.path = path
    self.text = text
    self.range = range
    self.spellings = spellings
  }

  mutating func add(
    _ title: String,
    kind: CodeAction.Kind,
    edits: [TextEdit],
    in file: String? = nil,
    for finding: Diagnostic? = nil,
    isPreferred: Bool = false,
    repair: CodeAction.Repair? = nil
  ) {
    let file = file ?? path
    guard !edits.isEmpty,
      !actions.contains(where: { $0.edits == edits && $0.path == file && $0.kind == kind })
    else { return }
    actions.append(
      CodeAction(
        title: title,
        kind: kind,
        path: file,
        edits: edits,
        finding: finding,
        isPreferred: isPreferred,
        repair: repair
      )
    )
  }

  /// The maximum number of repairs of checks.
  private static let repairLimit = 6

  /// Puts the repairs of checks first, and removes surplus ones.
  ///
  /// Repairs of foregrounds precede repairs of backgrounds, then repairs in the file precede those
  /// in other files, and then a repair that passes all checks precedes one that does not. The first
  /// one is preferred unless it changes a background, which other colors are shown on as well.
  mutating func limitRepairs() {
    func rank(_ action: CodeAction) -> Int {
      (action.repair?.isBackground == true ? 4 : 0) + (action.path == path ? 0 : 2)
        + (action.repair?.passesAll == true ? 0 : 1)
    }
    var repairs = actions.filter { $0.repair != nil }.sorted { rank($0) < rank($1) }
    guard let first = repairs.first?.repair else { return }
    repairs[0].isPreferred = !first.isBackground
    actions = repairs.prefix(Self.repairLimit) + actions.filter { $0.repair == nil }
  }

  // MARK: Findings

  /// Adds the actions for a finding that the range touches.
  mutating func add(for finding: Diagnostic) {
    addFix(of: finding)
    switch finding.rule {
    case .contrast, .distinct: addRepairs(of: finding)
    case .missingVariant: addVariant(for: finding)
    case .deprecatedUse: addReplacements(of: finding)
    default: addSpellings(for: finding)
    }
    addIgnoring(of: finding)
  }

  /// Returns the bytes of a place in the file of the request.
  func bytes(of excerpt: SourceExcerpt) -> Range<Int>? {
    bytes(of: excerpt.start..<max(excerpt.start, excerpt.end))
  }

  /// Returns the bytes of a range of positions in the file of the request.
  func bytes(of range: Range<SourcePosition>) -> Range<Int>? {
    guard let start = text.offset(of: range.lowerBound), let end = text.offset(of: range.upperBound)
    else { return nil }
    return start..<max(start, end)
  }

  /// The value of a color at the start of the range.
  var site: ValueSite? { index?.site(at: range.lowerBound) }

  /// The names of the file; nil while an error hides its nodes.
  var index: FileIndex? { project?.index(ofFile: path) }
}

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
      let notation = ColorReplacement.Notation.of(literal?.site.node.text ?? "")
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
    let name = member.definitions.definition(at: index).name
    let conditions = site.keys.isEmpty ? "" : " (\(site.keys.joined(separator: " ")))"
    let isOther = index != proposal.index
    let whole =
      isOther ? "\(member.definitions.isPrimitive(at: index) ? "palette " : "")color " : ""
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
        old: member.definitions.color(at: index, for: traits),
        new: (try? Color(css: css)) ?? proposal.color,
        isBackground: proposal.isBackground,
        passesAll: proposal.passesAll
      )
    )
  }
}
