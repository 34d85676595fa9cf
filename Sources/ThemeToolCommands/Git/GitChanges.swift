import FileAccess
import ProcessSupport
import SourceDocuments
import ThemeRendering

/// The files that differ from a commit, as listed by git.
///
/// They include committed, staged, unstaged, untracked and removed files since the merge base with
/// the commit.
struct GitChanges {
  /// Absolute paths without links.
  let paths: Set<String>

  /// Lists the changes in the repository of `folder`.
  init(since reference: String, in folder: String) throws {
    let top = try Self.git(["rev-parse", "--show-toplevel"], in: folder, reference)
    let root = String(decoding: top, as: UTF8.self).split(separator: "\n").first.map(String.init)
    guard let root, let canonical = try? LocalFiles().canonicalPath(of: root) else {
      throw Failure.cannot("'\(folder)' is not in a git repository with a work tree")
    }
    let changed = try Self.git(
      ["diff", "--name-only", "-z", "--no-renames", "--merge-base", reference, "--"],
      in: folder,
      reference
    )
    let added = try Self.git(
      ["ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", ":/"],
      in: folder,
      reference
    )
    let names = (changed + added).split(separator: 0)
    paths = Set(names.map { "\(canonical)/\(String(decoding: $0, as: UTF8.self))" })
  }

  /// Whether anything at or below a path has changed.
  func contain(_ path: String) -> Bool {
    guard let canonical = try? LocalFiles().canonicalPath(of: path) else { return false }
    return paths.contains(canonical) || paths.contains { $0.hasPrefix(canonical + "/") }
  }

  private static func git(
    _ arguments: [String],
    in folder: String,
    _ reference: String
  ) throws -> [UInt8] {
    guard let result = try ChildProcess.run(["git", "-C", folder] + arguments) else {
      throw Failure.cannot("--changed-since needs git, which isn't installed or isn't in $PATH")
    }
    if !result.messages.isEmpty { Output.error(result.messages) }
    guard result.status == 0 else {
      throw Failure.cannot("git can't list the changes since '\(reference)' in '\(folder)'")
    }
    return result.output
  }
}
