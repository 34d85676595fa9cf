import AssetCatalogs
import SourceDocuments
import ThemeFiles

/// An option of outputs, by its name on the command line and in a library file.
package struct OutputOption: Hashable, Sendable {
  /// The name.
  package let name: String

  /// The form of its value in a library file.
  let value: FormatValue

  /// The effect, in a few words.
  package let effect: String

  /// Sets the value of a node that has the form.
  let set: @Sendable (SourceNode, inout ExportOptions) -> Void

  /// Returns whether options have a value.
  let isGiven: @Sendable (ExportOptions) -> Bool

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package static func == (first: OutputOption, second: OutputOption) -> Bool {
    first.name == second.name
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// All options.
  package static let all: [OutputOption] = [
    references, styles, flavor, perTheme, namespace, components, merge, matrix, traits, escape,
  ]

  package static let references = flag(
    "references",
    \.keepsReferences,
    effect: "keep references as var(), and write palettes"
  )
  package static let styles = words(
    "styles",
    noun: "a way to separate styles",
    \.styleSwitch,
    effect: "how light and dark are separated"
  )
  package static let flavor = words(
    "flavor",
    noun: "a flavor",
    \.swiftFlavor,
    effect: """
      where the code finds the colors: in a theme library, in an exported catalog, in itself for this \
      package, or in itself for UIKit, AppKit and SwiftUI
      """
  )
  package static let perTheme = words(
    "per-theme",
    noun: "a way to separate themes",
    \.catalogNames.themeMark,
    effect: "how themes are separated"
  )
  package static let namespace = OutputOption(
    name: "namespace",
    value: .text,
    effect: "a group with a namespace around all colors"
  ) {
    $1.catalogNames.namespace = $0.ownText
  } isGiven: {
    $0.catalogNames.namespace != nil
  }
  package static let components = words(
    "components",
    noun: "a style of components",
    \.components,
    effect: "how components are written"
  )
  package static let merge = flag(
    "merge",
    \.merges,
    effect: "keep the other colors of an existing catalog"
  )
  static let matrix = names(
    "matrix",
    \.matrix,
    effect: "the traits of which each combination is one file"
  )
  static let traits = names("traits", \.traits, effect: "the traits whose combinations are listed")
  static let escape = words("escape", noun: "an escape", \.escape, effect: "the escapes of values")

  private static func flag(
    _ name: String,
    _ path: any WritableKeyPath<ExportOptions, Bool> & Sendable,
    effect: String
  ) -> OutputOption {
    OutputOption(name: name, value: .boolean, effect: effect) {
      $1[keyPath: path] = $0.ownText == "true"
    } isGiven: {
      $0[keyPath: path]
    }
  }

  private static func words<Value: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String,
    noun: String,
    _ path: any WritableKeyPath<ExportOptions, Value?> & Sendable,
    effect: String
  ) -> OutputOption {
    let words = Value.allCases.map(\.rawValue)
    return OutputOption(name: name, value: .words(words, noun: noun), effect: effect) {
      $1[keyPath: path] = $0.ownText.flatMap(Value.init)
    } isGiven: {
      $0[keyPath: path] != nil
    }
  }

  private static func names(
    _ name: String,
    _ path: any WritableKeyPath<ExportOptions, [String]?> & Sendable,
    effect: String
  ) -> OutputOption {
    OutputOption(name: name, value: .list(.name(.traitOrTheme)), effect: effect) {
      $1[keyPath: path] = $0.elements.compactMap(\.ownText)
    } isGiven: {
      $0[keyPath: path] != nil
    }
  }
}

extension OutputOption {
  /// The formats that have the option, without templates.
  private var owners: [OutputFormat] { OutputFormat.formats.filter { $0.options.contains(self) } }

  /// The formats that have the option, and its effect.
  package var documentation: String {
    let names = owners.isEmpty ? "Templates" : owners.map(\.name).joined(separator: ", ")
    return "\(names): \(effect)"
  }

  /// The key in a library file.
  var key: FormatKey { FormatKey(name, value, documentation: "\(documentation).") }

  /// The formats that have the option, in a sentence.
  package var formats: String {
    let others = owners.filter { flavors(in: $0) == nil }.map(\.name)
    if owners.isEmpty { return "templates" }
    let names = others.joined(separator: " and ")
    guard let flavors = owners.lazy.compactMap(flavors).first else { return names }
    let noun = flavors.count == 1 ? "flavor" : "flavors"
    let words = flavors.map(\.rawValue).joined(separator: ", ")
    return "\(names), and for swift with the \(noun) \(words)"
  }

  /// The flavors of Swift that have the option; nil in formats without flavors, and for all flavors.
  private func flavors(in format: OutputFormat) -> [ExportOptions.SwiftFlavor]? {
    guard format == .swift else { return nil }
    switch self {
    case .perTheme: return [.catalog]
    case .namespace: return [.catalog, .embedded, .uikit]
    default: return nil
    }
  }

  /// Returns whether a format has the option besides others.
  fileprivate func isOption(of format: OutputFormat, _ options: ExportOptions) -> Bool {
    format.options.contains(self)
      && flavors(in: format)?.contains(options.swiftFlavor ?? .library) ?? true
  }
}

extension ExportOptions {
  /// Returns the options that have a value and that a format lacks.
  package func unsupported(by format: OutputFormat) -> [OutputOption] {
    OutputOption.all.filter { $0.isGiven(self) && !$0.isOption(of: format, self) }
  }
}
