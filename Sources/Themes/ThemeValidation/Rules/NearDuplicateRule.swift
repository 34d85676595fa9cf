import ColorValues
import DynamicColors
import SourceDiagnostics
import TextSupport
import ThemeFiles
import TraitSystem

extension Rule {
  /// Indistinguishable colors must be one color.
  static let nearDuplicate = Rule(
    "near-duplicate",
    severity: nil,
    summary: "Indistinguishable colors must be one color.",
    explanation: """
      Two colors of a theme that differ by less than one in CIEDE2000 under all traits are usually \
      one color, written twice with a slip. A color that is only a reference is not a duplicate, \
      nor are two colors of which one is derived from the other, or both from the same third \
      color. Each color is reported once, with the nearest of the colors before it. The rule is \
      off by default: it is intended for cleaning up, and colors may be equal on purpose.
      """,
    remedy: "Let one color refer to the other, or both to one color of the palette."
  )
}

extension CheckedRule {
  static let nearDuplicate = CheckedRule(rule: .nearDuplicate, checkTheme: check)

  /// The CIEDE2000 below which colors are hardly distinguishable.
  private static let noticeable = 1.0

  /// The edge of a cell in OKLab: colors that differ by 1 in CIEDE2000 differ by less than this.
  private static let edge = 0.03

  /// The maximum number of colors of one cell that others are compared with.
  private static let cellLimit = 64

  /// The numbers of a cell in OKLab.
  private typealias Cell = SIMD3<Int32>

  private static func check(_ context: ThemeContext, reporting findings: inout Findings) {
    guard let member = context.member else { return }
    let colors = member.definitions
    // Colors under no traits are put into cells; only colors of adjacent cells are compared, and
    // only similar ones under all traits.
    let plain = TraitCollection()
    var cells: [Cell: [ColorIndex]] = [:]
    var lab: [ColorIndex: Color] = [:]
    for index in colors.indices where !isAlias(index, in: colors) && !member.isInvalid(index) {
      let color = colors.color(at: index, for: plain).converted(to: .lab)
      let place = color.converted(to: .oklab)
      let cell = Cell(number(place.c1), number(place.c2), number(place.c3))
      let isOwn = colors.layer(of: index) == member.chain.count - 1
      var nearest: (index: ColorIndex, difference: Double)?
      for candidate in neighbours(of: cell, in: cells) {
        guard isOwn || colors.layer(of: candidate) == member.chain.count - 1,
          let other = lab[candidate], abs(other.alpha - color.alpha) < 0.01
        else { continue }
        let difference = other.difference(to: color)
        guard difference < min(noticeable, nearest?.difference ?? .infinity),
          !isLinked(candidate, to: index, in: colors),
          let worst = worstDifference(
            of: candidate,
            to: index,
            in: colors,
            limit: context.combinationLimit
          ),
          worst < noticeable
        else { continue }
        nearest = (candidate, max(worst, difference))
      }
      if cells[cell, default: []].count < cellLimit { cells[cell, default: []].append(index) }
      lab[index] = color
      guard let nearest else { continue }
      report(index, duplicating: nearest, in: member, to: &findings)
    }
  }

  private static func number(_ value: Double) -> Int32 {
    Int32(clamping: max(-1e6, min(1e6, (value / edge).rounded(.down))))
  }

  private static func neighbours(of cell: Cell, in cells: [Cell: [ColorIndex]]) -> [ColorIndex] {
    var found: [ColorIndex] = []
    for x in Int32(-1)...1 {
      for y in Int32(-1)...1 {
        for z in Int32(-1)...1 { found += cells[cell &+ Cell(x, y, z)] ?? [] }
      }
    }
    return found.sorted()
  }

  /// Whether a color consists of references only.
  private static func isAlias(_ index: ColorIndex, in colors: CompiledDefinitions) -> Bool {
    colors.variants(at: index).allSatisfy { variant in
      if case .reference = variant.value { true } else { false }
    }
  }

  /// Whether one color is derived from the other, or both from the same third color.
  private static func isLinked(
    _ first: ColorIndex,
    to second: ColorIndex,
    in colors: CompiledDefinitions
  ) -> Bool {
    let names = [first, second].map { colors.definition(at: $0).name }
    let left = references(of: first, in: colors)
    let right = references(of: second, in: colors)
    return left.contains(names[1]) || right.contains(names[0]) || !left.isDisjoint(with: right)
  }

  private static func references(of index: ColorIndex, in colors: CompiledDefinitions) -> Set<
    String
  > {
    guard colors.definition(at: index).hasExpression else { return [] }
    return colors.reachableNames(from: [index])
      .subtracting([colors.definition(at: index).name])
  }

  private static func worstDifference(
    of first: ColorIndex,
    to second: ColorIndex,
    in colors: CompiledDefinitions,
    limit: Int
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
    _ index: ColorIndex,
    duplicating nearest: (index: ColorIndex, difference: Double),
    in member: CompiledTheme,
    to findings: inout Findings
  ) {
    let colors = member.definitions
    let other = colors.definition(at: nearest.index).name
    let measured = NumberText.message(nearest.difference, .cut(2))
    // A difference that is written as 0 is not visible.
    let how = measured == "0" ? "is the same as" : "differs by at most \(measured) from"
    findings.add(
      .nearDuplicate,
      "\(name: colors.definition(at: index).name) \(how) \(name: other) under all traits; let one refer to the other",
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
