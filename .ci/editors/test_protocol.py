"""Drives the language server through pytest-lsp, whose types are those of the protocol: an answer of
another shape fails to be read."""

import os
import pathlib
import shutil

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities


@pytest_lsp.fixture(
    params=["neovim", "visual-studio-code"],
    config=ClientServerConfig(server_command=[os.environ["THEMETOOL"], "language-server"]),
)
async def client(request, lsp_client: LanguageClient, tmp_path_factory):
    folder = tmp_path_factory.mktemp("themes") / "Themes"
    shutil.copytree(os.environ["THEMES"], folder)
    lsp_client.themes = folder

    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(_):
        return None

    parameters = types.InitializeParams(
        capabilities=client_capabilities(request.param),
        workspace_folders=[types.WorkspaceFolder(uri=folder.as_uri(), name="Themes")],
        initialization_options={"inlayHints": True, "codeLens": True, "pictures": True},
    )
    lsp_client.capabilities = (await lsp_client.initialize_session(parameters)).capabilities
    yield
    await lsp_client.shutdown_session()


class File:
    """A document that the client has open."""

    def __init__(self, client, name):
        self.client, self.path = client, client.themes / name
        self.text, self.version = self.path.read_text(), 1
        self.identifier = types.TextDocumentIdentifier(uri=self.path.as_uri())
        client.text_document_did_open(types.DidOpenTextDocumentParams(
            types.TextDocumentItem(self.path.as_uri(), "yaml", 1, self.text)))

    def change(self, old, new):
        start = self.position(old)
        end = self.position(old, len(old))
        self.text = self.text.replace(old, new, 1)
        self.version += 1
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(self.version, self.path.as_uri()),
            [types.TextDocumentContentChangePartial(types.Range(start, end), new)]))

    def position(self, text, offset=0):
        place = self.text.index(text) + offset
        before = self.text[:place]
        return types.Position(before.count("\n"), place - (before.rfind("\n") + 1))

    def at(self, text, offset=0):
        return {"text_document": self.identifier, "position": self.position(text, offset)}

    @property
    def whole(self):
        return types.Range(types.Position(0, 0), types.Position(self.text.count("\n") + 1, 0))


async def findings(file):
    """Returns the findings of the current text, which the server publishes by itself."""
    while True:
        await file.client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        if found := file.client.diagnostics.get(file.path.as_uri()):
            return found


@pytest.mark.asyncio
async def test_findings(client):
    file = File(client, "pastel.yaml")
    file.change("extends: standard", "extends: standrad")
    found = await findings(file)
    assert any(item.code == "unknown-theme" for item in found)
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        file.identifier, found[0].range, types.CodeActionContext(found)))
    assert actions


@pytest.mark.asyncio
async def test_reading(client):
    file = File(client, "standard.yaml")
    hover = await client.text_document_hover_async(types.HoverParams(**file.at("background:", 3)))
    assert "pastel" in str(hover.contents)
    symbols = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(file.identifier))
    assert symbols
    assert await client.workspace_symbol_async(types.WorkspaceSymbolParams("bgsec"))
    definition = types.DefinitionParams(**file.at("{neutral.950}", 4))
    assert await client.text_document_definition_async(definition)
    references = await client.text_document_references_async(types.ReferenceParams(
        context=types.ReferenceContext(True), **file.at("accent:", 2)))
    assert len({reference.uri for reference in references}) > 2
    assert await client.text_document_document_highlight_async(
        types.DocumentHighlightParams(**file.at("accent:", 2)))
    assert await client.text_document_folding_range_async(
        types.FoldingRangeParams(file.identifier))
    assert await client.text_document_selection_range_async(types.SelectionRangeParams(
        file.identifier, [file.position("{neutral.950}", 4)]))
    tokens = await client.text_document_semantic_tokens_full_async(
        types.SemanticTokensParams(file.identifier))
    assert len(tokens.data) % 5 == 0 and len(tokens.data) > 1000
    pastel = File(client, "pastel.yaml")
    assert await client.text_document_document_link_async(
        types.DocumentLinkParams(pastel.identifier))
    assert await client.text_document_inlay_hint_async(
        types.InlayHintParams(file.identifier, file.whole))
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(file.identifier))
    assert lenses


@pytest.mark.asyncio
async def test_colors(client):
    file = File(client, "standard.yaml")
    colors = await client.text_document_document_color_async(
        types.DocumentColorParams(file.identifier))
    assert len(colors) > 100
    first = colors[0]
    presentations = await client.text_document_color_presentation_async(
        types.ColorPresentationParams(file.identifier, first.color, first.range))
    assert presentations[0].label.startswith("oklch(")


@pytest.mark.asyncio
async def test_writing(client):
    file = File(client, "standard.yaml")
    items = await client.text_document_completion_async(
        types.CompletionParams(**file.at("{neutral.950}", 4)))
    items = items if isinstance(items, list) else items.items
    assert any(item.label == "neutral.900" for item in items)
    if client.capabilities.completion_provider.resolve_provider:
        await client.completion_item_resolve_async(items[0])
    assert await client.text_document_prepare_rename_async(
        types.PrepareRenameParams(**file.at("focus-ring:", 2)))
    edit = await client.text_document_rename_async(
        types.RenameParams(new_name="focus-outline", **file.at("focus-ring:", 2)))
    assert len(edit.document_changes or edit.changes) >= 2
    with pytest.raises(Exception, match="accent"):
        await client.text_document_rename_async(
            types.RenameParams(new_name="accent", **file.at("focus-ring:", 2)))
    edits = await client.text_document_formatting_async(types.DocumentFormattingParams(
        file.identifier, types.FormattingOptions(2, True)))
    assert not edits
    file.change("  50:  oklch", "  50:      oklch")
    edits = await client.text_document_formatting_async(types.DocumentFormattingParams(
        file.identifier, types.FormattingOptions(2, True)))
    assert len(edits) == 1
