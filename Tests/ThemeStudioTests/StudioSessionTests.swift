import FileAccess
import Testing
import TextSupport
import ThemeOutputs

@testable import ThemeStudio

@Suite("Session of a studio")
struct StudioSessionTests {
  private let library: TestLibrary
  private let session: StudioSession

  init() throws {
    library = try TestLibrary()
    session = try library.session()
  }

  private func status(_ body: () throws -> Void) -> Int? {
    do {
      try body()
      return nil
    } catch {
      return (error as? HTTPResponse)?.status
    }
  }

  // MARK: Changes of files

  @Test("A saved file leads to one new state, also where the system watches no files")
  func followsFiles() throws {
    for isPolling in [false, true] {
      let library = try TestLibrary()
      let session = try library.session(watch: FileWatch(isPolling: isPolling))
      try followsFiles(of: library, session)
    }
  }

  private func followsFiles(of library: TestLibrary, _ session: StudioSession) throws {
    #expect(session.revision == 1)
    try library.replace("#336699", with: "#123456", in: "calm.yaml")
    #expect(session.update { $0.document.json.contains("#123456") })
    #expect(session.revision == 2)
    session.update()
    #expect(session.revision == 2)
    try library.write("theme: new\nextends: calm\ncolors: {}\n", to: "new.yaml")
    #expect(session.update { $0.revision == 3 })
    #expect(session.document.json.contains("\"new\""))
  }

  @Test("A broken file shows its findings beside the last colors")
  func keepsColorsOfBrokenFiles() throws {
    try library.replace("theme: calm", with: "theme: [calm", in: "calm.yaml")
    #expect(session.update { $0.document.isStale })
    #expect(session.document.json.contains("#336699"))
    #expect(session.document.json.contains("\"error\""))
    #expect(status { _ = try session.trying("red", for: "accent", in: [0, 0]) } == 409)
    try library.replace("theme: [calm", with: "theme: calm", in: "calm.yaml")
    #expect(session.update { !$0.document.isStale })
  }

  @Test("A removed folder is reported until it is back")
  func followsFolders() throws {
    try library.removeFolder()
    #expect(session.update { !$0.message.isEmpty })
    #expect(session.document.json.contains("#336699"))
    for (name, text) in TestLibrary.files { try library.write(text, to: name) }
    #expect(session.update { $0.message.isEmpty && !$0.document.isStale })
  }

  @Test("A library that is broken at start shows its findings without colors")
  func opensBrokenLibraries() throws {
    for files in [["calm.yaml": "theme: [calm"], ["notes.yaml": "a: 1"], [:]] {
      let library = try TestLibrary(files.merging(["library.yaml": "library: 1\n"]) { $1 })
      let session = try library.session()
      #expect(session.document.isStale)
      #expect(!session.message.isEmpty || session.document.json.contains("\"error\""))
      try library.write("theme: good\ncolors: { a: red }\n", to: "calm.yaml")
      try library.write("theme: good2\ncolors: { a: red }\n", to: "notes.yaml")
      #expect(session.update { !$0.document.isStale })
    }
  }

  // MARK: Trials

  @Test("A value is tried in memory")
  func triesValues() throws {
    let before = try library.text(of: "calm.yaml")
    let json = try session.trying("#abcdef", for: "accent", in: [0, 0]).json
    #expect(json.contains("#abcdef"))
    #expect(json.contains("\"text\": \"#abcdef\""))
    #expect(json.contains("\"file\": \"Themes/calm.yaml\", \"line\": 6"))
    #expect(json.contains("\"inGamut\": \"srgb\""))
    #expect(!session.document.json.contains("#abcdef"))
    #expect(try library.text(of: "calm.yaml") == before)
    #expect(session.revision == 1)
  }

  @Test("What can't be tried is refused with its reason")
  func refusesTrials() {
    #expect(status { _ = try session.trying("nonsense", for: "accent", in: [0, 0]) } == 422)
    #expect(status { _ = try session.trying("{text}", for: "accent", in: [0, 0]) } == 422)
    #expect(status { _ = try session.trying("red", for: "missing", in: [0, 0]) } == 422)
    for state in [[], [0], [2, 0], [0, -1], [0, 2], [0, 0, 0]] {
      #expect(status { _ = try session.trying("red", for: "accent", in: state) } == 400)
    }
  }

  @Test("An alias is not changed, since its text is the value of another color")
  func refusesAliases() throws {
    let files = ["a.yaml": "theme: a\ncolors:\n  ink: &ink \"#336699\"\n  text: *ink\n"]
    let library = try TestLibrary(files)
    var options = StudioSession.Options(path: library.path)
    options.allowsEdits = true
    let session = try StudioSession(options)
    #expect(status { _ = try session.trying("red", for: "text", in: [0]) } == 422)
    #expect(status { _ = try session.write("red", for: "text", in: [0], seen: 1) } == 422)
    #expect(try library.text(of: "a.yaml") == files["a.yaml"])
    #expect(try session.trying("red", for: "ink", in: [0]).json.contains("\"line\": 3"))
  }

  // MARK: Writes

  @Test(
    "A written value keeps the notation and all other bytes",
    arguments: [
      ("accent", [0, 0], "oklch(0.5 0.05 250)", "'#336699'", "'#"),
      ("accent", [0, 1], "#6090c0", "oklch(70% 0.1 250)", "oklch("),
      ("accent", [1, 0], "#00ff00", "rgb(255 0 0)", "rgb(0 255 0)"),
      ("text", [0, 0], "black", "\"{gray}\"", "\"#000000\""),
      ("background", [0, 0], "#fefefe", "white", "\"#fefefe\""),
      ("accent", [0, 0], "color(display-p3 0 1 0)", "'#336699'", "'oklch("),
    ]
  )
  func writesValues(
    _ name: String,
    _ state: [Int],
    _ value: String,
    _ old: String,
    _ new: String
  ) throws {
    let file = state[0] == 0 ? "calm.yaml" : "loud.yaml"
    let before = try library.text(of: file)
    let written = try session.write(value, for: name, in: state, seen: 1)
    let after = try library.text(of: file)
    let parts = before.split(separator: old, maxSplits: 1)
    try #require(parts.count == 2)
    #expect(after.hasPrefix(parts[0] + new))
    #expect(after.hasSuffix(parts[1]))
    #expect(session.revision == 2)
    #expect(written.file == "Themes/\(file)")
    #expect(before.split(separator: "\n")[written.line - 1].contains(old))
    let isReference = old.contains("{")
    #expect(written.text.contains("instead of {gray}") == isReference)
    // The write itself is not a change of another process.
    session.update()
    #expect(session.revision == 2)
    _ = try session.undo()
    #expect(try library.text(of: file) == before)
    #expect(status { _ = try session.undo() } == 409)
  }

  @Test("A file that has changed is never overwritten")
  func refusesConflicts() throws {
    try library.replace("white", with: "snow", in: "calm.yaml")
    #expect(status { _ = try session.write("red", for: "accent", in: [0, 0], seen: 1) } == 409)
    #expect(session.update { $0.revision == 2 })
    #expect(status { _ = try session.write("red", for: "accent", in: [0, 0], seen: 1) } == 409)
    #expect(try library.text(of: "calm.yaml").contains("#336699"))
    _ = try session.write("red", for: "accent", in: [0, 0], seen: 2)
    try library.replace("snow", with: "ivory", in: "calm.yaml")
    #expect(status { _ = try session.undo() } == 409)
    #expect(try library.text(of: "calm.yaml").contains("ivory"))
  }

  @Test("A pipe in place of a file is refused, and not waited for")
  func refusesPipes() throws {
    try library.replaceWithPipe("calm.yaml")
    #expect(status { _ = try session.write("red", for: "accent", in: [0, 0], seen: 1) } == 409)
  }

  @Test("A state whose number means another theme by now is never written")
  func refusesMovedStates() throws {
    let calm = try library.text(of: "calm.yaml")
    try library.write("theme: brave\nextends: calm\ncolors: { accent: red }\n", to: "brave.yaml")
    #expect(session.update { $0.revision == 2 })
    #expect(status { _ = try session.write("lime", for: "accent", in: [1, 0], seen: 1) } == 409)
    #expect(try library.text(of: "calm.yaml") == calm)
    let written = try session.write("lime", for: "accent", in: [2, 0], seen: 2)
    #expect(written.file == "Themes/loud.yaml")
  }

  @Test("At most 100 writes are undone, the last one first")
  func undoesWrites() throws {
    for value in ["red", "lime", "blue"] {
      _ = try session.write(value, for: "accent", in: [0, 0], seen: session.revision)
    }
    let writes = session.writes
    #expect(writes.map(\.new.text) == ["#ff0000", "#00ff00", "#0000ff"])
    session.writes = Array(repeating: writes[0], count: 97) + writes
    _ = try session.write("black", for: "accent", in: [0, 0], seen: session.revision)
    #expect(session.writes.count == 100)
    for color in ["#0000ff", "#00ff00", "#ff0000", "#336699"] {
      #expect(try session.undo().text == color)
    }
    // The file is not as the write before left it.
    #expect(status { _ = try session.undo() } == 409)
  }

  // MARK: Repairs

  @Test("A failed pair has passing colors for both, and for what a reference leads to")
  func repairsPairs() throws {
    let proposals = try session.repairs(ofPair: 0, in: [0, 0]).map(\.json)
    try #require(proposals.count == 3)
    #expect(proposals[0].contains("\"name\": \"text\""))
    #expect(proposals[1].contains("\"name\": \"gray\""))
    #expect(proposals[1].contains("\"changes\": [\"text\"]"))
    #expect(proposals[2].contains("\"name\": \"background\""))
    #expect(proposals.allSatisfy { $0.contains("\"passesAll\": true") })
    #expect(status { _ = try session.repairs(ofPair: 1, in: [0, 0]) } == 400)
    _ = try session.write("black", for: "text", in: [0, 0], seen: 1)
    #expect(try session.repairs(ofPair: 0, in: [0, 0]).isEmpty)
  }
}
