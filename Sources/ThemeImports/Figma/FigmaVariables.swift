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
/// Source: Figma REST API, GET /v1/files/:key/variables/local.
struct FigmaVariables {
  private(set) var axes = FigmaAxes()

  /// A collection that variables belong to.
  private struct Collection {
    let group: String
    /// The contexts of each mode by its identifier; none for the only mode.
    let modes: [String: [AxisChoice]]
  }

  /// The variables of each file, and its collections by their identifiers.
  private var files: [(variables: SourceNode, collections: [String: Collection])] = []
  private let findings: ImportFindings

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
      for (key, collection) in list.entries {
        guard let name = Self.text("name", of: collection), let modes = collection["modes"],
          modes.kind == .sequence
        else {
          findings.report(.collectionSyntax, at: key.excerpt)
          continue
        }
        let identity = Self.text("key", of: collection)?.text ?? "\(key.text) \(name.text)"
        let group = known[identity] ?? groups.take(name.text)
        known[identity] = group
        collections[key.text] = Collection(
          group: group,
          modes: self.modes(modes, of: collection, named: name)
        )
      }
      files.append((variables, collections))
    }
  }

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
  private struct Variable {
    let token: Int
    let place: SourcePlace
    let type: String
    let values: SourceNode
    let modes: [String: [AxisChoice]]
    /// Whether this is a copy of a variable of a library.
    let isCopy: Bool
    /// The index of the file.
    let file: Int
  }

  /// Adds a token for each variable to a set.
  func fill(_ set: inout TokenSet) {
    var tokens: [[String: Int]] = Array(repeating: [:], count: files.count)
    var known: [Variable] = []
    for file in files.indices {
      for (key, node) in files[file].variables.entries {
        guard let variable = variable(node, at: key, inFile: file, of: &set) else { continue }
        tokens[file][key.text] = variable.token
        known.append(variable)
      }
    }
    for variable in known.filter(\.isCopy) + known.filter({ !$0.isCopy }) {
      for (mode, value) in variable.values.entries {
        guard let choices = variable.modes[mode.text], let condition = set.condition(choices)
        else { continue }
        let declaration = TokenDeclaration(key: variable.place, value: value)
        var definition = TokenDefinition(
          variable.token,
          layer: 0,
          condition: condition,
          declaration
        )
        definition.ownType = variable.type
        let isColor = variable.type == TokenSet.color
        definition.known = self.value(value, isColor: isColor, tokens: tokens[variable.file])
        set.append(definition)
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
      type: type,
      values: values,
      modes: collection.modes,
      isCopy: node["remote"]?.hasText("true") == true,
      file: file
    )
  }

  /// Returns the value of a variable; reports one that is not a value of its type.
  private func value(
    _ node: SourceNode,
    isColor: Bool,
    tokens: [String: Int]
  ) -> TokenValue {
    if node["type"]?.hasText("VARIABLE_ALIAS") == true {
      guard let identifier = node["id"], let token = tokens[identifier.text] else {
        findings.report(.unknownVariable(node["id"]?.text ?? ""), at: node.excerpt)
        return .invalid
      }
      return .alias(token)
    }
    guard isColor else { return .other }
    let alpha = node["a"] == nil ? 1 : Self.component("a", of: node)
    guard let red = Self.component("r", of: node), let green = Self.component("g", of: node),
      let blue = Self.component("b", of: node), let alpha
    else {
      findings.report(.variableColor, at: node.excerpt)
      return .invalid
    }
    let color = Color(.srgb, red, green, blue, alpha: alpha)
    return .color(ThemeText.color(color))
  }

  /// Returns a component of a color, from 0 to 1.
  private static func component(_ key: String, of node: SourceNode) -> Double? {
    guard let member = node[key], member.kind == .scalar, member.style == .plain,
      let value = Double(member.text), (0...1).contains(value)
    else { return nil }
    return ThemeText.byteComponent(value)
  }
}
