import Foundation
import Testing

/// The example of the README, with its files and the output of its commands.
struct ReadmeExampleTests {
  @Test("The example in the README prints the documented output")
  func example() throws {
    let readme = Tool.repository.appendingPathComponent("README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let sections = text.components(separatedBy: "\n## ")
    let section = try #require(sections.first { $0.hasPrefix("One example") })
    let blocks = section.components(separatedBy: "```").enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    var files: [String: String] = [:]
    for block in blocks where block.hasPrefix("yaml\n") {
      let file = block.dropFirst("yaml\n".count)
      let name = try #require(file.split(separator: "\n").first).dropFirst("# Themes/".count)
      files[String(name)] = String(file)
    }
    #expect(files.count == 2)
    try TemporaryThemes.with(files) { themes in
      var count = 0
      for block in blocks where block.hasPrefix("console\n") && !block.contains("…") {
        for step in block.dropFirst("console\n".count).components(separatedBy: "$ ").dropFirst() {
          let lines = step.split(separator: "\n", maxSplits: 1)
          let words = lines[0].split(separator: " ").map(String.init)
          #expect(words.first == "themetool")
          let result = try Tool.run(Array(words.dropFirst()), folder: themes.folder)
          #expect(result.output == String(lines[1]))
          count += 1
        }
      }
      #expect(count == 3)
    }
  }

  @Test("The commands in the README succeed in their order in this repository")
  func commands() throws {
    let root = Tool.repository
    let text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let blocks = text.components(separatedBy: "```sh\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    let lines = blocks.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("themetool ") }
    #expect(lines.count == 5)
    try TemporaryThemes.with([:]) { themes in
      let copy = themes.folder.appendingPathComponent("Themes")
      try FileManager.default.removeItem(at: copy)
      try FileManager.default.copyItem(at: root.appendingPathComponent("Themes"), to: copy)
      for line in lines {
        // A server would not end.
        let text = line.prefix { $0 != "#" }.replacingOccurrences(
          of: "--open",
          with: "--export site"
        )
        let words = text.split(separator: " ").dropFirst().map(String.init)
        let result = try Tool.run(words, folder: themes.folder)
        #expect(result.status == 0, "\(line): \(result.errors)")
      }
    }
  }
}
