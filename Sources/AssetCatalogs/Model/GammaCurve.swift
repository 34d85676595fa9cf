internal import PlatformSupport

/// The transfer curve of gray spaces in catalogs.
enum GammaCurve {
  /// Returns the linear value of an encoded value of 0 or more: its power of 2.2.
  static func decoded(_ value: Double) -> Double { pow(value, 2.2) }
}
