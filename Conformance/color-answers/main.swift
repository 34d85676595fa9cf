import Foundation

// Answers published cases about color: `color-answers FILE`, one line of JSON for each case, in
// the order of the file, which is JSON Lines or one JSON array.

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: color-answers FILE\n".utf8))
  exit(64)
}
do {
  let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
  var output = Data()
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  for question in try cases(in: data) {
    output.append(try encoder.encode(Answer(to: question).fields))
    output.append(0x0A)
    if output.count > 1 << 16 {
      try FileHandle.standardOutput.write(contentsOf: output)
      output.removeAll(keepingCapacity: true)
    }
  }
  try FileHandle.standardOutput.write(contentsOf: output)
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(2)
}

/// The cases of a file.
func cases(in data: Data) throws -> [Case] {
  let decoder = JSONDecoder()
  let first = data.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
  if first == UInt8(ascii: "[") { return try decoder.decode([Case].self, from: data) }
  return try data.split(separator: 0x0A).compactMap { line in
    if line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { return nil }
    return try decoder.decode(Case.self, from: line)
  }
}
