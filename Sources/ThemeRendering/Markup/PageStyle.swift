/// The style sheets of pages, in neutral colors.
enum PageStyle {
  /// The style of all pages: colors, fonts, headings and the margins of the page.
  static let base = #"""
    :root {
      color-scheme: light dark;
      --paper: light-dark(#f7f7f6, #131315); --card: light-dark(#fff, #1c1c1f);
      --ink: light-dark(#17171a, #f1f1f3); --soft: light-dark(#5c5c63, #a4a4ad);
      --line: light-dark(#e1e1df, #2f2f34); --focus: light-dark(#1a5fd0, #7db3ff);
      --low: light-dark(#b3261e, #ff8a80);
      --sans: system-ui, "Helvetica Neue", Helvetica, Arial, sans-serif;
      --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    :root[data-style="light"] { color-scheme: light; }
    :root[data-style="dark"] { color-scheme: dark; }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { scroll-padding-top: 4.5rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 var(--sans); }
    h1, h2, h3, p, ul, dl, dd { margin: 0; padding: 0; }
    ul { list-style: none; }
    a { color: inherit; }
    :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: .3rem; }
    main { max-width: 78.5rem; margin: 0 auto; padding: 2.5rem 1.25rem 5rem; }
    h1 { font-size: clamp(2rem, 5vw, 2.9rem); line-height: 1.1; letter-spacing: -.02em;
      overflow-wrap: anywhere; }
    section { margin-top: 3rem; }
    h2 { display: flex; flex-wrap: wrap; align-items: baseline; gap: .1rem .6rem; margin-bottom: 1rem; font-size: 1.4rem;
      letter-spacing: -.01em; overflow-wrap: anywhere; }
    h2 small { font-size: .85rem; font-weight: 400; letter-spacing: 0; color: var(--soft); }

    """#

  /// The style of previews: the bar, cards, matrices and pictures.
  static let previews = #"""
    .skip { position: absolute; left: -99rem; z-index: 3; padding: .6rem 1rem; background: var(--card); }
    .skip:focus { left: 1rem; top: .6rem; }

    .bar {
      position: sticky; top: 0; z-index: 2; display: flex; align-items: center; gap: 1rem;
      padding: .7rem max(1.25rem, calc((100% - 76rem) / 2)); background: var(--paper);
      border-bottom: 1px solid var(--line);
    }
    .home { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
      font-weight: 650; text-decoration: none; }
    .tools { display: none; gap: .6rem; align-items: center; }
    .live .tools { display: flex; }
    #search {
      width: 15rem; min-width: 0; height: 2.25rem; padding: 0 .8rem; font: inherit;
      font-size: .9rem; color: inherit;
      background: var(--card); border: 1px solid var(--line); border-radius: .6rem;
    }
    #search::placeholder { color: var(--soft); opacity: 1; }
    .switch { display: flex; padding: 2px; border: 1px solid var(--line); border-radius: .6rem;
      background: var(--card); }
    .switch button { height: 2rem; padding: 0 .8rem; font: 500 .85rem var(--sans); color: var(--soft);
      background: none; border: 0; border-radius: .45rem; cursor: pointer; }
    .switch button[aria-pressed="true"] { color: var(--paper); background: var(--ink); }

    .lead { margin-top: .5rem; max-width: 44rem; font-size: 1.1rem; color: var(--soft); }
    .facts { margin-top: .4rem; font-size: .9rem; color: var(--soft); }
    .strip { margin-top: 1.6rem; border-radius: .8rem; overflow: hidden;
      box-shadow: 0 0 0 1px var(--line); }
    .strip div { display: flex; height: 2.4rem; }
    .strip span { flex: 1; min-width: 0; overflow: hidden; text-align: center; }
    .groups { display: flex; flex-wrap: wrap; gap: .4rem; margin-top: 1.4rem; }
    .groups a { padding: .28rem .8rem; font-size: .88rem; text-decoration: none; color: var(--soft);
      border: 1px solid var(--line); border-radius: 2rem; background: var(--card); }
    .groups a:hover { color: var(--ink); border-color: var(--soft); }
    .pages { margin: 0 0 1.4rem; }
    .cards { display: grid; gap: 1rem;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 21.5rem), 1fr)); }
    .card { display: flex; flex-direction: column; min-width: 0; overflow: hidden;
      background: var(--card); border-radius: .9rem; box-shadow: 0 0 0 1px var(--line); }
    .swatch { display: flex; height: 5.75rem; }
    .half { flex: 1; display: flex; padding: .6rem; min-width: 0; }
    .fill { flex: 1; display: flex; align-items: center; justify-content: center; border-radius: .5rem;
      box-shadow: inset 0 0 0 1px rgb(128 128 128 / .28); }
    .hole { border: 2px dashed currentColor; box-shadow: none;
      background: repeating-linear-gradient(135deg, currentColor 0 1px, transparent 1px 6px); }
    .body { display: flex; flex-direction: column; flex: 1; padding: .9rem 1.1rem 1rem; }
    h3 { font-size: 1rem; line-height: 1.35; overflow-wrap: anywhere; }
    h3 span { font-weight: 400; color: var(--soft); }
    .about { margin-top: .1rem; font-size: .88rem; line-height: 1.4; color: var(--soft); }
    .old h3 { text-decoration: line-through; text-decoration-thickness: 1.5px; }
    .note { margin-top: .25rem; font-size: .85rem; line-height: 1.4; color: var(--low); }
    .values { margin-top: auto; padding-top: .75rem; }
    .values > div { display: grid; grid-template-columns: 3rem 1fr auto; align-items: start;
      gap: 0 .4rem; padding: .3rem 0; }
    .values > div + div { border-top: 1px solid var(--line); }
    dt { font-size: .8rem; line-height: 1.75rem; color: var(--soft); text-transform: capitalize; }
    dd { min-width: 0; }
    .copy { display: block; max-width: 100%; padding: .12rem .4rem; text-align: left;
      font: 600 .86rem/1.5 var(--mono); color: inherit; background: none; border: 0;
      border-radius: .35rem; cursor: copy; overflow-wrap: anywhere; }
    .css { grid-column: 2 / -1; }
    .css .copy { font-size: .72rem; font-weight: 400; color: var(--soft); }
    .copy:hover { background: var(--line); color: var(--ink); }
    .badge { display: inline-flex; align-items: center; gap: .35rem; line-height: 1.75rem;
      font: .78rem/1.75rem var(--mono); white-space: nowrap; }
    .aa { padding: 0 .4rem; border-radius: .35rem; font: 600 .85rem/1.5rem var(--sans);
      box-shadow: inset 0 0 0 1px rgb(128 128 128 / .28); }
    .level { min-width: 2.5rem; padding: 0 .4rem; border-radius: 1rem; text-align: center;
      font: 700 .68rem/1.15rem var(--sans); border: 1.5px solid var(--soft); }
    .level.AAA { color: var(--card); background: var(--ink); border-color: var(--ink); }
    .level.AA18 { color: var(--low); border: 1.5px dashed var(--low); }
    .level.low { color: var(--card); background: var(--low); border-color: var(--low); }
    #none { padding: 4rem 0; text-align: center; color: var(--soft); }

    .d { display: none !important; }
    :root[data-style="dark"] .l { display: none !important; }
    :root[data-style="dark"] .d { display: block !important; }
    @media (prefers-color-scheme: dark) {
      :root:not([data-style]) .l { display: none !important; }
      :root:not([data-style]) .d { display: block !important; }
    }
    .matrix { overflow: auto; max-height: 85vh; border-radius: .9rem; background: var(--card);
      box-shadow: 0 0 0 1px var(--line); }
    table { border-collapse: separate; border-spacing: 0; font-size: .78rem; }
    th { font-weight: 500; background: var(--card); }
    thead th { position: sticky; top: 0; z-index: 2; padding: .7rem .25rem; vertical-align: bottom; }
    thead th span { writing-mode: vertical-rl; text-orientation: sideways; transform: rotate(180deg); max-height: 11rem;
      overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    tbody th, thead th:first-child { position: sticky; left: 0; z-index: 1; padding: .3rem .9rem; text-align: left;
      white-space: nowrap; max-width: 12rem; overflow: hidden; text-overflow: ellipsis; }
    thead th:first-child { z-index: 3; }
    td { padding: .2rem; text-align: center; vertical-align: top; }
    td > span { display: block; min-width: 4.2rem; }
    td b { display: block; border-radius: .45rem; font: 600 1rem/2.1rem var(--sans);
      box-shadow: inset 0 0 0 1px rgb(128 128 128 / .25); }
    td i { display: block; margin: .2rem 0 .3rem; font: 500 .7rem/1.2 var(--mono); white-space: nowrap; }
    .free b { opacity: .45; }
    .free i { color: var(--soft); font-weight: 400; }
    .free:hover b { opacity: 1; }
    .legend { display: flex; flex-wrap: wrap; gap: .4rem 1.2rem; margin: 0 0 1rem; font-size: .85rem;
      color: var(--soft); }
    .legend > span { display: inline-flex; align-items: center; gap: .4rem; }

    .themes { display: grid; gap: 1.25rem; grid-template-columns: repeat(2, minmax(0, 1fr)); }
    section:has(> .themes) { margin-top: 1.25rem; }
    h1 + section:has(> .themes) { margin-top: 2rem; }
    .themes svg { display: block; width: 100%; height: auto; }
    .picture { margin-top: 1.6rem; }
    .narrow { display: none; }
    .picture .faint text, .picture .faint g { opacity: .18; }
    .picture .found > rect:first-of-type { stroke: var(--focus); stroke-width: 4; stroke-opacity: 1; }
    .picture svg { display: block; width: 100%; height: auto; border-radius: .9rem; }
    .change { display: flex; flex-wrap: wrap; align-items: center; gap: .1rem .35rem; margin-top: .45rem;
      font-size: .85rem; }
    .change span { width: 1.5rem; height: 1.1rem; border-radius: .3rem;
      box-shadow: inset 0 0 0 1px rgb(128 128 128 / .3); }
    .change b { margin-left: .3rem; font-weight: 600; overflow-wrap: anywhere; }
    .change i { font: 400 .75rem var(--mono); color: var(--soft); }
    #status { position: fixed; left: 50%; bottom: 1.5rem; z-index: 3; max-width: 90vw;
      padding: .5rem 1.1rem; font-size: .9rem; color: var(--paper); background: var(--ink);
      border-radius: 2rem; opacity: 0; transform: translate(-50%, .6rem); pointer-events: none;
      transition: opacity .18s, transform .18s; }
    #status.shown { opacity: 1; transform: translate(-50%, 0); }
    @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
    @media (prefers-reduced-motion: reduce) { #status { transition: none; } }
    @media (max-width: 60rem) {
      .wide { display: none; }
      .narrow { display: block; max-width: 36rem; }
    }
    @media (max-width: 44rem) {
      .live .bar { flex-wrap: wrap; gap: .5rem; padding: .6rem 1rem; }
      .live .tools { width: 100%; }
      #search { flex: 1; width: auto; font-size: 1rem; }
      .switch button { padding: 0 .6rem; }
      html { scroll-padding-top: 7rem; }
      main { padding: 1.75rem 1rem 4rem; }
      section { margin-top: 2.25rem; }
      .themes { grid-template-columns: minmax(0, 1fr); }
      tbody th, thead th:first-child { max-width: 8.5rem; padding: .3rem .6rem; }
    }
    @media print { .bar, .groups, #status { display: none; } .card { break-inside: avoid; } }
    """#
}
