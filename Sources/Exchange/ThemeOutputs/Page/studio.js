// @ts-check
"use strict";

/**
 * @typedef {{axes: number[], at: any[]}} Table
 * @typedef {{css: string, hex: string, oklch?: number[]}} Value
 * @typedef {{theme: string, conditions: string[], text: string, file: string, line: number, column: number, references: string[],
 *   path?: string}} Variant
 * @typedef {{name: string, group: string | null, about?: string, deprecated?: string, isPalette: boolean, property?: string,
 *   swift: string, table: Table, variants: Variant[], winning: Table}} Color
 * @typedef {{minimum: number, method: string, when: string[], on: string}} Check
 * @typedef {{text: string, background: string, checks: Check[], ratios: Table, applies: Table, fails: Table}} Pair
 * @typedef {{names: string[], minimum: number, when: string[], lowest: Table, applies: Table, fails: Table}} Distinct
 * @typedef {{name: string, frame: number[], table: Table}} Swatch
 * @typedef {{path: string, title: string, tags: string[], words: string[], frame: number[], parent: number, fillName?: string,
 *   fill: Table, background: Table, foreground: Table, label: number[], swatches: Swatch[]}} Panel
 * @typedef {{name: string, width: number, height: number, panels: Panel[]}} Hierarchy
 * @typedef {{rule: string, severity: string, message: string, file?: string, line?: number, column?: number, names?: string[],
 *   path?: string}} Finding
 * @typedef {{css: string, gamut: string}} Stop
 * @typedef {{name: string, text: string, file: string, line: number, inGamut: string, ramps: Record<string, Stop[]>, ranges:
 *   Record<string, number[]>, oklch: number[]}} Trial
 * @typedef {{path: string, reason: string, colors: {name: string, old: string, new: string}[]}} Redraw
 * @typedef {{name: string, css: string, hex: string, text: string, passesAll: boolean, changes: string[]}} Proposal
 * @typedef {{version: number, isPart?: boolean, title: string, revision?: number, stale?: boolean, allowsEdit?: boolean, axes: {name: string, values:
 *   string[], default: number}[], leftOut?: string[], values: Value[], colors: Color[], pairs: Pair[], distinct?: Distinct[],
 *   hierarchies: Hierarchy[], findings: Finding[], trial?: Trial, start?: {view?: string, state?: number[], names?: string[],
 *   hierarchy?: string, marks?: Record<string, string>, legend?: string, redraws?: Redraw[]}}} Doc
 * @typedef {{state: number[], tried: boolean}} Context
 * @typedef {{kind: "color" | "pair" | "node" | "try", name: string, other?: string}} Item
 */

const isLive = document.documentElement.dataset.mode === "live";
const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const [main, panel, menu, contextBar] = ["main", "panel", "menu", "contexts"].map(element);
const keysDialog = /** @type {HTMLDialogElement} */ (element("keys"));
const query = /** @type {HTMLInputElement} */ (element("query"));

/** @type {Doc} */
let doc = JSON.parse(element("document").textContent ?? "{}");
/** @type {Doc | null} */
let trial = null;

const views = ["colors", "gallery", "mock", "contrast", "findings"];
const viewTitles = ["Colors", "Gallery", "Hierarchy", "Contrast", "Findings"];

const ui = {
  view: "colors", contexts: /** @type {Context[]} */ ([]), query: "", hierarchy: "", names: /** @type {string[]} */ ([]),
  selection: /** @type {Item | null} */ (null),
  inspected: 0, // the context of the panel
  onlyDifferences: false,
  overAll: false, // contrast: the lowest of all combinations
  copyAs: "hex", itemKey: "",
  byKey: false, // whether a key opened the panel
  changed: /** @type {Set<string>} */ (new Set()), message: "",
};

// MARK: Elements
/** @typedef {any} Child - a node, a text, nothing, or a list of these */

/** @template {Element} T @param {T} target @param {Record<string, any>} properties @param {Child[]} children */
function fill(target, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "style") Object.assign(/** @type {any} */ (target).style, value);
    else if (name.startsWith("on")) target.addEventListener(name.slice(2), value);
    else if (name === "checked" || name === "value") /** @type {any} */ (target)[name] = value;
    else target.setAttribute(name, value === true ? "" : String(value));
  }
  const nodes = /** @type {any[]} */ (children).flat(9).filter((child) => child || child === 0);
  target.append(...nodes.map((child) => child.nodeType ? child : String(child)));
  return target;
}

/** Replaces the children of an element.
 * @param {Element} target @param {Child} children */
function renew(target, children) {
  target.replaceChildren();
  fill(target, {}, [children]);
}

/** @param {string} tag @param {Record<string, any>} properties @param {Child[]} children */
const h = (tag, properties = {}, ...children) => fill(document.createElement(tag), properties, children);

const button = (/** @type {Record<string, any>} */ properties, /** @type {Child[]} */ ...children) =>
  h("button", { type: "button", ...properties }, ...children);
const [code, bold, li, note, list, remark, detail] = [["code"], ["b"], ["li"], ["p", "facts"], ["ul", "links"],
  ["span", "facts"], ["span", "about"]].map(([tag, kind]) => (/** @type {Child[]} */ ...children) => h(tag, { class: kind }, ...children));

const span = (/** @type {string} */ kind, /** @type {Child[]} */ ...children) => h("span", { class: kind }, ...children);
/** A part that has its words elsewhere, or none. */
const silent = (/** @type {string} */ kind, /** @type {Child[]} */ ...children) =>
  h("span", { class: kind, "aria-hidden": "true" }, ...children);
const definition = (/** @type {Child} */ term, /** @type {Child} */ meaning) => h("div", {}, h("dt", {}, term), h("dd", {}, meaning));
/** @param {Element | null | undefined} target @param {FocusOptions} [options] */
const focusOn = (target, options) => /** @type {HTMLElement | null | undefined} */ (target)?.focus(options);

/** @param {string} tag @param {Record<string, any>} properties @param {Child[]} children */
const svg = (tag, properties = {}, ...children) => fill(document.createElementNS("http://www.w3.org/2000/svg", tag), properties, children);

const icons = {
  auto: "M8 2a6 6 0 100 12A6 6 0 008 2zM8 3.2v9.6a4.8 4.8 0 000-9.6z",
  light: "M8 5a3 3 0 100 6 3 3 0 000-6zM7.4 1h1.2v2H7.4zM7.4 13h1.2v2H7.4zM1 7.4h2v1.2H1zM13 7.4h2v1.2h-2zM3.5 2.6l1.4 1.4-.9.9-1.4-1.4zM12.5 2.6l.9.9-1.4 1.4-.9-.9zM3.5 13.4l-.9-.9 1.4-1.4.9.9zM12.5 13.4l-1.4-1.4.9-.9 1.4 1.4z",
  dark: "M6.2 1.8A6.4 6.4 0 1014.2 9.8 5.4 5.4 0 016.2 1.8z",
  copy: "M5 2h8v9h-2v2H3V5h2zM6.2 3.2V5H11v4.8h.8V3.2zM4.2 6.2v5.6h5.6V6.2z",
  close: "M4.2 3.3L8 7.1l3.8-3.8.9.9L8.9 8l3.8 3.8-.9.9L8 8.9l-3.8 3.8-.9-.9L7.1 8 3.3 4.2z",
  compare: "M2 3h5.4v10H2zM3.2 4.2v7.6h3V4.2zM8.6 3H14v10H8.6z", };

const icon = (/** @type {string} */ name) => svg("svg", { class: "icon", viewBox: "0 0 16 16", "aria-hidden": "true" },
  svg("path", { d: icons[/** @type {keyof typeof icons} */ (name)], "fill-rule": "evenodd" }));

/** @param {string} text */
const say = (text) => renew(element("toast"), text && h("span", {}, text));

// MARK: Looking up
/** @param {Table} table @param {number[]} state */
const at = (table, state, from = doc) => table.at[table.axes.reduce((sum, axis) => sum * from.axes[axis].values.length + state[axis], 0)];

/** @template T @param {T[]} list @param {(item: T) => string[]} keysOf */
function grouped(list, keysOf) {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const item of list) {
    for (const key of new Set(keysOf(item))) groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

/** The documents that contexts show. */
const shown = (/** @type {Context} */ context) => (context.tried && trial ? trial : doc);
/** The context of the panel. */
const inspected = () => ui.contexts[ui.inspected];
const isComparing = () => ui.contexts.length > 1;

/** @type {WeakMap<Doc, {colors: Map<string, Color>, pairs: Map<string, Pair[]>, root: string}>} */
const indices = new WeakMap();

/** Colors and pairs by name, and the background of most pairs, which is below translucent ones.
 * @param {Doc} from */
function index(from) {
  const known = indices.get(from);
  if (known) return known;
  const backgrounds = grouped(from.pairs, ({ background }) => [background]);
  const most = [...backgrounds].sort((a, b) => b[1].length - a[1].length)[0]?.[0];
  const made = {
    colors: new Map(from.colors.map((color) => [color.name, color])),
    pairs: grouped(from.pairs, ({ text, background }) => [text, background]),
    root: backgrounds.has("background") ? "background" : most ?? from.colors.find((color) => !color.isPalette)?.name ?? "",
  };
  indices.set(from, made);
  return made;
}

const colorOf = (/** @type {string} */ name, /** @type {Context} */ context) => index(shown(context)).colors.get(name);

/** The placeholders for the value of a color that its theme lacks, and for an invalid value.
 * @type {Value[]} */
const [absent, invalid] = ["not in this theme", "no valid value"].map((hex) => ({ css: "transparent", hex }));

/** @param {Table | undefined} table @param {Context} context */
function valueAt(table, context) {
  const from = shown(context);
  const found = table ? at(table, context.state, from) : -1;
  return found === -1 ? absent : from.values[found] ?? invalid;
}

const valueOf = (/** @type {string} */ name, /** @type {Context} */ context) => valueAt(colorOf(name, context)?.table, context);
const hexOf = (/** @type {string} */ name, /** @type {Context} */ context) => valueOf(name, context).hex;
const cssOf = (/** @type {string} */ name, /** @type {Context} */ context) => valueOf(name, context).css;
const hasValue = (/** @type {string} */ name, /** @type {Context} */ context) => Boolean(valueOf(name, context).oklch);

/** The values of a color in all states, for comparison.
 * @param {Doc} from @param {string} name */
function signature(from, name) {
  const table = index(from).colors.get(name)?.table;
  return table ? table.axes + ":" + table.at.map((at) => (at < 0 ? at : from.values[at].css)) : "";
}

/** The variant that decides.
 * @param {string} name @param {Context} context */
function winningOf(name, context) {
  const color = colorOf(name, context);
  return color?.variants[at(color.winning, context.state)];
}

const pairName = (/** @type {Pair} */ pair) => `${pair.text} on ${pair.background}`;

/** @param {Pair} pair @param {Context} context */
function measure(pair, context) {
  const [ratio, applies, fails] = [pair.ratios, pair.applies, pair.fails].map((table) => at(table, context.state));
  const minima = pair.checks.filter(({ method, on }, i) => method === "wcag" && on === "display" && (applies >> i) & 1);
  const minimum = Math.max(0, ...minima.map((check) => check.minimum));
  return { ratio, applies, fails, minimum, margin: minimum && ratio ? ratio / minimum : ratio ?? Infinity };
}

/** An order where what fails is first, and then what has the smallest margin.
 * @param {{fails: any, margin: number}} a @param {{fails: any, margin: number}} b */
const worstFirst = (a, b) => Number(b.fails > 0) - Number(a.fails > 0) || a.margin - b.margin;

/** The place of an axis, or -1. */
const axisNamed = (/** @type {string} */ name) => doc.axes.findIndex((axis) => axis.name === name);

/** A state with another value of an axis, or with the value that is some steps away.
 * @param {number[]} state @param {number} axis @param {number} value */
const stateWith = (state, axis, value) => state.map((old, i) => (i === axis ? value : old));
/** @param {number[]} state @param {number} axis */
const turned = (state, axis, step = 1, count = doc.axes[axis]?.values.length) =>
  stateWith(state, axis, (state[axis] + step + count) % count);

/** A state where the table has a wanted value, with the other axes as they are.
 * @param {Table} table @param {(value: any) => boolean} isWanted @param {number[]} state */
function stateWhere(table, isWanted, state) {
  let place = table.at.findIndex(isWanted);
  if (place < 0) return null;
  const result = [...state];
  for (const axis of [...table.axes].reverse()) {
    result[axis] = place % doc.axes[axis].values.length;
    place = Math.floor(place / doc.axes[axis].values.length);
  }
  return result;
}

const combinations = () => doc.axes.reduce((product, axis) => product * axis.values.length, 1);

/** The number of states, of all combinations, where a table has a wanted value.
 * @param {Table} table @param {(value: any) => boolean} isWanted */
const countWhere = (table, isWanted) => table.at.filter(isWanted).length * combinations() / table.at.length;

/** @param {number[]} state */
const describe = (state) =>
  doc.axes.flatMap((axis, i) => (i === 0 || state[i] !== axis.default ? [axis.values[state[i]]] : [])).join(" · ");

/** @param {number | null} ratio */
const ratioText = (ratio) => (ratio === null ? "–" : ratio.toFixed(2));

/** @param {...(string | undefined | null)} texts */
const matches = (...texts) => {
  const all = texts.join(" ").toLowerCase();
  return ui.query.toLowerCase().split(/\s+/).every((word) => all.includes(word));
};

// MARK: Swatches
/** Colors side by side.
 * @param {string} kind @param {string[]} css */
const fields = (kind, ...css) => silent(kind, css.map((background) => h("i", { style: { background } })));

/** @param {string} name @param {Context} context */
function swatch(name, context, kind = "", value = valueOf(name, context)) {
  const isBroken = value === invalid ||
    (doc.stale && doc.findings.some(({ severity, names }) => severity === "error" && names?.includes(name)));
  return fields(`swatch ${kind} ${value === absent ? "absent" : isBroken ? "broken" : ""}`, value.css);
}

/** Text that only shows colors, which need not be readable; style sheets write it.
 * @param {string} tag @param {string} text */
const specimen = (tag, text, properties = {}) => h(tag, { ...properties, "data-text": text });

/** Text on its background, as it is.
 * @param {Pair} pair @param {Context} context @param {Child[]} children */
function sample(pair, context, ...children) {
  const style = { background: cssOf(pair.background, context), color: cssOf(pair.text, context) };
  const backdrop = { background: cssOf(index(shown(context)).root, context) };
  return h("span", { class: "sample", "aria-hidden": "true", style: backdrop },
    h("span", { style }, ...(children.length ? children : [specimen("span", "Aa")])));
}

// MARK: Controls
/** A choice of few values.
 * @typedef {{key: string, label: string, values: string[], chosen: number,
 *   choose: (value: number) => void, text?: (value: string) => Child, isQuiet?: boolean}} Choice
 * @param {Choice} choice */
const segments = ({ key, label, values, chosen, choose, text, isQuiet }) =>
  h("fieldset", { class: "segments" }, h("legend", { class: isQuiet ? "hidden" : null }, label),
    span("track", values.map((value, i) => h("label", { title: text ? value : null },
      h("input", { type: "radio", name: key, "data-key": `${key}=${value}`, checked: i === chosen, onchange: () => choose(i) }),
      h("span", {}, text ? [text(value), span("hidden", value)] : value)))));

/** A choice of many values.
 * @param {Choice} choice */
const options = ({ key, label, values, chosen, choose, isQuiet }) =>
  h("label", { class: "select" }, h("span", { class: isQuiet ? "hidden" : null }, label),
    h("select", { "data-key": key, onchange: (/** @type {any} */ event) => choose(event.target.selectedIndex) },
      values.map((value, i) => h("option", { selected: i === chosen }, value))));

/** Changes what is shown.
 * @template {object} T @param {T} target @param {Partial<T>} values */
const change = (target, values) => { Object.assign(target, values); render(); };

/** @param {Context} context @param {number} number */
function contextControls(context, number) {
  const letter = "AB"[number];
  return h("section", { class: "context", "aria-label": isComparing() ? `Context ${letter}` : "Context" },
    isComparing() && h("b", { class: "letter", "aria-hidden": "true" }, letter),
    doc.axes.map(({ name, values }, i) => values.length > 1 && (values.length > 4 ? options : segments)({
      key: `${letter}.${name}`, label: name, values, chosen: context.state[i],
      choose: (value) => change(context, { state: stateWith(context.state, i, value) }) })),
    trial && segments({ key: `${letter}.values`, label: "values", values: ["before", "after"],
      chosen: Number(context.tried), choose: (value) => change(context, { tried: value === 1 }) }));
}

function toggleCompare() {
  const [first] = ui.contexts;
  const isTrying = trial !== null;
  if (isComparing()) {
    ui.contexts = [{ ...inspected(), tried: isTrying }];
    ui.inspected = 0;
  } else {
    const choices = doc.axes.filter((axis) => axis.values.length > 1);
    const axis = doc.axes.indexOf(choices.find(({ name }) => name === "style") ?? choices[0]);
    // While a value is tried, the contexts show the colors before and after it.
    const state = isTrying ? first.state : turned(first.state, axis);
    ui.contexts = [{ state: first.state, tried: false }, { state, tried: isTrying }];
    if (isTrying) ui.inspected = 1;
  }
  render();
}

/** @param {string} look */
function setLook(look) {
  const { dataset } = document.documentElement;
  if (look === "auto") delete dataset.style;
  else dataset.style = look;
  try { localStorage.setItem("studio.look", look); } catch { /* The page works without. */ }
}

function renderBar() {
  renew(element("views"), views.map((view, i) => {
    const errors = view === "findings" ? doc.findings.length : view === "contrast" ? failingPairs() : 0;
    return button({ "data-key": `view.${view}`, title: `${viewTitles[i]} (${i + 1})`,
      "aria-current": ui.view === view ? "page" : null, onclick: () => show(view) }, viewTitles[i], errors > 0 && span("count", errors));
  }));
  const looks = ["auto", "light", "dark"];
  renew(element("tools"), [
    button({ class: "tool", "data-key": "compare", title: "Two contexts side by side (s)",
      "aria-pressed": String(isComparing()), onclick: toggleCompare }, icon("compare"), "Compare"),
    segments({ key: "look", label: "Appearance of this page", isQuiet: true, values: looks, text: icon,
      chosen: looks.indexOf(document.documentElement.dataset.style ?? "auto"), choose: (value) => setLook(looks[value]) }),
    button({ class: "tool round", "data-key": "keys", title: "Keys (?)", "aria-label": "Keys", onclick: showKeys }, "?")]);
  renew(contextBar, ui.contexts.map(contextControls));
}

const failingPairs = () => doc.pairs.filter((pair) => ui.contexts.some((context) => at(pair.fails, context.state))).length;

/** @param {string} view */
function show(view) {
  if (ui.view !== view) main.scrollTop = 0;
  seen.clear();
  change(ui, { view });
}

function renderBanner() {
  const text = ui.message || (doc.stale && "The files have errors; these are the colors of the last good state.");
  renew(element("banner"), text && [h("span", {}, text), doc.stale && ui.view !== "findings" &&
    button({ onclick: () => show("findings") }, `Show ${plural(doc.findings.length, "finding")}`)]);
}

/** @param {number} count @param {string} noun */
const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

// MARK: Colors
/** @param {string} title @param {Child[]} facts */
const viewHead = (title, ...facts) => h("div", { class: "head" }, h("h2", {}, title), note(...facts));

const group = (/** @type {Child} */ title, /** @type {Child} */ content) => h("section", { class: "group" }, h("h3", {}, title), content);
const nothing = (text = ui.query ? `No results for “${ui.query}”.` : "There is nothing to show.") => h("p", { class: "nothing" }, text);

/** @param {string} name */
const differs = (name) => new Set(ui.contexts.map((context) => cssOf(name, context))).size > 1;

/** The properties of an element that arrows reach and Return opens.
 * @param {Item} selection @param {number} [number] */
function item(selection, number) {
  const key = itemKey(selection) + (number ?? "");
  const isSelected = ui.selection && itemKey(ui.selection) === itemKey(selection) && (number ?? ui.inspected) === ui.inspected;
  return { "data-item": key, "data-key": key, "data-color": selection.kind === "color" ? selection.name : null,
    "aria-pressed": String(Boolean(isSelected)), tabindex: -1,
    onclick: (/** @type {MouseEvent} */ event) => select(selection, { byKey: event.detail === 0, inspected: number ?? ui.inspected }) };
}

/** @param {Item} selection */
const itemKey = ({ kind, name, other }) => `${kind === "try" ? "color" : kind}:${name}${other === undefined ? "" : ` on ${other}`}`;

/** @param {string} name @param {Context} context */
function chips(name, context) {
  const pairs = (index(shown(context)).pairs.get(name) ?? []).map((pair) => ({ pair, ...measure(pair, context) })).sort(worstFirst);
  const limit = isComparing() ? 1 : 3;
  return span("chips", pairs.slice(0, limit).map(({ pair, ratio, fails }) =>
    h("span", { class: fails ? "chip fails" : "chip", title: pairName(pair) },
      sample(pair, context), ratioText(ratio), fails > 0 && span("hidden", " fails"))),
    pairs.length > limit && span("more", `+${pairs.length - limit}`));
}

/** @param {Color} color */
function row({ name, about, deprecated }) {
  const isChanged = ui.changed.has(name);
  return h("li", { class: isChanged ? "changed" : null },
    button({ class: "row", ...item({ kind: "color", name }) }, span("swatches", ui.contexts.map((context) => swatch(name, context))),
      span("name", bold(name), isChanged && span("mark", "changed"), deprecated && span("mark", "deprecated"), detail(deprecated || about)),
      ui.contexts.map((context, i) => span("value", code(hexOf(name, context)),
        i > 0 && differs(name) && h("span", { class: "differs", title: "The values differ" }, "≠"),
        isComparing() && chips(name, context))),
      !isComparing() && [h("code", { class: "definition" }, winningOf(name, inspected())?.text), chips(name, inspected())]),
    button({ class: "copy", tabindex: -1, "aria-label": `Copy ${name}`, title: "Copy (c)",
      onclick: (/** @type {any} */ event) => openMenu(event.currentTarget, name) }, icon("copy")));
}

/** @param {Color} color */
function step({ name, group }) {
  const label = group && name.startsWith(group + ".") ? name.slice(group.length + 1) : name;
  return li(button({ class: ui.changed.has(name) ? "step changed" : "step", title: `${name} ${hexOf(name, ui.contexts[0])}`,
    "aria-label": name, ...item({ kind: "color", name }) }, ui.contexts.map((context) => swatch(name, context)), h("span", {}, label)));
}

function colorsView() {
  const found = doc.colors.filter(({ name, about }) => (!ui.names.length || ui.names.includes(name)) &&
    ui.contexts.some((context) => valueOf(name, context) !== absent) &&
    matches(name, about, ...ui.contexts.flatMap((context) => [hexOf(name, context), cssOf(name, context)])));
  const differing = found.filter(({ name }) => differs(name));
  const listed = isComparing() && ui.onlyDifferences ? differing : found;
  const count = (/** @type {Color[]} */ colors) => colors.filter((color) => !color.isPalette).length;
  const groupsOf = (/** @type {boolean} */ isPalette) =>
    [...grouped(listed.filter((color) => color.isPalette === isPalette), (color) => [color.group ?? ""])];
  const palettes = groupsOf(true);
  return [viewHead("Colors", plural(count(listed), "color"),
      ui.names.length > 0 && button({ onclick: () => change(ui, { names: [] }) }, "Show all"),
      ui.changed.size > 0 && span("mark", `${ui.changed.size} changed`),
      isComparing() && h("label", { class: "check" }, h("input", { type: "checkbox", "data-key": "differences",
        checked: ui.onlyDifferences, onchange: () => change(ui, { onlyDifferences: !ui.onlyDifferences }) }),
        `Only the ${count(differing)} that differ`)),
    groupsOf(false).map(([name, colors]) => group([name || "General", h("span", {}, colors.length)],
      h("ul", { class: isComparing() ? "rows two" : "rows" }, colors.map(row)))),
    palettes.length > 0 && group(["Palettes", h("span", {}, palettes.length)],
      palettes.map(([name, colors]) => h("div", { class: "ramp" }, h("h4", {}, name || "Others"), h("ul", {}, colors.map(step))))),
    listed.length === 0 && nothing()];
}

// MARK: Gallery
/** A theme as it may look: texts, fills and graphics of its checked pairs.
 * @param {Context} context */
function composition(context) {
  const { root } = index(shown(context));
  const pairs = shown(context).pairs.filter((pair) => hasValue(pair.text, context) && hasValue(pair.background, context));
  const isText = (/** @type {Pair} */ pair) => pair.checks.some((check) => check.minimum >= 4.5);
  const backgrounds = grouped(pairs.filter(isText), ({ background }) => [background]);
  // A label that is on several fills, such as those of a pressed button, is shown on the first.
  const labels = new Set();
  const tiles = [...backgrounds].filter(([name, [{ text }]]) => name !== root && cssOf(name, context) !== cssOf(root, context) &&
    !labels.has(text) && labels.add(text));
  const bars = pairs.filter((pair) => !isText(pair) && pair.background === root);
  const color = (/** @type {Pair} */ pair) => ({ color: cssOf(pair.text, context) });
  const label = (/** @type {Pair} */ pair) => pair.text.split(".").pop() ?? "";
  const [heading, body, ...links] = backgrounds.get(root) ?? [];
  return h("div", { class: "composition", "aria-hidden": "true", style: { background: cssOf(root, context) } },
    heading && specimen("p", "The quick brown fox", { class: "heading", style: color(heading) }),
    body && specimen("p", "jumps over the lazy dog and wonders how every color got its name.", { class: "body", style: color(body) }),
    h("p", { class: "links" }, links.slice(0, 6).map((pair) => specimen("span", label(pair), { style: color(pair) }))),
    h("div", { class: "tiles" }, tiles.slice(0, 12).map(([name, [first, ...others]]) =>
      h("span", { class: "tile", title: name, style: { background: cssOf(name, context), ...color(first) } },
        specimen("span", label(first)), others.slice(0, 2).map((pair) => specimen("small", "Aa", { style: color(pair) }))))),
    h("div", { class: "bars" }, bars.slice(0, 14).map((pair, i) => h("i", { title: pair.text,
      style: { background: cssOf(pair.text, context), height: `${[62, 88, 48, 74, 100, 56, 82][i % 7]}%` } }))));
}

function galleryView() {
  const themes = doc.axes[0]?.values ?? [];
  const listed = themes.map((_, i) => i).filter((i) => matches(themes[i]));
  const style = axisNamed("style");
  const [first] = ui.contexts;
  // One context is shown in every style.
  const strips = isComparing() || style < 0 ? ui.contexts
    : doc.axes[style].values.map((_, value) => ({ ...first, state: stateWith(first.state, style, value) }));
  const title = (/** @type {number[]} */ state) => doc.axes.map((axis, i) =>
    i > 0 && (i === style || state[i] !== axis.default) && axis.values[state[i]]).filter(Boolean).join(" · ");
  const card = (/** @type {number} */ theme, /** @type {Context} */ context, /** @type {number} */ number) => {
    const own = { ...context, state: stateWith(context.state, 0, theme) };
    const key = `theme:${theme}.${number}`;
    const ramp = doc.colors.filter((color) => color.isPalette && hasValue(color.name, own));
    const isChosen = ui.contexts.some((context) => String(context.state) === String(own.state));
    return h("li", { class: isChosen ? "card chosen" : "card" },
      button({ "data-item": key, "data-key": key, tabindex: -1, "aria-label": `Show the colors of ${themes[theme]}, ${title(own.state)}`,
        onclick: () => { ui.contexts[isComparing() ? number : 0].state = own.state; show("colors"); } },
        composition(own), fields("strip-colors", ...ramp.slice(0, 60).map((color) => cssOf(color.name, own)))),
      h("p", {}, bold(themes[theme])));
  };
  return [viewHead("Gallery", plural(listed.length, "theme")), strips.map((context, number) => h("section", { class: "strip" },
    h("h3", {}, isComparing() && "AB"[number], h("span", {}, title(context.state))),
    h("ul", { class: "cards" }, listed.map((theme) => card(theme, context, number))))), listed.length === 0 && nothing()];
}

// MARK: Hierarchy
/** The last colors of the nodes of each context.
 * @type {Map<number, {hierarchy: string, nodes: Map<string, string>}>} */
const seen = new Map();
/** When nodes began to flash.
 * @type {Map<string, number>} */
const flashes = new Map();
const flashTime = 1400;
/** @param {Hierarchy} tree */
const startOf = (tree) => (tree.name === doc.start?.hierarchy ? doc.start : undefined);
const hierarchy = (from = doc) => from.hierarchies.find(({ name }) => name === ui.hierarchy) ?? from.hierarchies[0];

/** @param {number[]} frame @param {number} inset @param {Record<string, any>} properties @param {Child[]} children */
const box = ([x, y, width, height], inset, properties, ...children) => svg("rect", { x: x + inset, y: y + inset,
  width: width - 2 * inset, height: height - 2 * inset, ...properties }, ...children);

/** @param {Context} context @param {number} number */
function mock(context, number) {
  const tree = hierarchy(shown(context));
  const css = (/** @type {Table} */ table) => valueAt(table, context).css;
  const old = seen.get(number);
  const nodes = new Map(tree.panels.map((panel) =>
    [panel.path, [panel.fill, ...panel.swatches.map(({ table }) => table)].map(css).join(" ")]));
  const now = performance.now();
  for (const [path, values] of old?.hierarchy === tree.name ? nodes : []) {
    if (old?.nodes.get(path) !== values) flashes.set(number + path, now);
  }
  seen.set(number, { hierarchy: tree.name, nodes });
  const hatch = `hatch${number}`;
  const drawn = tree.panels.map(({ path, title, tags, words, frame, fill, foreground, label, swatches }) => {
    const line = css(foreground);
    const since = now - (flashes.get(number + path) ?? -Infinity);
    const isFlashing = since < flashTime;
    const mark = startOf(tree)?.marks?.[path];
    const isFound = ui.query !== "" && matches(title, ...words, ...swatches.map(({ name }) => name));
    return svg("g", { role: "button", class: `node ${isFound ? "found" : ""}`, "data-path": path,
      "data-flash": isFlashing, "aria-label": [title, ...tags].join(", "), ...item({ kind: "node", name: path }, number) },
      box(frame, 0, { rx: 8, fill: valueAt(fill, context) === invalid ? `url(#${hatch})` : css(fill) }),
      box(frame, 0.5, { rx: 7.5, fill: "none", stroke: line, "stroke-opacity": 0.18 }),
      mark && box(frame, 1, { rx: 7, class: `mark-${mark}` }),
      svg("text", { x: label[0], y: label[1], fill: line, "clip-path": "inset(0)" }, title,
        tags.map((tag) => svg("tspan", { dx: 8, class: "tag" }, tag))),
      swatches.map(({ name, frame, table }) => {
        const { css, hex, oklch } = valueAt(table, context);
        return box(frame, 0.5, { rx: 3.5, fill: oklch ? css : `url(#${hatch})`, stroke: line, "stroke-opacity": 0.22 },
          svg("title", {}, `${name} ${hex}`));
      }),
      box(frame, 1.5, { rx: 6.5, class: isFlashing ? "ring flash" : "ring",
        style: isFlashing && { animationDelay: `${-Math.round(since)}ms` } }));
  });
  const pattern = svg("pattern", { id: hatch, width: 6, height: 6, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
    svg("rect", { width: 6, height: 6, class: "hatch-ground" }), svg("rect", { width: 3, height: 6, class: "hatch-line" }));
  return h("figure", {}, isComparing() && h("figcaption", {}, bold("AB"[number]), describe(context.state)),
    svg("svg", { class: "mock", viewBox: `0 0 ${tree.width} ${tree.height}`, role: "group",
      "aria-label": `Nodes of ${tree.name}, ${describe(context.state)}` }, svg("defs", {}, pattern), drawn));
}

function mockView() {
  const tree = hierarchy();
  if (!tree) return [viewHead("Hierarchy"), nothing("The library has no hierarchy.")];
  ui.hierarchy = tree.name;
  const start = startOf(tree);
  const names = doc.hierarchies.map(({ name }) => name);
  return [viewHead("Hierarchy", plural(tree.panels.length, "panel"), names.length > 1 && options({ key: "hierarchy", label: "Hierarchy",
      isQuiet: true, values: names, chosen: names.indexOf(tree.name), choose: (i) => change(ui, { hierarchy: names[i] }) }), start?.legend),
    h("div", { class: "mocks" }, ui.contexts.map(mock)),
    !!start?.redraws?.length && group("Redrawn nodes", h("ul", { class: "plain" }, start.redraws.map((redraw) =>
      li(bold(redraw.path), " ", redraw.reason, span("steps", redraw.colors.map(({ name, old, new: now }) =>
        h("span", {}, name, " ", code(`${old} → ${now}`))))))))];
}

// MARK: Contrast
/** A check in words.
 * @param {Check} check */
const wanted = ({ minimum, method, when, on }) =>
  [minimum, method === "wcag" ? "" : method, ...when, on === "display" ? "" : `on ${on}`].filter(Boolean).join(" ");

/** @param {unknown} fails @param {string} [text] */
const verdict = (fails, text) => span(fails ? "verdict fails" : "verdict", text ?? (fails ? "fails" : "passes"));

const notHere = () => remark("not in this context");

/** The state with the lowest ratio, failing first.
 * @param {Pair} pair @param {Context} context */
function worstContext(pair, context) {
  const lowest = Math.min(...pair.ratios.at.filter((ratio) => ratio !== null));
  const state = stateWhere(pair.fails, Boolean, context.state) ?? stateWhere(pair.ratios, (ratio) => ratio === lowest, context.state);
  return { ...context, state: state ?? context.state };
}

function contrastView() {
  const { distinct = [] } = doc;
  const measured = doc.pairs.map((first, place) => {
    const all = ui.contexts.map((context) => {
      const pair = shown(context).pairs[place] ?? first;
      const used = ui.overAll ? worstContext(pair, context) : context;
      return { pair, context: used, ...measure(pair, used) };
    });
    return { ...all[0].pair, all, fails: all.some(({ fails }) => fails), margin: Math.min(...all.map(({ margin }) => margin)) };
  }).filter(({ text, background }) => matches(text, "on", background) &&
    (!ui.names.length || ui.names.includes(text) || ui.names.includes(background))).sort(worstFirst);
  const failing = measured.filter(({ fails }) => fails).length;
  const place = (/** @type {number} */ ratio) => `${(Math.log(Math.max(1, ratio)) / Math.log(21)) * 100}%`;
  return [viewHead("Contrast", plural(measured.length, "pair"), verdict(failing, failing ? `${failing} failing` : "all pass"),
      segments({ key: "over", label: "Measured in", isQuiet: true, values: ["this context", `all ${combinations()} combinations`],
        chosen: Number(ui.overAll), choose: (value) => change(ui, { overAll: value === 1 }) })),
    h("ul", { class: isComparing() ? "rows pairs two" : "rows pairs" }, measured.map(({ text, background, checks, all }) => li(
      button({ class: "row", ...item({ kind: "pair", name: text, other: background }) },
        span("samples", all.map(({ pair, context }) => sample(pair, context))),
        span("name", bold(text), span("on", " on "), bold(background),
          detail(ui.overAll ? all.map(({ context }) => describe(context.state)).join(" | ") : `at least ${checks.map(wanted).join(", ")}`)),
        all.map(({ ratio, fails, minimum }) => span(fails ? "measure fails" : "measure",
          silent("gauge", h("i", { style: { width: place(ratio ?? 1) } }), minimum > 0 && h("em", { style: { left: place(minimum) } })),
          code(ratioText(ratio)), verdict(fails))))))),
    distinct.length > 0 && group("Distinct colors", h("ul", { class: "plain" }, distinct.map((check) => {
      const [context] = ui.contexts;
      return li(span("swatches", check.names.map((name) => swatch(name, context, "small"))), h("span", {}, check.names.join(", ")),
        code(`${ratioText(at(check.lowest, context.state))} of ${check.minimum}`),
        at(check.applies, context.state) ? verdict(at(check.fails, context.state)) : notHere());
    }))), measured.length === 0 && nothing()];
}

// MARK: Findings
/** A place in a file, which opens it in the editor.
 * @param {{file?: string, path?: string, line?: number, column?: number}} place */
function source({ file, path, line, column }) {
  if (!file) return null;
  const text = line ? `${file}:${line}` : file;
  if (!isLive || !path) return h("code", { class: "source" }, text);
  return h("a", { class: "source", title: "Open in the editor",
    href: `vscode://file/${encodeURI(path.replace(/^\//, ""))}:${line ?? 1}:${column ?? 1}` }, text);
}

/** A button that explains a color, which may have another value at a node.
 * @param {string} name @param {Context} context @param {Child[]} facts */
const colorLink = (name, context, value = valueOf(name, context), ...facts) => colorOf(name, context)
  ? button({ class: "link", "data-color": name, onclick: () => select({ kind: "color", name }) },
    swatch(name, context, "small", value), bold(name), ...facts) : span("link", name, ...facts);

/** A color and its value.
 * @param {string} name @param {Context} context @param {Child[]} facts */
const colorRow = (name, context, value = valueOf(name, context), ...facts) =>
  li(colorLink(name, context, value, code(value.hex), ...facts));

function findingsView() {
  const { leftOut = [] } = doc;
  const order = ["error", "warning", "note"];
  const listed = doc.findings.filter(({ rule, message, file, names = [] }) => matches(rule, message, file, ...names))
    .sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
  const counts = [...grouped(listed, ({ severity }) => [severity])].map(([severity, all]) => plural(all.length, severity));
  return [viewHead("Findings", counts.join(", ")),
    listed.length > 0 ? h("ul", { class: "findings" }, listed.map((finding) => h("li", { class: finding.severity },
      span("severity", finding.severity), h("p", {}, finding.message), h("div", {}, code(finding.rule), source(finding),
        finding.names?.map((name) => colorLink(name, ui.contexts[0]))))))
      : ui.query ? nothing()
      : h("div", { class: "nothing" }, verdict(0, "No findings"), " All checks of the library pass in every combination."),
    leftOut.length > 0 && note(`Traits without controls, because there are too many combinations: ${leftOut.join(", ")}.`)];
}

// MARK: Details
/** @param {Item | null} selection @param {Partial<typeof ui>} others */
function select(selection, others = {}) {
  Object.assign(ui, others);
  if (ui.selection?.kind === "try" && selection?.kind !== "try") endTry();
  if (!ui.selection !== !selection || ui.selection?.name !== selection?.name) panel.scrollTop = 0;
  repairs = null;
  change(ui, { selection });
  if (selection && innerWidth < 900) focusOn(panel.querySelector("button"));
}

/** @param {string} title @param {Child[]} children */
const section = (title, ...children) => {
  const shown = children.flat(9).filter(Boolean);
  return shown.length ? h("section", {}, h("h3", {}, title), shown) : null;
};

/** @param {string} kind @param {Child[]} title */
const panelHead = (kind, ...title) => h("div", { class: "panel-head" }, h("div", {}, h("p", {}, kind), h("h2", {}, ...title)),
  isComparing() && ui.selection?.kind !== "try" && segments({ key: "inspected", label: "Context", isQuiet: true,
    values: ["A", "B"], chosen: ui.inspected, choose: (value) => change(ui, { inspected: value }) }),
  button({ class: "tool round", "data-key": "close", "aria-label": "Close", title: "Close (Escape)", onclick: closePanel }, icon("close")));

/** @param {Variant | undefined} variant */
const variantLine = (variant) => h("div", { class: "variant" }, variant ? [h("code", { class: "literal" }, variant.text),
  remark([variant.theme, ...variant.conditions].join(" · "), " ", source(variant))] : "No variant applies.");

/** How a color gets its value: the winning variant, then its references.
 * @param {string} name @param {Context} context @param {string[]} above @returns {HTMLElement} */
function chain(name, context, above = []) {
  const winning = winningOf(name, context);
  const below = above.length < 12 ? [...new Set(winning?.references)].filter((next) => next !== name && !above.includes(next)) : [];
  return li(above.length > 0 && colorLink(name, context, undefined, code(hexOf(name, context))), variantLine(winning),
    below.length > 0 && h("ul", {}, below.map((next) => chain(next, context, [...above, name]))));
}

/** @param {Pair} pair @param {Context} context @param {string} [name] @param {Pair} [before] */
function pairRow(pair, context, name, before = pair) {
  const { text, background } = pair;
  const { ratio, fails, minimum } = measure(pair, context);
  const old = at(before.ratios, context.state);
  const failure = ratio !== null && ratio < minimum ? `fails by ${(minimum - ratio).toFixed(2)}` : "fails";
  return li(button({ class: "link", onclick: () => select({ kind: "pair", name: text, other: background }) }, sample(pair, context),
    bold(name === text ? `on ${background}` : name === background ? `under ${text}` : pairName(pair)),
    code((old === ratio ? "" : `${ratioText(old)} → `) + ratioText(ratio)), verdict(fails, fails ? failure : undefined)));
}

/** The forms of a color that can be copied: each has a key, a label and a text.
 * @param {string} name @param {Context} context */
function copyForms(name, context) {
  const { css, hex, oklch } = valueOf(name, context);
  const color = colorOf(name, context);
  const forms = [["name", "Name", color?.name], ["hex", "Hex", oklch && hex], ["css", "CSS", color?.property && `var(${color.property})`],
    ["value", "CSS value", oklch && css], ["swift", "Swift", color?.swift]];
  return /** @type {[string, string, string][]} */ (forms.filter(([, , text]) => text));
}

/** @param {string} name @param {Context} context */
function explainPanel(name, context) {
  const from = shown(context);
  const color = colorOf(name, context);
  if (!color) return [panelHead("Color", name), note("The library no longer has this color.")];
  const { oklch } = valueOf(name, context);
  const winning = winningOf(name, context);
  const users = from.colors.filter((other) => winningOf(other.name, context)?.references.includes(name));
  const nodes = doc.hierarchies.flatMap((tree) => tree.panels.filter((panel) => panel.fillName === name ||
    panel.swatches.some((swatch) => swatch.name === name)).map((panel) => ({ tree, panel })));
  const pairs = index(from).pairs.get(name) ?? [];
  const others = color.variants.filter((variant) => variant !== winning);
  return [panelHead(color.isPalette ? "Palette" : color.group ? `Color of ${color.group}` : "Color", name),
    h("div", { class: "hero" }, swatch(name, context, "large")),
    (color.deprecated || color.about) && h("p", {}, color.deprecated ? `Deprecated: ${color.deprecated}` : color.about),
    h("dl", { class: "forms" }, copyForms(name, context).map(([form, label, text]) => definition(label, button({
      "data-key": `copy.${form}`, "aria-label": `Copy ${label}: ${text}`, onclick: () => copy(form, text) }, code(text), icon("copy")))),
      oklch && definition("OKLCH", code(oklch.slice(0, 3).map((part) => +part.toFixed(3)).join("  ")))),
    isLive && winning && oklch && button({ class: "primary", "data-key": "try", title: "Try a value (t)",
      onclick: () => startTry(name) }, "Try a value"),
    section("Value", h("ul", { class: "chain" }, chain(name, context))),
    section("Contrast", pairs.length && list(pairs.map((pair) => pairRow(pair, context, name)))),
    section("Used by", users.length + nodes.length ? list(users.map((user) => colorRow(user.name, context)),
      nodes.map(({ tree, panel }) => li(button({ class: "link",
        onclick: () => select({ kind: "node", name: panel.path }, { hierarchy: tree.name, view: "mock" }) },
        remark("node"), bold(panel.path))))) : note("Nothing refers to it in this context.")),
    others.length > 0 && h("details", {}, h("summary", {}, plural(others.length, "other variant")),
      h("ul", { class: "chain" }, others.map((variant) => li(variantLine(variant)))))];
}

/** The answer of the last request for colors that pass.
 * @type {{key: string, proposals: Proposal[], error: string} | null} */
let repairs = null;

/** Asks for colors that pass, once in each state.
 * @param {string} key @param {object} request */
async function repair(key, request) {
  if (repairs?.key === key) return;
  repairs = { key, proposals: [], error: "" };
  const { proposals, error } = await post("repair", request);
  if (repairs?.key !== key) return;
  repairs = { key, proposals: proposals ?? [], error: error ?? (proposals?.length ? "" : "No nearby color passes.") };
  render();
  if (ui.byKey) focusOn(panel.querySelector(".proposal"));
}

/** @param {Proposal} proposal @param {Context} context */
const proposalRow = ({ name, css, hex, passesAll, changes }, context) => li(button({ class: "link proposal",
  "data-key": `proposal.${name}.${css}`, onclick: () => (doc.allowsEdit ? write(name, context.state, css) : copy("value", css)) },
  fields("swatch before-after ", cssOf(name, context), css), bold(name), code(hex),
  verdict(!passesAll, passesAll ? "passes all" : "others fail"),
  detail(changes.length ? `also changes ${changes.join(", ")}` : "changes nothing else",
    doc.allowsEdit ? " — Return writes it" : " — Return copies it")));

/** @param {string} text @param {Context} context @param {string} background */
function pairPanel(text, context, background = "") {
  const place = doc.pairs.findIndex((pair) => pair.text === text && pair.background === background);
  const pair = shown(context).pairs[place];
  if (!pair) return [panelHead("Pair", text, " on ", background), note("The library no longer checks this pair.")];
  const { ratio, applies, fails } = measure(pair, context);
  const failing = countWhere(pair.fails, Boolean);
  const worst = worstContext(pair, context);
  if (isLive && fails) repair(`${text}/${background}/${context.state}/${doc.revision}`, { pair: place, state: context.state });
  return [panelHead("Pair", text, span("on", " on "), background),
    sample(pair, context, specimen("big", "Aa"), specimen("strong", "The quick brown fox"),
      specimen("span", "jumps over the lazy dog, 0123456789"), specimen("small", "and small text too")),
    h("p", { class: "ratio" }, code(ratioText(ratio)), verdict(fails)),
    list(pair.checks.map((check, i) => h("li", { class: "check-row" },
      h("span", {}, `at least ${wanted(check)}`), (applies >> i) & 1 ? verdict((fails >> i) & 1) : notHere()))),
    list([text, background].map((name) => colorRow(name, context))),
    note(failing ? `Fails in ${failing} of ${plural(combinations(), "combination")}. ` : `Passes in all ${combinations()} combinations. `,
      String(worst.state) !== String(context.state) && button({ onclick: () => change(context, { state: worst.state }) },
        failing && !fails ? "Show where it fails" : "Show the lowest")),
    isLive && fails > 0 && repairs && section("Nearest colors that pass", repairs.error && note(repairs.error),
      list(repairs.proposals.map((proposal) => proposalRow(proposal, context))))];
}

/** @param {string} path @param {Context} context */
function nodePanel(path, context) {
  const tree = hierarchy(shown(context));
  const node = tree?.panels.find((panel) => panel.path === path);
  if (!tree || !node) return [panelHead("Node", path), note("The hierarchy no longer has this node.")];
  const tagged = [];
  for (let up = node; up; up = tree.panels[up.parent]) if (up.tags.length) tagged.push(up);
  const used = [...(node.fillName ? [{ name: node.fillName, table: node.fill }] : []), ...node.swatches];
  const redraw = startOf(tree)?.redraws?.find((redraw) => redraw.path === path);
  return [panelHead("Node", node.title), note(node.path),
    section("Overrides", tagged.length ? tagged.map((panel) => h("p", {}, panel.tags.map((tag) => h("code", { class: "literal" }, tag)),
      remark(panel === node ? " of this node" : ` from ${panel.title}`))) : note("None; it has the traits of the root.")),
    redraw && section("Redraw", h("p", {}, redraw.reason)),
    section("Colors", used.length ? list(used.map(({ name, table }) => {
      const [value, root] = [valueAt(table, context), hexOf(name, context)];
      return colorRow(name, context, value, value.hex !== root && remark(`here; ${root} at the root`));
    })) : note("It uses no colors."))];
}

function renderPanel() {
  const { selection } = ui;
  panel.hidden = !selection;
  document.body.classList.toggle("detailed", selection !== null);
  if (selection?.kind === "try") return renderTry();
  const panels = { color: explainPanel, pair: pairPanel, node: nodePanel };
  renew(panel, selection && panels[selection.kind](selection.name, inspected(), selection.other));
}

function closePanel() {
  const key = ui.itemKey;
  if (ui.selection) select(ui.selection.kind === "try" ? { kind: "color", name: ui.selection.name } : null);
  focusOn(items().find((item) => item.dataset.item === key));
}

// MARK: Trying
/** @typedef {{name: string, state: number[], alpha: number, parts: number[], text: string, isBusy?: boolean, isStale?: boolean,
 *   error: string, sliders: HTMLInputElement[], live: HTMLElement, field: HTMLInputElement}} Attempt
 * @type {Attempt | null} */
let attempt = null;
/** The sliders, with their range and the decimals that are shown and written. */
const parts = [
  { key: "l", label: "Lightness", max: 1, step: 0.0025, shown: 3, written: 4 },
  { key: "c", label: "Chroma", max: 0.4, step: 0.001, shown: 3, written: 4 },
  { key: "h", label: "Hue", max: 360, step: 0.5, shown: 1, written: 2 }];

/** @param {string} route @param {object} body @returns {Promise<any>} */
async function post(route, body) {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(route, { method: "POST", headers, body: JSON.stringify(body) }).catch(() => null);
  if (!answer) return { error: "The studio doesn't answer; is it still running?" };
  return answer.json().catch(() => ({ error: `The studio answered with ${answer.status}.` }));
}

const input = (/** @type {Record<string, any>} */ properties) => /** @type {HTMLInputElement} */ (h("input", properties));

/** @param {string} name */
function startTry(name) {
  const context = inspected();
  const { oklch } = valueOf(name, context);
  if (!oklch) return;
  const field = input({ type: "text", "data-key": "try.text", "aria-label": "Value", spellcheck: "false", autocomplete: "off",
    onchange: () => { if (attempt) attempt.text = field.value; send(); } });
  const sliders = parts.map(({ label, max, step }, i) => input({ type: "range", "data-key": `try.${i}`, "aria-label": label,
    min: 0, max, step, value: oklch[i], oninput: () => slide(i) }));
  const [alpha, values, live] = [oklch[3], oklch.slice(0, 3), h("div")];
  attempt = { name, state: context.state, alpha, parts: values, text: textOf(values, alpha), error: "", sliders, live, field };
  for (const other of ui.contexts) other.tried = !isComparing() || other === context;
  ui.selection = { kind: "try", name };
  renew(panel, [panelHead("Try a value", name), fields("swatch before-after hero large", cssOf(name, context), cssOf(name, context)), field,
    h("div", { class: "sliders" }, sliders.map((slider, i) => h("div", { class: "slider" }, silent("label", parts[i].label),
      h("output", {}), span("rail", slider), silent("gamut")))), live]);
  render();
  focusOn(sliders[0]);
  send();
}

/** @param {number[]} values @param {number} alpha */
const textOf = (values, alpha) =>
  `oklch(${values.map((value, i) => +value.toFixed(parts[i].written)).join(" ")}${alpha < 1 ? ` / ${+alpha.toFixed(4)}` : ""})`;

/** @param {number} part */
function slide(part) {
  if (!attempt) return;
  attempt.parts[part] = Number(attempt.sliders[part].value);
  attempt.text = attempt.field.value = textOf(attempt.parts, attempt.alpha);
  send();
}

/** @param {Doc} part @returns {Doc} */
function whole(part) {
  if (!part.isPart) return part;
  const { colors } = index(part);
  const pairs = new Map(part.pairs.map((pair) => [pairName(pair), pair]));
  return { ...doc, ...part, values: doc.values.concat(part.values), colors: doc.colors.map((color) => colors.get(color.name) ?? color),
    pairs: doc.pairs.map((pair) => pairs.get(pairName(pair)) ?? pair) };
}

/** Asks for the colors with the value; one request at a time, and then the latest value. */
async function send() {
  const current = attempt;
  if (!current) return;
  current.isStale = current.isBusy;
  if (current.isBusy) return;
  current.isBusy = true;
  const answer = await post("try", { name: current.name, state: current.state, value: current.text });
  current.isBusy = false;
  if (attempt !== current) return;
  current.error = answer.error ?? "";
  // An answer about other files than those shown is followed by their state, which asks again.
  if (answer.trial && answer.revision === doc.revision) trial = whole(answer);
  render();
  if (current.isStale) send();
}

/** Tries the value in the state that is shown now. */
function retry() {
  const { state } = inspected();
  if (!attempt || String(attempt.state) === String(state)) return;
  attempt.state = state;
  send();
}

function endTry() {
  attempt = trial = null;
  for (const context of ui.contexts) context.tried = false;
  if (isComparing() && String(ui.contexts[0].state) === String(ui.contexts[1].state)) toggleCompare();
}

/** @type {Record<string, [string, string]>} - the words and the color of each gamut */
const gamuts = { srgb: ["in sRGB", "var(--border-strong)"], p3: ["in Display P3, outside of sRGB", "var(--changed)"],
  none: ["outside of Display P3", "transparent"] };
/** @param {Stop[]} stops */
const gamutTrack = (stops) => stops.map(({ gamut }, i) =>
  `${gamuts[gamut][1]} ${(i / stops.length) * 100}% ${((i + 1) / stops.length) * 100}%`);

/** Shows the answer about a value in the sliders.
 * @param {Trial} answer @param {Attempt} attempt */
function renderSliders({ oklch, ramps, ranges, inGamut }, attempt) {
  if (!attempt.sliders.some((slider) => slider === document.activeElement)) attempt.parts = oklch.slice(0, 3);
  const gradient = (/** @type {string[]} */ stops) => ({ background: `linear-gradient(to right, ${stops.join(", ")})` });
  attempt.sliders.forEach((slider, i) => {
    const [{ key, shown }, value] = [parts[i], attempt.parts[i]];
    [slider.min, slider.max] = ranges[key].map(String);
    if (document.activeElement !== slider) slider.value = String(value);
    const [output, rail, gamut] = ["output", ".rail", ".gamut"].map((part) =>
      /** @type {HTMLElement} */ (slider.closest(".slider")?.querySelector(part)));
    output.textContent = value.toFixed(shown);
    Object.assign(slider.style, gradient(ramps[key].map(({ css }) => css)));
    Object.assign(gamut.style, gradient(gamutTrack(ramps[key])));
    rail.classList.toggle("outside", inGamut === "none");
  });
}

function renderTry() {
  if (!attempt) return select(ui.selection && { kind: "color", name: ui.selection.name });
  const { name, state, text, live, field, error } = attempt;
  const [before, after] = [false, true].map((tried) => ({ state, tried }));
  const answer = trial?.trial;
  panel.querySelectorAll(".hero i").forEach((half, i) =>
    Object.assign(/** @type {HTMLElement} */ (half).style, { background: cssOf(name, i > 0 ? after : before) }));
  if (document.activeElement !== field) field.value = text;
  if (answer) renderSliders(answer, attempt);
  const tried = trial ?? doc;
  const changed = tried.colors.filter((color) => signature(tried, color.name) !== signature(doc, color.name));
  const pairs = tried.pairs.map((pair, i) => ({ pair, old: doc.pairs[i] })).filter(({ pair, old }) =>
    [pair.text, pair.background].includes(name) || String(pair.ratios.at) !== String(old.ratios.at));
  const worse = tried.pairs.filter(({ fails }, i) => countWhere(fails, Boolean) > countWhere(doc.pairs[i].fails, Boolean)).length;
  renew(live, [
    h("p", { class: "facts gamut-key" }, answer && [gamuts[answer.inGamut][0],
      h("span", {}, h("i", { class: "srgb" }), "sRGB ", h("i", { class: "p3" }), "P3")]),
    error && h("p", { class: "error", role: "alert" }, error),
    h("div", { class: "actions" },
      doc.allowsEdit && button({ class: "primary", "data-key": "write", disabled: !trial || Boolean(error),
        onclick: () => write(name, state, attempt?.text ?? "") }, "Write to file"),
      doc.allowsEdit && button({ "data-key": "undo", onclick: undo }, "Undo"),
      button({ "data-key": "before-after", "aria-pressed": String(isComparing()), onclick: toggleCompare }, "Before | after"),
      button({ "data-key": "copy.tried", onclick: () => copy("value", attempt?.text ?? "") }, "Copy"),
      button({ "data-key": "discard", onclick: closePanel }, "Discard")),
    answer && note("The literal in ", code(`${answer.file}:${answer.line}`)),
    section("Contrast", note(worse > 0 ? verdict(1, `${plural(worse, "pair")} ${worse === 1 ? "fails" : "fail"} in more combinations`)
      : verdict(0, "No pair fails in more combinations")), list(pairs.map(({ pair, old }) => pairRow(pair, after, name, old)))),
    section("Changes", changed.length > 0 && list(changed.map((color) => li(span("link",
      fields("swatch before-after small", cssOf(color.name, before), cssOf(color.name, after)), bold(color.name),
      code(hexOf(color.name, after)))))))]);
}

/** @param {string} name @param {number[]} state @param {string} value */
async function write(name, state, value) {
  const answer = await post("write", { name, state, value, revision: doc.revision });
  if (answer.error) return say(answer.error);
  select({ kind: "color", name });
  say(`Wrote ${answer.text} to ${answer.file}:${answer.line}; u undoes it`);
}

async function undo() {
  const answer = await post("undo", {});
  say(answer.error ?? `Wrote ${answer.text} to ${answer.file}:${answer.line} again`);
}

// MARK: Copying
/** @param {string} form @param {string} text */
async function copy(form, text) {
  ui.copyAs = form;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = /** @type {HTMLTextAreaElement} */ (h("textarea", { value: text, class: "hidden" }));
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  say(`Copied ${text}`);
}

/** @param {HTMLElement} anchor @param {string} name */
function openMenu(anchor, name) {
  const forms = copyForms(name, inspected());
  if (!forms.length) return;
  const end = () => { menu.hidden = true; focusOn(anchor); };
  renew(menu, forms.map(([form, label, text]) => button({ role: "menuitem", tabindex: -1,
    onclick: () => { end(); copy(form, text); } }, h("span", {}, label), code(text))));
  menu.hidden = false;
  const choices = [...menu.children];
  menu.onkeydown = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    event.stopPropagation();
    if (event.key === "Escape" || event.key === "Tab") end();
    else if (step) focusOn(choices.at((choices.indexOf(/** @type {Element} */ (document.activeElement)) + step) % choices.length));
    else return;
    event.preventDefault();
  };
  const place = anchor.getBoundingClientRect();
  menu.style.left = `${Math.max(8, Math.min(place.right - menu.offsetWidth, innerWidth - menu.offsetWidth - 8))}px`;
  menu.style.top = `${Math.max(8, Math.min(place.bottom + 4, innerHeight - menu.offsetHeight - 8))}px`;
  focusOn(choices[Math.max(0, forms.findIndex(([form]) => form === ui.copyAs))]);
}

// MARK: Keys
const items = () => /** @type {HTMLElement[]} */ ([...main.querySelectorAll("[data-item]")]);

function showKeys() {
  const keys = [["1 – 5", "views"], ["/", "search"], ["↑ ↓ ← →", "next color, pair, node"], ["Return", "details"], ["Escape", "close"],
    ["c", "copy"], ["m", "copy as …"], ["s", "two contexts side by side"], ["[  ]", "previous, next theme"], ["d", "light or dark"],
    ...(isLive ? [["t", "try a value"], ["u", "undo the last write"]] : []), ["?", "these keys"]];
  renew(keysDialog, [h("h2", { id: "keys-title" }, "Keys"), h("dl", {}, keys.map(([key, effect]) => definition(h("kbd", {}, key), effect))),
    h("form", { method: "dialog" }, h("button", { class: "primary" }, "Close"))]);
  keysDialog.showModal();
}

/** Sets an axis of the inspected context to another value.
 * @param {number} axis @param {number} step */
function turn(axis, step) {
  if (doc.axes[axis]) change(inspected(), { state: turned(inspected().state, axis, step) });
}

/** The next item in the direction of an arrow.
 * @param {HTMLElement} from @param {string} key */
function neighbor(from, key) {
  const all = items();
  if (key === "Home" || key === "End") return all.at(key === "Home" ? 0 : -1);
  const isForward = key === "ArrowDown" || key === "ArrowRight";
  if (/Left|Right/.test(key) || ui.view === "mock") return all[all.indexOf(from) + (isForward ? 1 : -1)];
  const origin = from.getBoundingClientRect();
  const distance = (/** @type {HTMLElement} */ item) => {
    const rect = item.getBoundingClientRect();
    const down = isForward ? rect.top - origin.bottom : origin.top - rect.bottom;
    return down < -2 ? Infinity : down * 10 + Math.abs(rect.left - origin.left);
  };
  const [nearest] = all.map((item) => ({ item, far: distance(item) })).sort((a, b) => a.far - b.far);
  return nearest.far < Infinity ? nearest.item : undefined;
}

/** @type {Record<string, (color: string | undefined) => void>} */
const shortcuts = {
  ...Object.fromEntries(views.map((view, i) => [i + 1, () => show(view)])),
  "/": () => query.select(), "?": showKeys, s: toggleCompare,
  d: () => turn(axisNamed("style"), 1), "[": () => turn(0, -1), "]": () => turn(0, 1),
  t: (color) => { if (isLive && color) startTry(color); }, u: () => { if (isLive && doc.allowsEdit) undo(); },
  c: (color) => {
    const form = color && copyForms(color, inspected()).find(([form]) => form === ui.copyAs);
    if (form) copy(form[0], form[2]);
  },
  m: (color) => { if (color) openMenu(/** @type {HTMLElement} */ (document.activeElement), color); },
};

document.addEventListener("keydown", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || keysDialog.open) return;
  const isTyping = target.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea");
  const { selection } = ui;
  if (key === "Escape") {
    if (target === query) { query.value = ""; query.blur(); change(ui, { query: "" }); } else closePanel();
  } else if (target === query && (key === "ArrowDown" || key === "Enter")) {
    const result = items().find(({ dataset }) => dataset.color === ui.query) ?? items()[0];
    focusOn(result);
    if (key === "Enter") result?.dispatchEvent(new MouseEvent("click", { detail: 1 }));
  } else if (isTyping) {
    return;
  } else if (/^(Arrow|Home|End)/.test(key) && (target.dataset.item || target === main || target === document.body)) {
    const next = target.dataset.item ? neighbor(target, key) : items().find((item) => item.tabIndex === 0);
    focusOn(next);
    next?.scrollIntoView({ block: "nearest" });
    const follows = selection && selection.kind !== "try" && ui.view !== "gallery" && innerWidth >= 900;
    if (follows) next?.dispatchEvent(new MouseEvent("click", { detail: 1 }));
  } else if ((key === "Enter" || key === " ") && target instanceof SVGElement) {
    target.dispatchEvent(new MouseEvent("click"));
  } else if (shortcuts[key]) {
    shortcuts[key](target.dataset.color ?? (selection?.kind === "color" || selection?.kind === "try" ? selection.name : undefined));
  } else {
    return;
  }
  event.preventDefault();
});

main.addEventListener("focusin", (event) => {
  const { item } = /** @type {HTMLElement} */ (event.target).dataset;
  if (item) { ui.itemKey = item; rove(); }
});
addEventListener("pointerdown", (event) => { if (!menu.contains(/** @type {Node} */ (event.target))) menu.hidden = true; });
query.addEventListener("input", () => change(ui, { query: query.value.trim() }));

/** Lets Tab reach one item; arrows reach the others. */
function rove() {
  const all = items();
  const chosen = all.find((item) => item.dataset.item === ui.itemKey) ?? all[0];
  for (const item of all) item.tabIndex = item === chosen ? 0 : -1;
}

// MARK: The address
function writeAddress() {
  const fields = new URLSearchParams({ view: ui.view });
  ui.contexts.forEach(({ state }, number) => state.forEach((value, i) => {
    const axis = doc.axes[i];
    if (value !== axis.default || (number > 0 && i === 0)) fields.set(`${"ab"[number]}.${axis.name}`, axis.values[value]);
  }));
  const others = { find: ui.query, over: ui.overAll && "all", names: ui.names.join(","),
    show: ui.selection && itemKey(ui.selection), hierarchy: ui.hierarchy !== doc.hierarchies[0]?.name && ui.hierarchy };
  for (const [name, value] of Object.entries(others)) if (value) fields.set(name, value);
  if (location.hash.slice(1) === String(fields)) return;
  try { history.replaceState(null, "", `#${fields}`); } catch { /* Safari allows 100 changes in 30 seconds; the next one is written. */ }
}

function readAddress() {
  const fields = new URLSearchParams(location.hash.slice(1));
  const start = fields.has("view") ? undefined : doc.start;
  const state = (/** @type {string} */ letter) => doc.axes.map((axis, i) => {
    const named = axis.values.indexOf(fields.get(`${letter}.${axis.name}`) ?? "");
    return named >= 0 ? named : start?.state?.[i] ?? axis.default;
  });
  ui.view = views.find((view) => view === (start?.view ?? fields.get("view"))) ?? "colors";
  const letters = [...fields.keys()].some((key) => key.startsWith("b.")) ? ["a", "b"] : ["a"];
  ui.contexts = letters.map((letter) => ({ state: state(letter), tried: false }));
  ui.query = query.value = fields.get("find") ?? "";
  ui.hierarchy = fields.get("hierarchy") ?? start?.hierarchy ?? doc.hierarchies[0]?.name ?? "";
  ui.overAll = fields.get("over") === "all";
  ui.names = start?.names ?? fields.get("names")?.split(",") ?? [];
  const [, kind, name, other] = /^(color|pair|node):(.+?)(?: on (.+))?$/.exec(fields.get("show") ?? "") ?? [];
  ui.selection = kind ? { kind: /** @type {any} */ (kind), name, other } : null;
  ui.inspected = 0;
}

// MARK: Live
/** @param {Doc} next */
function receive(next) {
  if (next.revision === doc.revision) return;
  ui.changed = new Set(next.colors.map(({ name }) => name).filter((name) => signature(next, name) !== signature(doc, name)));
  for (const context of ui.contexts) {
    context.state = next.axes.map(({ name, values, default: first }) => {
      const old = axisNamed(name);
      const place = values.indexOf(doc.axes[old]?.values[context.state[old]]);
      return place < 0 ? first : place;
    });
  }
  doc = next;
  trial = null;
  if (attempt) attempt.state = inspected().state;
  send();
  render();
}

/** The stream of events, which a page that isn't visible doesn't need; browsers limit how many are open.
 * @type {EventSource | null} */
let events = null;

function listen() {
  document.onvisibilitychange = listen;
  events?.close();
  events = document.hidden ? null : new EventSource(`events?revision=${doc.revision ?? 0}`);
  const message = (/** @type {string} */ text) => { ui.message = text; renderBanner(); };
  events?.addEventListener("state", (event) => receive(JSON.parse(event.data)));
  events?.addEventListener("message", (event) => message(JSON.parse(event.data).message));
  events?.addEventListener("open", () => message(""));
  events?.addEventListener("error", () => message("The studio doesn't answer; the page shows its last state."));
}

// MARK: Start
function render() {
  const key = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset?.key;
  renderBar();
  renderBanner();
  const content = { colors: colorsView, gallery: galleryView, mock: mockView, contrast: contrastView, findings: findingsView }[ui.view];
  main.dataset.view = ui.view;
  renew(main, content?.());
  renderPanel();
  rove();
  writeAddress();
  retry();
  if (key) focusOn(document.querySelector(`[data-key="${CSS.escape(key)}"]`), { preventScroll: true });
}

try { setLook(localStorage.getItem("studio.look") ?? "auto"); } catch { /* The page works without. */ }
readAddress();
render();
items().find((item) => item.ariaPressed === "true")?.scrollIntoView({ block: "center" });
addEventListener("hashchange", () => { readAddress(); render(); });
if (isLive) listen();
