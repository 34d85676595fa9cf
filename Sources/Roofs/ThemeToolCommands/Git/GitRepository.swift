import FileAccess
import SourceDocuments

/// The git repository that contains a folder, read with commands that run nothing else.
///
/// Git takes the names of programs from its settings. Only the settings of the user and of the
/// repository's own `.git` count: a folder of theme files can itself have the form of a repository,
/// made of tracked files.
struct GitRepository {
  /// The folder that contains `.git`, without links.
  let root: String

  /// Finds the repository of the working folder, or that of `folder` if it isn't in the first.
  ///
  /// The repository of the working folder comes first, since a submodule inside of it is an input
  /// that changes with the pull request.
  ///
  /// - Throws: ``Failure`` if the folder is in no repository with a work tree.
  init(containing folder: String) throws {
    let files = LocalFiles()
    let route = try? files.route(of: folder)
    let paths = [route?.links.first, route?.end].compactMap(\.self)
    let working = (try? files.canonicalPath(of: ".")).flatMap {
      files.projectFolder(containing: $0)
    }
    let own = route.flatMap { files.projectFolder(containing: $0.end) }
    let contained = working.flatMap { root in
      paths.contains { AbsolutePath.isPath($0, in: root) } ? root : nil
    }
    let outside = Failure.cannot("'\(folder)' is not in a git repository with a work tree")
    guard let root = contained ?? own else { throw outside }
    self.root = root
    let top = try output(of: ["rev-parse", "--show-toplevel"]) {
      "git can't read the repository of '\(folder)'"
    }
    // Git would read another repository if the data in '.git' were damaged.
    let path = String(decoding: top, as: UTF8.self).split(separator: "\n").first.map(String.init)
    guard let path, (try? files.canonicalPath(of: path)) == root else { throw outside }
  }

  /// Returns the last common commit of `reference` and the checked-out commit.
  func mergeBase(with reference: String) throws -> String {
    let output = try output(of: ["merge-base", "--", reference, "HEAD"]) {
      let cure =
        isShallow
        ? "the clone is shallow: run 'git fetch --unshallow', or set 'fetch-depth: 0' of actions/checkout"
        : "fetch the history of both"
      return
        "git finds no common commit of '\(reference)' and the checked-out one in '\(root)'; \(cure)"
    }
    return String(String(decoding: output, as: UTF8.self).prefix { !$0.isNewline })
  }

  /// Whether the clone lacks commits, as that of a workflow that fetches only the last one.
  private var isShallow: Bool {
    let answer = try? output(of: ["rev-parse", "--is-shallow-repository"]) { "" }
    return answer?.starts(with: "true".utf8) ?? false
  }

  /// Settings that take precedence over those of the repository and of the user.
  private static let settings = [
    "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.attributesFile=/dev/null",
    "diff.external=", "safe.bareRepository=explicit",
  ]

  /// Runs a git command at the root, and returns its output.
  ///
  /// - Parameters:
  ///   - arguments: The command with its arguments.
  ///   - settings: More settings.
  ///   - variables: More variables, which git reads.
  ///   - message: The message for a command that fails.
  /// - Returns: What the command writes to standard output.
  /// - Throws: ``Failure``.
  func output(
    of arguments: [String],
    settings: [String] = [],
    variables: [String] = [],
    orFailure message: () -> String
  ) throws -> [UInt8] {
    let options =
      ["-C", root, "--no-pager", "--no-optional-locks", "--no-replace-objects"]
      + (Self.settings + settings).flatMap { ["-c", $0] }
    // Variables of git name other repositories, settings and programs. Nothing is fetched.
    let environment =
      Terminal.current().environment.filter { !$0.key.hasPrefix("GIT_") }.map { "\($0)=\($1)" }
      + ["GIT_TERMINAL_PROMPT=0", "GIT_ALLOW_PROTOCOL=none", "GIT_NO_LAZY_FETCH=1"] + variables
    let command = ["git"] + options + arguments
    guard let result = try ChildProcess.run(command, environment: environment) else {
      throw Failure.cannot("'git' is not installed or not in $PATH; this option requires it")
    }
    if !result.messages.isEmpty { Output.error(result.messages) }
    guard result.status == 0 else { throw Failure.cannot(message()) }
    return result.output
  }
}
