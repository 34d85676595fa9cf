public import FileAccess
import SourceDocuments
import SwiftSymbols
public import ThemeFiles

/// The files of previous exports in a folder that a new export doesn't write, such as those of a
/// removed theme.
///
/// A program that reads the folder would take these files for current: Android would show their
/// night colors, and a page without links to it would still open.
public struct PreviousExport: Sendable {
  /// The subfolder of the files whose names depend on the themes; empty for the folder itself.
  private let place: String

  /// The suffix of their names.
  private let ending: String

  /// The pages of previews.
  public static let pages = PreviousExport(ending: ".html")

  init(place: String = "", ending: String) {
    self.place = place
    self.ending = ending
  }

  /// Creates a description of the files of a template, all of which are directly in the folder and
  /// have the same extension; nil for other files.
  ///
  /// - Parameter paths: The paths of the new files in the folder.
  package init?(besides paths: [String]) {
    func ending(_ path: String) -> Substring? { path.lastIndex(of: ".").map { path[$0...] } }
    guard let first = paths.first.flatMap(ending), !paths.contains(where: { $0.contains("/") }),
      paths.allSatisfy({ ending($0) == first })
    else { return nil }
    self.init(ending: String(first))
  }

  /// Returns the files in a folder that have such a name, have an ownership marker that names a
  /// file of the library, and aren't among those of the new export.
  ///
  /// Files made from other files belong to another library and are kept.
  ///
  /// - Parameters:
  ///   - folder: The folder of the export; it doesn't need to exist.
  ///   - library: The library that is exported, with all its themes.
  ///   - written: The paths of the new export's files in the folder.
  ///   - reader: The reader of the folder.
  /// - Returns: The paths of the files in the folder.
  /// - Throws: `FileError.failed` if the folder or a file can't be read because of a system error.
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
        if try isMarked("\(folder)/\(path)", fromAnyOf: sources, reader: reader) {
          files.append(path)
        }
      }
    } catch {
      // A missing folder contains no files; one that the system fails to list may contain some.
      if case .failed = error { throw error }
    }
    return files
  }

  /// Returns whether a file has the marker; false if it can't be read as a file.
  private func isMarked(
    _ path: String,
    fromAnyOf sources: [String],
    reader: some FileReading
  ) throws(FileError) -> Bool {
    do throws(FileError) {
      return OwnershipMarker.isIn(try reader.regularContents(of: path), fromAnyOf: sources)
    } catch {
      if case .failed = error { throw error }
      return false
    }
  }
}
