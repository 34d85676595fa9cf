extension DifferencePage {
  /// The style sheet: system fonts, and colours of which text keeps 7:1 in light and in dark.
  static let style = """
    :root {
      color-scheme: light dark;
      --paper: light-dark(#ffffff, #16171a);
      --ink: light-dark(#1c1d21, #eceef2);
      --quiet: light-dark(#4a4d56, #b4b8c2);
      --line: light-dark(#d5d8de, #3a3d45);
      --raised: light-dark(#f5f6f8, #202227);
      --bad: light-dark(#8a1020, #ffb3b8);
      --bad-paper: light-dark(#fdeeee, #3a1a1e);
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
    main { max-width: 80rem; margin: 0 auto; padding: 2rem 1.5rem 4rem; }
    h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
    h2 { font-size: 1.25rem; margin: 0 0 .75rem; overflow-wrap: anywhere; }
    p { margin: .25rem 0; overflow-wrap: anywhere; }
    section { margin-top: 2rem; overflow-x: auto; }
    small { font-size: .8125rem; font-weight: normal; color: var(--quiet); }
    code { font: .875rem/1.4 ui-monospace, monospace; }
    table { border-collapse: collapse; width: 100%; margin-top: .75rem; }
    caption { text-align: start; font-weight: 600; padding-block: .25rem; color: var(--quiet); }
    th, td { text-align: start; vertical-align: top; padding: .375rem .75rem .375rem 0; }
    thead th { font-size: .8125rem; color: var(--quiet); border-bottom: 1px solid var(--line); }
    tbody { border-bottom: 1px solid var(--line); }
    .swatches { padding-inline: 0 .75rem; }
    .swatches > span { display: inline-flex; border: 1px solid var(--quiet); }
    .swatch { display: block; width: 2.5rem; height: 1.5rem;
      background: repeating-conic-gradient(#b8b8b8 0 25%, #f0f0f0 0 50%) 0 0 / .75rem .75rem; }
    .swatch > span { display: block; height: 100%; background: var(--c); }
    .no.swatch { background: var(--paper); }
    .word { font-size: .8125rem; border: 1px solid var(--line); border-radius: .25rem;
      padding: .0625rem .375rem; background: var(--raised); white-space: nowrap; }
    .fails, .removed { color: var(--bad); background: var(--bad-paper); border-color: currentcolor; }
    .failures { border-inline-start: .25rem solid var(--bad); padding-inline-start: 1rem; }
    .hidden, .failures caption { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
    @media print { .swatch { print-color-adjust: exact; } }

    """
}
