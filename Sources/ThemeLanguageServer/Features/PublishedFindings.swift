import SourceDocuments

/// The findings that the client has, by path.
struct PublishedFindings {
  /// The findings of a file, and the number of their version.
  private struct Entry {
    var items: [JSONValue]
    var version: Int
  }

  private var entries: [String: Entry] = [:]
  private var lastVersion = 0

  /// Replaces all findings.
  ///
  /// - Returns: The paths of the files whose findings are not the same as before.
  mutating func replace(with items: [String: [JSONValue]]) -> [String] {
    var changed: [String] = []
    for (path, list) in items where (entries[path]?.items ?? []) != list {
      lastVersion += 1
      entries[path] = Entry(items: list, version: lastVersion)
      changed.append(path)
    }
    for path in entries.keys where items[path] == nil && entries[path]?.items.isEmpty == false {
      lastVersion += 1
      entries[path] = Entry(items: [], version: lastVersion)
      changed.append(path)
    }
    return changed.sorted()
  }

  /// The paths of all files that have or had findings.
  var paths: [String] { entries.keys.sorted() }

  /// Returns the findings of a file.
  func items(of path: String) -> [JSONValue] { entries[path]?.items ?? [] }

  /// Returns the identifier of the findings of a file.
  func version(of path: String) -> String { String(entries[path]?.version ?? 0) }
}
