package import SourceDiagnostics
package import ThemeFiles
import ThemeValidation

/// The content of a page: a project, and its themes under the conditions of an output.
package struct PageInput: Sendable {
  /// The files.
  let project: ThemeProject

  /// The themes, in which errors concern single colors.
  package let library: ThemeLibrary

  /// The findings that are shown.
  package var findings: [Diagnostic]

  /// The absolute path of the folder that paths of files start from, for links to an editor; nil
  /// for a page without such links.
  package var root: String?

  /// Shows a project with its findings.
  ///
  /// - Parameters:
  ///   - project: The files.
  ///   - library: The themes to show, if they are restricted to the conditions of an output.
  /// - Throws: `ThemeLibraryError` for errors that don't concern single colors alone.
  package init(_ project: ThemeProject, showing library: ThemeLibrary? = nil)
    throws(ThemeLibraryError)
  {
    self.project = project
    if let library {
      self.library = library
    } else {
      self.library = try project.themeLibrary(allowsErrors: true)
    }
    findings = project.findings
  }

  /// The title of the page: the name of the folder.
  var title: String {
    let parts = project.folder.path.split(separator: "/").filter { $0 != "." }
    return parts.last.map(String.init) ?? "Themes"
  }

  /// Returns the path of a file from the parent of the library's folder, so that the page doesn't
  /// depend on where the library is.
  package func shownPath(of file: String) -> String {
    let folder = project.folder.path + "/"
    return file.hasPrefix(folder) ? "\(title)/\(file.dropFirst(folder.count))" : file
  }
}
