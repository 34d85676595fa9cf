import DynamicColors

/// The tests of a selector for the elements of a page that inherit custom properties from each other.
///
/// Attributes and classes with a meaning are those of the root element or of its body; all other
/// elements have none.
struct StyleTests: Hashable, Sendable {
  /// The test of the root element, of the body, and of any element in it.
  private(set) var root: StyleTest
  private(set) var body: StyleTest
  private(set) var inner: StyleTest

  /// The tests of selectors for every element, for the root element and for the body.
  static let always = Self(root: .always, body: .always, inner: .always)
  static let root = Self(root: .always, body: .never, inner: .never)
  static let body = Self(root: .never, body: .always, inner: .never)

  private init(root: StyleTest, body: StyleTest, inner: StyleTest) {
    self.root = root
    self.body = body
    self.inner = inner
  }

  /// The tests of an attribute or a class.
  init(attribute test: StyleTest) { self.init(root: test, body: test, inner: .never) }

  var areNever: Bool { root.isNever && body.isNever && inner.isNever }

  /// The tests of the elements in elements that meet these tests, as for `.dark *`.
  var ofDescendants: Self {
    Self(root: .never, body: root, inner: .simplified([root, body], isAny: true))
  }

  /// Returns the tests with further ones for all elements.
  func adding(_ others: [StyleTest]) -> Self {
    Self(root: .all([root] + others), body: .all([body] + others), inner: .all([inner] + others))
  }

  static func not(_ tests: Self) -> Self {
    Self(root: .not(tests.root), body: .not(tests.body), inner: .not(tests.inner)).simplified
  }

  static func all(_ tests: [Self]) -> Self { joined(tests, isAny: false) }
  static func any(_ tests: [Self]) -> Self { joined(tests, isAny: true) }

  private static func joined(_ tests: [Self], isAny: Bool) -> Self {
    Self(
      root: .simplified(tests.map(\.root), isAny: isAny),
      body: .simplified(tests.map(\.body), isAny: isAny),
      inner: .simplified(tests.map(\.inner), isAny: isAny)
    )
  }

  private var simplified: Self {
    Self(
      root: .simplified([root], isAny: false),
      body: .simplified([body], isAny: false),
      inner: .simplified([inner], isAny: false)
    )
  }

  /// The elements that take part in inheritance, with the test of each.
  ///
  /// An element that is tested in the same way as those in it is omitted, as they do not inherit from it
  /// where the test holds.
  var byElement: [(element: StyleElement, test: StyleTest)] {
    var result: [(element: StyleElement, test: StyleTest)] = []
    if !root.isNever, root != inner, root != body { result.append((.root, root)) }
    if !body.isNever, body != inner { result.append((root == body ? .rootOrBody : .body, body)) }
    if !inner.isNever { result.append((.inner, inner)) }
    return result
  }
}

/// An element from which the elements of a page take the value of a custom property.
///
/// A value for an element replaces the inherited one, whatever the specificities, layers and importance
/// of the declarations. Source: css-cascade-5, section 7.2.
enum StyleElement {
  case root
  /// The root element, or the body if other declarations of the property are for it alone.
  case rootOrBody
  case body
  /// Any element in the body.
  case inner
}

extension StyleTest {
  /// Returns a formula for all or any of some formulas, without repetitions and without formulas of no
  /// effect.
  fileprivate static func simplified(_ tests: [Self], isAny: Bool) -> Self {
    var seen = Set<Self>()
    let used = tests.filter { test in
      !(isAny ? test.isNever : test.isAlways) && seen.insert(test).inserted
    }
    if used.contains(where: { isAny ? $0.isAlways : $0.isNever }) {
      return isAny ? .always : .never
    }
    return used.count == 1 ? used[0] : isAny ? .any(used) : .all(used)
  }
}
