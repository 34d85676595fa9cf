import DynamicColors

/// An element from which the elements of a page inherit the value of a custom property.
///
/// A value for an inner element replaces that of the outer ones, whatever the specificities, layers
/// and importance of the declarations. Source: css-cascade-5, section 7.2.
enum StyleElement: Hashable, Sendable {
  case root
  /// The root element, or the body if other declarations of the property are for it alone.
  case rootOrBody
  case body
  /// Every element, whose own value replaces the one that it would inherit.
  case every
}

/// A selector for the root element or the body of a page, with tests of contexts.
struct StyleSelector: Hashable, Sendable {
  /// The specificity of a selector: the numbers of attributes and classes, and of types.
  struct Weight: Hashable, Comparable {
    var attributes = 0
    var types = 0

    static func < (left: Self, right: Self) -> Bool {
      (left.attributes, left.types) < (right.attributes, right.types)
    }
  }

  /// The element of the attributes and classes.
  private(set) var element = StyleElement.rootOrBody
  private(set) var weight = Weight()

  /// The tests that must all hold.
  private var tests: [StyleTest] = []

  /// Whether the selector requires an element, an attribute or a class, and is not for every
  /// element.
  private var isBound = false

  /// Whether the element is the host of a shadow tree, which can be any element.
  private var isHost = false

  var test: StyleTest { tests.count == 1 ? tests[0] : .all(tests) }

  /// The selector of the root element, without a weight.
  static let root = StyleSelector(element: .root, isBound: true)

  /// The maximum number of different selectors of a rule, which multiply with those around it.
  private static let limit = 256

  /// Returns the selectors of a list that themes can express; nil if there are none, or too many.
  ///
  /// `&` at the beginning stands for the selectors around the list, with the highest specificity of
  /// them, as in css-nesting-1, section 3.1. A host is not the root element: `:host, .dark` is
  /// dark, and `:host` alone is not a selector of a theme.
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
        guard var selector = read(part, in: parent, classes), !selector.isHost else { continue }
        if !selector.isBound {
          // An inner element has no attribute or class that a test such as `:not(.dark)` concerns.
          guard selector.tests.isEmpty else { continue }
          selector.element = .every
        }
        guard seen.insert(selector).inserted else { continue }
        guard known.count < limit else { return nil }
        known.append(selector)
      }
    }
    if known.contains(where: { $0.element == .every }) {
      // Frameworks list `::backdrop`, which needs no value of its own, beside every element.
      known.removeAll { $0.element == .root && $0.weight == Weight() }
    }
    if let root = known.first(where: {
      $0.test.isAlways && [.root, .rootOrBody].contains($0.element)
    }) {
      // A test for any element with an attribute adds nothing to the root element.
      known.removeAll { $0.test.isPresence && $0.weight <= root.weight }
    }
    return known.isEmpty ? nil : known
  }

  /// Returns the selector with further tests.
  func adding(_ others: [StyleTest]) -> Self {
    var result = self
    for test in others { result.require(test) }
    return result
  }

  // MARK: Parts

  private mutating func require(_ test: StyleTest) {
    if !test.isAlways, !tests.contains(test) { tests.append(test) }
  }

  /// Adds the test of an attribute or a class.
  private mutating func require(attribute test: StyleTest) {
    require(test)
    weight.attributes += 1
    isBound = true
  }

  /// Requires an element; the selector never holds if it requires another one.
  private mutating func require(_ other: StyleElement) {
    if element == .rootOrBody { element = other } else if element != other { tests = [.never] }
    isBound = true
  }

  // MARK: Reading

  /// Reads a compound selector of an element; returns nil for one that themes cannot express.
  private static func read(
    _ text: String,
    in parent: StyleSelector? = nil,
    of element: StyleElement = .rootOrBody,
    _ classes: StyleClasses,
    depth: Int = 0
  ) -> Self? {
    var rest = Substring(text.trimmed)
    guard !rest.isEmpty, depth < StyleContext.deepest else { return nil }
    var selector = StyleSelector(element: element)
    if rest.first == "&" {
      guard let parent else { return nil }
      selector = parent
      if selector.element == .every { selector.element = .rootOrBody }
      rest = rest.dropFirst()
    } else if parent != nil {
      return nil
    }
    while let first = rest.first {
      switch first {
      case "[":
        guard let end = rest.firstIndex(of: "]"),
          let test = attribute(rest[rest.index(after: rest.startIndex)..<end], isInside: depth > 0)
        else { return nil }
        selector.require(attribute: test)
        rest = rest[rest.index(after: end)...]
      case ".":
        let name = rest.dropFirst().prefix(while: \.isNamePart)
        let isOutermost = selector.element != .rootOrBody
        guard let test = classes.test(String(name), isOutermost: isOutermost) else { return nil }
        selector.require(attribute: test)
        rest = rest.dropFirst(name.count + 1)
      case ":":
        guard let after = selector.readPseudoClass(rest, classes, depth: depth) else { return nil }
        rest = after
      case "*": rest = rest.dropFirst()
      default:
        let name = rest.prefix(while: \.isNamePart)
        guard let element = elements[name.lowercased()] else { return nil }
        selector.require(element)
        selector.weight.types += 1
        rest = rest.dropFirst(name.count)
      }
    }
    return selector
  }

  /// The elements whose names are selectors of themes.
  private static let elements: [String: StyleElement] = ["html": .root, "body": .body]

  /// Reads `:root`, `:host`, `:where()`, `:is()`, `:not()` or `::backdrop`; returns the text after
  /// it.
  private mutating func readPseudoClass(
    _ text: Substring,
    _ classes: StyleClasses,
    depth: Int
  ) -> Substring? {
    let isElement = text.hasPrefix("::")
    let name = text.drop { $0 == ":" }.prefix(while: \.isNamePart).lowercased()
    let rest = text.dropFirst(name.count + (isElement ? 2 : 1))
    if isElement || name == "root" {
      guard name == (isElement ? "backdrop" : "root") else { return nil }
      require(.root)
      weight.attributes += isElement ? 0 : 1
      return rest
    }
    if name == "host", rest.first != "(" {
      isHost = true
      isBound = true
      weight.attributes += 1
      return rest
    }
    guard ["where", "is", "not", "host"].contains(name), rest.first == "(",
      let end = rest.closingParenthesis
    else { return nil }
    let after = rest[rest.index(after: end)...]
    let texts = rest[rest.index(after: rest.startIndex)..<end].topLevel(splitBy: ",")
    let parts = texts.compactMap { text -> Self? in
      guard name == "not", text.hasSuffix(" *") else {
        return Self.read(text, of: element, classes, depth: depth + 1)
      }
      // The root element is not in another one.
      guard element == .root else { return nil }
      var around = Self.read(String(text.dropLast(2)), classes, depth: depth + 1)
      around?.tests = [.never]
      around?.element = element
      return around
    }
    // Unknown selectors can be ignored in `:is()`, but not in `:not()`.
    guard !parts.isEmpty, name != "not" || parts.count == texts.count else { return nil }
    if name != "where", let heaviest = parts.map(\.weight).max() {
      weight.attributes += heaviest.attributes
      weight.types += heaviest.types
    }
    let own = parts.filter { !$0.isHost }
    if own.isEmpty || name == "host" {
      // The root element is not a host.
      isHost = isHost || name != "not"
      isBound = isBound || isHost
      return after
    }
    guard let any = StyleTest.joined(own.map(\.test), isAny: true) else { return nil }
    if name == "not" {
      guard own.allSatisfy({ $0.element == element }) else { return nil }
      require(.not(any))
    } else {
      if own.allSatisfy({ $0.element == own[0].element }) { element = own[0].element }
      isBound = isBound || own.allSatisfy(\.isBound)
      require(any)
    }
    return after
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
