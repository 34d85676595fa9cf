import FileAccess
import PlatformSupport
import SourceDiagnostics
import ThemeRendering
import ThemeValidation

/// Files with the documentation of rules, to which findings have links.
final class RulePages {
  private let folder: String?

  /// The URIs of the written files; nil for a file that can't be written.
  private var known: [Rule: String?] = [:]

  /// Creates the pages of a folder, which is created with the first page; nil for none.
  init(folder: String?) {
    self.folder = folder
  }

  /// Returns the URI of the page of a rule; nil if it can't be written.
  func uri(of rule: Rule) -> String? {
    if let known = known[rule] { return known }
    let uri = write(rule)
    known[rule] = .some(uri)
    return uri
  }

  private func write(_ rule: Rule) -> String? {
    guard let folder else { return nil }
    var parent = ""
    for part in folder.split(separator: "/") {
      parent += "/\(part)"
      _ = unsafe mkdir(parent, 0o755)
    }
    let path = "\(folder)/\(rule.id).md"
    let text = "# \(rule.id)\n\n\(rule.summary)\n\n\(rule.documentationMarkdown)"
    let bytes = Array(text.utf8)
    if (try? LocalFiles().regularContents(of: path)) != bytes {
      guard (try? LocalFiles().write(bytes, to: path, isSynchronized: false)) != nil else {
        return nil
      }
    }
    return path.fileURI
  }
}
