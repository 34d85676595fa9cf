import FileAccess
import DynamicColors
import SourceDiagnostics
import SourceDocuments
import ThemeFiles

extension ResolverDocument {
  mutating func readSet(
    _ node: SourceNode,
    _ name: String,
    at place: SourceNode,
    _ choices: [AxisChoice],
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
    readSources(list, choices)
  }

  mutating func readSources(_ list: SourceNode, _ choices: [AxisChoice]) {
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
        layers.append((source, choices))
        continue
      }
      if !reference.text.hasPrefix("#") {
        if let root = file(reference) { layers.append((root, choices)) }
      } else if let root = definitions(reference) {
        layers.append((root, choices))
      } else if let (kind, name, node) = local(reference) {
        if kind == "sets" {
          readSet(node, name, at: reference, choices, overrides: source)
        } else {
          findings.report(.modifierAsSource, at: reference.excerpt)
        }
      }
    }
  }

  /// Returns the tokens of another file, or of a part of it; reports a file that cannot be used.
  private mutating func file(_ reference: SourceNode) -> SourceNode? {
    func refuse(_ message: ImportMessage) -> SourceNode? {
      findings.report(message, at: reference.excerpt)
      return nil
    }
    let text = reference.text
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard reference.kind == .scalar, let first = parts.first.map(String.init), !first.isEmpty else {
      return refuse(.sourceReferenceSyntax)
    }
    guard let path = FilePath.joined(folder, first) else {
      return refuse(first.contains("://") ? .remoteFile(first) : .fileOutside(first, isLink: false))
    }
    if let real = try? files.reader.canonicalPath(of: path),
      let home = try? files.reader.canonicalPath(of: folder.isEmpty ? "." : folder),
      !home.isEmpty, home != "/", real != home, !real.hasPrefix(home + "/")
    {
      return refuse(.fileOutside(first, isLink: true))
    }
    guard let document = files.document(at: path, from: reference.excerpt) else { return nil }
    guard parts.count == 2, parts[1] != "" else { return document.root }
    // An example of the specification has no slash.
    let fragment = parts[1].hasPrefix("/") ? parts[1] : "/" + parts[1]
    guard let names = TokenReference.pointer("#\(fragment)") else {
      return refuse(.fragmentSyntax(String(parts[1])))
    }
    let node = names.reduce(document.root as SourceNode?) { $0?[$1] }
    return node ?? refuse(.unknownFragment(String(parts[1]), in: first))
  }
}
