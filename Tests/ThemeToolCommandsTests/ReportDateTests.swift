import CLibrary
import Testing

@testable import ThemeToolCommands

struct ReportDateTests {
  @Test(
    arguments: [
      (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"),
      (951_782_400, "2000-02-29"),
      (1_700_000_000, "2023-11-14"), (253_402_300_799, "9999-12-31"),
    ] as [(time_t, String)]
  )
  func `a date is that of UTC`(_ second: time_t, _ wanted: String) {
    #expect(ReportDate.text(of: second) == wanted)
  }
}
