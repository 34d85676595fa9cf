internal import SourceDiagnostics
import SourceDocuments
import TextSupport

/// A file that an import wrote, and that people can complete: sections of their own are kept when it
/// is imported again.
///
/// The first line has a checksum of the sections that the import wrote, by which edits of them are
/// found.
public enum ImportedFile {
  /// Returns the bytes of a file of an import with the checksum.
  public static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    guard let sections = sections(of: bytes) else { return bytes }
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return bytes[..<end] + Array("\(mark)\(checksum(of: sections))".utf8) + bytes[end...]
  }

  /// Returns the bytes of a file of an import with the checksum and with the sections that people
  /// added to the file that it replaces.
  ///
  /// - Parameters:
  ///   - new: The file of the import.
  ///   - old: The file that it replaces, which an import wrote.
  /// - Returns: The bytes; nil if people edited what an import wrote, or added a section that the
  ///   import has as well.
  public static func merged(_ new: [UInt8], over old: [UInt8]) -> [UInt8]? {
    guard let added = addedSections(of: old), let own = sections(of: new),
      Set(added.map(\.key)).isDisjoint(with: own.map(\.key))
    else { return nil }
    return sealed(new) + added.flatMap { Array("\n\($0.text)\n".utf8) }
  }

  /// The text before the checksum.
  private static let mark = ", checksum "

  /// The keys that imports do not write in each file.
  private static let optionalKeys = ["about", "palette", "deprecated", "extensions", "description"]

  /// The keys that imports write.
  private static let importedKeys =
    Set(["theme", "extends", "colors", "library", "default-theme", "theme-trait", "traits"])
    .union(optionalKeys)

  /// A top-level entry with the comments above it.
  private typealias Section = (key: String, text: String)

  /// Returns the sections of a file, the first without the comments above it; nil for a file that
  /// can't be read.
  private static func sections(of bytes: [UInt8]) -> [Section]? {
    let (document, findings) = YAMLReader.read(SourceFile(path: "", bytes: bytes))
    guard let root = document?.root, root.kind == .mapping,
      !findings.contains(where: { $0.severity == .error })
    else { return nil }
    var starts: [(key: String, offset: Int)] = []
    var end = 0
    for (key, value) in root.entries {
      starts.append((key.text, starts.isEmpty ? key.range.lowerBound : end))
      let last = max(key.range.upperBound, value.range.upperBound)
      end = bytes[last...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    }
    return starts.indices.map { index in
      let stop = index + 1 < starts.count ? starts[index + 1].offset : bytes.count
      let text = String(decoding: bytes[starts[index].offset..<stop], as: UTF8.self)
      return (starts[index].key, text.trimmed)
    }
  }

  private static func checksum(of sections: [Section]) -> String {
    var hash = StableHash()
    for section in sections { hash.add(section.text) }
    return hash.digits
  }

  /// Returns the sections that people added to a file of an import; nil if what the import wrote has
  /// other bytes now.
  private static func addedSections(of bytes: [UInt8]) -> [Section]? {
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard let found = line.firstRange(of: mark), let all = sections(of: bytes),
      let first = all.first,
      importedKeys.contains(first.key)
    else { return nil }
    let known = line[found.upperBound...].trimmed
    let optional = optionalKeys.filter { key in all.contains { $0.key == key } }
    // Each of these can be a section of the import or one that was added to it.
    for choice in 0..<(1 << optional.count) {
      let added = Set(optional.indices.filter { choice >> $0 & 1 == 1 }.map { optional[$0] })
      let isImported = { (section: Section) in
        importedKeys.contains(section.key) && !added.contains(section.key)
      }
      guard checksum(of: all.filter(isImported)) == known else { continue }
      return all.filter { !isImported($0) }
    }
    return nil
  }
}
