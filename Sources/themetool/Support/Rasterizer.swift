import SourceDocuments

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Turns SVG into PNG with a program that is installed.
enum Rasterizer {
  /// A program, and what it is told to turn one file into another.
  private struct Program: Sendable {
    let name: String
    let arguments: @Sendable (_ input: String, _ output: String) -> [String]
  }

  /// The programs in the order in which they are tried; each draws two pixels for one.
  private static let programs = [
    Program(name: "rsvg-convert") { ["--format", "png", "--zoom", "2", "--output", $1, $0] },
    Program(name: "resvg") { ["--zoom", "2", $0, $1] },
    Program(name: "inkscape") {
      ["--export-type=png", "--export-dpi=192", "--export-filename=\($1)", $0]
    },
    Program(name: "magick") { ["-background", "none", "-density", "192", $0, "png:\($1)"] },
  ]

  /// The PNG of an SVG picture.
  ///
  /// - Throws: a failure that names the programs, where none is installed, or the one that failed.
  static func png(of svg: String) throws -> [UInt8] {
    let folder = try temporaryFolder()
    let (input, output) = ("\(folder)/picture.svg", "\(folder)/picture.png")
    defer {
      unlink(input)
      unlink(output)
      rmdir(folder)
    }
    do {
      try LocalFiles().write(Array(svg.utf8), to: input)
      for program in programs {
        switch ChildProcess.run(program.name, program.arguments(input, output)) {
        case .notFound: continue
        case .exited(0): return try LocalFiles().contents(of: output)
        case .exited(let code): throw failed(program, "with exit code \(code)")
        case .killed(let signal): throw failed(program, "by signal \(signal)")
        case .failed(let code):
          throw failed(program, "to start: \(String(cString: strerror(code)))")
        }
      }
    } catch let error as FileError {
      throw Failure.cannot("the picture couldn't be drawn: \(error)")
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
