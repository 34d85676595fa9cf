public import ArgumentParser

/// A value of an option with a closed list of values, each named by its text.
///
/// The argument parser's own defaults describe each value by reflection, which takes a tenth of the
/// time to read options.
public protocol OptionValue: ExpressibleByArgument, CaseIterable, RawRepresentable<String> {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OptionValue {
  public init?(argument: String) { self.init(rawValue: argument) }

  public var defaultValueDescription: String { rawValue }

  public static var allValueStrings: [String] { allCases.map(\.rawValue) }

  public static var allValueDescriptions: [String: String] { [:] }

  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// The format of results: for people or for programs.
enum DataFormat: String, OptionValue {
  case text, json
}
