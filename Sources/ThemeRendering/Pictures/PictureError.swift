public import FileAccess
import TextSupport

/// An error of drawing or writing a picture.
public enum PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The picture has too many pixels for a PNG with legible text.
  case tooLarge(width: Double, height: Double)

  /// None of the programs that convert SVG to PNG is installed.
  case noProgram([String])

  /// The program that converts SVG to PNG failed; `messages` is the text of its standard error.
  case failed(reason: String, messages: String)

  /// The name of the file ends neither in `.svg` nor in `.png`.
  case unknownFormat(path: String)

  /// The file can't be written.
  case file(FileError)

  /// The reason, with what to do.
  public var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "the picture is \(Self.whole(width)) by \(Self.whole(height)); a PNG of more than "
        + "\(Self.whole(PictureZoom.longestPicture)) on a side has no legible text"
    case .noProgram(let names):
      "a PNG is drawn by \(names.dropLast().joined(separator: ", ")) or \(names.last ?? ""), and none is "
        + "installed; install librsvg (apt-get install librsvg2-bin, brew install librsvg)"
    case .failed(let reason, _): reason
    case .unknownFormat(let path):
      "the format of '\(path)' is unknown; its name must end in .svg or .png"
    case .file(let error): error.description
    }
  }

  private static func whole(_ value: Double) -> String { NumberText.plain(value, .cut(0)) }
}
