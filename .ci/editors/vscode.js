// Drives the extension for Visual Studio Code from the archive that ships, with a stub of the editor, and
// the server. Usage: node vscode.js EXTENSION; the folder of a copy of the themes is in $THEMES.

const assert = require("assert");
const fs = require("fs");
const Module = require("module");
const path = require("path");

class Position { constructor(line, character) { Object.assign(this, { line, character }); } }
class Range { constructor(a, b, c, d) {
  [this.start, this.end] = c === undefined ? [a, b] : [new Position(a, b), new Position(c, d)];
} }
class Item { constructor(...values) { this.values = values; } append(value) { return new Item(value); } }
class WorkspaceEdit { files = new Map(); set(uri, edits) { this.files.set(uri.toString(), edits); } }

const themes = process.env.THEMES;
const uri = (file) => ({ scheme: "file", path: `${themes}/${file}`, toString: () => `file://${themes}/${file}` });
const providers = {};
const findings = new Map();
const listeners = {};
const documents = [];
const disposable = { dispose() {} };
const languages = new Proxy({
  createDiagnosticCollection: () => (
    { set: (file, list) => findings.set(file.toString(), list), clear: () => findings.clear(), ...disposable }),
}, { get: (known, name) => known[name] ?? ((selector, provider) => { providers[name] = provider; return disposable; }) });
const vscode = {
  Position, Range, WorkspaceEdit, languages,
  StatusBarAlignment: {}, CodeActionKind: { Empty: new Item() },
  Uri: { parse: (text) => ({ toString: () => text }) },
  window: { createStatusBarItem: () => disposable, showErrorMessage: assert.fail },
  commands: { registerCommand: () => disposable },
  workspace: new Proxy({
    getConfiguration: () => ({ get: (name) => (name === "path" ? process.env.THEMETOOL : false) }),
    workspaceFolders: [{ uri: uri(""), name: "Themes" }], textDocuments: documents,
    createFileSystemWatcher: () => ({ onDidCreate() {}, onDidChange() {}, onDidDelete() {} }),
  }, { get: (known, name) => known[name] ?? ((listener) => { listeners[name] = listener; return disposable; }) }),
};
const stubs = new Proxy(vscode, { get: (known, name) => known[name] ?? Item });
const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? stubs : load(name, ...rest));

const document = (file, languageId = "yaml") => ({
  uri: uri(file), version: 1, languageId,
  text: fs.existsSync(path.join(themes, file)) ? fs.readFileSync(path.join(themes, file), "utf8") : "services:\n  web: {}\n",
  getText() { return this.text; },
  place(text, offset) {
    const before = this.text.slice(0, this.text.indexOf(text) + offset);
    return new Position(before.split("\n").length - 1, before.length - before.lastIndexOf("\n") - 1);
  },
});
const until = async (message, condition) => {
  for (let end = Date.now() + 20000; !condition();) {
    assert(Date.now() < end, `timed out: ${message}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

(async () => {
  const extension = require(path.resolve(process.argv[2], "extension.js"));
  const standard = document("standard.yaml");
  documents.push(standard);
  await extension.activate({ subscriptions: [] });
  const call = (kind, method, ...values) => providers[`register${kind}`][method](...values);
  await until("findings of an open file", () => findings.has(standard.uri.toString()));
  const place = standard.place("{neutral.950}", 4);
  const hover = await call("HoverProvider", "provideHover", standard, place);
  assert.match(hover.values[0].values[0], /neutral\.950/);
  const list = await call("CompletionItemProvider", "provideCompletionItems", standard, place);
  assert(list.values[0].some((item) => item.values[0] === "neutral.900"), "completion has names");
  const renamed = await call(
    "RenameProvider", "provideRenameEdits", standard, standard.place("focus-ring:", 2), "focus-outline");
  assert(renamed.files.size > 1, "a rename changes several files");
  assert((await call("ColorProvider", "provideDocumentColors", standard)).length > 100, "colors");
  assert((await call("DocumentSymbolProvider", "provideDocumentSymbols", standard)).length > 0, "symbols");
  // An error is shown, and has an action.
  const [start, end] = [standard.place("    light: white", 11), standard.place("    light: white", 16)];
  standard.text = standard.text.replace("    light: white", "    light: whitee");
  standard.version = 2;
  listeners.onDidChangeTextDocument(
    { document: standard, contentChanges: [{ range: new Range(start, end), text: "whitee" }] });
  await until("an error", () => findings.get(standard.uri.toString()).length > 0);
  const context = { diagnostics: [] };
  const actions = await call(
    "CodeActionsProvider", "provideCodeActions", standard, new Range(start, start), context);
  assert(actions.some((action) => action.values[0].includes("white")), "actions");
  // A style sheet has hovers and findings.
  fs.writeFileSync(path.join(themes, "app.css"), "a { color: var(--acent); background: var(--accent) }");
  const sheet = document("app.css", "css");
  listeners.onDidOpenTextDocument(sheet);
  const color = await call("HoverProvider", "provideHover", sheet, sheet.place("--accent", 4));
  assert.match(color.values[0].values[0], /accent/);
  await until("findings of a style sheet", () => findings.get(sheet.uri.toString())?.length === 1);
  // Another YAML file is left alone.
  const other = document("docker-compose.yaml");
  listeners.onDidOpenTextDocument(other);
  assert.equal(
    await call("CompletionItemProvider", "provideCompletionItems", other, new Position(0, 0)), undefined);
  await extension.deactivate();
  console.log("vscode: everything as expected");
})().catch((error) => { console.error(`vscode: ${error.stack}`); process.exit(1); });
