import SwiftSymbols
import TextSupport

/// The accessors of colors, for the platform and for SwiftUI.
extension UIKitExport {
  /// Writes the colors and groups of a node; the depth is that of names, which is small.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - types: The name of the type of the node and those of the enclosing types.
  ///   - groups: The names of the groups around the accessors of SwiftUI; nil for those of the
  ///     platform.
  ///   - indentation: The spaces at the start of lines.
  ///   - text: The text to append to.
  /// - Throws: `ExportError.nameClash` if two members have the same name.
  func writeColors(
    of node: Int,
    _ types: [String],
    swiftUIGroups groups: [String]?,
    indentation: String,
    to text: inout UTF8Buffer
  ) throws(ExportError) {
    let isTop = types.count == 1
    for member in try members(of: node, types) {
      let path = tree.name(of: member.node)
      let name = isTop ? Self.accessor(member.name) : member.name
      if let color = tree[member.node].content, let table = tables[path] {
        text += "\n"
        if let groups {
          color.writeAbout(indentation: indentation, to: &text)
          writeDeprecation(of: color, isTop, indentation: indentation, to: &text)
          let members = (groups + [name]).map { ".\($0.swiftEscaped)" }.joined()
          text += "\(indentation)static var \(name.swiftEscaped): Color "
          text += "{ themeColor(\(members)) }\n"
        } else {
          color.writeComment(indentation: indentation, to: &text)
          writeDeprecation(of: color, isTop, indentation: indentation, to: &text)
          text += "\(indentation)static let \(name.swiftEscaped) = \(expression(table))\n"
        }
      }
      guard let type = member.groupType else { continue }
      text += """

        \(indentation)/// The colors of '\(path)'.
        \(indentation)static var \(name.swiftEscaped): \(type).Type { \(type).self }

        \(indentation)/// The colors of '\(path)'.
        \(indentation)nonisolated enum \(type) {
        """
      try writeColors(
        of: member.node,
        types + [type],
        swiftUIGroups: groups.map { $0 + [name] },
        indentation: indentation + "  ",
        to: &text
      )
      text += "\(indentation)}\n"
    }
  }

  private func expression(_ table: StateTable<String>) -> String {
    let values = table.values.joined(separator: " ")
    guard !table.axes.isEmpty else { return "themeColor(\"\(values)\")" }
    let names = table.axes.map { ".\(axes[$0].name.swiftEscaped)" }
    return "themed([\(names.joined(separator: ", "))], \"\(values)\")"
  }

  /// Writes the colors and groups outside of groups as styles, so that `.accent` is valid where
  /// SwiftUI takes any style; names of styles of SwiftUI would be ambiguous and are left out.
  func writeStyles(to text: inout UTF8Buffer) throws(ExportError) {
    var styles = UTF8Buffer()
    for member in try members(of: tree.root, ["Color"]) {
      let name = Self.accessor(member.name)
      guard !SwiftColor.frameworkStyles.contains(name) else { continue }
      let declaration = "static var \(name.swiftEscaped)"
      let path = "Color.\(name.swiftEscaped)"
      if let color = tree[member.node].content {
        styles += "\n"
        color.writeAbout(indentation: "  ", to: &styles)
        writeDeprecation(of: color, true, indentation: "  ", to: &styles)
        styles += "  \(declaration): Color { \(path) }\n"
      } else if let type = member.groupType {
        styles += "\n  /// The colors of '\(tree.name(of: member.node))'.\n"
        styles += "  \(declaration): Color.\(type).Type { \(path) }\n"
      }
    }
    guard !styles.bytes.isEmpty else { return }
    text += "\nnonisolated extension ShapeStyle where Self == Color {"
    text.append(styles.bytes)
    text += "}\n"
  }

  /// Returns the members of a type for a node.
  private func members(
    of node: Int,
    _ types: [String]
  ) throws(ExportError) -> [NameTree<SwiftColor?>.SwiftMember] {
    let reserved = types.count == 1 ? types + self.types : types
    return try ExportError.reportingClashes { () throws(NameClash) in
      try tree.swiftMembers(of: node, in: reserved)
    }
  }

  private func writeDeprecation(
    of color: SwiftColor,
    _ isTop: Bool,
    indentation: String,
    to text: inout UTF8Buffer
  ) {
    guard let attribute = color.deprecationAttribute(isTop ? Self.accessor : { $0 }) else { return }
    text += "\(indentation)\(attribute)\n"
  }

  /// Returns the name of the accessor of a color outside of groups: `themeLabel` for `label`, since
  /// UIKit, AppKit or SwiftUI has a color of that name.
  static func accessor(_ name: String) -> String {
    guard SwiftColor.frameworkColors.contains(name) else { return name }
    return "theme" + name.prefix(1).uppercased() + name.dropFirst()
  }
}
