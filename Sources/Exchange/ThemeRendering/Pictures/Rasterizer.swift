import FileAccess
import PlatformSupport
import SystemPackage

/// Converts SVG to PNG with an installed program.
package enum Rasterizer {
  /// Returns the programs in the order of the attempts, each with its arguments for writing
  /// standard input as PNG to standard output.
  private static func programs(
    for zoom: PictureZoom
  ) -> [(name: String, arguments: [String])] {
    let dots = zoom.dotsPerInch
    return [
      ("rsvg-convert", ["--format", "png", "--zoom", zoom.factor]),
      ("resvg", ["--zoom", zoom.factor, "-", "-c"]),
      (
        "inkscape",
        ["--export-type=png", "--export-dpi=\(dots)", "--export-filename=-", "--pipe"]
      ),
      ("magick", ["-background", "none", "-density", dots, "svg:-", "png:-"]),
    ]
  }

  /// Returns the PNG of an SVG picture, and the messages of the program that drew it.
  ///
  /// - Throws: ``PictureError`` if the picture is too large, if no program is installed, or if it
  ///   failed.
  package static func png(
    of svg: String
  ) throws(PictureError) -> (bytes: [UInt8], messages: String) {
    let programs = programs(for: try PictureZoom(for: svg))
    let input = try temporaryFile(of: svg)
    defer { try? input.close() }
    for program in programs {
      _ = try? input.seek(offset: 0, from: .start)
      let run: ChildProcess.Result?
      do {
        run = try ChildProcess.run([program.name] + program.arguments, input: input)
      } catch {
        throw .failed(reason: error.description, messages: "")
      }
      guard let run else { continue }
      let failure: String? =
        switch run.status {
        case nil: "by a signal"
        case 0?: run.output.isEmpty ? "to draw anything" : nil
        case let status?: "with exit code \(status)"
        }
      guard let failure else { return (run.output, run.messages) }
      throw .failed(reason: "\(program.name) failed \(failure)", messages: run.messages)
    }
    throw .noProgram(programs.map(\.name))
  }

  /// Returns an open file without a name, so that nothing is left of it however the program ends.
  private static func temporaryFile(of svg: String) throws(PictureError) -> FileDescriptor {
    let folder = Folder.temporary
    var template = Array("\(folder)/themekit-XXXXXX".utf8CString)
    let file = FileDescriptor(rawValue: unsafe mkstemp(&template))
    do {
      guard file.rawValue >= 0 else { throw Errno(rawValue: errno) }
      unsafe unlink(template)
      _ = fcntl(file.rawValue, F_SETFD, FD_CLOEXEC)
      _ = try file.writeAll(svg.utf8)
      return file
    } catch {
      try? file.close()
      throw .failed(reason: "no temporary file can be made in '\(folder)': \(error)", messages: "")
    }
  }
}
