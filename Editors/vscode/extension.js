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
  client.registerFeature(showsReferences);
  try {
    await client.start();
  } catch (error) {
    vscode.window.showErrorMessage(
      `ThemeKit: '${command}' can't be started: ${error.message ?? error}. Set 'themetool.path'.`,
    );
  }
}

// Asks for a theme and for values of traits, and shows their colors.
async function pickContext() {
  const { libraries } = await client.sendRequest("themetool/contexts", {});
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
  const context = await client.sendRequest("themetool/setContext", { theme, traits });
  item.text = `$(symbol-color) ${context.description}`;
  item.show();
}

// Says that the client can show references, which code lenses need.
const showsReferences = {
  fillClientCapabilities(capabilities) {
    capabilities.experimental = { commands: { commands: ["themetool.showReferences"] } };
  },
  initialize() {},
  getState: () => ({ kind: "static" }),
  clear() {},
};

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
