import FileAccess
import SourceDiagnostics
import SourceDocuments
import TextSupport
import ThemeFiles
import ThemeValidation

extension ValidationPaths {
  /// Returns a finding for each check and setting of a library that is weaker than in a commit.
  ///
  /// - Parameters:
  ///   - project: The library.
  ///   - commit: The commit; a library that it lacks has no requirements there.
  /// - Returns: The findings.
  /// - Throws: ``Failure`` if git fails.
  func weakerRequirements(
    of project: ThemeProject,
    than commit: String
  ) throws -> [Diagnostic] {
    let path = project.folder.path
    let tree = try GitTree(since: commit, in: path)
    guard let folder = try? library.folder(at: path, reader: tree) else { return [] }
    let base = LibraryOptions.project(folder)
    let file = project.folder.files.first { $0.kind == .library }
    return RequirementChange.all(from: base, to: project).filter(\.isWeaker).map {
      change in
      Self.finding(about: change, commit, at: change.excerpt ?? file?.source.excerpt(0..<0))
    }
  }

  /// Returns the findings that the baseline lists and that of a commit doesn't.
  ///
  /// - Parameters:
  ///   - known: The findings that the baseline lists.
  ///   - path: The path of the baseline.
  ///   - names: The names of files in the baseline.
  /// - Returns: Those findings.
  /// - Throws: ``Failure`` if git fails, or if the baseline of the commit can't be read.
  func findings(
    among known: [Diagnostic],
    addedTo path: String,
    _ names: RelativeNames
  ) throws -> [Diagnostic] {
    guard let base, !known.isEmpty else { return [] }
    let tree = try GitTree(since: base, in: PathParts(path).folder)
    let isThere = (try? tree.canonicalPath(of: path)) != nil
    let old = try isThere ? RuleOptions.baseline(at: path, reader: tree) : Baseline(of: [])
    return old.remaining(of: known, naming: names.name, isLookedAt: { _ in false }).findings
  }

  /// Returns a function that returns whether a finding of a library is not one of a commit.
  func isAbsent(from tree: GitTree, _ files: ThemeFolder) -> (Diagnostic) -> Bool {
    guard let folder = try? library.folder(at: files.path, reader: tree) else {
      return { _ in true }
    }
    let identities = LibraryOptions.project(folder).findings.map(Self.identity)
    let known = Set(identities)
    return { !known.contains(Self.identity($0)) }
  }

  private static func identity(_ finding: Diagnostic) -> String {
    finding.identity(inFile: finding.identifyingExcerpt?.file ?? "").digits
  }

  private static func finding(
    about change: RequirementChange,
    _ commit: String,
    at excerpt: SourceExcerpt?
  ) -> Diagnostic {
    let old = change.old.isEmpty ? "" : " (\(change.old))"
    let new = change.new.isEmpty ? "" : ": \(change.new)"
    return Diagnostic(
      rule: .weakerThanBase,
      severity: .error,
      message:
        "'\(VisibleText.of(change.subject))' is \(change.kind.rawValue)\(VisibleText.of(new)), unlike in '\(VisibleText.of(commit))'\(VisibleText.of(old))",
      excerpt: excerpt,
      subject: Diagnostic.Subject(names: [change.subject])
    )
  }
}
