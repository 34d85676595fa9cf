import ColorValues
import DynamicColors
import SourceDiagnostics
import TextSupport
import ThemeFiles
import TraitSystem

/// Colours that nobody can tell apart are one colour.
enum NearDuplicateRule {
  static let documentation = RuleDocumentation(
    .nearDuplicate,
    summary: "Colours that nobody can tell apart are one colour.",
    why: """
      Two colours of a theme that differ by less than one in CIEDE2000 under all traits are mostly \
      one colour that was written twice, once with a slip. A colour that is nothing but a reference \
      is no duplicate, nor are two of which one is made of the other, or both of the same third. Each colour is told once, with the \
      nearest of those before it. The rule is off by itself: it is meant for cleaning up, and \
      colours may be equal on purpose.
      """,
    fix: """
      Let one of them refer to the other, or both to one colour of the palette.
      """,
    bad: RuleExample(files: [
      ("library.yaml", "library: 1\nrules: { near-duplicate: warning }"),
      ("standard.yaml", "theme: standard\ncolors:\n  accent: \"#0066cc\"\n  link: \"#0065cc\""),
    ]),
    good: RuleExample(files: [
      ("library.yaml", "library: 1\nrules: { near-duplicate: warning }"),
      ("standard.yaml", "theme: standard\ncolors:\n  accent: \"#0066cc\"\n  link: \"{accent}\""),
    ])
  )

  /// The CIEDE2000 below which colours are hardly told apart.
  private static let noticeable = 1.0

  /// The edge of a cell in OKLab: colours that differ by 1 in CIEDE2000 differ by less than this.
  private static let edge = 0.03

  /// The most colours of one cell that others are compared with: among more that are so near, it says
  /// enough which of these is nearest.
  private static let cellLimit = 64

  private struct Cell: Hashable {
    let x: Int32
    let y: Int32
    let z: Int32
  }

  static func check(_ theme: Theme, _ context: RuleContext, _ findings: inout Findings) {
    guard let member = context.member(of: theme.name) else { return }
    let colors = member.colors
    // Colours under no traits at all are put into cells; only those of neighbouring cells are
    // compared, and only those that are near there under all traits.
    let plain = TraitCollection()
    var cells: [Cell: [Int]] = [:]
    var lab: [Int: Color] = [:]
    for index in 0..<colors.count where !isAlias(index, colors) && !member.isFaulty(index) {
      let color = colors.color(at: index, for: plain).converted(to: .lab)
      let place = color.converted(to: .oklab)
      let cell = Cell(x: number(place.c1), y: number(place.c2), z: number(place.c3))
      let isOwn = colors.layer(of: index) == member.chain.count - 1
      var nearest: (index: Int, difference: Double)?
      for candidate in neighbours(of: cell, in: cells) {
        guard isOwn || colors.layer(of: candidate) == member.chain.count - 1,
          let other = lab[candidate], abs(other.alpha - color.alpha) < 0.01
        else { continue }
        let difference = other.difference(to: color)
        guard difference < min(noticeable, nearest?.difference ?? .infinity),
          !areLinked(candidate, index, colors),
          let worst = worstDifference(candidate, index, colors, context.combinationLimit),
          worst < noticeable
        else { continue }
        nearest = (candidate, max(worst, difference))
      }
      if cells[cell, default: []].count < cellLimit { cells[cell, default: []].append(index) }
      lab[index] = color
      guard let nearest else { continue }
      report(index, nearest, member, &findings)
    }
  }

  private static func number(_ value: Double) -> Int32 {
    Int32(clamping: max(-1e6, min(1e6, (value / edge).rounded(.down))))
  }

  private static func neighbours(of cell: Cell, in cells: [Cell: [Int]]) -> [Int] {
    var found: [Int] = []
    for x in -1...1 {
      for y in -1...1 {
        for z in -1...1 {
          let near = Cell(x: cell.x + Int32(x), y: cell.y + Int32(y), z: cell.z + Int32(z))
          if let members = cells[near] { found += members }
        }
      }
    }
    return found.sorted()
  }

  /// Whether a colour is nothing but references.
  private static func isAlias(_ index: Int, _ colors: CompiledColors) -> Bool {
    colors.variants(at: index).allSatisfy { variant in
      if case .reference = variant.value { true } else { false }
    }
  }

  /// Whether one is made of the other, or both of the same third.
  private static func areLinked(_ first: Int, _ second: Int, _ colors: CompiledColors) -> Bool {
    let names = [first, second].map { colors.definition(at: $0).name }
    let left = references(first, colors)
    let right = references(second, colors)
    return left.contains(names[1]) || right.contains(names[0]) || !left.isDisjoint(with: right)
  }

  private static func references(_ index: Int, _ colors: CompiledColors) -> Set<String> {
    guard colors.definition(at: index).hasExpression else { return [] }
    return colors.reachableNames(from: [index])
      .subtracting([colors.definition(at: index).name])
  }

  private static func worstDifference(
    _ first: Int,
    _ second: Int,
    _ colors: CompiledColors,
    _ limit: Int
  ) -> Double? {
    var worst = 0.0
    let isComplete = colors.forEachCombination(of: [first, second], limit: limit) { traits, _ in
      let left = colors.color(at: first, for: traits)
      let right = colors.color(at: second, for: traits)
      worst =
        abs(left.alpha - right.alpha) < 0.01 ? max(worst, left.difference(to: right)) : .infinity
    }
    return isComplete ? worst : nil
  }

  private static func report(
    _ index: Int,
    _ nearest: (index: Int, difference: Double),
    _ member: CompiledTheme,
    _ findings: inout Findings
  ) {
    let colors = member.colors
    let other = colors.definition(at: nearest.index).name
    let measured = DecimalNumber.cut(nearest.difference, places: 2)
    // What is 0 as it is written is no difference to anybody.
    let how = measured == "0" ? "is the same as" : "differs by no more than \(measured) from"
    findings.add(
      .nearDuplicate,
      "'\(colors.definition(at: index).name)' \(how) '\(other)' under all traits; let one refer to the other",
      at: member.excerpt(ofDefinitionAt: index),
      notes: [
        Diagnostic.Note(
          message: "'\(other)' is defined here",
          excerpt: member.excerpt(ofDefinitionAt: nearest.index)
        )
      ]
    )
  }
}
