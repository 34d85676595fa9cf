import ColorValues
import Testing

@testable import ThemeRendering

struct ContrastLevelTests {
  // WCAG 2.2: success criteria 1.4.3 (4.5 and 3), 1.4.6 (7), 1.4.11 (3 for graphics, no more).
  @Test(
    "A ratio has the WCAG level of its use",
    arguments: [
      (21, .bodyText, .enhanced), (7, .bodyText, .enhanced), (6.999, .bodyText, .minimum),
      (4.5, .bodyText, .minimum), (4.499, .bodyText, .large), (3, .bodyText, .large),
      (2.999, .bodyText, .insufficient), (21, .graphics, .minimum), (3, .graphics, .minimum),
      (2.999, .graphics, .insufficient),
    ] as [(Double, ContrastUse, ContrastLevel)]
  )
  func levels(ratio: Double, use: ContrastUse, level: ContrastLevel) {
    #expect(ContrastLevel(ratio: ratio, use: use) == level)
  }

  @Test(
    "A shown ratio is rounded down so that it never appears sufficient",
    arguments: [(4.499, "4.4"), (4.5, "4.5"), (21, "21.0"), (1, "1.0"), (6.999999, "6.9")]
  )
  func text(ratio: Double, text: String) {
    let badge = ContrastBadge(
      backgroundName: "b",
      background: .white,
      ratio: ratio,
      level: .minimum
    )
    #expect(badge.ratioText == text)
  }
}
