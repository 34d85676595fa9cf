/// A place in a project that outputs must not change, since other programs run what is written
/// there.
///
/// Names are compared as disks do that don't distinguish case, drop trailing periods and spaces,
/// ignore invisible characters, or have short names such as `GIT~1`, as git does when it checks out
/// files.
package enum ReservedPlace: Hashable, Sendable {
  /// The data of a version-control system, such as `.git`: its settings and hooks name commands.
  case versionControl

  /// The configuration of continuous integration or of hooks, such as `.github/workflows`.
  case automation

  /// The folders of version-control systems.
  private static let versionControlFolders = [
    ".git", ".hg", ".svn", ".jj", ".sl", ".bzr", ".pijul", "_darcs",
  ]

  /// The files and folders that are read by systems of continuous integration and by managers of
  /// hooks.
  private static let automationPaths = [
    ".github/workflows", ".github/actions", ".gitea/workflows", ".forgejo/workflows",
    ".gitlab-ci.yml", ".gitlab/ci", ".circleci", ".buildkite", ".woodpecker", ".woodpecker.yml",
    ".semaphore", ".teamcity", ".azure-pipelines", "azure-pipelines.yml", ".pipelines",
    "bitbucket-pipelines.yml", "Jenkinsfile", ".travis.yml", ".drone.yml", ".cirrus.yml",
    ".cirrus.star", "appveyor.yml", ".appveyor.yml", "buildspec.yml", "cloudbuild.yml",
    "codemagic.yml", "bitrise.yml", "ci_scripts", ".builds", ".build.yml",
    ".husky", ".githooks", ".git-hooks", ".lefthook", ".lefthook-local", "lefthook.yml",
    "lefthook-local.yml", ".lefthook.yml", ".lefthook-local.yml", "lefthook.toml",
    "lefthook.json", ".pre-commit-config.yml", ".pre-commit-hooks.yml", ".overcommit.yml",
  ]

  /// The places by their first names, with the names that follow.
  private static let places: [String: [(rest: [String], place: ReservedPlace)]] = {
    var places: [String: [(rest: [String], place: ReservedPlace)]] = [:]
    func add(_ paths: [String], _ place: ReservedPlace) {
      for path in paths {
        let names = path.split(separator: "/").map(folded)
        places[names[0], default: []].append((Array(names.dropFirst()), place))
      }
    }
    add(versionControlFolders, .versionControl)
    add(automationPaths, .automation)
    return places
  }()

  /// The reserved place that a path leads to by its names; nil for other paths.
  ///
  /// - Parameter path: The path, whose links are not followed.
  package init?(_ path: String) {
    // In Windows, where the project may be checked out as well, a backslash separates names.
    let names = path.utf8.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
      .map { Self.folded(Substring($0)) }
    var found: ReservedPlace?
    for start in names.indices {
      for (rest, place) in Self.places[Self.longName(of: names[start])] ?? [] {
        let next = names[(start + 1)...].prefix(rest.count).map(Self.longName)
        guard next == rest else { continue }
        if place == .versionControl {
          self = place
          return
        }
        found = place
      }
    }
    guard let found else { return nil }
    self = found
  }

  /// A name without what disks ignore, in lower case, with one spelling of `.yaml`.
  private static func folded(_ name: some StringProtocol) -> String {
    let visible = name.unicodeScalars.filter { scalar in
      scalar.isASCII || !scalar.properties.isDefaultIgnorableCodePoint
    }
    // The upper case of `ſ` is that of `s`, and the lower case of the Kelvin sign is `k`.
    let lower = String(String.UnicodeScalarView(visible)).uppercased().lowercased()
    // The part after a colon names a stream of a file.
    var bytes = lower.utf8.prefix { $0 != UInt8(ascii: ":") }
    while let last = bytes.last, last == UInt8(ascii: ".") || last == UInt8(ascii: " ") {
      bytes.removeLast()
    }
    let folded = String(Substring(bytes))
    return folded.hasSuffix(".yaml") ? folded.dropLast(5) + ".yml" : folded
  }

  /// The names of places by their short names without the number: six characters at most.
  private static let longNames: [String: String] = {
    let names = (versionControlFolders + automationPaths).flatMap { $0.split(separator: "/") }.map(
      folded
    )
    let short = names.map { name in
      String(String.UnicodeScalarView(name.unicodeScalars.filter { $0 != "." }.prefix(6)))
    }
    return Dictionary(zip(short, names), uniquingKeysWith: { first, _ in first })
  }()

  /// The name of a place for its short name, such as `git~1`, and any other name itself.
  private static func longName(of name: String) -> String {
    guard let tilde = name.utf8.lastIndex(of: UInt8(ascii: "~")),
      Int(name[tilde...].dropFirst()) != nil
    else { return name }
    return longNames[String(name[..<tilde])] ?? name
  }
}

extension ReservedPlace {
  /// The reserved place that a path without links is in; nil for other paths.
  ///
  /// A `.git` file, a worktree and a submodule keep their data in folders with any name, which are
  /// recognized by their contents, as git does.
  ///
  /// - Parameter path: The path, which need not exist.
  package init?(atCanonical path: String) {
    if let place = ReservedPlace(path) {
      self = place
    } else if ([path] + PathParts.folders(of: path)).contains(where: Self.isRepositoryData) {
      self = .versionControl
    } else {
      return nil
    }
  }

  /// Whether a folder has the form of a git repository's data, or of those of a worktree.
  private static func isRepositoryData(_ folder: String) -> Bool {
    func has(_ name: String) -> Bool { (try? FolderListing.kind(at: "\(folder)/\(name)")) != nil }
    return has("HEAD") && (has("commondir") || (has("objects") && has("refs")))
  }
}
