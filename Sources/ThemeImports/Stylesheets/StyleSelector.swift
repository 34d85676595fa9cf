import DynamicColors

/// A selector for elements of a page, as tests of contexts.
struct StyleSelector: Hashable, Sendable {
  /// The specificity of a selector: the numbers of attributes and classes, and of types.
  struct Weight: Hashable, Comparable {
    var attributes = 0
    var types = 0

    static func < (left: Self, right: Self) -> Bool {
      (left.attributes, left.types) < (right.attributes, right.types)
    }

    static func + (left: Self, right: Self) -> Self {
      Weight(attributes: left.attributes + right.attributes, types: left.types + right.types)
    }
  }

  private(set) var tests: StyleTests
  private(set) var weight = Weight()

  /// Whether the element is the host of a shadow tree, which can be any element.
  private var isHost = false

  /// The selector of the root element, without a weight.
  static let root = StyleSelector(.root)

  private init(_ tests: StyleTests) { self.tests = tests }

  /// The maximum number of different selectors of a rule, which multiply with those around it.
  private static let limit = 256

  /// Returns the selectors of a list that themes can express; nil if there are none, or too many.
  ///
  /// `&` at the beginning stands for the selectors around the list, with the highest specificity of
  /// them, as in css-nesting-1, section 3.1. A host is not the root element: `:host, .dark` is dark, and
  /// `:host` alone is not a selector of a theme.
  ///
  /// - Parameters:
  ///   - text: The selectors.
  ///   - parents: The selectors around the list.
  ///   - classes: The classes for styles.
  /// - Returns: The selectors.
  static func list(
    _ text: String,
    in parents: [StyleSelector]?,
    classes: StyleClasses
  ) -> [StyleSelector]? {
    let parts = text.topLevel(splitBy: ",")
    let heaviest = parents?.map(\.weight).max() ?? Weight()
    let around: [StyleSelector?] =
      parents?.map { parent in
        var parent = parent
        parent.weight = heaviest
        return parent
      } ?? [nil]
    var known: [StyleSelector] = []
    var seen = Set<StyleSelector>()
    for parent in around {
      for part in parts {
        guard let selector = read(part, parent, classes, depth: 0), !selector.isHost,
          seen.insert(selector).inserted
        else { continue }
        guard known.count < limit else { return nil }
        known.append(selector)
      }
    }
    if let root = known.first(where: \.tests.root.isAlways) {
      // A test for any element with an attribute adds nothing to the root element.
      known.removeAll { $0.tests.root.isPresence && $0.weight <= root.weight }
    }
    return known.isEmpty ? nil : known
  }

  /// Returns the selector with further tests.
  func adding(_ others: [StyleTest]) -> Self {
    guard !others.isEmpty else { return self }
    var result = self
    result.tests = tests.adding(others)
    return result
  }

  // MARK: Reading

  /// Reads a compound selector; returns nil for one that themes cannot express.
  private static func read(
    _ text: String,
    _ parent: StyleSelector?,
    _ classes: StyleClasses,
    depth: Int
  ) -> Self? {
    var rest = Substring(text.trimmed)
    guard !rest.isEmpty, depth < StyleContext.deepest else { return nil }
    var selector = StyleSelector(.always)
    if rest.first == "&" {
      guard let parent else { return nil }
      selector = parent
      rest = rest.dropFirst()
    } else if parent != nil {
      return nil
    }
    var tests = [selector.tests]
    var isOutermost = false
    while let first = rest.first {
      switch first {
      case "[":
        guard let end = rest.firstIndex(of: "]"),
          let test = attribute(rest[rest.index(after: rest.startIndex)..<end], isInside: depth > 0)
        else { return nil }
        tests.append(StyleTests(attribute: test))
        selector.weight.attributes += 1
        rest = rest[rest.index(after: end)...]
      case ".":
        let name = rest.dropFirst().prefix(while: \.isNamePart)
        let meaning = classes.test(String(name), isOutermost: isOutermost)
        guard let test = meaning else { return nil }
        tests.append(StyleTests(attribute: test))
        selector.weight.attributes += 1
        rest = rest.dropFirst(name.count + 1)
      case ":":
        guard let (part, after) = pseudoClass(rest, classes, depth: depth) else { return nil }
        tests.append(part.tests)
        if part.isHost { selector.isHost = true }
        if rest.hasPrefix(":root") { isOutermost = true }
        selector.weight = selector.weight + part.weight
        rest = after
      case "*": rest = rest.dropFirst()
      default:
        let name = rest.prefix(while: \.isNamePart)
        guard let test = elements[name.lowercased()] else { return nil }
        tests.append(test)
        selector.weight.types += 1
        isOutermost = true
        rest = rest.dropFirst(name.count)
      }
    }
    selector.tests = .all(tests)
    return selector
  }

  /// The elements whose names are selectors of themes.
  private static let elements: [String: StyleTests] = ["html": .root, "body": .body]

  /// Reads `:root`, `:host`, `:where()`, `:is()` and `:not()`; returns the rest of the text as well.
  private static func pseudoClass(
    _ text: Substring,
    _ classes: StyleClasses,
    depth: Int
  ) -> (part: StyleSelector, rest: Substring)? {
    let isElement = text.hasPrefix("::")
    let name = text.drop { $0 == ":" }.prefix(while: \.isNamePart).lowercased()
    let rest = text.dropFirst(name.count + (isElement ? 2 : 1))
    if isElement { return name == "backdrop" ? (.root, rest) : nil }
    var own = StyleSelector(.always)
    if ["root", "host"].contains(name) {
      own.tests = .root
      own.weight.attributes = 1
      own.isHost = name == "host"
      guard name == "host", rest.first == "(" else { return (own, rest) }
    }
    guard ["where", "is", "not", "host"].contains(name), rest.first == "(",
      let end = rest.closingParenthesis
    else { return nil }
    let inside = String(rest[rest.index(after: rest.startIndex)..<end])
    let list = inside.topLevel(splitBy: ",").map { text -> StyleSelector? in
      guard name == "not", text.hasSuffix(" *") else {
        return read(text, nil, classes, depth: depth + 1)
      }
      var around = read(String(text.dropLast(2)), nil, classes, depth: depth + 1)
      if let tests = around?.tests { around?.tests = tests.ofDescendants }
      return around
    }
    let known = list.compactMap(\.self)
    // Unknown selectors can be ignored in `:is()`, but not in `:not()`.
    guard !known.isEmpty, name != "not" || known.count == list.count else { return nil }
    if name != "where" { own.weight = own.weight + (known.map(\.weight).max() ?? Weight()) }
    let elements = known.filter { !$0.isHost }
    guard !elements.isEmpty else {
      // The root element is not a host.
      own.isHost = name != "not"
      return (own, rest[rest.index(after: end)...])
    }
    let any = StyleTests.any(elements.map(\.tests))
    own.tests = name == "not" ? .not(any) : any
    return (own, rest[rest.index(after: end)...])
  }

  private static func attribute(_ text: Substring, isInside: Bool) -> StyleTest? {
    let parts = text.split(separator: "=", maxSplits: 1)
    guard let first = parts.first else { return nil }
    var name = first.drop { $0 == " " }.prefix(while: \.isNamePart).lowercased()
    if name.hasPrefix("data-") {
      name.removeFirst(5)
    } else if contentAttributes.contains(name) || name.hasPrefix("aria-") {
      // States of controls or content are not themes.
      return nil
    }
    guard parts.count == 2 else {
      // The presence of a style or a contrast does not determine it.
      let isDevice = [StyleContext.style, StyleContext.contrast, StyleContext.gamut].contains(name)
      if isDevice, !isInside { return nil }
      if !isDevice, let known = AttributeMeanings.appearance(of: name) { return known }
      return name.isEmpty ? nil : .not(AttributeMeanings.test(name, nil))
    }
    if ["|", "^", "*", "$"].contains(first.last) { return nil }
    var value = parts[1].trimmed[...]
    if let quote = value.first, quote == "\"" || quote == "'" {
      value = value.dropFirst().prefix { $0 != quote }
    }
    guard !value.isEmpty, !name.isEmpty else { return nil }
    return AttributeMeanings.test(name, String(value))
  }

  /// The attributes of HTML for content and behavior, besides `aria-` attributes.
  private static let contentAttributes: Set<String> = [
    "action", "alt", "autocomplete", "checked", "class", "cols", "colspan", "contenteditable",
    "dir", "disabled", "draggable", "for", "form", "height", "hidden", "href", "id", "inert",
    "lang", "max", "maxlength", "min", "minlength", "multiple", "name", "open", "part", "pattern",
    "placeholder", "popover", "readonly", "rel", "required", "role", "rows", "rowspan",
    "selected", "slot", "src", "step", "tabindex", "target", "title", "type", "value", "width",
  ]
}
