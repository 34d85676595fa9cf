import Foundation
import Testing

@Suite("themetool validate --format acr")
struct ConformanceTests {
  private let colors = "theme: a\ncolors: { text: \"#777\", page: white }\n"

  private func library(_ minimum: String) -> [String: String] {
    [
      "library.yaml": "library: 1\nchecks: [{ contrast: [text, page], at-least: \(minimum) }]\n",
      "a.yaml": colors,
    ]
  }

  private func run(
    _ themes: TemporaryThemes,
    _ arguments: String...,
    date: String = "1700000000"
  ) throws -> Tool.Result {
    let environment = ["SOURCE_DATE_EPOCH": date]
    return try Tool.run(["validate"] + arguments, environment: environment, folder: themes.folder)
  }

  @Test("the report is the same in every run, and findings are counted on standard error")
  func report() throws {
    try TemporaryThemes.with(library("4")) { themes in
      let result = try run(
        themes,
        "--format",
        "acr",
        "--product",
        "Mail",
        "--product-version",
        "2",
        "--contact",
        "a@b.c"
      )
      #expect(result.status == 0)
      #expect(
        result.output.hasPrefix(
          """
          title: "Mail Accessibility Conformance Report"
          product:
            name: "Mail"
            version: "2"
          author:
            email: "a@b.c"
          report_date: "2023-11-14"

          """
        )
      )
      #expect(result.errors == "2 files: no problems\n")
      let again = try run(
        themes,
        "Themes",
        "--format",
        "acr",
        "--product",
        "Mail",
        "--product-version",
        "2",
        "--contact",
        "a@b.c",
        "--quiet"
      )
      #expect(again.output == result.output)
      #expect(again.errors == "")
      let markdown = try run(themes, "--format", "acr-markdown")
      #expect(markdown.status == 0)
      #expect(markdown.output.hasPrefix("# [product name] Accessibility Conformance Report\n"))
      #expect(markdown.output.contains("- Contact: [email address]\n- Date: 2023-11-14\n"))
    }
  }

  @Test("a report is written with findings, and known ones stay in it")
  func findings() throws {
    try TemporaryThemes.with(library("4.5")) { themes in
      let result = try run(themes, "--format", "acr")
      #expect(result.status == 1)
      #expect(result.errors == "2 files: 1 error\n")
      #expect(result.output.contains("level: does-not-support\n"))
      #expect(
        result.output.contains("- `text` on `page`: lowest 4.47:1 in theme `a`; 1 combination")
      )
      #expect(try run(themes, "--write-baseline", "known.json").status == 0)
      let known = try run(themes, "--format", "acr", "--baseline", "known.json")
      #expect(known.status == 0)
      #expect(known.output == result.output)
      try themes.write("theme: [\n", to: "broken.yaml")
      let broken = try run(themes, "--format", "acr")
      #expect(broken.status == 1)
      #expect(broken.output.contains("invalid parts of files with errors: `Themes/broken.yaml`."))
    }
  }

  @Test(
    "a part of a library has no report",
    arguments: [
      (["Themes/a.yaml"], 2, "--format acr requires exactly one folder of themes"),
      (["Themes", "Other"], 2, "requires exactly one folder of themes"),
      (["A.xcassets"], 2, "requires exactly one folder of themes"), (["Nowhere"], 2, "Nowhere"),
      (["-"], 64, "is for a whole library"),
      (["--changed-since", "HEAD"], 64, "is for a whole library"),
      (["--write-baseline", "x"], 64, "--write-baseline writes no report"),
      (["--matrix"], 64, "--matrix is shown as text or json"),
      (["--list-rules"], 64, "rules are shown as text or json, not as acr"),
    ] as [([String], Int32, String)]
  )
  func refused(arguments: [String], status: Int32, message: String) throws {
    try TemporaryThemes.with(library("4")) { themes in
      let environment = ["SOURCE_DATE_EPOCH": "0"]
      let result = try Tool.run(
        ["validate", "--format", "acr"] + arguments,
        environment: environment,
        folder: themes.folder
      )
      #expect(result.status == status)
      #expect(result.errors.contains(message), "\(result.errors)")
      #expect(result.output == "")
    }
  }

  @Test(
    "options of the report require its format",
    arguments: [("text", "--product"), ("json", "--product-version"), ("sarif", "--contact")]
  )
  func otherFormats(format: String, option: String) throws {
    try TemporaryThemes.with(library("4")) { themes in
      let result = try run(themes, "--format", format, option, "x")
      #expect(result.status == 64)
      #expect(result.errors.contains("are for --format acr and acr-markdown"))
    }
  }

  @Test(
    "SOURCE_DATE_EPOCH is a number of seconds",
    arguments: ["", "today", "-1", "1.5", "253402300800", "99999999999999999999"]
  )
  func invalidDate(date: String) throws {
    try TemporaryThemes.with(library("4")) { themes in
      let result = try run(themes, "--format", "acr", date: date)
      #expect(result.status == 2)
      #expect(result.output == "")
      #expect(
        result.errors.contains("SOURCE_DATE_EPOCH is '\(date)'; expected a number of seconds")
      )
      #expect(try run(themes, "--format", "json", date: date).status == 0)
    }
  }
}
