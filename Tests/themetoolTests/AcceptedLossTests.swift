import Foundation
import Testing

struct AcceptedLossTests {
  @Test(
    "The library file sets the severity of losses, and a comment ignores them",
    arguments: [
      ("", "", 1), ("rules: { not-exported: off }", "", 0),
      ("rules: { not-exported: note }", "", 0),
      ("", "  # themetool: ignore not-exported", 0), ("rules: { not-exported: error }", "", 1),
    ] as [(String, String, Int32)]
  )
  func acceptedLoss(rules: String, comment: String, status: Int32) throws {
    let library = """
      library: 1
      \(rules)
      exports:
        - { to: scss, output: ../a.scss }\(comment)

      """
    let theme = "theme: a\ncolors: { x: { default: red, elevated: blue } }\n"
    try TemporaryThemes.with(["library.yaml": library, "a.yaml": theme]) { themes in
      #expect(try themes.run("validate", "--strict").output == "2 files: no problems\n")
      for arguments in [["build", "--check", "--strict"], ["build", "--strict"]] {
        let result = try Tool.run(arguments, folder: themes.folder)
        let isCheck = arguments.contains("--check")
        #expect(result.status == (isCheck ? 1 : status), "\(result.errors)")
        let isShown = (result.output + result.errors).contains("[not-exported]")
        #expect(isShown == (status == 1 || rules.contains("note")), "\(result.errors)")
      }
      let path = themes.folder.appendingPathComponent("a.scss").path
      #expect(FileManager.default.fileExists(atPath: path) == (status == 0))
    }
  }
}
