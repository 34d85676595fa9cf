#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// The curve of the grey spaces of catalogs.
enum GammaCurve {
  /// The light of an encoded value of 0 or more: its power of 2.2.
  static func decoded(_ value: Double) -> Double { pow(value, 2.2) }
}
