import Testing

@testable import ThemeFiles
@testable import ThemeStudio

@Suite("Work of a studio for a change")
struct StudioCountTests {
  private let library: TestLibrary
  private let session: StudioSession

  init() throws {
    var files = TestLibrary.files
    files["alone.yaml"] = """
      theme: alone
      colors: { accent: "#112233", background: white, text: black, hover: "#445566" }

      """
    library = try TestLibrary(files)
    session = try library.session()
  }

  /// The numbers of themes that were read and compiled since the studio was started.
  private func counts() throws -> [Int] {
    let project = try #require(session.project)
    return [
      project.memo(ThemeMemo<ThemeReading.Input, ThemeReading>.self).computationCount,
      project.memo(ThemeMemo<PartialCompilation.Input, PartialCompilation>.self).computationCount,
    ]
  }

  /// Returns how many themes were read and compiled meanwhile.
  private func counts(during body: () throws -> Void) throws -> [Int] {
    let known = try counts()
    try body()
    return zip(try counts(), known).map { $0 - $1 }
  }

  @Test("Opening a library reads and compiles each theme once")
  func opening() throws {
    #expect(try counts() == [3, 3])
  }

  @Test(
    "A saved file is read once, and only the themes that depend on it are compiled",
    arguments: [
      ("alone.yaml", "#112233", "#112234", 1), ("calm.yaml", "#336699", "#336698", 2),
      ("loud.yaml", "red", "maroon", 1),
    ]
  )
  func saving(file: String, old: String, new: String, compilations: Int) throws {
    let revision = session.revision
    let counts = try counts {
      try library.replace(old, with: new, in: file)
      #expect(session.update { $0.revision > revision })
    }
    #expect(counts == [1, compilations])
  }

  @Test("A file that is saved without a change is not read again")
  func savingTheSame() throws {
    let counts = try counts {
      try library.write(library.text(of: "calm.yaml"), to: "calm.yaml")
      session.update()
    }
    #expect(counts == [0, 0])
  }

  @Test(
    "A trial reads the file of its value once, and compiles only the themes that depend on it",
    arguments: ["alone": 1, "calm": 2, "loud": 1]
  )
  func trying(theme: String, compilations: Int) throws {
    let themes = try #require(session.project).themes.map(\.name)
    let state = [try #require(themes.firstIndex(of: theme)), 0]
    let counts = try counts { _ = try session.trying("#010203", for: "accent", in: state) }
    #expect(counts == [1, compilations])
  }
}
