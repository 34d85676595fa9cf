public import FileAccess
import SourceDocuments
public import ThemeFiles

/// The files that earlier exports have left in a folder and that a new one has no more, such as those
/// of a theme that is gone.
///
/// Who reads the folder would take them for current: Android shows the colours for the night, and a
/// page that nothing leads to still opens.
public struct EarlierExport: Sendable {
  /// Where the files lie whose names depend on the themes; empty for the folder itself.
  private let place: String

  /// How their names end.
  private let ending: String

  /// The pages of previews.
  public static let pages = EarlierExport(place: "", ending: ".html")

  private init(place: String, ending: String) {
    self.place = place
    self.ending = ending
  }

  /// The files of a format; nil for one that always has the same.
  public init?(of format: ExportFormat) {
    switch format {
    case .android: self.init(place: "values-night", ending: "theme_colors.xml")
    case .dtcg: self.init(place: "", ending: ".tokens.json")
    case .base16: self.init(place: "", ending: ".yaml")
    case .css, .scss, .tailwind, .swift, .json: return nil
    }
  }

  /// The files in a folder that have such a name, say that an export made them from a file of the
  /// library, and are not among those of the new export.
  ///
  /// What was made from other files is of another library, and stays.
  ///
  /// - Parameters:
  ///   - folder: The folder that is written to; it need not be there.
  ///   - library: The library that is exported, with all its themes.
  ///   - written: The paths of the new export's files in it.
  ///   - reader: Where the folder is read.
  /// - Returns: The paths of the files in the folder.
  /// - Throws: `FileError.failed` where the system fails, so that what is there is not known.
  public func files(
    in folder: String,
    of library: ThemeLibrary,
    besides written: some Sequence<String>,
    reader: some FileReading = LocalFiles()
  ) throws(FileError) -> [String] {
    let kept = Set(written)
    let sources = ExportSource(library).files
    var files: [String] = []
    do throws(FileError) {
      for entry in try reader.entries(in: place.isEmpty ? folder : "\(folder)/\(place)") {
        let path = place.isEmpty ? entry.name : "\(place)/\(entry.name)"
        guard entry.kind == .file, entry.name.hasSuffix(ending), !kept.contains(path) else {
          continue
        }
        if try isMarked("\(folder)/\(path)", sources, reader) { files.append(path) }
      }
    } catch {
      // A folder that isn't there holds nothing; one that the system fails to list may.
      if case .failed = error { throw error }
    }
    return files
  }

  /// Whether a file is of an export, as far as it can be read at all.
  private func isMarked(
    _ path: String,
    _ sources: [String],
    _ reader: some FileReading
  ) throws(FileError) -> Bool {
    do throws(FileError) {
      return ExportMark.isIn(try reader.contents(of: path), fromAnyOf: sources)
    } catch {
      if case .failed = error { throw error }
      return false
    }
  }
}
