import ColorValues
import DynamicColors
import SourceDiagnostics
import ThemeFiles
import TraitSystem

/// Colours lie within what displays show.
enum OutOfGamutRule {
  static let documentation = RuleDocumentation(
    .outOfGamut,
    summary: "Colours lie within what displays show.",
    why: """
      A display shows a colour outside its gamut as the nearest that it has. Beyond Display P3 no \
      device shows what the file says. A colour with variants for gamuts has spoken for sRGB as \
      well: what applies without 'p3' must lie within sRGB. A colour without such variants may leave \
      sRGB, where it is mapped as CSS says. What differs by less than one in CIEDE2000 isn't told, \
      as nobody sees it. Each file's own colours are looked at, under all traits.
      """,
    fix: """
      Take the colour that the message names, or lower the chroma; add a variant for 'p3' to keep the \
      vivid colour where it can be shown.
      """,
    bad: RuleExample(
      """
      theme: standard
      colors:
        accent: oklch(70% 0.4 145)
      """
    ),
    good: RuleExample(
      """
      theme: standard
      colors:
        accent: oklch(70% 0.2 145)
      """
    )
  )

  /// The least CIEDE2000 between a colour and what is shown of it that is worth telling.
  private static let noticeable = 1.0

  static func check(_ theme: Theme, _ context: RuleContext, _ findings: inout Findings) {
    guard let member = context.member(of: theme.name) else { return }
    let gamut = TraitKey(DisplayGamutTrait.self)
    for index in member.ownIndices where !member.isFaulty(index) {
      let colors = member.colors
      // Most colours are.
      if colors.isPlainlySRGB(at: index) { continue }
      let variants = colors.variants(at: index)
      if !colors.hasConditions(at: index), case .color(let color) = variants[0].value {
        report(color, gamut: .displayP3, 0, index, member, [], &findings)
        continue
      }
      let isForGamuts = variants.contains { variant in
        context.table.conditions(of: variant.conditions).contains { $0.trait == gamut }
      }
      var told = Set<Int>()
      _ = colors.forEachCombination(of: [index], limit: context.combinationLimit) {
        traits,
        conditions in
        let winner = colors.winningVariant(at: index, for: traits)
        guard !told.contains(winner) else { return }
        let isWide = traits.displayGamut == .P3
        let color = colors.color(at: index, for: traits)
        let space: ColorSpace = isForGamuts && !isWide ? .srgb : .displayP3
        let others = conditions.filter { $0.trait != gamut }
        if report(color, gamut: space, winner, index, member, others, &findings) {
          told.insert(winner)
        }
      }
    }
  }

  @discardableResult
  private static func report(
    _ color: Color,
    gamut: ColorSpace,
    _ variant: Int,
    _ index: Int,
    _ member: CompiledTheme,
    _ conditions: [ColorCondition],
    _ findings: inout Findings
  ) -> Bool {
    guard !color.isInGamut(of: gamut) else { return false }
    let fitted = color.fitted(to: gamut)
    let difference = color.difference(to: fitted)
    guard difference >= noticeable else { return false }
    let name = member.colors.definition(at: index).name
    let place = conditions.isEmpty ? "" : " for \(conditions.words)"
    let shown = fitted.converted(to: color.space.isBounded ? gamut : color.space).displayCSS
    findings.add(
      .outOfGamut,
      "'\(name)' lies outside \(gamut == .srgb ? "sRGB" : "Display P3")\(place); \(shown) is shown instead, which differs by \(DecimalNumber.cut(difference, places: 1))",
      at: member.colors.excerpt(ofVariant: variant, at: index)
    )
    return true
  }
}
