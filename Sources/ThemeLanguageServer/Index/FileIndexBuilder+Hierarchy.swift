import SourceDocuments
import ThemeFiles
import ThemeHierarchies

/// The names of a hierarchy file.
extension FileIndexBuilder {
  mutating func addHierarchy(_ root: SourceNode, name: String) {
    if let head = root["hierarchy"] {
      define(.hierarchy(name), head, entry: root.range, .head)
    }
    let scene = root["scene"]
    let path = scene?.text ?? name
    if let scene {
      define(.node(hierarchy: name, path: path), scene, entry: root.range, .node)
    }
    addOverrides(root["traits"])
    addOverrides(root["overrides"])
    addChildren(root["children"], of: path, in: name)
  }

  private mutating func addChildren(_ node: SourceNode?, of path: String, in hierarchy: String) {
    guard let node, !node.isAlias else { return }
    for child in node.elements where child.kind == .mapping && !child.isAlias {
      let kind = HierarchyReader.childKinds.first { child[$0.rawValue] != nil }
      guard let kind, let name = child[kind.rawValue], name.kind == .scalar else { continue }
      let childPath = "\(path)/\(name.text)"
      define(.node(hierarchy: hierarchy, path: childPath), name, entry: child.range, .node)
      addContent(child, path: childPath, in: hierarchy)
      if kind == .controller, let view = child["view"], !view.isAlias {
        addContent(view, path: childPath, in: hierarchy)
      }
    }
  }

  private mutating func addContent(_ node: SourceNode, path: String, in hierarchy: String) {
    addOverrides(node["overrides"])
    referToColors(node["uses"], .uses)
    addChildren(node["children"], of: path, in: hierarchy)
  }
}
