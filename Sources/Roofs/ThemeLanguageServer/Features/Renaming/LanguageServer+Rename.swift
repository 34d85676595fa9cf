import SourceDocuments
import ThemeFiles
import TraitSystem

/// Changes of names.
extension LanguageServer {
  /// Answers `textDocument/prepareRename`.
  func prepareRename(
    _ parameters: LSP.TextDocumentPositionParams
  ) throws(ResponseError) -> JSONValue? {
    guard let (target, context) = try renameTarget(parameters) else { return nil }
    let range = range(of: target.range, in: context)
    return JSONValue(members: ["range": range, "placeholder": target.part])
  }

  /// Answers `textDocument/rename`, and `themetool/rename`, which can have `deprecate`.
  ///
  /// `deprecate` says whether the old name is kept as a deprecated color, instead of the setting of
  /// the user.
  func rename(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    let position = try LSP.TextDocumentPositionParams(parameters)
    let newName = try parameters.string("newName")
    guard let (target, context) = try renameTarget(position) else {
      throw .failed("no name is at this place")
    }
    let project = context.project
    let renaming = try Self.renaming(target, to: newName, project)
    guard renaming.newPart != renaming.oldPart else { return workspaceEdit([:]) }
    try renaming.refuseTakenName(in: project)
    let changes = try RenameChanges(
      renaming,
      in: project,
      deprecates: parameters["deprecate"]?.flag
        ?? (settings.renameLeavesDeprecated && Self.canDeprecate(renaming.old, project)),
      checkCancellation: checkCancellation
    )
    try changes.requireReadableFiles()
    try checkCancellation()
    try changes.check(reading: workspace.files)
    return workspaceEdit(changes.edits)
  }

  private func renameTarget(
    _ parameters: LSP.TextDocumentPositionParams
  ) throws(ResponseError) -> (target: RenameTarget, context: FileContext)? {
    guard let (context, offset) = place(parameters),
      let target = try RenameTarget(at: offset, in: context)
    else { return nil }
    return (target, context)
  }

  /// Returns the change of a name, which for colors and groups can be the last part of the new
  /// name, or the whole one in the same group.
  private static func renaming(
    _ target: RenameTarget,
    to newName: String,
    _ project: ThemeProject
  ) throws(ResponseError) -> Renaming {
    var part = newName
    var prefix = ""
    switch target.symbol {
    case .definition(let name), .group(let name):
      prefix = String(name.dropLast(target.part.count))
      guard newName.contains(".") else { break }
      guard !prefix.isEmpty, newName.hasPrefix(prefix),
        !newName.dropFirst(prefix.count).contains(".")
      else {
        throw .failed(
          "a rename can't move '\(name)' to another group; move its entry in the file instead"
        )
      }
      part = String(newName.dropFirst(prefix.count))
    default: break
    }
    let reason = target.symbol.reason(against: part, names: project.names)
    if let reason { throw .failed(reason) }
    var renaming = Renaming(
      old: target.symbol,
      new: symbol(target.symbol, named: prefix + part, project),
      oldPart: target.part,
      newPart: part
    )
    if case .hierarchy(let name) = target.symbol {
      renaming.renamesScene = project.allIndexes.contains { _, index in
        index.kind == .hierarchy && index.name == name && index.document.root[.scene] == nil
      }
    }
    return renaming
  }

  private static func symbol(
    _ symbol: Symbol,
    named name: String,
    _ project: ThemeProject
  ) -> Symbol {
    switch symbol {
    case .definition: return .definition(name)
    case .group: return .group(name)
    case .theme: return .theme(name)
    case .hierarchy: return .hierarchy(name)
    case .traitValue(let trait, _): return .traitValue(trait: trait, value: name)
    case .node(let hierarchy, let path):
      let parent = path.split(separator: "/").dropLast()
      return .node(hierarchy: hierarchy, path: (parent + [name[...]]).joined(separator: "/"))
    case .trait(let identifier):
      let isNamed = project.allIndexes.contains { _, index in
        guard index.kind == .library else { return false }
        return index.document.root[.traits]?.entries.contains { _, trait in
          trait[.traitIdentifier]?.hasText(identifier) == true
        } == true
      }
      return isNamed ? symbol : .trait(name)
    case .asset, .catalog, .rule: return symbol
    }
  }

  /// Whether a symbol is a color of `colors:`, which code can request.
  private static func canDeprecate(_ symbol: Symbol, _ project: ThemeProject) -> Bool {
    guard case .definition = symbol else { return false }
    return project.allIndexes.allSatisfy { _, index in
      index.occurrences.allSatisfy {
        $0.symbol != symbol || $0.place != .section(isPrimitive: true)
      }
    }
  }
}
