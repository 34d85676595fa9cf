// The language server of themetool in Visual Studio Code.

const vscode = require("vscode");
const { Client } = require("./client");
const { diagnostic, register } = require("./features");

const selector = [
  { scheme: "file", language: "yaml" },
  { scheme: "file", pattern: "**/*.xcassets/**/Contents.json" },
];

// Documents that name colors, which keep all other features of their language.
const languages = ["css", "scss", "less", "html"];
const naming = [
  ...languages.map((language) => ({ scheme: "file", language })),
  { scheme: "file", pattern: "**/*.mustache" },
];

let client;
let item;
let findings;
let registered = [];
const opened = new Set();

function settings() {
  const configuration = vscode.workspace.getConfiguration("themetool");
  return { inlayHints: configuration.get("inlayHints"), pictures: true };
}

// Whether a document is one of a theme library or of an asset catalog, or can name colors; others are
// left alone.
function isSubject(document) {
  if (document.uri.scheme !== "file") return false;
  if (languages.includes(document.languageId) || document.uri.path.endsWith(".mustache")) return true;
  if (/\.xcassets\/(.*\/)?Contents\.json$/.test(document.uri.path)) return true;
  if (/\.theme\.ya?ml$/.test(document.uri.path)) return true;
  if (!/\.ya?ml$/.test(document.uri.path)) return false;
  const start = document.getText(new vscode.Range(0, 0, 50, 0));
  return ["theme", "library", "hierarchy"].includes(/^([\w-]+):/m.exec(start)?.[1]);
}

const isOpen = (document) => client !== undefined && opened.has(document.uri.toString());

function open(document) {
  const uri = document.uri.toString();
  if (client === undefined || opened.has(uri) || !isSubject(document)) return;
  opened.add(uri);
  const { languageId, version } = document;
  client.notify("textDocument/didOpen", { textDocument: { uri, languageId, version, text: document.getText() } });
}

function change({ document, contentChanges }) {
  if (!isOpen(document)) return open(document);
  const textDocument = { uri: document.uri.toString(), version: document.version };
  const changes = contentChanges.map(({ range, text }) => ({ range: { start: range.start, end: range.end }, text }));
  client.notify("textDocument/didChange", { textDocument, contentChanges: changes });
}

function close(document) {
  const uri = document.uri.toString();
  if (opened.delete(uri)) client?.notify("textDocument/didClose", { textDocument: { uri } });
}

function handle(method, parameters) {
  if (method !== "textDocument/publishDiagnostics") return;
  findings.set(vscode.Uri.parse(parameters.uri), parameters.diagnostics.map(diagnostic));
}

// Sends a request; a cancelled one has no result.
async function send(method, parameters, token) {
  const result = await client?.request(method, parameters, token).catch((error) => {
    if (!token?.isCancellationRequested) throw error;
  });
  return result ?? undefined;
}

async function start() {
  const command = vscode.workspace.getConfiguration("themetool").get("path");
  const server = new Client(command, handle, () => {
    if (client !== server) return;
    client = undefined;
    vscode.window.showErrorMessage("ThemeKit: the language server has ended; use 'Restart Language Server'.");
  });
  const folders = vscode.workspace.workspaceFolders ?? [];
  const text = { contentFormat: ["markdown"] };
  const answer = server.request("initialize", {
    processId: process.pid,
    workspaceFolders: folders.map(({ uri, name }) => ({ uri: uri.toString(), name })),
    initializationOptions: settings(),
    capabilities: {
      // The editor watches the files, so that the server doesn't.
      workspace: { didChangeWatchedFiles: { dynamicRegistration: true } },
      textDocument: {
        hover: text,
        completion: { completionItem: { snippetSupport: true, documentationFormat: ["markdown"] } },
        documentSymbol: { hierarchicalDocumentSymbolSupport: true },
        publishDiagnostics: { relatedInformation: true, codeDescriptionSupport: true },
      },
    },
  });
  try {
    const { capabilities } = await answer;
    server.notify("initialized", {});
    client = server;
    registered = register(selector, naming, isOpen, send, capabilities);
    vscode.workspace.textDocuments.forEach(open);
  } catch (error) {
    vscode.window.showErrorMessage(
      `ThemeKit: '${command}' can't be started: ${error.message ?? error}. Set 'themetool.path'.`);
  }
}

async function stop() {
  const server = client;
  client = undefined;
  opened.clear();
  findings.clear();
  registered.forEach((feature) => feature.dispose());
  registered = [];
  await server?.stop();
}

// Lets the user pick a theme and values of traits, and shows their colors.
async function pickContext() {
  const { libraries } = (await send("themetool/contexts", {})) ?? { libraries: [] };
  const themes = [...new Set(libraries.flatMap((library) => library.themes))];
  const theme = await vscode.window.showQuickPick(themes, { title: "Theme" });
  if (theme === undefined) return;
  const own = libraries.find((library) => library.themes.includes(theme));
  const items = own.traits.flatMap((trait) =>
    trait.values
      .filter((value) => value !== trait.default)
      .map((value) => ({ label: `${trait.name} = ${value}`, name: trait.name, value })),
  );
  const title = "Traits that differ from their defaults";
  const picked = await vscode.window.showQuickPick(items, { title, canPickMany: true });
  if (picked === undefined) return;
  const traits = Object.fromEntries(picked.map((item) => [item.name, item.value]));
  const context = await send("themetool/setContext", { theme, traits });
  if (context === undefined) return;
  item.text = `$(symbol-color) ${context.description}`;
  item.show();
}

exports.activate = async (context) => {
  item = vscode.window.createStatusBarItem(vscode.StatusBarAlignment.Right);
  item.command = "themekit.pickContext";
  item.tooltip = "The theme and traits that colors are shown for";
  findings = vscode.languages.createDiagnosticCollection("themetool");
  const watcher = vscode.workspace.createFileSystemWatcher("**/{*.[yY][aA][mM][lL],*.[yY][mM][lL],*.xcassets/**}");
  const note = (type) => (uri) =>
    client?.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: uri.toString(), type }] });
  context.subscriptions.push(
    item,
    findings,
    watcher,
    watcher.onDidCreate(note(1)),
    watcher.onDidChange(note(2)),
    watcher.onDidDelete(note(3)),
    vscode.workspace.onDidOpenTextDocument(open),
    vscode.workspace.onDidChangeTextDocument(change),
    vscode.workspace.onDidCloseTextDocument(close),
    vscode.commands.registerCommand("themekit.pickContext", pickContext),
    vscode.commands.registerCommand("themekit.restart", () => stop().then(start)),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (!event.affectsConfiguration("themetool")) return;
      client?.notify("workspace/didChangeConfiguration", { settings: { themetool: settings() } });
    }),
  );
  await start();
};

exports.deactivate = stop;
