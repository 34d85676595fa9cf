import DynamicColors
import SwiftSymbols
import TextSupport
import ThemeFiles

/// An export of themes as typed accessors in Swift, based on this library or on the exported
/// catalog.
///
/// A renamed color causes a compiler error. Colors based on the library follow the theme of the
/// traits that they are resolved with; accessors based on the catalog have a fixed theme.
struct SwiftExport {
  private let source: ExportSource
  private let options: ExportOptions
  private let theme: SwiftTrait
  private let flavor: ExportOptions.SwiftFlavor
  private let tree: NameTree<SwiftColor?>

  init(_ source: ExportSource, _ options: ExportOptions) throws(ExportError) {
    self.source = source
    self.options = options
    theme = try ExportError.reportingClashes { () throws(NameClash) in
      try SwiftTrait(themesOf: source)
    }
    flavor = options.swiftFlavor ?? .library
    let namespace = flavor == .catalog ? nil : options.catalogNames.namespace
    tree = SwiftColor.tree(of: source, in: namespace, hasValues: false)
  }

  func file(reporting losses: inout LossReport) throws(ExportError) -> ExportedFile {
    // Tables have a value for every theme.
    if flavor != .uikit { losses.addMissing(of: source) }
    var text = UTF8Buffer()
    text += "// \(VisibleText.comment(source.origin))\n"
    switch flavor {
    case .library:
      text += "\nimport ThemeKit\n\n"
      try writeThemes(to: &text)
      text += "\n"
      try write(.library, to: &text)
    case .catalog:
      text += "\n"
      try writeThemes(to: &text)
      for framework in [Framework.swiftUI, .uiKit] {
        text += "\n#if canImport(\(framework.module))\nimport \(framework.module)\n\n"
        try write(framework, to: &text)
        text += "#endif\n"
      }
    case .embedded:
      let themes = EmbeddedThemes(source.library, namespace: options.catalogNames.namespace)
      for name in themes.replacedNames { losses.add(.replacedName, name) }
      let code = try ExportError.reportingClashes { () throws(NameClash) in try themes.code() }
      return ExportedFile("ThemeSymbols.swift", bytes: code)
    case .uikit:
      return try UIKitExport(source, options, reporting: &losses).file()
    }
    return ExportedFile("ThemeColors.swift", bytes: text.bytes)
  }

  /// The framework that provides the colors.
  private enum Framework {
    case library, swiftUI, uiKit

    var module: String {
      switch self {
      case .library: "ThemeKit"
      case .swiftUI: "SwiftUI"
      case .uiKit: "UIKit"
      }
    }

    var color: String {
      switch self {
      case .library: "DynamicColor"
      case .swiftUI: "Color"
      case .uiKit: "UIColor"
      }
    }
  }

  /// The name of the type that has the colors of a framework.
  private func type(of framework: Framework) -> String {
    "\(theme.stem)\(framework == .uiKit ? "UI" : "")Colors"
  }

  private func writeThemes(to text: inout UTF8Buffer) throws(ExportError) {
    var names = UniqueNames.swift
    text += "/// The themes.\nenum \(theme.type): String, CaseIterable, Sendable {\n"
    for theme in source.themes {
      let name = theme.name.swiftMember
      try names.reserve(name, for: theme.name)
      if let summary = theme.summary { text += "  /// \(VisibleText.comment(summary))\n" }
      let value = name == theme.name ? "" : " = \(SwiftLiteral.string(theme.name))"
      text += "  case \(name.swiftEscaped)\(value)\n"
    }
    text += "}\n"
  }

  private func write(_ framework: Framework, to text: inout UTF8Buffer) throws(ExportError) {
    let type = type(of: framework)
    switch framework {
    case .library:
      text += """
        /// The colors of the theme library by name; each follows the theme and the other traits with which
        /// it is resolved.
        struct \(type): Sendable {
          private let catalog_: any ColorCatalog

          /// Creates the colors of a theme library; a name that it lacks gives transparent black.
          init(_ catalog: any ColorCatalog) {
            catalog_ = catalog
          }

          fileprivate func color_(_ name: String) -> DynamicColor {
            catalog_.color(named: name) ?? DynamicColor(.transparent)
          }

        """
    case .swiftUI, .uiKit:
      let load =
        framework == .swiftUI
        ? "Color(name, bundle: bundle_)"
        : "UIColor(named: name, in: bundle_, compatibleWith: nil) ?? .clear"
      text += """
        /// The colors of a theme by name, from the asset catalog of a bundle; each follows style and
        /// contrast.
        struct \(type) {
          fileprivate let theme_: String
          private let bundle_: Bundle?

          /// Creates the colors of a theme from the catalog of a bundle, or of the app.
          init(_ theme: \(theme.type), bundle: Bundle? = nil) {
            theme_ = theme.rawValue
            bundle_ = bundle
          }

          fileprivate func color_(_ name: String) -> \(framework.color) {
            \(load)
          }

        """
    }
    let types = [type]
    try writeMembers(of: tree.root, framework, in: types, indentation: "  ", to: &text)
    text += "}\n"
  }

  /// Writes the colors and groups of a node; the depth is that of names, which is small.
  private func writeMembers(
    of node: Int,
    _ framework: Framework,
    in types: [String],
    indentation: String,
    to text: inout UTF8Buffer
  ) throws(ExportError) {
    let members = try ExportError.reportingClashes { () throws(NameClash) in
      try tree.swiftMembers(of: node, in: types)
    }
    for member in members {
      let (child, name) = (member.node, member.name)
      let path = tree.name(of: child)
      if let color = tree[child].content {
        text += "\n"
        color.writeAbout(indentation: indentation, to: &text)
        if let attribute = color.deprecationAttribute() { text += "\(indentation)\(attribute)\n" }
        let declaration = "var \(name.swiftEscaped): \(framework.color)"
        text += "\(indentation)\(declaration) { \(access(path, framework)) }\n"
      }
      guard let type = member.groupType else { continue }
      text += "\n\(indentation)/// The colors of '\(path)'.\n"
      let declaration = "var \(name.swiftEscaped): \(type)"
      text += "\(indentation)\(declaration) { \(type)(colors_: self) }\n"
      text += """

        \(indentation)/// The colors of '\(path)'.
        \(indentation)struct \(type)\(framework == .library ? ": Sendable" : "") {
        \(indentation)  fileprivate let colors_: \(types[types.count - 1])

        \(indentation)  fileprivate func color_(_ name: String) -> \(framework.color) { colors_.color_(name) }

        """
      if framework != .library {
        text += "\n\(indentation)  fileprivate var theme_: String { colors_.theme_ }\n"
      }
      try writeMembers(
        of: child,
        framework,
        in: types + [type],
        indentation: indentation + "  ",
        to: &text
      )
      text += "\(indentation)}\n"
    }
  }

  private func access(_ name: String, _ framework: Framework) -> String {
    guard framework != .library else { return "color_(\(SwiftLiteral.string(name)))" }
    var naming = options.catalogNames
    if naming.themeMark == nil, source.themes.count > 1 { naming.themeMark = .namespace }
    // The theme is inserted at run time, so a placeholder marks its position.
    let mark = "\u{0}"
    let parts = naming.name(of: name, theme: mark).components(by: "\u{0}")
    return "color_(\"\(parts.map(SwiftLiteral.text).joined(separator: "\\(theme_)"))\")"
  }
}

extension String {
  fileprivate func components(by separator: Character) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}

extension OutputFormat {
  /// Why conditions have no effect on an output; nil if they can have one.
  package func reasonAgainstConditions(_ settings: ExportOptions) -> String? {
    let flavor = settings.swiftFlavor ?? .library
    guard self == .swift, [.library, .catalog].contains(flavor) else { return nil }
    return "code of the flavors library and catalog contains no values"
  }

  /// Typed accessors in Swift.
  public static let swift = OutputFormat(
    "swift",
    title: UniqueNames.swiftTitle,
    "Typed accessors in Swift, for one of several sources of colors.",
    ending: "swift",
    options: [.flavor, .perTheme, .namespace],
    reportsMissingColors: false
  ) { source, options, losses throws(ExportError) in
    [try SwiftExport(source, options).file(reporting: &losses)]
  }
}
