import Testing
import ThemeFiles

@testable import ThemeValidation

/// The words that the format declares for values of types in modules above it.
struct FormatWordTests {
  @Test func `Words of the format are the values of their types`() {
    let methods = ColorCheck.ContrastMethod.allCases.map(\.rawValue)
    guard case .words(let words, _) = FormatKey.contrastMethod.value, words == methods else {
      Issue.record("the methods are \(methods)")
      return
    }
    let screens = ColorCheck.Screen.allCases.dropFirst().map(\.rawValue)
    guard case .words(let words, _) = FormatKey.screen.value, words == screens else {
      Issue.record("the terminals are \(screens)")
      return
    }
  }
}
