import ThemeFiles

import Testing

@testable import ThemeValidation

/// The documentation of keys.
struct KeyDescriptionTests {
  @Test(arguments: [
    (ThemeFolder.Kind.theme, ["extends"], "The theme whose palette and colors are inherited."),
    (.theme, ["deprecated", "any", "use"], "The replacement."),
    (.theme, ["base16", "dark", "slug"], "The file name of the scheme."),
    (.library, ["traits", "any", "values"], "The names of the values, in order."),
    (
      .library, ["checks", nil, "distinct"],
      "The colors that must be distinguishable from one another."
    ),
    (.library, ["checks", nil, "at-least"], "The minimum of the measured value."),
    (
      .hierarchy, ["children", nil, "children", nil, "view", "uses"],
      "The colors that the node draws with."
    ),
    (.hierarchy, ["children", nil, "window"], "The window's name."),
    (
      .hierarchy, ["children", nil, "children", nil, "children"],
      "The controller that is shown."
    ),
  ])
  func `keys have the description of the schema`(
    _ kind: ThemeFolder.Kind,
    _ path: [String?],
    _ text: String
  ) {
    #expect(ThemeFileSchema.description(of: path, in: kind) == text)
  }

  @Test(arguments: [["unknown"], [nil], ["extends", "below"], ["extends", nil]])
  func `other keys have none`(_ path: [String?]) {
    #expect(ThemeFileSchema.description(of: path, in: .theme) == nil)
  }
}
