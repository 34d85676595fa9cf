import CLibrary
import FileAccess
import SourceDocuments

/// Converts SVG to PNG with an installed program.
enum Rasterizer {
  /// A program with its arguments for writing a file as PNG to standard output, at a zoom factor.
  private struct Program: Sendable {
    let name: String
    let arguments: @Sendable (_ input: String, _ zoom: PictureZoom) -> [String]
  }

  /// The programs, in the order of the attempts.
  private static let programs = [
    Program(name: "rsvg-convert") { ["--format", "png", "--zoom", $1.factor, $0] },
    Program(name: "resvg") { ["--zoom", $1.factor, $0, "-c"] },
    Program(name: "inkscape") {
      ["--export-type=png", "--export-dpi=\($1.dotsPerInch)", "--export-filename=-", $0]
    },
    Program(name: "magick") {
      ["-background", "none", "-density", $1.dotsPerInch, $0, "png:-"]
    },
  ]

  /// The PNG of an SVG picture.
  ///
  /// - Throws: A failure if the picture is too large, if no program is installed, or if it failed.
  static func png(of svg: String) throws -> [UInt8] {
    let zoom = try PictureZoom(for: svg)
    let folder = try temporaryFolder()
    let input = "\(folder)/picture.svg"
    defer {
      unlink(input)
      rmdir(folder)
    }
    do {
      try LocalFiles().write(Array(svg.utf8), to: input, isSynchronized: false)
    } catch {
      throw Failure.cannot("the picture can't be drawn: \(error)")
    }
    for program in programs {
      guard let result = try ChildProcess.run([program.name] + program.arguments(input, zoom))
      else {
        continue
      }
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

  /// A new folder that no one else can write to.
  private static func temporaryFolder() throws -> String {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(base.isEmpty ? "/tmp" : base)/themetool-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw Failure.cannot(
        "no temporary folder can be made in '\(base)': \(String(cString: strerror(errno)))"
      )
    }
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
