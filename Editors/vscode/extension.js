// A client for the language server of themetool.

const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;
let item;

function settings() {
  const configuration = vscode.workspace.getConfiguration("themetool");
  return {
    inlayHints: configuration.get("inlayHints"),
    codeLens: configuration.get("codeLens"),
    pictures: true,
  };
}

async function start() {
  const command = vscode.workspace.getConfiguration("themetool").get("path");
  client = new LanguageClient(
    "themetool",
    "ThemeKit",
    { command, args: ["language-server"] },
    {
      documentSelector: [
        { scheme: "file", language: "yaml" },
        { scheme: "file", pattern: "**/*.xcassets/**/Contents.json" },
      ],
      initializationOptions: settings(),
      markdown: { isTrusted: true, supportHtml: false },
    },
  );
  try {
    await client.start();
  } catch (error) {
    vscode.window.showErrorMessage(
      `ThemeKit: '${command}' can't be started: ${error.message ?? error}. Set 'themetool.path'.`,
    );
  }
}

// Asks for a theme and a value of each trait, and shows their colors.
async function pickContext() {
  const folder = vscode.window.activeTextEditor?.document.uri.toString();
  const choices = await client.sendRequest("themetool/contexts", { textDocument: { uri: folder } });
  const theme = await vscode.window.showQuickPick(choices?.themes ?? [], { title: "Theme" });
  if (theme === undefined) return;
  const traits = {};
  for (const trait of choices.traits ?? []) {
    const value = await vscode.window.showQuickPick(trait.values, { title: trait.name });
    if (value === undefined) return;
    traits[trait.name] = value;
  }
  await client.sendRequest("themetool/setContext", { textDocument: { uri: folder }, theme, traits });
  item.text = `$(symbol-color) ${[theme, ...Object.values(traits)].join(" ")}`;
  item.show();
}

exports.activate = async (context) => {
  item = vscode.window.createStatusBarItem(vscode.StatusBarAlignment.Right);
  item.command = "themekit.pickContext";
  item.tooltip = "The theme and traits that colors are shown for";
  context.subscriptions.push(
    item,
    vscode.commands.registerCommand("themekit.pickContext", pickContext),
    vscode.commands.registerCommand("themekit.restart", () => client.restart()),
    // The server names the places; the editor shows them.
    vscode.commands.registerCommand("themetool.showReferences", (uri, position, locations) =>
      vscode.commands.executeCommand(
        "editor.action.showReferences",
        vscode.Uri.parse(uri),
        client.protocol2CodeConverter.asPosition(position),
        locations.map((location) => client.protocol2CodeConverter.asLocation(location)),
      ),
    ),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (!event.affectsConfiguration("themetool")) return;
      client.sendNotification("workspace/didChangeConfiguration", { settings: { themetool: settings() } });
    }),
  );
  await start();
};

exports.deactivate = () => client?.stop();
