import FileAccess
import SourceDiagnostics
import SourceDocuments
import Testing

@testable import ThemeOutputs

/// The Mustache language.
struct MustacheTests {
  private struct Case {
    let template: String
    let data: String
    let output: String
    var partials: [String: String] = [:]

    init(_ template: String, _ data: String, _ output: String, _ partials: [String: String] = [:]) {
      self.template = template
      self.data = data
      self.output = output
      self.partials = partials
    }
  }

  private static func data(_ text: String) throws -> JSONValue {
    let file = SourceFile(path: "data.json", bytes: Array(text.utf8))
    return JSONValue(try #require(JSONReader.read(file).document).root)
  }

  private static func check(_ cases: [Case]) throws {
    for test in cases {
      let template = try MustacheTemplate(test.template, partials: test.partials)
      let output = try template.text(for: try data(test.data))
      #expect(output == test.output, "\(test.template)")
    }
  }

  @Test("Tags print escaped values and apply filters")
  func printsValues() throws {
    try Self.check([
      Case("a {{b}} c", #"{"b": "x"}"#, "a x c"),
      Case("{{ b }}{{b}}", #"{"b": 1.50}"#, "1.501.50"),
      Case("{{b}}", #"{"b": "<&\">"}"#, "&lt;&amp;&quot;&gt;"),
      Case("{{{b}}} {{& b}}", #"{"b": "<&>"}"#, "<&> <&>"),
      Case("{{b}}{{missing}}", #"{"b": null}"#, ""),
      Case("{{a.b.c}}", #"{"a": {"b": {"c": "x"}}}"#, "x"),
      Case("{{a.b.c}}", #"{"a": {"c": "x"}}"#, ""),
      Case("{{b}}\n", #"{"b": "{{c}}", "c": "x"}"#, "{{c}}\n"),
      Case("{{b | camel}}", #"{"b": "badge.new"}"#, "badgeNew"),
      Case("{{b | upper | json}}", #"{"b": "a\"b"}"#, #"A\"B"#),
    ])
  }

  @Test("Sections repeat for each element and apply to true values")
  func repeatsSections() throws {
    try Self.check([
      Case("{{#a}}{{b}},{{/a}}", #"{"a": [{"b": 1}, {"b": 2}]}"#, "1,2,"),
      Case("{{#a}}{{.}},{{/a}}", #"{"a": ["x", "y"]}"#, "x,y,"),
      Case("{{#a}}{{#.}}{{.}}{{/.}};{{/a}}", #"{"a": [[1, 2], [3]]}"#, "12;3;"),
      Case("{{#a}}{{b}}{{c}}{{/a}}", #"{"a": {"b": 1}, "b": 8, "c": 9}"#, "19"),
      Case("{{#a}}x{{/a}}{{^a}}y{{/a}}", #"{"a": true}"#, "x"),
      Case("{{#a}}x{{/a}}{{^a}}y{{/a}}", #"{"a": false}"#, "y"),
      Case("{{#a}}x{{/a}}{{^a}}y{{/a}}", #"{"a": []}"#, "y"),
      Case("{{#a}}x{{/a}}{{^a}}y{{/a}}", #"{"a": ""}"#, "y"),
      Case("{{#a}}x{{/a}}{{^a}}y{{/a}}", "{}", "y"),
      Case("1\n  {{#a}}\n2\n  {{/a}}\n3", #"{"a": true}"#, "1\n2\n3"),
      Case("1\r\n{{#a}}\r\n2\r\n{{/a}}", #"{"a": true}"#, "1\r\n2\r\n"),
      Case("1 {{#a}}\n2 {{/a}}\n3", #"{"a": true}"#, "1 \n2 \n3"),
    ])
  }

  @Test("Comments are omitted, and delimiters can change")
  func ignoresCommentsAndChangesDelimiters() throws {
    try Self.check([
      Case("a{{! x }}b", "{}", "ab"),
      Case("a\n {{! x\n y }} \nb", "{}", "a\nb"),
      Case("{{=<% %>=}}{{b}}<% b %>", #"{"b": "x"}"#, "{{b}}x"),
      Case("a\n{{=| |=}}\n|b|", #"{"b": "x"}"#, "a\nx"),
      Case("{{=<% %>=}}<%#a%><%{.}%><%/a%>", #"{"a": ["<"]}"#, "<"),
    ])
  }

  @Test("Partials are included with indentation and recursion")
  func containsPartials() throws {
    try Self.check([
      Case("[{{>p}}]", #"{"b": 1}"#, "[1]", ["p": "{{b}}"]),
      Case("[{{>p}}]", "{}", "[]"),
      Case("  {{>p}}\nc", "{}", "  a\n  b\nc", ["p": "a\nb\n"]),
      Case("  {{>p}}\n", #"{"b": "x\ny"}"#, "  x\ny\n", ["p": "{{{b}}}\n"]),
      Case("  {{>p}}\n", "{}", "    a\n", ["p": "  {{>q}}\n", "q": "a\n"]),
      Case(
        "{{>n}}",
        #"{"c": "1", "n": [{"c": "2", "n": []}]}"#,
        "1<2<>>",
        ["n": "{{c}}<{{#n}}{{>n}}{{/n}}>"]
      ),
    ])
  }

  @Test("Blocks replace the defaults of parents")
  func replacesBlocksOfParents() throws {
    let parent = ["p": "<{{$t}}none{{/t}}>", "q": "{{<p}}{{$t}}q{{/t}}{{/p}}"]
    try Self.check([
      Case("{{$t}}x{{/t}}", "{}", "x"),
      Case("{{<p}}{{/p}}", "{}", "<none>", parent),
      Case("{{<p}}ignored {{$t}}x{{/t}}{{/p}}", "{}", "<x>", parent),
      Case("{{<q}}{{$t}}x{{/t}}{{/q}}{{<q}}{{/q}}", "{}", "<x><q>", parent),
      Case("{{>p}}", "{}", "<none>", parent),
      Case(
        "{{<p}}{{$t}}\n    a\n    b\n{{/t}}{{/p}}\n",
        "{}",
        "1\n  a\n  b\n",
        ["p": "1\n  {{$t}}\n  {{/t}}\n"]
      ),
      Case(" {{<p}}{{/p}}\nz", "{}", " a\n b\nz", ["p": "a\nb\n"]),
      // A block inside its own replacement is the default.
      Case("{{<p}}{{$t}}x{{$t}}y{{/t}}{{/t}}{{/p}}", "{}", "<xy>", parent),
    ])
  }

  @Test("Block tags within a line keep the text of the line")
  func keepsTextBesideBlocks() throws {
    let parent = ["p": "<{{$t}}none{{/t}}>"]
    try Self.check([
      Case("x{{$t}}\ny{{/t}}\nz", "{}", "x\ny\nz"),
      Case("{{$t}}a\n  {{/t}}z", "{}", "a\n  z"),
      Case("{{$t}}\na\n  {{/t}} z\n", "{}", "a\n   z\n"),
      Case("  {{$t}}x{{/t}} y\n", "{}", "  x y\n"),
      Case("  {{>p}}\n", "{}", "  x y\n", ["p": "{{$t}}x{{/t}} y\n"]),
      Case("{{<p}}{{$t}}a\n  {{/t}} b{{/p}}", "{}", "<a\n>", parent),
    ])
  }

  @Test(
    "Syntax errors are reported with position and message",
    arguments: [
      ("a\n{{b", "2:1: this tag has no end"),
      ("{{#a}}\n{{#b}}{{/b}}", "1:4: 'a' has no end; expected '{{/a}}'"),
      ("{{#a}}{{/b}}", "1:10: expected '{{/a}}', not '{{/b}}'"),
      ("x {{/a}}", "1:6: 'a' ends here and has no start"),
      ("{{}}", "1:2: this tag has no name"),
      ("{{a b}}", "1:3: 'a b' is not a name: names have no spaces"),
      ("{{a..b}}", "1:3: 'a..b' has a dot without a name beside it"),
      ("{{=x=}}", "1:4: delimiters are two words without '=', as in '{{=<% %>=}}'"),
      ("{{a | cammel}}", "1:7: 'cammel' is not a filter; did you mean 'camel'?"),
    ]
  )
  func reportsSyntaxErrors(template: String, message: String) throws {
    var messages: [String] = []
    do {
      _ = try MustacheTemplate(template)
    } catch {
      messages = error.diagnostics.map { diagnostic in
        let start = diagnostic.excerpt?.start
        return "\(start?.line ?? 0):\(start?.column ?? 0): \(diagnostic.message)"
      }
    }
    #expect(messages.contains(message), "\(messages)")
  }

  @Test("Endless and too large templates are refused")
  func refusesEndlessTemplates() throws {
    let endless = try MustacheTemplate("{{>a}}", partials: ["a": "x{{>a}}"])
    #expect(throws: MustacheTemplate.Failure.self) { try endless.text(for: .null) }
    let parent = try MustacheTemplate("{{>a}}", partials: ["a": "{{<a}}{{/a}}"])
    #expect(throws: MustacheTemplate.Failure.self) { try parent.text(for: .null) }
    let nested = String(repeating: "{{#a}}", count: 100) + String(repeating: "{{/a}}", count: 100)
    #expect(throws: MustacheTemplate.Failure.self) { try MustacheTemplate(nested) }
    // Parsing ends at the error.
    let open = String(repeating: "{{#a}}", count: 200_000)
    #expect { try MustacheTemplate(open) } throws: { error in
      (error as? MustacheTemplate.Failure)?.diagnostics.map(\.message.description)
        == ["sections are nested deeper than 64"]
    }
    let large = String(repeating: "x", count: 10 << 20)
    #expect(throws: MustacheTemplate.Failure.self) { try MustacheTemplate(large) }
  }

  @Test("Output and steps of rendering are limited")
  func boundsOutputAndSteps() throws {
    let parsed = try TemplateParser.parse(
      SourceFile(path: "t", bytes: Array("{{#a}}{{#a}}{{#a}}x{{/a}}{{/a}}{{/a}}".utf8))
    )
    let data = try Self.data(#"{"a": [1,2,3,4,5,6,7,8,9,0]}"#).templateValue
    let partials = try TemplatePartials.none
    var limits = TemplateLimits()
    limits.outputBytes = 500
    var renderer = TemplateRenderer(partials: partials, escape: .none, limits: limits)
    #expect(throws: MustacheTemplate.Failure.self) { try renderer.render(parsed, data) }
    limits = TemplateLimits()
    limits.steps = 500
    renderer = TemplateRenderer(partials: partials, escape: .none, limits: limits)
    #expect(throws: MustacheTemplate.Failure.self) { try renderer.render(parsed, data) }
    // The limit is reached at a line that begins with a tag, in a template without values.
    limits = TemplateLimits()
    limits.outputBytes = 1
    let comment = try TemplateParser.parse(SourceFile(path: "t", bytes: Array("ab\n{{! }}c".utf8)))
    renderer = TemplateRenderer(partials: partials, escape: .none, limits: limits)
    #expect(throws: MustacheTemplate.Failure.self) { try renderer.render(comment, data) }
    renderer = TemplateRenderer(partials: partials, escape: .none)
    #expect(try renderer.render(parsed, data).count == 1_000)
  }
}

extension TemplatePartials {
  fileprivate static var none: TemplatePartials {
    get throws {
      let empty = try TemplateParser.parse(SourceFile(path: "t", bytes: []))
      var findings = Findings()
      return try TemplatePartials(of: empty, reporting: &findings, names: []) { _ in nil }
    }
  }
}
