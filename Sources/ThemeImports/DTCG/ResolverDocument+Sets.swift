import FileAccess
import SourceDiagnostics
import SourceDocuments
import ThemeFiles

extension ResolverDocument {
  mutating func readSet(
    _ node: SourceNode,
    _ name: String,
    at place: SourceNode,
    _ choices: [ContextChoice],
    overrides: SourceNode?,
    _ findings: inout ImportFindings
  ) {
    guard !openSets.contains(name) else {
      findings.add(
        .cyclicReference,
        at: place.excerpt,
        "the set '\(name)' refers to itself: \((openSets + [name]).joined(separator: " → "))"
      )
      return
    }
    let mark = node["$extensions"]?[TokenExtension.key]?["theme"]
    if mark?.hasText("true") == true { themeName = name }
    openSets.append(name)
    defer { openSets.removeLast() }
    guard let list = overrides?["sources"] ?? node["sources"], list.kind == .sequence else {
      findings.add(
        .invalidResolver,
        at: node.excerpt,
        "the set '\(name)' needs 'sources', a list"
      )
      return
    }
    readSources(list, choices, &findings)
  }

  mutating func readSources(
    _ list: SourceNode,
    _ choices: [ContextChoice],
    _ findings: inout ImportFindings
  ) {
    for source in list.elements {
      guard sourceCount <= Self.sourceLimit else { return }
      sourceCount += 1
      guard sourceCount <= Self.sourceLimit else {
        findings.add(
          .invalidResolver,
          at: source.excerpt,
          "the sets come to more than \(Self.sourceLimit) sources"
        )
        return
      }
      guard source.kind == .mapping else {
        findings.add(
          .invalidResolver,
          at: source.excerpt,
          "a source is {\"$ref\": \"file.json\"}, a '$ref' to a set, or tokens"
        )
        continue
      }
      guard let reference = source["$ref"] else {
        sources.append(Source(root: source, choices: choices))
        continue
      }
      if reference.text.hasPrefix("#") {
        if let place = definitions(reference) {
          sources.append(Source(root: place, choices: choices))
          continue
        }
        guard let (kind, name, node) = local(reference, &findings) else { continue }
        guard kind == "sets" else {
          findings.add(
            .invalidReference,
            at: reference.excerpt,
            "a source can't be a modifier; only 'resolutionOrder' refers to those"
          )
          continue
        }
        readSet(node, name, at: reference, choices, overrides: source, &findings)
        continue
      }
      guard let root = file(reference, &findings) else { continue }
      sources.append(Source(root: root, choices: choices))
    }
  }

  /// The tokens of another file, or of a part of it.
  private mutating func file(
    _ reference: SourceNode,
    _ findings: inout ImportFindings
  ) -> SourceNode? {
    let text = reference.text
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard reference.kind == .scalar, let first = parts.first, !first.isEmpty else {
      findings.add(.invalidReference, at: reference.excerpt, "'$ref' names a file or a set")
      return nil
    }
    guard let path = FilePath.joined(folder, String(first)) else {
      findings.add(
        .outsideFolder,
        at: reference.excerpt,
        first.contains("://")
          ? "'\(first)' isn't on this disk; download it and name the file"
          : "'\(first)' leads out of the folder of the resolver document"
      )
      return nil
    }
    // A link could lead out as well.
    if let real = try? files.reader.canonicalPath(of: path),
      let home = try? files.reader.canonicalPath(of: folder.isEmpty ? "." : folder),
      !home.isEmpty, home != "/", real != home, !real.hasPrefix(home + "/")
    {
      findings.add(
        .outsideFolder,
        at: reference.excerpt,
        "'\(first)' is a link that leads out of the folder of the resolver document"
      )
      return nil
    }
    guard let document = files.document(at: path, from: reference.excerpt, &findings) else {
      return nil
    }
    guard parts.count == 2, parts[1] != "" else { return document.root }
    // One of the specification's own examples forgets the slash.
    let fragment = parts[1].hasPrefix("/") ? parts[1] : "/" + parts[1]
    guard let names = TokenReference.pointer("#\(fragment)") else {
      findings.add(.invalidReference, at: reference.excerpt, "'#\(parts[1])' is no JSON pointer")
      return nil
    }
    var node = document.root
    for name in names {
      guard let next = node[name] else {
        findings.add(
          .unknownReference,
          at: reference.excerpt,
          "'\(first)' has nothing at '\(parts[1])'"
        )
        return nil
      }
      node = next
    }
    return node
  }
}
