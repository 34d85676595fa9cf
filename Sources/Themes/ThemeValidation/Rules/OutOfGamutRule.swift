import ColorValues
import DynamicColors
import SourceDiagnostics
import TextSupport
import ThemeFiles
import TraitSystem

extension Rule {
  /// Colors must be inside the gamut of displays.
  static let outOfGamut = Rule(
    "out-of-gamut",
    severity: .warning,
    summary: "Colors must be inside the gamut of displays.",
    explanation: """
      A display shows a color outside its gamut as the nearest color inside. No device shows a \
      color outside Display P3. If a color has variants for gamuts, its variants without 'p3' must \
      be inside sRGB. A color without such variants may be outside sRGB, where it is mapped as in \
      CSS. Differences of less than one in CIEDE2000 are ignored, since they are not visible. The \
      colors that each file defines are checked under all traits.
      """,
    remedy: """
      Use the color that the message names, or reduce the chroma; add a variant for 'p3' to keep \
      the vivid color on displays that show it.
      """
  )
}

extension CheckedRule {
  static let outOfGamut = CheckedRule(rule: .outOfGamut, checkTheme: check)

  /// The minimum CIEDE2000 between a color and its displayed color that is reported.
  private static let noticeable = 1.0

  private static func check(_ context: ThemeContext, reporting findings: inout Findings) {
    guard let member = context.member else { return }
    let gamut = TraitKey(DisplayGamutTrait.self)
    for index in member.ownIndices where !member.isInvalid(index) {
      let colors = member.definitions
      // Most colors are inside sRGB.
      if colors.isPlainlySRGB(at: index) { continue }
      let variants = colors.variants(at: index)
      if !colors.hasConditions(at: index), case .color(let color) = variants[.first].value {
        report(
          color,
          outside: .displayP3,
          ofVariant: .first,
          at: index,
          in: member,
          under: [],
          to: &findings
        )
        continue
      }
      let isForGamuts = variants.variantIndices.contains { variant in
        colors.conditions(ofVariant: variant, at: index).contains { $0.trait == gamut }
      }
      var reportedVariants = Set<VariantIndex>()
      _ = colors.forEachCombination(of: [index], limit: context.combinationLimit) {
        traits,
        conditions in
        let winner = colors.winningVariant(at: index, for: traits)
        guard !reportedVariants.contains(winner) else { return }
        let isWide = traits.displayGamut == .P3
        let color = colors.color(at: index, for: traits)
        let space: ColorSpace = isForGamuts && !isWide ? .srgb : .displayP3
        let others = conditions.lazy.filter { $0.trait != gamut }
        if report(
          color,
          outside: space,
          ofVariant: winner,
          at: index,
          in: member,
          under: others,
          to: &findings
        ) {
          reportedVariants.insert(winner)
        }
      }
    }
  }

  @discardableResult
  private static func report(
    _ color: Color,
    outside gamut: ColorSpace,
    ofVariant variant: VariantIndex,
    at index: ColorIndex,
    in member: CompiledTheme,
    under conditions: some Sequence<TraitCondition>,
    to findings: inout Findings
  ) -> Bool {
    guard !color.isInGamut(of: gamut) else { return false }
    let fitted = color.fitted(to: gamut)
    let difference = color.difference(to: fitted)
    guard difference >= noticeable else { return false }
    let name = member.definitions.definition(at: index).name
    let conditions = Array(conditions)
    let place = conditions.isEmpty ? "" : " for \(conditions.words)"
    let shown = fitted.converted(to: color.space.isBounded ? gamut : color.space).messageCSS()
    findings.add(
      .outOfGamut,
      "\(name: name) is outside \(gamut == .srgb ? "sRGB" : "Display P3")\(place); it is displayed as \(shown), which differs by \(NumberText.message(difference, .cut(1)))",
      at: member.definitions.excerpt(ofVariant: variant, at: index)
    )
    return true
  }
}
