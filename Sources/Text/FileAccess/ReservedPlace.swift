/// A place in a project that outputs must not change, since other programs run or obey what is
/// written there, or that no file of the project can select for reading, since it has secrets.
///
/// Names are compared as disks do that don't distinguish case, drop trailing periods and spaces,
/// ignore invisible characters, or have short names such as `GIT~1`, as git does when it checks out
/// files.
package enum ReservedPlace: Int, Hashable, Sendable {
  /// The settings of editors, shells, package managers and coding agents, which run or obey what is
  /// in a folder that is opened.
  case settings

  /// The configuration of continuous integration or of hooks, such as `.github/workflows`.
  case automation

  /// Keys and passwords, such as `.env` and `id_rsa`.
  case credentials

  /// The data of a version-control system, such as `.git`: its settings and hooks name commands, and
  /// it has the credentials of a checkout.
  case versionControl

  /// Whether it has secrets, so that files of the project can't select it for reading.
  package var isSecret: Bool { self == .credentials || self == .versionControl }

  /// The reason why nothing is written there, which follows the path in messages.
  package var reason: String {
    switch self {
    case .settings: "has settings that editors, shells or coding agents obey"
    case .automation: "is run by continuous integration or as a hook"
    case .credentials: "is a place of keys or passwords"
    case .versionControl: "is in a folder of a version-control system, where nothing is written"
    }
  }

  /// The paths of the places; `*` at the start or the end of a name stands for any text.
  private static let paths: [(place: ReservedPlace, paths: [String])] = [
    (.versionControl, [".git", ".hg", ".svn", ".jj", ".sl", ".bzr", ".pijul", "_darcs"]),
    (
      .automation,
      [
        ".github/workflows", ".github/actions", ".github/dependabot.yml", "CODEOWNERS",
        ".gitea/workflows", ".forgejo/workflows", ".gitlab-ci.yml", ".gitlab/ci", ".circleci",
        ".buildkite", ".woodpecker", ".woodpecker.yml", ".semaphore", ".teamcity",
        ".azure-pipelines", "azure-pipelines.yml", ".pipelines", "bitbucket-pipelines.yml",
        "Jenkinsfile", ".travis.yml", ".drone.yml", ".cirrus.yml", ".cirrus.star", "appveyor.yml",
        ".appveyor.yml", "buildspec.yml", "cloudbuild.yml", "codemagic.yml", "bitrise.yml",
        "ci_scripts", ".builds", ".build.yml", ".husky", ".githooks", ".git-hooks", ".lefthook",
        ".lefthook-local", "lefthook.yml", "lefthook-local.yml", ".lefthook.yml",
        ".lefthook-local.yml", "lefthook.toml", "lefthook.json", ".pre-commit-config.yml",
        ".pre-commit-hooks.yml", ".overcommit.yml",
      ]
    ),
    (
      .settings,
      [
        // Version control: filters, and addresses of repositories.
        ".gitattributes", ".gitmodules", ".gitconfig",
        // Editors and debuggers.
        ".vscode", "*.code-workspace", ".vs", ".idea", ".fleet", ".zed", ".devcontainer",
        ".devcontainer.json", "*.sublime-project", ".vimrc", "_vimrc", ".gvimrc", ".exrc", "_exrc",
        ".nvimrc", ".nvim.lua", ".lvimrc", ".dir-locals*", ".emacs", ".helix", ".gdbinit",
        ".lldbinit",
        // Shells and interpreters.
        ".bashrc", ".bash_profile", ".bash_login", ".bash_logout", ".profile", ".zshrc", ".zshenv",
        ".zprofile", ".zlogin", ".mise", ".mise*.toml", "mise.toml", ".irbrc", ".pryrc",
        ".Rprofile", "sitecustomize.py", "usercustomize.py",
        // Package managers and build systems.
        ".yarnrc*", ".yarn", ".pnp.*", ".pnpmfile.cjs", "bunfig.toml", ".cargo", ".mvn",
        ".bazelrc", ".swiftpm", "pip.conf",
        // Coding agents.
        ".claude", "CLAUDE*.md", "AGENT.md", "AGENTS*.md", ".agent", ".agents", "GEMINI.md",
        ".gemini", ".codex", ".cursor", ".cursorrules", ".windsurf", ".windsurfrules", ".codeium",
        ".mcp.json", ".github/copilot*", ".github/instructions", ".github/prompts",
        ".github/agents", ".github/chatmodes", ".github/skills", ".cline", ".clinerules", ".roo",
        ".roorules*", ".roomodes", ".kilocode", ".continue", ".continuerules", ".aider*", ".junie",
        ".kiro", ".amazonq", ".augment*", ".goosehints", ".opencode", "opencode.json*", ".trae",
        ".qwen", ".rules",
      ]
    ),
    (
      .credentials,
      [
        ".env*", ".ssh", "id_rsa*", "id_dsa*", "id_ecdsa*", "id_ed25519*", "*.pem", "*.key", "*.p8",
        "*.p12", "*.pfx", "*.ppk", "*.jks", "*.keystore", "*.kdbx", ".gnupg", ".git-credentials",
        ".netrc", "_netrc", ".npmrc", ".pypirc", ".gem/credentials", ".cargo/credentials*",
        ".htpasswd", ".pgpass", ".my.cnf", ".aws", ".azure", ".config/gcloud", ".config/gh",
        ".docker/config.json", ".dockercfg", ".kube", ".vault-token", ".s3cfg", ".boto",
        ".terraformrc", ".terraform.d", "*.tfstate", "*.tfvars",
      ]
    ),
  ]

  /// A name in the path of a place, folded.
  private enum NamePattern {
    case name(String)
    case parts(start: String, end: String)

    init(_ text: Substring) {
      if let star = text.firstIndex(of: "*") {
        self = .parts(
          start: text[..<star].lowercased(),
          end: text[text.index(after: star)...].lowercased()
        )
      } else {
        self = .name(ReservedPlace.folded(text))
      }
    }

    func matches(_ name: String) -> Bool {
      switch self {
      case .name(let own): own == ReservedPlace.longName(of: name)
      case .parts(let start, let end):
        name.utf8.count >= start.utf8.count + end.utf8.count && name.hasPrefix(start)
          && name.hasSuffix(end)
      }
    }
  }

  /// A place after its first name.
  private typealias Rest = (names: [NamePattern], place: ReservedPlace)

  /// The places by their first names, and those whose first name is a pattern.
  private static let places: (named: [String: [Rest]], matched: [(NamePattern, Rest)]) = {
    var named: [String: [Rest]] = [:]
    var matched: [(NamePattern, Rest)] = []
    for (place, paths) in paths {
      for path in paths {
        let names = path.split(separator: "/").map(NamePattern.init)
        let rest = (Array(names.dropFirst()), place)
        switch names[0] {
        case .name(let name): named[name, default: []].append(rest)
        case .parts: matched.append((names[0], rest))
        }
      }
    }
    return (named, matched)
  }()

  /// The reserved place that a path leads to by its names; nil for other paths.
  ///
  /// - Parameter path: The path, whose links are not followed.
  package init?(_ path: String) {
    // In Windows, where the project may be checked out as well, a backslash separates names.
    let names = path.utf8.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
      .map { Self.folded(Substring($0)) }
    let places = Self.places
    var found: ReservedPlace?
    for (index, name) in names.enumerated() {
      let matched = places.matched.lazy.filter { $0.0.matches(name) }.map(\.1)
      for (rest, place) in (places.named[Self.longName(of: name)] ?? []) + matched
      where place.rawValue > found?.rawValue ?? -1 {
        let next = names[(index + 1)...].prefix(rest.count)
        guard next.count == rest.count, zip(rest, next).allSatisfy({ $0.matches($1) }) else {
          continue
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
    let names = paths.flatMap(\.paths).flatMap { $0.split(separator: "/") }
      .filter { !$0.contains("*") }.map(folded)
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
  /// - Parameters:
  ///   - path: The path, which need not exist.
  ///   - folder: The folder of the project, by its path without links. A project can be in a folder
  ///     with any name: above it only the data of version control are reserved.
  package init?(atCanonical path: String, in folder: String? = nil) {
    let isInside = folder.map { AbsolutePath.isPath(path, in: $0) } == true
    if let place = ReservedPlace(path), !isInside || place == .versionControl {
      self = place
    } else if ([path] + PathParts.folders(of: path)).contains(where: Self.isRepositoryData) {
      self = .versionControl
    } else if let folder, isInside,
      let place = ReservedPlace(AbsolutePath.relative(path, to: folder))
    {
      self = place
    } else {
      return nil
    }
  }

  /// Returns whether a path leads to a place with secrets.
  ///
  /// - Parameters:
  ///   - path: The path, without links.
  ///   - folder: A folder that a user named, by its path without links, in which only the names
  ///     below it count.
  /// - Returns: Whether it does.
  package static func isSecret(_ path: String, in folder: String) -> Bool {
    let isInside = AbsolutePath.isPath(path, in: folder)
    let inner = isInside ? AbsolutePath.relative(path, to: folder) : path
    if ReservedPlace(inner)?.isSecret == true { return true }
    // Files in memory have no path from the root.
    guard path.hasPrefix("/") else { return false }
    return ([path] + PathParts.folders(of: path))
      .contains { AbsolutePath.isPath($0, in: folder) && $0 != folder && isRepositoryData($0) }
  }

  /// Whether a folder has the form of a git repository's data, or of those of a worktree.
  private static func isRepositoryData(_ folder: String) -> Bool {
    isRepositoryData { (try? FolderListing.kind(at: "\(folder)/\($0)")) != nil }
  }

  /// Whether a folder with some names has the form of a git repository's data, which are not read.
  package static func isRepositoryData(with has: (_ name: String) -> Bool) -> Bool {
    has("HEAD") && (has("commondir") || (has("objects") && has("refs")))
  }
}
