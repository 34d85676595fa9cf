import DynamicColors
import FileAccess
import SourceDiagnostics
import SourceDocuments
import ThemeFiles

extension ResolverDocument {
  mutating func readSet(
    _ node: SourceNode,
    named name: String,
    at place: SourceNode,
    under choices: [AxisChoice],
    overrides: SourceNode?
  ) {
    guard !openSets.contains(name) else {
      return findings.report(.cyclicSet(openSets + [name]), at: place.excerpt)
    }
    let mark = node["$extensions"]?[TokenExtension.key]?["theme"]
    if mark?.hasText("true") == true { themeName = name }
    openSets.append(name)
    defer { openSets.removeLast() }
    guard let list = overrides?["sources"] ?? node["sources"], list.kind == .sequence else {
      return findings.report(.missingSources(name), at: node.excerpt)
    }
    readSources(list, under: choices)
  }

  mutating func readSources(_ list: SourceNode, under choices: [AxisChoice]) {
    for source in list.elements {
      guard sourceCount <= Self.sourceLimit else { return }
      sourceCount += 1
      guard sourceCount <= Self.sourceLimit else {
        return findings.report(.sourceLimit(Self.sourceLimit), at: source.excerpt)
      }
      guard source.kind == .mapping else {
        findings.report(.sourceSyntax, at: source.excerpt)
        continue
      }
      guard let reference = source["$ref"] else {
        sources.append((.node(source), choices))
        continue
      }
      if !reference.text.hasPrefix("#") {
        if let file = file(reference) { sources.append((file, choices)) }
      } else if let root = definitions(reference) {
        sources.append((.node(root), choices))
      } else if let (kind, name, node) = local(reference) {
        if kind == "sets" {
          readSet(node, named: name, at: reference, under: choices, overrides: source)
        } else {
          findings.report(.modifierAsSource, at: reference.excerpt)
        }
      }
    }
  }

  /// Returns another file, or a part of it, as a source; reports a reference that can't be used.
  private func file(_ reference: SourceNode) -> Source? {
    func refuse(_ message: ImportMessage) -> Source? {
      findings.report(message, at: reference.excerpt)
      return nil
    }
    let text = reference.text
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard reference.kind == .scalar, let first = parts.first.map(String.init), !first.isEmpty else {
      return refuse(.sourceReferenceSyntax)
    }
    guard let path = path(at: first) else {
      return refuse(first.contains("://") ? .remoteFile(first) : .fileOutside(first, isLink: false))
    }
    if let real = try? files.reader.canonicalPath(of: path),
      let home = try? files.reader.canonicalPath(of: folder.isEmpty ? "." : folder),
      !home.isEmpty, home != "/", real != home, !real.hasPrefix(home + "/")
    {
      return refuse(.fileOutside(first, isLink: true))
    }
    return .file(path: path, fragment: parts.count == 2 ? parts[1] : "", reference: reference)
  }

  /// Returns the path of a file that a reference names; nil for one that leads out of the folder.
  private func path(at relative: String) -> String? {
    guard !relative.hasPrefix("/"), !relative.contains("://"), !relative.utf8.contains(0) else {
      return nil
    }
    var parts: [Substring] = []
    for part in relative.split(separator: "/") where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    guard !parts.isEmpty else { return nil }
    return (folder.isEmpty ? "" : folder + "/") + parts.joined(separator: "/")
  }

  /// Returns the tokens of a source, whose file was read; reports a part of it that doesn't exist.
  func root(of source: Source) -> SourceNode? {
    switch source {
    case .node(let node): return node
    case .file(let path, let fragment, let reference):
      guard let document = files.known(path) else { return nil }
      return fragment.isEmpty ? document.root : node(at: fragment, of: document, from: reference)
    }
  }

  /// Returns the node of a document at a JSON pointer; reports one that doesn't exist.
  private func node(
    at fragment: Substring,
    of document: SourceDocument,
    from reference: SourceNode
  ) -> SourceNode? {
    // An example of the specification has no slash.
    guard let names = TokenReference.pointer("#\(fragment.hasPrefix("/") ? "" : "/")\(fragment)")
    else {
      findings.report(.fragmentSyntax(String(fragment)), at: reference.excerpt)
      return nil
    }
    let node = names.reduce(document.root as SourceNode?) { $0?[$1] }
    if node == nil {
      let file = String(reference.text.prefix { $0 != "#" })
      findings.report(.unknownFragment(String(fragment), in: file), at: reference.excerpt)
    }
    return node
  }
}
