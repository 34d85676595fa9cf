/// A workflow of GitHub Actions that validates a theme library and compares its outputs.
package enum StarterWorkflow {
  /// The file's path in a project.
  package static let path = ".github/workflows/themes.yml"

  /// The text of the file, in YAML: the action of the project, which downloads the tool.
  package static let text = """
    name: Themes

    on:
      push:
        branches: [main]
      pull_request:

    permissions:
      contents: read

    jobs:
      validate:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
          - uses: OWNER/ThemeKit@\(ToolVersion.number)    # replace OWNER with the owner of the repository of ThemeKit
            with:
              build-check: Themes

    """
}
