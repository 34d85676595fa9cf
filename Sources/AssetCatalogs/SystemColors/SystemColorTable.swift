public import ColorValues
internal import SourceDiagnostics

/// The values of the colours that systems have by name.
///
/// Catalogs store only the names; the values belong to the system that runs the program and change
/// with its versions. This is the one place that says what they are: give another table to
/// ``AssetCatalog`` to have others.
public struct SystemColorTable: Sendable {
  /// The values of one colour; where one is nil, the value without its last condition applies.
  public struct Values: Hashable, Sendable {
    /// For light interfaces, and unspecified ones.
    public var light: Color
    /// For dark interfaces.
    public var dark: Color?
    /// For light interfaces of high contrast.
    public var lightHighContrast: Color?
    /// For dark interfaces of high contrast.
    public var darkHighContrast: Color?
    /// For dark interfaces above others.
    public var darkElevated: Color?
    /// For dark interfaces of high contrast above others.
    public var darkHighContrastElevated: Color?

    /// Makes the values of a colour that is the same everywhere; set the others as they differ.
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

  /// The values by the names without `Color` at the end, for phones and tablets.
  public var ios: [String: Values]

  /// The same for Macs.
  public var mac: [String: Values]

  /// Makes a table; references with the platform `universal` take the Mac's values on a Mac.
  public init(ios: [String: Values], mac: [String: Values]) {
    self.ios = ios
    self.mac = mac
  }

  /// The value of a colour for a request, or nil where the table doesn't have it.
  public func color(for reference: SystemColorReference, _ request: AssetRequest) -> Color? {
    values(of: reference, isMac: request.idiom == .mac)?.color(for: request)
  }

  /// The values of a colour, or nil where the table doesn't have it.
  func values(of reference: SystemColorReference, isMac: Bool) -> Values? {
    let name = Self.key(reference.name)
    return switch reference.platform {
    case "ios": ios[name]
    case "osx": mac[name]
    default: isMac ? mac[name] ?? ios[name] : ios[name] ?? mac[name]
    }
  }

  /// The names that are near a reference's, for a message.
  func question(for reference: SystemColorReference) -> String {
    let names = reference.platform == "osx" ? mac : ios
    let known = names.keys.sorted().map { $0 + "Color" }
    return Spelling.question(proposing: Spelling.nearest(to: reference.name, among: known))
  }

  private static func key(_ name: String) -> String {
    name.hasSuffix("Color") ? String(name.dropLast(5)) : name
  }
}
