import Foundation

// Answers published cases about documents: `document-answers yaml|json FOLDER`, one line for each
// case, its name and how it is answered.

guard CommandLine.arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: document-answers yaml|json FOLDER\n".utf8))
  exit(64)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[2])
do {
  let answers: [(name: String, outcome: Outcome)]
  switch CommandLine.arguments[1] {
  case "yaml":
    answers = try YAMLCase.cases(in: folder.appendingPathComponent("src")).map {
      ($0.name, YAMLAnswer.outcome(of: $0))
    }
  case "json": answers = try JSONAnswer.outcomes(in: folder.appendingPathComponent("test_parsing"))
  default: throw SuiteError(description: "the suites are 'yaml' and 'json'")
  }
  guard !answers.isEmpty else { throw SuiteError(description: "'\(folder.path)' holds no case") }
  for answer in answers { print(answer.name, answer.outcome) }
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(2)
}
