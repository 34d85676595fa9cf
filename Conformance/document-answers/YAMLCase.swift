import Foundation
import SourceDocuments

/// A case of the YAML test suite.
struct YAMLCase {
  let name: String
  let yaml: String
  /// The events of its nodes, one a line.
  let tree: String
  let isInvalid: Bool

  /// The cases of all files in a folder, except those that the suite skips.
  static func cases(in folder: URL) throws -> [YAMLCase] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yaml") }
    return try names.sorted().flatMap { name in
      try cases(of: folder.appendingPathComponent(name), named: String(name.dropLast(5)))
    }
  }

  private static func cases(of url: URL, named name: String) throws -> [YAMLCase] {
    let file = SourceFile(path: url.path, bytes: Array(try Data(contentsOf: url)))
    guard let root = YAMLReader.read(file).document?.root, root.kind == .sequence else {
      throw SuiteError(description: "'\(url.path)' is not a list of cases")
    }
    guard root.elements.first(where: { $0["skip"]?.text == "true" }) == nil else { return [] }
    // A case has the events of the one before it if it names none.
    var tree = ""
    return root.elements.enumerated().map { number, node in
      tree = node["tree"].map { visible($0.text) } ?? tree
      return YAMLCase(
        name: root.elements.count == 1 ? name : "\(name)/\(number / 10)\(number % 10)",
        yaml: visible(node["yaml"]?.text ?? ""),
        tree: tree,
        isInvalid: node["fail"]?.text == "true"
      )
    }
  }

  /// Replaces the visible symbols of the suite by the characters that they represent.
  private static func visible(_ text: String) -> String {
    text.replacing(/—*»/, with: "\t").replacing("␣", with: " ").replacing("↵", with: "")
      .replacing("∎\n", with: "").replacing("←", with: "\r").replacing("⇔", with: "\u{FEFF}")
  }
}
