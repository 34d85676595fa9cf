import ColorValues
import DynamicColors
import SwiftSymbols
import TextSupport
import TraitSystem

/// An export of themes as Android resources: colors for day and night, an attribute for each name,
/// and an overlay style for each theme.
///
/// Applied to an activity or a view with `android:theme="@style/ThemeOverlay.Pastel"`, an overlay
/// sets `?attr/theme_accent` to the theme's color for it and its descendants.
struct AndroidExport {
  private let source: ExportSource

  init(_ source: ExportSource) {
    self.source = source
  }

  func files(reporting losses: inout LossReport) throws(ExportError) -> [ExportedFile] {
    let style = source.axis(.style)
    let space = ExportSpace(style.map { [$0] } ?? [])
    var day = UTF8Buffer()
    var night = UTF8Buffer()
    var attributes = UTF8Buffer()
    var overlays = UTF8Buffer()
    var names = UniqueNames(in: OutputFormat.android.title)
    var attributeNames = UniqueNames(in: OutputFormat.android.title)
    var overlayNames = UniqueNames(in: OutputFormat.android.title)
    var declared = Set<String>()
    for theme in source.themes {
      for axis in source.axes where axis.kind != .style { losses.add(axis, of: theme) }
      let overlay = Self.overlay(theme.name)
      try overlayNames.reserve(overlay, for: theme.name)
      if let summary = theme.summary { overlays += "  <!-- \(MarkupText.comment(summary)) -->\n" }
      overlays += "  <style name=\"\(overlay)\" parent=\"\">\n"
      for index in theme.indices() {
        let name = theme.name(at: index)
        let color = Self.resource(name, prefix: theme.name)
        let attribute = Self.resource(name, prefix: "theme")
        try names.reserve(color, for: "\(theme.name), \(name)")
        try attributeNames.reserve(attribute, for: name)
        if let remark = theme.remark(name) { day += "  <!-- \(MarkupText.comment(remark)) -->\n" }
        let light = value(at: index, in: theme, space: space, choice: 0, reporting: &losses)
        day += "  <color name=\"\(color)\">\(light)</color>\n"
        if let style, theme.definitions.dependencies(at: index) & style.bit != 0 {
          let dark = value(at: index, in: theme, space: space, choice: 1, reporting: &losses)
          if dark != light { night += "  <color name=\"\(color)\">\(dark)</color>\n" }
        }
        if declared.insert(name).inserted {
          attributes += "  <attr name=\"\(attribute)\" format=\"color|reference\" />\n"
        }
        overlays += "    <item name=\"\(attribute)\">@color/\(color)</item>\n"
      }
      overlays += "  </style>\n"
    }
    var files = [
      file("values/theme_attrs.xml", attributes), file("values/theme_colors.xml", day),
      file("values/theme_overlays.xml", overlays),
    ]
    if !night.bytes.isEmpty { files.append(file("values-night/theme_colors.xml", night)) }
    return files
  }

  private func file(_ path: String, _ content: UTF8Buffer) -> ExportedFile {
    var text = UTF8Buffer()
    text += "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
    text += "\(OwnershipMarker.comment(source.origin))\n<resources>\n"
    text += String(decoding: content.bytes, as: UTF8.self)
    text += "</resources>\n"
    return ExportedFile(path, bytes: text.bytes)
  }

  /// Returns the color as `#AARRGGBB`, or `#RRGGBB` if it is opaque.
  private func value(
    at index: ColorIndex,
    in theme: ExportTheme,
    space: ExportSpace,
    choice: Int,
    reporting losses: inout LossReport
  ) -> String {
    var state = space.base
    if choice != 0 { state.values[0] = choice }
    let color = theme.definitions.color(at: index, for: space.traits(of: state, over: theme.traits))
    if color.needsWideGamut { losses.add(.wideGamut, theme.name(at: index)) }
    let hex = color.hex.dropFirst()
    return "#" + String(hex.dropFirst(6) + hex.prefix(6)).uppercased()
  }

  /// Returns the name of a resource: a letter, followed by letters, digits and `_`.
  static func resource(_ name: String, prefix: String) -> String {
    let text = "\(prefix).\(name)".identifier(separator: "_")
    return text.unicodeScalars.first?.properties.isXIDStart == true ? text : "theme_\(text)"
  }

  /// Returns the name of a theme's style: `ThemeOverlay.HighNoon` for `high-noon`.
  static func overlay(_ theme: String) -> String {
    let words = theme.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = words.joined().identifier(separator: "_")
    return "ThemeOverlay."
      + (name.unicodeScalars.first?.properties.isXIDStart == true ? "" : "Theme") + name
  }
}

extension OutputFormat {
  /// Resources of Android.
  public static let android = OutputFormat(
    "android",
    title: "Android",
    "Resources of Android, with an overlay style for each theme.",
    canBeFile: false,
    replacing: PreviousExport(place: "values-night", ending: "theme_colors.xml")
  ) { source, _, losses throws(ExportError) in try AndroidExport(source).files(reporting: &losses) }
}
