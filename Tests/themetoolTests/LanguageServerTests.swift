import Foundation
import Testing

/// The language server as a process.
@Suite("themetool language-server")
struct LanguageServerTests {
  private static func frame(_ body: String) -> String {
    "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  private static func initialize(parent: String = "null") -> String {
    frame(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":\#(parent),"capabilities":{}}}"#
    )
  }

  private static let shutdown = frame(#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#)
  private static let exit = frame(#"{"jsonrpc":"2.0","method":"exit"}"#)

  private static let sessions: [(input: String, status: Int32)] = [
    (initialize() + shutdown + exit, 0),
    (initialize() + exit, 1),
    (initialize(), 1),
    ("", 1),
    (initialize() + shutdown, 1),
    ("nonsense\r\n\r\n" + initialize() + shutdown + exit, 0),
  ]

  @Test(arguments: sessions)
  func `The exit status reports whether the client has shut the server down`(
    input: String,
    status: Int32
  ) throws {
    let result = try Tool.run(["language-server"], input: input)
    #expect(result.status == status)
    #expect(result.errors == "")
    if input.contains("initialize") {
      #expect(result.output.contains(#""positionEncoding":"utf-16""#))
    }
  }

  @Test func `Messages after 'exit' are not read`() throws {
    let input = Self.initialize() + Self.shutdown + Self.exit + Self.shutdown
    let result = try Tool.run(["language-server"], input: input)
    #expect(result.status == 0)
    #expect(result.output.components(separatedBy: "Content-Length").count == 3)
  }

  @Test func `The end of the parent process ends the server`() throws {
    let parent = Process()
    parent.executableURL = URL(fileURLWithPath: "/bin/sh")
    parent.arguments = ["-c", "exit 0"]
    try parent.run()
    parent.waitUntilExit()
    let server = Process()
    server.executableURL = Tool.executable
    server.arguments = ["language-server"]
    let input = Pipe()
    server.standardInput = input
    server.standardOutput = FileHandle.nullDevice
    try server.run()
    let text = Self.initialize(parent: "\(parent.processIdentifier)")
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    // The input stays open.
    server.waitUntilExit()
    #expect(server.terminationStatus == 1)
    try input.fileHandleForWriting.close()
  }

  @Test func `Changes of files are found for clients that watch no files`() throws {
    try TemporaryThemes.with(["a.yaml": "theme: a\ncolors:\n  ink: black\n"]) { themes in
      let server = Process()
      server.executableURL = Tool.executable
      server.arguments = ["language-server"]
      server.environment = ["HOME": themes.folder.path]
      let (input, output) = (Pipe(), Pipe())
      server.standardInput = input
      server.standardOutput = output
      try server.run()
      let folder = #"[{"uri":"file://\#(themes.folder.path)","name":"a"}]"#
      let start = Self.frame(
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{},"workspaceFolders":\#(folder)}}"#
      )
      try input.fileHandleForWriting.write(contentsOf: Data(start.utf8))
      var text = ""
      func read(until wanted: String) {
        while !text.contains(wanted) {
          let data = output.fileHandleForReading.availableData
          guard !data.isEmpty else { break }
          text += String(decoding: data, as: UTF8.self)
        }
        #expect(text.contains(wanted))
      }
      read(until: #""id":1"#)
      try themes.write("theme: a\ncolors:\n  ink: blac\n", to: "a.yaml")
      read(until: "'blac'")
      try themes.write("theme: a\ncolors:\n  ink: blak\n", to: "a.yaml")
      read(until: "'blak'")
      try input.fileHandleForWriting.close()
      server.waitUntilExit()
      #expect(server.terminationStatus == 1)
    }
  }
}
