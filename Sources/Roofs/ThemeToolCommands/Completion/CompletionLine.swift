import ArgumentParser

/// The command line for which a shell requests candidates.
struct CompletionLine {
  /// The words without their quotes; the first one is the command.
  private let words: [String]

  /// The part of the current word before the cursor, without quotes.
  let prefix: String

  /// Reads the words as a shell passes them, with their quotes.
  init(_ words: [String], index: Int) {
    self.words = words.map(Self.unquoted)
    prefix = words.indices.contains(index) ? Self.unquoted(words[index]) : ""
  }

  /// The value of the last option of a name; nil if the line has none.
  func value(of option: String) -> String? {
    for (index, word) in words.enumerated().reversed() {
      if word == option, index + 1 < words.count { return words[index + 1] }
      if word.hasPrefix(option + "=") { return String(word.dropFirst(option.count + 1)) }
    }
    return nil
  }

  /// The options of the theme library on the line.
  func libraryOptions() throws -> LibraryOptions {
    var arguments: [String] = []
    if let path = value(of: "--themes") { arguments.append("--themes=" + Self.expanded(path)) }
    if words.contains("--allow-outside") { arguments.append("--allow-outside") }
    return try LibraryOptions.parse(arguments)
  }

  /// Returns a path with the home folder instead of a leading `~`.
  private static func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = Terminal.variable("HOME") else {
      return path
    }
    return home + path.dropFirst()
  }

  /// Returns a word without the quotes and backslashes of a shell.
  private static func unquoted(_ word: String) -> String {
    var result = ""
    var quote: Character?
    var isEscaped = false
    for character in word {
      if isEscaped {
        result.append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else {
        result.append(character)
      }
    }
    return result
  }
}
