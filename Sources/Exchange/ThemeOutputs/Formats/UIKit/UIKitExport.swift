import DynamicColors
import SwiftSymbols
import TextSupport
import ThemeFiles
import TraitSystem

/// An export of themes as one Swift file that depends on UIKit, AppKit and SwiftUI alone.
///
/// The file has the theme and the custom traits as definitions, and each color as a dynamic color
/// with a table of its values. AppKit has no traits, so there an appearance decides about style and
/// contrast, and settings of the app about the theme and the custom traits.
struct UIKitExport {
  private let source: ExportSource
  let tree: NameTree<SwiftColor?>
  private let theme: SwiftTrait
  private let traits: [SwiftTrait]

  /// The axes, the theme at the front.
  let axes: [UIKitAxis]
  let tables: [String: StateTable<String>]

  /// The name of the type of the colors, and of that with the settings for AppKit.
  private let colorType, settingsType: String

  /// The names of the file's types and of the types that it mentions.
  let types: [String]

  /// The names of the types that every file mentions.
  private static let mentionedTypes = [
    "Bool", "CGFloat", "Color", "Double", "EnvironmentValues", "Int", "NSAppearance", "NSColor",
    "NSLock", "ShapeStyle", "StaticString", "String", "ThemeAxis", "ThemePlatformTraits",
    "UIColor", "UIMutableTraits", "UITraitBridgedEnvironmentKey", "UITraitCollection",
    "UITraitDefinition",
    "UInt32",
  ]

  init(
    _ source: ExportSource,
    _ options: ExportOptions,
    reporting losses: inout LossReport
  ) throws(ExportError) {
    self.source = source
    theme = try ExportError.reportingClashes { () throws(NameClash) in
      try SwiftTrait(themesOf: source)
    }
    colorType = theme.stem + "PlatformColor"
    settingsType = theme.stem + "Settings"
    let types =
      Self.mentionedTypes
      + [theme.type, theme.definition, theme.key, colorType, settingsType]
    var typeNames = FreeNames(reserved: types)
    var members = FreeNames(reserved: SwiftTrait.frameworkProperties + [theme.member])
    var traits = [theme]
    for trait in source.library.customTraits.uniqued() where !trait.isSystem {
      traits.append(
        try ExportError.reportingClashes { () throws(NameClash) in
          try SwiftTrait(trait, types: &typeNames, members: &members)
        }
      )
    }
    self.traits = traits
    self.types = types + traits.map(\.type)
    var axes = [UIKitAxis(source.themesWithDefaultFirst, theme, settings: settingsType)]
    var written: [TraitAxis] = []
    for axis in source.axes {
      if let known = UIKitAxis(axis, traits, settings: settingsType) {
        axes.append(known)
        written.append(axis)
      } else {
        for theme in source.themes { losses.add(axis, of: theme) }
      }
    }
    self.axes = axes
    tree = SwiftColor.tree(of: source, in: options.catalogNames.namespace)
    var writer = ColorTableWriter(source, axes: written)
    var tables: [String: StateTable<String>] = [:]
    for number in tree.nodes.indices {
      guard let color = tree[number].content else { continue }
      let path = tree.name(of: number)
      tables[path] = try writer.table(of: color.name)
      let name = path.swiftMember
      if !path.contains("."), Self.accessor(name) != name {
        losses.add(.renamed(Self.accessor(name)), path)
      } else if !path.contains("."), SwiftColor.frameworkStyles.contains(name) {
        losses.add(.withoutStyleAccessor, path)
      }
    }
    self.tables = tables
  }

  func file() throws(ExportError) -> ExportedFile {
    var text = UTF8Buffer()
    writeImports(to: &text)
    for trait in traits { trait.writeValues(to: &text) }
    writePlatforms(to: &text)
    text += """
      #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)

      """
    writeAxes(to: &text)
    writeTables(to: &text)
    text += "\nnonisolated extension \(colorType) {"
    try writeColors(of: tree.root, [colorType], swiftUIGroups: nil, indentation: "  ", to: &text)
    text += "}\n\n"
    try writeSwiftUI(to: &text)
    text += "#endif\n"
    return ExportedFile("ThemeColors.swift", bytes: text.bytes)
  }

  /// Writes the beginning of the file, which compiles where only some of the frameworks exist.
  private func writeImports(to text: inout UTF8Buffer) {
    text += """
      // \(VisibleText.comment(source.origin))

      #if canImport(UIKit) && !os(watchOS)
      import UIKit
      #elseif canImport(AppKit)
      import AppKit
      #endif
      #if canImport(SwiftUI)
      import SwiftUI
      #endif

      """
  }

  /// Writes the types and the traits of UIKit and AppKit under common names for the rest of the
  /// file.
  private func writePlatforms(to text: inout UTF8Buffer) {
    text += """

      #if canImport(UIKit) && !os(watchOS)
      /// The type of the colors.
      typealias \(colorType) = UIColor

      private typealias ThemePlatformTraits = UITraitCollection

      """
    for trait in traits { trait.writeDefinition(to: &text) }
    text += """

      #elseif canImport(AppKit)
      /// The type of the colors.
      typealias \(colorType) = NSColor

      private typealias ThemePlatformTraits = NSAppearance

      """
    writeSettings(to: &text)
    text += "#endif\n\n"
  }

  /// Writes the colors and shape styles of SwiftUI, which refer to those of the platform.
  private func writeSwiftUI(to text: inout UTF8Buffer) throws(ExportError) {
    text += "#if canImport(SwiftUI)\n"
    var colors = UTF8Buffer()
    try writeColors(of: tree.root, ["Color"], swiftUIGroups: [], indentation: "  ", to: &colors)
    text += """
      nonisolated extension Color {
        fileprivate static func themeColor(_ color: \(colorType)) -> Color {
          #if canImport(UIKit)
          Color(uiColor: color)
          #else
          Color(nsColor: color)
          #endif
        }

      """
    text.append(colors.bytes)
    text += "}\n"
    try writeStyles(to: &text)
    text += "#endif\n"
  }

  /// Writes the settings for AppKit.
  private func writeSettings(to text: inout UTF8Buffer) {
    text += """

      /// The theme and the custom traits, which AppKit has no traits for; they apply to the whole app.
      ///
      /// Views are not redrawn when they change: set `needsDisplay`.
      nonisolated enum \(settingsType) {
        private static let lock = NSLock()

      """
    for trait in traits {
      let value = "\(trait.type).\(trait.defaultCase.swiftEscaped)"
      text += "  nonisolated(unsafe) private static var \(trait.member)Value = \(value)\n"
    }
    for trait in traits {
      text += """

          /// The value of the \(VisibleText.comment(trait.title)).
          static var \(trait.member.swiftEscaped): \(trait.type) {
            get { lock.withLock { \(trait.member)Value } }
            set { lock.withLock { \(trait.member)Value = newValue } }
          }

        """
    }
    text += """
      }

      nonisolated extension NSAppearance {
        fileprivate var isDark: Bool {
          switch bestMatch(from: Self.names) {
          case .darkAqua, .accessibilityHighContrastDarkAqua: true
          default: false
          }
        }

        fileprivate var hasHighContrast: Bool {
          switch bestMatch(from: Self.names) {
          case .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua: true
          default: false
          }
        }

        private static var names: [NSAppearance.Name] {
          [.aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua]
        }
      }

      """
  }

  /// Writes the enumeration of the traits that colors depend on.
  private func writeAxes(to text: inout UTF8Buffer) {
    text += """
      /// A trait that colors depend on.
      nonisolated private enum ThemeAxis {
        case \(axes.map { $0.name.swiftEscaped }.joined(separator: ", "))

        /// The number of values that make a difference.
        var count: Int {
          switch self {

      """
    for axis in axes { text += "    case .\(axis.name.swiftEscaped): \(axis.count)\n" }
    text += """
          }
        }

        /// Returns the position of the value in a collection of traits, or for an appearance.
        func position(in traits: ThemePlatformTraits) -> Int {
          #if canImport(UIKit)
          switch self {

      """
    for axis in axes {
      text += "    case .\(axis.name.swiftEscaped):\n      \(axis.position)\n"
    }
    text += "    }\n    #else\n    switch self {\n"
    for axis in axes {
      text += "    case .\(axis.name.swiftEscaped):\n      \(axis.appKitPosition)\n"
    }
    text += "    }\n    #endif\n  }\n}\n"
  }

  /// Writes the functions that make colors from tables.
  private func writeTables(to text: inout UTF8Buffer) {
    text += """

      nonisolated extension \(colorType) {
        /// Returns a dynamic color.
        ///
        /// - Parameters:
        ///   - axes: The traits that the color depends on.
        ///   - values: The value for each combination of the traits; the last one changes fastest.
        fileprivate static func themed(_ axes: [ThemeAxis], _ values: String) -> \(colorType) {
          let colors = values.split(separator: " ").map(themeColor)
          let index: @Sendable (ThemePlatformTraits) -> Int = { traits in
            axes.reduce(0) { $0 * $1.count + $1.position(in: traits) }
          }
          #if canImport(UIKit)
          return \(colorType) { colors[index($0)] }
          #else
          return \(colorType)(name: nil) { colors[index($0)] }
          #endif
        }

        /// Returns the color for `rrggbb`, `rrggbbaa`, or the components of extended sRGB and alpha.
        fileprivate static func themeColor(_ text: some StringProtocol) -> \(colorType) {
          var parts = text.split(separator: ",").compactMap { Double($0) }.map { CGFloat($0) }
          if parts.count != 4 {
            let number = UInt32(text.count == 8 ? String(text) : text + "ff", radix: 16) ?? 0
            parts = [24, 16, 8, 0].map { CGFloat(number >> UInt32($0) & 0xff) / 255 }
          }
          #if canImport(UIKit)
          return \(colorType)(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
          #else
          return \(colorType)(colorSpace: .extendedSRGB, components: parts, count: 4)
          #endif
        }
      }

      """
  }
}
