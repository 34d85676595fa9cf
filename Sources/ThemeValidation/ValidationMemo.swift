import SourceDiagnostics
import ThemeFiles

/// The results of rules and checks for each theme, which a later validation uses again.
struct ValidationMemo: Sendable {
  let findings: ThemeMemo<ThemeContext, [Diagnostic]>
  let proofs: ThemeMemo<CheckRunner.Input, [CheckRunner.Outcome]>

  init(keeping earlier: ValidationMemo? = nil, of themes: [String] = []) {
    findings = ThemeMemo(keeping: earlier?.findings, of: themes)
    proofs = ThemeMemo(keeping: earlier?.proofs, of: themes)
  }
}
