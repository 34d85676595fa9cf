import DynamicColors
package import SourceDiagnostics
import SwiftSymbols
package import TextSupport
package import ThemeFiles
package import ThemeValidation
package import TraitSystem

/// All that a page shows, as JSON of version 1 on one line: colors, contrast, hierarchies and
/// findings in all states of the library.
package struct PageDocument: JSONEncodable {
  /// Whether the colors are those of the last state of the files that could be read.
  package var isStale = false

  /// The number of the state of the files, which grows; nil for a page without a connection.
  package var revision: Int?

  /// Whether the page can change the files.
  package var allowsEdits = false

  /// The result of trying a value.
  package var trial: JSONObject?

  /// The states, values and measurements.
  private let builder: PageBuilder

  private let content: JSONObject

  /// The title of the page.
  package var title: String { builder.input.title }

  /// The JSON, without a line break.
  package var json: String {
    let state: JSONObject = [
      "version": 1, "title": title, "revision": revision, "stale": isStale,
      "allowsEdit": allowsEdits,
    ]
    return (state + content + ["trial": trial]).json
  }
}

extension PageDocument {
  /// Resolves everything in all states.
  ///
  /// - Parameters:
  ///   - input: The content of the page.
  ///   - start: The view that the page opens with.
  ///   - earlier: The document of an earlier state of the files, of which the parts that have not
  ///     changed are used.
  /// - Complexity: O(*c* · *s*) in the number of colors and the states that each depends on.
  package init(
    _ input: PageInput,
    start: PageStart = PageStart(),
    keeping earlier: PageDocument? = nil
  ) {
    var builder = PageBuilder(input, start)
    if let earlier { builder.reuse(earlier.builder) }
    let colors = builder.colors()
    let pairs = builder.pairs()
    let distinct = builder.distinct()
    let hierarchies = builder.hierarchies()
    let space = builder.space
    if builder.completeCount == 0 { builder.completeCount = builder.values.colors.count }
    let content: JSONObject = [
      "axes": space.json, "leftOut": space.leftOut.map(\.trait.outputName),
      "values": builder.valueTexts(), "colors": colors, "pairs": pairs, "distinct": distinct,
      "hierarchies": hierarchies, "findings": builder.findings(), "start": builder.startView(),
    ]
    self.init(builder: builder, content: content)
  }

  /// Resolves a library of which one value was changed.
  ///
  /// The JSON has the values, colors and pairs that differ from those of another document, and all
  /// hierarchies and findings; `isPart` is true. Numbers of values continue those of the other
  /// document. The document of a library with other states or names is complete.
  ///
  /// - Parameters:
  ///   - input: The content of the page.
  ///   - base: The document before the change.
  ///   - name: The name of the color with the changed value.
  package init(_ input: PageInput, changing base: PageDocument, at name: String) {
    var builder = PageBuilder(input, PageStart())
    guard builder.hasStates(of: base.builder) else {
      self.init(input)
      return
    }
    // Equal values have equal numbers.
    builder.values = base.builder.values
    builder.texts.values = base.builder.texts.values
    let changed = builder.colorsThatDiffer(from: base.builder) + [name]
    if builder.sourcesBesideThemes == base.builder.sourcesBesideThemes {
      builder.earlierPanels = (base.builder.panels, Set(changed))
    }
    let colors = builder.colors(where: changed.contains)
    let pairs = builder.pairs(where: changed.contains)
    let hierarchies = builder.hierarchies()
    let content: JSONObject = [
      "isPart": true, "values": builder.valueTexts(from: base.builder.values.colors.count),
      "colors": colors, "pairs": pairs, "hierarchies": hierarchies, "findings": builder.findings(),
    ]
    self.init(builder: builder, content: content)
  }

  /// Returns whether another document has the same themes, names and states, with the same numbers.
  package func hasStates(of other: PageDocument) -> Bool { builder.hasStates(of: other.builder) }

  /// Returns the theme and the traits of a state, the choice on each axis; nil for one that the page
  /// doesn't have.
  package func context(of state: [Int]) -> (theme: String, traits: TraitCollection)? {
    let space = builder.space
    return space.state(at: state).map { (space.themes[$0.theme].name, $0.traits) }
  }

  /// The names of the colors of the pairs, in their order.
  package var contrastPairs: [[String]] { builder.contrastPairs }
}

/// The view that a page opens with.
package struct PageStart {
  /// The views of a page.
  package enum View: String, Sendable {
    case colors, gallery, mock, contrast, findings
  }

  /// The view.
  package var view = View.colors

  /// The traits that select the state.
  package var traits = TraitCollection()

  /// The only colors that are shown, if there are any.
  package var names: [String] = []

  /// The name of the hierarchy that is shown first, and that is changed.
  package var hierarchy: String?

  /// Changes of the hierarchy, except for those of its top node, which has the state of the page.
  package var overrides: [HierarchyRedraws.Change] = []

  /// The redraws to mark in the hierarchy; nil for none.
  package var redraws: HierarchyRedraws?

  /// Creates a start with the default view and state.
  package init() {}
}

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
