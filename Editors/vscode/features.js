// The features of the editor, as requests to the server.

const vscode = require("vscode");

const position = (place) => new vscode.Position(place.line, place.character);
const range = (value) => new vscode.Range(position(value.start), position(value.end));
const location = (value) => new vscode.Location(vscode.Uri.parse(value.uri), range(value.range));
const edit = (value) => new vscode.TextEdit(range(value.range), value.newText);
const edits = (values) => (values ?? []).map(edit);
const place = (value) => ({ line: value.line, character: value.character });
const span = (value) => ({ start: place(value.start), end: place(value.end) });

// The numbers of severities and kinds begin at 1 in the protocol, and at 0 in the editor.
function diagnostic(value) {
  const item = new vscode.Diagnostic(range(value.range), value.message, value.severity - 1);
  item.source = "themetool";
  const page = value.codeDescription?.href;
  item.code = page ? { value: value.code, target: vscode.Uri.parse(page) } : value.code;
  item.tags = value.tags;
  item.relatedInformation = value.relatedInformation?.map(
    (note) => new vscode.DiagnosticRelatedInformation(location(note.location), note.message),
  );
  return item;
}

function workspaceEdit(value) {
  const result = new vscode.WorkspaceEdit();
  for (const [uri, list] of Object.entries(value?.changes ?? {})) result.set(vscode.Uri.parse(uri), edits(list));
  return result;
}

function completionItem(value) {
  const item = new vscode.CompletionItem(value.label, value.kind - 1);
  const { newText } = value.textEdit;
  item.insertText = value.insertTextFormat === 2 ? new vscode.SnippetString(newText) : newText;
  item.range = range(value.textEdit.range);
  for (const key of ["detail", "documentation", "sortText", "filterText", "tags"]) item[key] = value[key];
  item.source = value;
  return item;
}

function symbol(value) {
  const item = new vscode.DocumentSymbol(
    value.name, value.detail ?? "", value.kind - 1, range(value.range), range(value.selectionRange));
  item.children = (value.children ?? []).map(symbol);
  return item;
}

// Registers the features for documents that `isOpen` accepts, for those of `naming` hovers and completion
// alone; `send(method, parameters, token)` returns a promise of the server's result, or of undefined.
function register(selector, naming, isOpen, send, capabilities) {
  const { languages } = vscode;
  const ask = async (method, document, more, token) =>
    isOpen(document)
      ? send(`textDocument/${method}`, { textDocument: { uri: document.uri.toString() }, ...more }, token)
      : undefined;
  const legend = capabilities.semanticTokensProvider?.legend;
  return [
    languages.registerCompletionItemProvider([...selector, ...naming], {
      async provideCompletionItems(document, cursor, token) {
        const list = await ask("completion", document, { position: place(cursor) }, token);
        return list && new vscode.CompletionList(list.items.map(completionItem), list.isIncomplete);
      },
      async resolveCompletionItem(item, token) {
        const found = await send("completionItem/resolve", item.source, token);
        const text = found?.documentation;
        if (text) item.documentation = text.value === undefined ? text : new vscode.MarkdownString(text.value);
        return item;
      },
    }, ...(capabilities.completionProvider?.triggerCharacters ?? [])),
    languages.registerHoverProvider([...selector, ...naming], {
      async provideHover(document, cursor, token) {
        const found = await ask("hover", document, { position: place(cursor) }, token);
        if (!found) return undefined;
        const text = new vscode.MarkdownString(found.contents.value);
        text.isTrusted = true;
        return new vscode.Hover(text, range(found.range));
      },
    }),
    languages.registerDefinitionProvider(selector, {
      provideDefinition: async (document, cursor, token) =>
        [await ask("definition", document, { position: place(cursor) }, token)].flat().filter(Boolean).map(location),
    }),
    languages.registerReferenceProvider(selector, {
      provideReferences: async (document, cursor, context, token) =>
        ((await ask("references", document, { position: place(cursor), context }, token)) ?? []).map(location),
    }),
    languages.registerRenameProvider(selector, {
      provideRenameEdits: async (document, cursor, newName, token) =>
        workspaceEdit(await ask("rename", document, { position: place(cursor), newName }, token)),
      async prepareRename(document, cursor, token) {
        const found = await ask("prepareRename", document, { position: place(cursor) }, token);
        if (!found) throw new Error("there is no name to rename here");
        return { range: range(found.range), placeholder: found.placeholder };
      },
    }),
    languages.registerCodeActionsProvider(selector, {
      async provideCodeActions(document, selected, context, token) {
        const diagnostics = context.diagnostics.map((item) => (
          { range: span(item.range), message: item.message, code: item.code?.value ?? item.code }));
        const only = context.only && [context.only.value];
        const found = await ask(
          "codeAction", document, { range: span(selected), context: { diagnostics, only } }, token);
        return (found ?? []).map((value) => {
          const item = new vscode.CodeAction(value.title, vscode.CodeActionKind.Empty.append(value.kind));
          item.edit = workspaceEdit(value.edit);
          item.diagnostics = value.diagnostics?.map(diagnostic);
          item.isPreferred = value.isPreferred;
          return item;
        });
      },
    }),
    languages.registerDocumentFormattingEditProvider(selector, {
      provideDocumentFormattingEdits: async (document, options, token) =>
        edits(await ask("formatting", document, { options }, token)),
    }),
    languages.registerColorProvider(selector, {
      provideDocumentColors: async (document, token) =>
        ((await ask("documentColor", document, {}, token)) ?? []).map(
          ({ color, range: place }) => new vscode.ColorInformation(
            range(place), new vscode.Color(color.red, color.green, color.blue, color.alpha))),
      async provideColorPresentations({ red, green, blue, alpha }, { document, range: place }, token) {
        const color = { red, green, blue, alpha };
        const found = await ask("colorPresentation", document, { color, range: span(place) }, token);
        return (found ?? []).map((value) => {
          const item = new vscode.ColorPresentation(value.label);
          item.textEdit = edit(value.textEdit);
          item.additionalTextEdits = value.additionalTextEdits && edits(value.additionalTextEdits);
          return item;
        });
      },
    }),
    languages.registerDocumentSymbolProvider(selector, {
      provideDocumentSymbols: async (document, token) =>
        ((await ask("documentSymbol", document, {}, token)) ?? []).map(symbol),
    }),
    languages.registerInlayHintsProvider(selector, {
      provideInlayHints: async (document, lines, token) =>
        ((await ask("inlayHint", document, { range: span(lines) }, token)) ?? []).map((value) => {
          const item = new vscode.InlayHint(position(value.position), value.label);
          item.tooltip = value.tooltip;
          item.paddingLeft = value.paddingLeft;
          return item;
        }),
    }),
    ...(legend ? [languages.registerDocumentSemanticTokensProvider(selector, {
      async provideDocumentSemanticTokens(document, token) {
        const found = await ask("semanticTokens/full", document, {}, token);
        return found && new vscode.SemanticTokens(Uint32Array.from(found.data));
      },
    }, new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers))] : []),
  ];
}

module.exports = { diagnostic, register };
