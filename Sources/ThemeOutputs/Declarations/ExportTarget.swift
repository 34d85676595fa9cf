import FileAccess
package import ThemeFiles

extension ExportTarget {
  /// The format; nil for catalogs, which are updated, and for pages.
  package var format: ExportFormat? { ExportFormat(rawValue: rawValue) }

  /// Whether it is, or can be, one file.
  package var canBeOneFile: Bool { self == .html || format?.fileName != nil }

  /// The ending of the names of such outputs; nil if they can have any.
  package var ending: OutputEnding? {
    switch self {
    case .css, .tailwind: .css
    case .scss: .scss
    case .json: .json
    case .html: .html
    case .swift: .swift
    case .xcassets: .xcassets
    case .android, .dtcg, .base16: nil
    }
  }
}

extension ExportFlavor {
  /// The option of exports; nil for code that embeds the themes.
  package var swiftFlavor: ExportOptions.SwiftFlavor? {
    ExportOptions.SwiftFlavor(rawValue: rawValue)
  }
}

/// A format that the name of an output determines by its ending, such as `.svg`.
package enum OutputEnding: String, CaseIterable, Hashable, Sendable {
  case css, scss, json, html, svg, png, swift, xcassets

  /// The ending of the last part of a path; nil for other endings.
  package init?(ofName path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let text = name[name.index(after: dot)...].lowercased()
    self.init(rawValue: text == "htm" ? "html" : text)
  }

  /// The ending of the name of an output; nil for other endings, and for existing folders that are not
  /// catalogs, whose names say nothing about the files in them.
  package init?(of path: String) {
    self.init(ofName: path)
    if self != .xcassets, Folder.exists(path) { return nil }
  }
}
