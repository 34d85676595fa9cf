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

  @Test("The commands that start a library succeed in their order in an empty folder")
  func commands() throws {
    let readme = Tool.repository.appendingPathComponent("README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let sections = text.components(separatedBy: "\n## ")
    let section = try #require(sections.first { $0.hasPrefix("Start your own") })
    let block = try #require(section.components(separatedBy: "```sh\n").dropFirst().first)
    let commands = try #require(block.components(separatedBy: "```").first)
      .split(separator: "\n")
      .map { line in line.prefix { $0 != "#" }.split(separator: " ").map(String.init) }
    #expect(commands.count { $0.first == "themetool" } == 5)
    try TemporaryThemes.with([:]) { themes in
      var folder = themes.folder.appendingPathComponent("projects")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for command in commands {
        if command.first == "cd" {
          folder.appendPathComponent(command[1])
          continue
        }
        // The server of the studio does not end, so the test writes the page to a file.
        let arguments = command.dropFirst().flatMap {
          $0 == "--open" ? ["--export", "site"] : [$0]
        }
        let result = try Tool.run(arguments, folder: folder)
        #expect(result.status == 0, "\(command.joined(separator: " ")): \(result.errors)")
      }
    }
  }
}
