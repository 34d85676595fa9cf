import ColorValues
import DynamicColors
import Testing
import TraitSystem

@testable import AssetCatalogs

@Suite("System colors")
struct SystemColorTests {
  @Test("A system color as a dynamic color has the values of the table under all traits")
  func dynamicColors() {
    for style in UserInterfaceStyle.allCases {
      for contrast in AccessibilityContrast.allCases {
        for level in UserInterfaceLevel.allCases {
          let traits = TraitCollection {
            $0.userInterfaceStyle = style
            $0.accessibilityContrast = contrast
            $0.userInterfaceLevel = level
          }
          let request = AssetRequest(traits)
          for table in [SystemColorTable.standard.ios, SystemColorTable.standard.mac] {
            for (name, values) in table {
              let color = values.color.resolvedColor(with: traits)
              #expect(color == values.color(for: request), "\(name) \(traits)")
            }
          }
        }
      }
    }
  }

  @Test(
    "A missing value of a system color is that with fewer conditions",
    arguments: [
      (dark: false, high: false, elevated: true, gray: 0.0), (true, false, false, 0.2),
      (true, true, false, 0.3), (true, false, true, 0.4), (true, true, true, 0.4),
      (false, true, true, 0.0),
    ]
  )
  func fallback(dark: Bool, high: Bool, elevated: Bool, gray: Double) {
    func color(_ gray: Double) -> Color { Color(.srgb, gray, gray, gray) }
    var values = SystemColorTable.Values(color(0))
    values.dark = color(0.2)
    values.darkHighContrast = color(0.3)
    values.darkElevated = color(0.4)
    let traits = TraitCollection {
      $0.userInterfaceStyle = dark ? .dark : .light
      $0.accessibilityContrast = high ? .high : .normal
      $0.userInterfaceLevel = elevated ? .elevated : .base
    }
    #expect(values.color.resolvedColor(with: traits) == color(gray))
    #expect(values.color(for: AssetRequest(traits)) == color(gray))
  }
}
