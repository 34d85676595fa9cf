import ColorValues
import DynamicColors
import SourceDiagnostics
import SourceDocuments
import TextSupport

/// The variables of files, as Figma's REST interface returns them.
///
/// A collection is an outermost group, and its modes are the contexts of an axis, as those of
/// ``FigmaModes``. An alias of a variable is a reference to its token.
///
/// Identifiers are unique in one file only. A library's collection in several files is one group,
/// identified by its key, and the variables in the library's own file take precedence over copies.
///
/// A collection that extends another one has the modes of that one and other values for some of its
/// variables: it is a theme beside the theme of the extended collection.
///
/// Source: Figma REST API, GET /v1/files/:key/variables/local.
struct FigmaVariables {
  private(set) var axes = FigmaAxes()

  /// A collection that variables belong to.
  struct Collection {
    let group: String
    let name: String
    /// The contexts of each mode by its identifier, also of the modes of extensions; none for the
    /// only mode.
    var modes: [String: [AxisChoice]]
    /// The identifiers of the modes by their names.
    let modeNames: [String: String]
    /// The identifiers of the modes that extend each mode of an extension.
    var extensionModes: [String: [String]] = [:]

    /// Returns a mode and all modes that extend it.
    func modes(extending mode: String) -> [String] {
      [mode] + (extensionModes[mode] ?? []).flatMap(modes(extending:))
    }
  }

  /// The variables of each file, its collections by their identifiers, and the values that
  /// extensions have for variables.
  private var files:
    [(variables: SourceNode, collections: [String: Collection], overrides: [SourceNode])] = []
  let findings: ImportFindings

  /// Returns whether a document is the answer to a request for variables.
  static func areVariables(_ root: SourceNode) -> Bool {
    let content = root["meta"] ?? root
    return content["variables"]?.kind == .mapping
      && content["variableCollections"]?.kind == .mapping
  }

  /// Reads files; returns nil unless all of them are answers to requests for variables.
  init?(_ roots: [SourceNode], reporting findings: ImportFindings) {
    guard !roots.isEmpty, roots.allSatisfy(Self.areVariables) else { return nil }
    self.findings = findings
    var groups = FreeNames { $0 }
    var known: [String: String] = [:]
    for root in roots {
      let content = root["meta"] ?? root
      guard let variables = content["variables"], let list = content["variableCollections"] else {
        return nil
      }
      var collections: [String: Collection] = [:]
      let extensions = list.entries.filter { Self.parent(of: $0.value) != nil }
      for (key, collection) in list.entries where Self.parent(of: collection) == nil {
        guard let name = Self.text("name", of: collection), let modes = collection["modes"],
          modes.kind == .sequence
        else {
          findings.report(.collectionSyntax, at: key.excerpt)
          continue
        }
        let identity = Self.text("key", of: collection)?.text ?? "\(key.text) \(name.text)"
        let group = known[identity] ?? groups.take(name.text)
        known[identity] = group
        let names = modes.elements.compactMap { mode in
          Self.text("name", of: mode).flatMap { name in
            Self.text("modeId", of: mode).map { (name.text, $0.text) }
          }
        }
        collections[key.text] = Collection(
          group: group,
          name: name.text,
          modes: self.modes(modes, of: collection, named: name),
          modeNames: Dictionary(names) { first, _ in first }
        )
      }
      let overrides = extend(&collections, by: extensions)
      files.append((variables, collections, overrides))
    }
  }

  /// Returns the identifier of the collection that a collection extends; nil for other collections.
  private static func parent(of collection: SourceNode) -> SourceNode? {
    text("parentVariableCollectionId", of: collection)
  }

  /// Adds the modes of extensions to the collections that they extend, and returns the values that
  /// the extensions have for variables, those of extended extensions first.
  private mutating func extend(
    _ collections: inout [String: Collection],
    by extensions: [(key: SourceNode, value: SourceNode)]
  ) -> [SourceNode] {
    let children = Dictionary(grouping: extensions) { Self.parent(of: $0.value)?.text ?? "" }
    var overrides: [SourceNode] = []
    // The collection without a parent that each one extends.
    var roots = Dictionary(uniqueKeysWithValues: collections.keys.map { ($0, $0) })
    var reached: Set<String> = []
    var parents = collections.keys.sorted()
    for _ in 0..<Self.extensionLimit where !parents.isEmpty {
      let ready = parents.flatMap { children[$0] ?? [] }
      parents = ready.map(\.key.text)
      reached.formUnion(parents)
      for (key, collection) in ready {
        guard let name = Self.text("name", of: collection),
          let root = roots[Self.parent(of: collection)?.text ?? ""],
          let extended = collections[root]
        else {
          findings.report(.collectionSyntax, at: key.excerpt)
          continue
        }
        roots[key.text] = root
        let theme = axes.brand(name.text, extending: extended.name, at: name)
        guard let modes = collection["modes"] else { continue }
        for mode in modes.elements {
          let parent = Self.text("parentModeId", of: mode)?.text
          let known = parent ?? Self.text("name", of: mode).flatMap { extended.modeNames[$0.text] }
          guard let identifier = Self.text("modeId", of: mode), let known,
            let choices = collections[root]?.modes[known]
          else {
            findings.report(.modeSyntax, at: mode.excerpt)
            continue
          }
          collections[root]?.modes[identifier.text] =
            choices.filter { $0.axis != theme.axis } + [theme]
          collections[root]?.extensionModes[known, default: []].append(identifier.text)
        }
        if let values = collection["variableOverrides"], values.kind == .mapping {
          overrides.append(values)
        }
      }
    }
    for (key, collection) in extensions where !reached.contains(key.text) {
      guard let parent = Self.parent(of: collection) else { continue }
      findings.report(.unextendedCollection(parent.text), at: parent.excerpt)
    }
    return overrides
  }

  /// The maximum number of collections that extend each other.
  private static let extensionLimit = 16

  /// Returns the contexts of the modes of a collection.
  private mutating func modes(
    _ list: SourceNode,
    of collection: SourceNode,
    named name: SourceNode
  ) -> [String: [AxisChoice]] {
    var modes: [(identifier: String, name: String)] = []
    for mode in list.elements {
      guard let identifier = Self.text("modeId", of: mode), let name = Self.text("name", of: mode)
      else {
        findings.report(.modeSyntax, at: mode.excerpt)
        continue
      }
      modes.append((identifier.text, name.text))
    }
    var contexts = FreeNames { $0 }
    let names = modes.map { contexts.take($0.name) }
    let standard = collection["defaultModeId"]?.text
    let axis =
      names.count < 2
      ? nil
      : axes.axis(
        of: names,
        named: name.text,
        standard: modes.firstIndex { $0.identifier == standard },
        at: name
      )
    let choices = modes.indices.map { index in
      (modes[index].identifier, axis.map { [AxisChoice(axis: $0, value: index)] } ?? [])
    }
    return Dictionary(choices) { first, _ in first }
  }

  /// Returns a member of an object if it is text.
  private static func text(_ key: String, of object: SourceNode) -> SourceNode? {
    object[key].flatMap { $0.kind == .scalar && !$0.text.isEmpty ? $0 : nil }
  }

  /// A variable whose values are read once the tokens of all variables are known.
  struct Variable {
    let token: Int
    let place: SourcePlace
    let name: String
    let type: String
    /// The objects of values by the identifiers of modes, later ones for extensions.
    var values: [SourceNode]
    let collection: Collection
    /// Whether this is a copy of a variable of a library.
    let isCopy: Bool
    /// The index of the file.
    let file: Int
  }

  /// Adds a token for each variable to a set.
  func fill(_ set: inout TokenSet) {
    var known: [[String: Variable]] = Array(repeating: [:], count: files.count)
    var order: [(file: Int, identifier: String)] = []
    for file in files.indices {
      for (key, node) in files[file].variables.entries {
        guard var variable = variable(node, at: key, inFile: file, of: &set) else { continue }
        variable.values += files[file].overrides.compactMap { $0[key.text] }
        known[file][key.text] = variable
        order.append((file, key.text))
      }
    }
    let variables = order.compactMap { known[$0.file][$0.identifier] }
    for variable in variables.filter(\.isCopy) + variables.filter({ !$0.isCopy }) {
      let overrides = variable.values.enumerated().flatMap { number, values in
        // Themes have the values of the collection itself wherever they have no others.
        values.entries.flatMap { mode, value in
          (number == 0 ? [mode.text] : variable.collection.modes(extending: mode.text)).map {
            ($0, value)
          }
        }
      }
      for (mode, value) in overrides {
        guard let choices = variable.collection.modes[mode] else { continue }
        for (further, result) in values(value, of: variable, among: known[variable.file]) {
          guard let condition = set.condition(choices + further) else { continue }
          let declaration = TokenDeclaration(key: variable.place, value: value)
          var definition = TokenDefinition(
            variable.token,
            layer: 0,
            condition: condition,
            declaration
          )
          definition.ownType = variable.type
          definition.known = result
          set.append(definition)
        }
      }
    }
  }

  /// Returns a variable with its token; reports one that is not complete.
  private func variable(
    _ node: SourceNode,
    at key: SourceNode,
    inFile file: Int,
    of set: inout TokenSet
  ) -> Variable? {
    guard let names = Self.text("name", of: node)?.text.split(separator: "/"), !names.isEmpty,
      let type = Self.text("resolvedType", of: node)?.text.lowercased(),
      let values = node["valuesByMode"], values.kind == .mapping,
      let identifier = Self.text("variableCollectionId", of: node)
    else {
      findings.report(.variableSyntax, at: key.excerpt)
      return nil
    }
    guard let collection = files[file].collections[identifier.text] else {
      findings.report(.unknownCollection(identifier.text), at: identifier.excerpt)
      return nil
    }
    let group = set.tree.node(collection.group, in: TokenTree.root)
    return Variable(
      token: names.reduce(group) { set.tree.node(String($1), in: $0) },
      place: SourcePlace(key),
      name: names.joined(separator: "/"),
      type: type,
      values: [values],
      collection: collection,
      isCopy: node["remote"]?.hasText("true") == true,
      file: file
    )
  }
}
