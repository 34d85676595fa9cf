extension DifferencePage {
  /// The style sheet of tables of differences.
  static let style = """
    p { margin: .25rem 0; overflow-wrap: anywhere; }
    section { position: relative; overflow-x: auto; }
    small { font-size: .8125rem; font-weight: 400; color: var(--soft); }
    code { font: .875rem/1.4 var(--mono); }
    table { border-collapse: collapse; width: 100%; margin-top: .75rem; }
    caption { text-align: start; font-weight: 600; padding-block: .25rem; color: var(--soft); }
    th, td { text-align: start; vertical-align: top; padding: .375rem .75rem .375rem 0; }
    thead th { font-size: .8125rem; color: var(--soft); border-bottom: 1px solid var(--line); }
    tbody { border-bottom: 1px solid var(--line); }
    .swatches { padding-inline: 0 .75rem; }
    .swatches > span { display: inline-flex; border: 1px solid var(--soft); }
    .swatch { display: block; width: 2.5rem; height: 1.5rem;
      background: repeating-conic-gradient(#b8b8b8 0 25%, #f0f0f0 0 50%) 0 0 / .75rem .75rem; }
    .swatch > span { display: block; height: 100%; background: var(--c); }
    .no.swatch { background: var(--paper); }
    .word { font-size: .8125rem; border: 1px solid var(--line); border-radius: .25rem;
      padding: .0625rem .375rem; background: var(--card); white-space: nowrap; }
    .fails, .removed { color: var(--low); border-color: currentcolor; }
    .failures { border-inline-start: .25rem solid var(--low); padding-inline-start: 1rem; }
    .hidden, .failures caption { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
    @media (max-width: 60rem) {
      main { padding: 1.75rem 1rem 4rem; }
      section { margin-top: 2.25rem; }
      table, tbody, caption, th, td { display: block; }
      thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
      tr { display: flex; flex-wrap: wrap; align-items: center; gap: .125rem .625rem; padding-block: .375rem; }
      th, td { padding: 0; min-width: 0; overflow-wrap: anywhere; }
      td:empty { display: none; }
      .swatches { padding: 0; line-height: 0; }
      tbody th { flex: 1 1 60%; }
      tbody .line { flex: 1 0 100%; font-size: .875rem; color: var(--soft); }
      [data-label]::before { content: attr(data-label) " "; font-size: .8125rem; color: var(--soft); }
    }
    @media print { .swatch { print-color-adjust: exact; } }
    """
}
