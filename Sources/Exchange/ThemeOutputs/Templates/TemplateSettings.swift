/// The settings of a template, from its front matter or from a program.
///
/// A setting without a value is the same as one that is missing.
public struct TemplateSettings: Hashable, Sendable {
  /// The traits of which each combination of values is one file; `theme` for the themes.
  public var matrix: [String]?

  /// The traits whose combinations `values` of a color lists; nil for all.
  public var traits: [String]?

  /// The conditions to which the output is restricted, such as `dark` and `density=compact`.
  public var conditions: [String]?

  /// The escapes of values; nil for those of the output's extension.
  public var escape: TemplateEscape?

  /// The path of the output, relative to the output folder: itself a template.
  public var output: String?

  /// The description of the template.
  public var about: String?

  /// Creates settings without values.
  public init() {}

  /// Returns the settings with those of `other` where it has values.
  public func replaced(by other: TemplateSettings) -> TemplateSettings {
    var settings = self
    settings.matrix = other.matrix ?? matrix
    settings.traits = other.traits ?? traits
    settings.conditions = other.conditions ?? conditions
    settings.escape = other.escape ?? escape
    settings.output = other.output ?? output
    settings.about = other.about ?? about
    return settings
  }
}
