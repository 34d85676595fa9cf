import PlatformSupport
import FileAccess
import SourceDocuments
import SystemPackage

/// Converts SVG to PNG with an installed program.
enum Rasterizer {
  /// A program with its arguments for writing standard input as PNG to standard output, at a zoom factor.
  private struct Program: Sendable {
    let name: String
    let arguments: @Sendable (_ zoom: PictureZoom) -> [String]
  }

  /// The programs, in the order of the attempts.
  private static let programs = [
    Program(name: "rsvg-convert") { ["--format", "png", "--zoom", $0.factor] },
    Program(name: "resvg") { ["--zoom", $0.factor, "-", "-c"] },
    Program(name: "inkscape") {
      ["--export-type=png", "--export-dpi=\($0.dotsPerInch)", "--export-filename=-", "--pipe"]
    },
    Program(name: "magick") {
      ["-background", "none", "-density", $0.dotsPerInch, "svg:-", "png:-"]
    },
  ]

  /// The PNG of an SVG picture.
  ///
  /// - Throws: A failure if the picture is too large, if no program is installed, or if it failed.
  static func png(of svg: String) throws -> [UInt8] {
    let zoom = try PictureZoom(for: svg)
    let input = try temporaryFile(of: svg)
    defer { try? input.close() }
    for program in programs {
      _ = try? input.seek(offset: 0, from: .start)
      guard
        let result = try ChildProcess.run([program.name] + program.arguments(zoom), input: input)
      else { continue }
      guard let status = result.status else { throw failed(program, "by a signal") }
      guard status == 0 else { throw failed(program, "with exit code \(status)") }
      guard !result.output.isEmpty else { throw failed(program, "to draw anything") }
      return result.output
    }
    let names = programs.map(\.name)
    throw Failure.cannot(
      "a PNG is drawn by \(names.dropLast().joined(separator: ", ")) or \(names.last ?? ""), and none is installed; "
        + "install librsvg (apt-get install librsvg2-bin, brew install librsvg), or use --format svg"
    )
  }

  private static func failed(_ program: Program, _ how: String) -> Failure {
    .cannot("\(program.name) failed \(how); --format svg needs no such program")
  }

  /// An open file that has no name any more, so that nothing is left of it however the tool ends.
  private static func temporaryFile(of svg: String) throws -> FileDescriptor {
    let base = Terminal.variable("TMPDIR") ?? "/tmp"
    var template = Array("\(base.isEmpty ? "/tmp" : base)/themetool-XXXXXX".utf8CString)
    let file = FileDescriptor(rawValue: unsafe mkstemp(&template))
    do {
      guard file.rawValue >= 0 else { throw Errno(rawValue: errno) }
      unsafe unlink(template)
      _ = fcntl(file.rawValue, F_SETFD, FD_CLOEXEC)
      _ = try file.writeAll(svg.utf8)
      return file
    } catch {
      try? file.close()
      throw Failure.cannot("no temporary file can be made in '\(base)': \(error)")
    }
  }
}
