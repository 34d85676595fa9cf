package import TextSupport

extension NumberText {
  /// Returns a measured number below `limit` for people, truncated, with enough decimal places to
  /// differ from it.
  package static func message(_ value: Double, below limit: Double) -> String {
    let required = message(limit, .cut(6))
    return [2, 4, 6].map { message(value, .cut($0)) }.first { $0 != required } ?? message(value)
  }
}
