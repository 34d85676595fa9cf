import Testing
import ThemeExports
import ThemeFiles

@testable import ThemeValidation

/// The words that the format declares for values of types in modules above it.
struct FormatWordTests {
  private static func words(_ key: String, of mapping: FormatMapping) -> [String]? {
    guard case .words(let words) = mapping[key]?.value else { return nil }
    return words
  }

  @Test func `words are the values of their types`() {
    let methods = ColorCheck.ContrastMethod.allCases.map(\.rawValue)
    #expect(Self.words("method", of: .contrastCheck) == methods)
    #expect(ExportOption.styleSwitches == ExportOptions.StyleSwitch.allCases.map(\.rawValue))
    #expect(ExportOption.themeMarks == CatalogNames.ThemeMark.allCases.map(\.rawValue))
  }
}
