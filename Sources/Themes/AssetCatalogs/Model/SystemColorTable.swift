public import ColorValues
public import DynamicColors
internal import SourceDiagnostics

/// The values of system colors.
///
/// Catalogs store only the names; the values are defined by the operating system and change with
/// its versions.
public struct SystemColorTable: Sendable {
  /// The values of one color; if a value is nil, the value without its last condition applies.
  public struct Values: Hashable, Sendable {
    /// For light and unspecified interfaces.
    public var light: Color
    /// For dark interfaces.
    public var dark: Color?
    /// For light interfaces with high contrast.
    public var lightHighContrast: Color?
    /// For dark interfaces with high contrast.
    public var darkHighContrast: Color?
    /// For elevated dark interfaces.
    public var darkElevated: Color?
    /// For elevated dark interfaces with high contrast.
    public var darkHighContrastElevated: Color?

    /// Creates the values of a constant color; set other values as needed.
    public init(_ light: Color) { self.light = light }

    func color(for request: AssetRequest) -> Color {
      guard request.luminosity == .dark else {
        return request.isHighContrast ? lightHighContrast ?? light : light
      }
      let normal = dark ?? light
      let high = darkHighContrast ?? normal
      return switch (request.isHighContrast, request.isElevated) {
      case (false, false): normal
      case (false, true): darkElevated ?? normal
      case (true, false): high
      case (true, true): darkHighContrastElevated ?? darkElevated ?? high
      }
    }
  }

  /// The values by name without the suffix `Color`, for phones and tablets.
  public let ios: [String: Values]

  /// The values by name without the suffix `Color`, for Macs.
  public let mac: [String: Values]

  /// Returns the value of a color for a request, or nil if the table does not have it.
  public func color(for reference: SystemColorReference, _ request: AssetRequest) -> Color? {
    values(of: reference, isMac: request.idiom == .mac)?.color(for: request)
  }

  /// Returns the values of a color, or nil if the table does not have it; those of Macs for the
  /// platform `universal` on a Mac.
  func values(of reference: SystemColorReference, isMac: Bool) -> Values? {
    let name = Self.key(reference.name)
    return switch reference.platform {
    case "ios": ios[name]
    case "osx": mac[name]
    default: isMac ? mac[name] ?? ios[name] : ios[name] ?? mac[name]
    }
  }

  /// Returns names similar to the name of a reference, for a message.
  func question(for reference: SystemColorReference) -> String {
    let names = reference.platform == "osx" ? mac : ios
    let known = names.keys.sorted().map { $0 + "Color" }
    return Spelling.question(proposing: Spelling.nearest(to: reference.name, among: known))
  }

  private static func key(_ name: String) -> String {
    name.hasSuffix("Color") ? String(name.dropLast(5)) : name
  }
}

extension SystemColorTable.Values {
  /// The color with these values for their traits.
  ///
  /// ```swift
  /// SystemColorTable.standard.ios["systemRed"]?.color  // #ff3b30, and #ff453a for dark interfaces
  /// ```
  public var color: DynamicColor {
    let highElevated = darkHighContrastElevated ?? darkHighContrast.flatMap { _ in darkElevated }
    let variants: [(words: [String], color: Color?)] = [
      ([], light), (["dark"], dark), (["light", "high-contrast"], lightHighContrast),
      (["dark", "high-contrast"], darkHighContrast), (["dark", "elevated"], darkElevated),
      (["dark", "high-contrast", "elevated"], highElevated),
    ]
    let set = try? ColorSet(
      variants.compactMap { words, color in
        color.map { ColorVariant($0, when: Set(words.compactMap(ConditionWords.condition))) }
      }
    )
    return set.map { DynamicColor($0) } ?? DynamicColor(light)
  }
}
