import FileAccess

/// Files and folders as candidates, for words that are a path or something else.
enum PathCandidates {
  /// Returns the paths that begin with a text.
  ///
  /// A single folder is replaced by its contents: a shell completes a single candidate with a
  /// space, so that the path can't be continued.
  static func paths(from text: String) -> [String] {
    let paths = entries(text)
    guard paths.count == 1, let only = paths.first, Folder.exists(only) else { return paths }
    let inner = entries(only + "/")
    return inner.isEmpty ? [only + "/"] : inner
  }

  private static func entries(_ text: String) -> [String] {
    let end = text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
    let (folder, start) = (String(text[..<end]), text[end...])
    let names = (try? LocalFiles().names(in: folder.isEmpty ? "." : folder)) ?? []
    return names.filter { $0.hasPrefix(start) && ($0.hasPrefix(".") == start.hasPrefix(".")) }
      .sorted().map { folder + $0 }
  }
}
