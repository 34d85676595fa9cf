import CLibrary
import TextSupport

/// The date of reports.
enum ReportDate {
  /// The last second of the year 9999.
  private static let lastSecond = 253_402_300_799

  /// Returns today's date in UTC as `2026-11-23`, or that of `SOURCE_DATE_EPOCH` in the environment.
  ///
  /// Source: reproducible-builds.org, SOURCE_DATE_EPOCH 1.1: seconds since 1970.
  ///
  /// - Throws: ``Failure`` if the variable is not such a number.
  static func current() throws -> String {
    guard let variable = getenv("SOURCE_DATE_EPOCH") else { return text(of: time(nil)) }
    let epoch = String(cString: variable)
    guard let seconds = Int(epoch), (0...lastSecond).contains(seconds) else {
      throw Failure.cannot(
        "SOURCE_DATE_EPOCH is '\(epoch)'; expected a number of seconds since 1970"
      )
    }
    return text(of: time_t(seconds))
  }

  /// Returns the date of a second since 1970.
  static func text(of second: time_t) -> String {
    var second = second
    var date = tm()
    gmtime_r(&second, &date)
    func digits(_ number: Int32, _ width: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
    }
    let (year, month) = (digits(date.tm_year + 1_900, 4), digits(date.tm_mon + 1, 2))
    return "\(year)-\(month)-\(digits(date.tm_mday, 2))"
  }
}
