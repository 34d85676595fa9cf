import ColorValues
import DynamicColors
import SourceDocuments
import TextSupport
import ThemeFiles
import ThemeOutputs
import ThemeValidation
import TraitSystem

/// Values that are tried in memory.
extension StudioSession {
  /// A color in a state of the page.
  typealias ShownColor = (index: ColorIndex, member: CompiledTheme, traits: TraitCollection)

  /// Returns the theme and the traits of a state of the page.
  func context(of state: [Int]) throws(HTTPResponse) -> (CompiledTheme, TraitCollection) {
    if document.isStale { throw .conflict("the files have errors; fix them first") }
    guard let (theme, traits) = document.context(of: state),
      let member = project?.theme(named: theme)
    else { throw .refusal(400, "the library has no such state") }
    return (member, traits)
  }

  /// Returns the change of the value that a color has in a state, and the library after it.
  func change(
    of name: String,
    in state: [Int],
    to value: String
  ) throws(HTTPResponse) -> (change: ThemeProject.ValueChange, library: ThemeProject) {
    let color: Color
    do {
      color = try Color(css: value)
    } catch {
      throw .unfit("\(error)")
    }
    let (member, traits) = try context(of: state)
    guard let index = member.definitions.index(of: name) else {
      throw .unfit("theme '\(member.name)' has no color '\(name)'")
    }
    return try change(of: (index, member, traits), to: color) { $0.isSame(as: color) }
  }

  /// Returns the change of a value, and the library after it.
  func change(
    of shown: ShownColor,
    to color: Color,
    where isAccepted: (Color) -> Bool
  ) throws(HTTPResponse) -> (change: ThemeProject.ValueChange, library: ThemeProject) {
    let change = project?.change(
      of: shown.index,
      in: shown.member,
      for: shown.traits,
      to: color,
      where: isAccepted
    )
    guard let change,
      let library = project?.replacing(bytes: [change.file.source.path: change.bytes])
    else {
      let name = shown.member.definitions.definition(at: shown.index).name
      throw .unfit("the value of '\(name)' is in no theme file that can be changed")
    }
    return (change, library)
  }

  /// Returns what differs in the document of the files with another value, in CSS, of a color in a
  /// state, which is not written.
  func trying(
    _ value: String,
    for name: String,
    in state: [Int]
  ) throws(HTTPResponse) -> PageDocument {
    let (change, library) = try change(of: name, in: state, to: value)
    do {
      var input = try PageInput(library)
      input.root = self.input.root
      var document = current(PageDocument(input, changing: self.document, at: name))
      let file = input.shownPath(of: change.file.source.path)
      document.trial =
        ["name": name, "text": change.text, "file": file, "line": change.line]
        + change.color.trialMembers
      return document
    } catch {
      throw .unfit("\(error)")
    }
  }
}

extension Color {
  /// Returns whether a color has the same bytes in sRGB, and in Display P3 if the other one is
  /// outside of sRGB.
  fileprivate func isSame(as other: Color) -> Bool {
    func bytes(_ color: Color) -> [Int] {
      let (red, green, blue) = color.fitted(to: .displayP3).components
      return [red, green, blue].map { Int(($0 * 255).rounded()) }
    }
    return rgba8 == other.rgba8 && (other.isInGamut(of: .srgb) || bytes(self) == bytes(other))
  }
}
