/// A workflow of GitHub Actions that validates a theme library.
package enum StarterWorkflow {
  /// The file's path in a project.
  package static let path = ".github/workflows/themes.yml"

  /// The text of the file.
  ///
  /// - Parameter isPackage: Whether the project is a Swift package, which has the command as a
  ///   plugin of its dependency.
  /// - Returns: The workflow, in YAML.
  package static func text(isPackage: Bool) -> String {
    head + (isPackage ? plugin : tool)
  }

  private static let head = """
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
        container: swift:6.3
        steps:
          - uses: actions/checkout@v4
          - run: apt-get update -qq && apt-get install -y -qq libyaml-dev pkg-config

    """

  private static let plugin = """
          - name: Validate themes
            run: swift package validate-themes Themes --strict --format github
          # With 'exports:' in Themes/library.yaml:
          # - name: Compare outputs
          #   run: swift package --allow-writing-to-package-directory build-themes --check --format github

    """

  private static let tool = """
          - name: Build themetool
            run: |
              git clone --depth 1 "$THEMEKIT" /tmp/ThemeKit
              swift build --package-path /tmp/ThemeKit -c release --product themetool
            env:
              THEMEKIT: ${{ vars.THEMEKIT }}    # where ThemeKit is cloned from: set it in the repository's settings
          - name: Validate themes
            run: /tmp/ThemeKit/.build/release/themetool validate Themes --strict --format github
          # With 'exports:' in Themes/library.yaml:
          # - name: Compare outputs
          #   run: /tmp/ThemeKit/.build/release/themetool build --check --format github

    """
}
