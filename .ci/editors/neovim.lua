-- Drives the language server through Neovim 0.7 or later, with the configuration that ships: the folder
-- of a copy of the themes is in $THEMES. Ends with status 1 and a reason at the first answer that is wrong.

vim.cmd("filetype on")
vim.g.themetool_command = { os.getenv("THEMETOOL"), "language-server" }
vim.cmd("luafile Editors/neovim/themetool.lua")

local themes = os.getenv("THEMES")

local function fail(message)
  io.stderr:write("neovim: " .. message .. "\n")
  vim.cmd("cquit 1")
end

local function check(condition, message)
  if not condition then fail(message) end
end

local function wait(message, condition)
  check(vim.wait(20000, condition, 20), "timed out: " .. message)
end

local function edit(name)
  vim.cmd("edit " .. themes .. "/" .. name)
  wait("the server attaches to " .. name, function()
    local clients = vim.lsp.get_clients and vim.lsp.get_clients({ bufnr = 0 }) or vim.lsp.buf_get_clients(0)
    return next(clients) ~= nil
  end)
  return vim.api.nvim_get_current_buf()
end

-- The zero-based position of a text, and of a place in it.
local function place(text, offset)
  for line, content in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    local column = content:find(text, 1, true)
    if column then return line - 1, column - 1 + (offset or 0) end
  end
  fail("no line has '" .. text .. "'")
end

local function request(method, parameters)
  local answers = vim.lsp.buf_request_sync(0, method, parameters, 20000)
  check(answers, "no answer to " .. method)
  for _, answer in pairs(answers) do
    check(not answer.error, method .. ": " .. vim.inspect(answer.error))
    return answer.result
  end
  fail("no answer to " .. method)
end

local function at(text, offset)
  local line, column = place(text, offset)
  vim.api.nvim_win_set_cursor(0, { line + 1, column })
  return vim.lsp.util.make_position_params(0, "utf-16")
end

local function has(value, text, message)
  check(vim.inspect(value):find(text, 1, true), message .. ": " .. vim.inspect(value):sub(1, 2000))
end

-- Findings
local standard = edit("standard.yaml")
local line = place("    light: white")
vim.api.nvim_buf_set_lines(standard, line, line + 1, false, { "    light: whitee" })
wait("a finding about a color", function()
  for _, finding in ipairs(vim.diagnostic.get(standard)) do
    if finding.code == "invalid-color" and finding.lnum == line and finding.col == 11 then return true end
  end
end)
vim.api.nvim_win_set_cursor(0, { line + 1, 0 })
local fixes = vim.lsp.util.make_range_params(0, "utf-16")
fixes.context = { diagnostics = vim.lsp.diagnostic.get_line_diagnostics() }
has(request("textDocument/codeAction", fixes), 'newText = "white"', "the line of a finding has its fixes")
check(#vim.diagnostic.get(standard) == 1, "the finding shows once, not " .. #vim.diagnostic.get(standard) .. " times")
vim.cmd("undo")
wait("the finding goes", function() return #vim.diagnostic.get(standard) == 0 end)

-- Each edit shows its finding, and none stays with the correct text, whatever is requested in between
local whole = vim.api.nvim_buf_get_lines(standard, 0, -1, false)
local references = {}
for number, content in ipairs(whole) do
  if content:find('"{', 1, true) then table.insert(references, number) end
end
math.randomseed(1)
for _ = 1, 25 do
  local number = references[math.random(#references)]
  local wrong = whole[number]:gsub('}"', 'q}"', 1)
  for _, text in ipairs({ wrong, whole[number] }) do
    vim.api.nvim_buf_set_lines(standard, number - 1, number, false, { text })
    local uri = { textDocument = vim.lsp.util.make_text_document_params() }
    vim.lsp.buf_request(0, "textDocument/documentColor", uri, function() end)
    local expected = text == wrong
    wait(text, function() return (#vim.diagnostic.get(standard) > 0) == expected end)
  end
end

-- Hover, with the parser of Markdown of the editor
local hover = request("textDocument/hover", at("background:", 3))
local lines = vim.lsp.util.convert_input_to_markdown_lines(hover.contents)
has(lines, "pastel", "hover shows all themes")

-- Completion inside a reference
vim.api.nvim_buf_set_lines(standard, -1, -1, false, { "  zzz: \"{neutral.9\"" })
local list = request("textDocument/completion", at("{neutral.9", 10))
has(vim.tbl_map(function(item) return item.label end, list.items), "neutral.950", "completion has names")
vim.cmd("undo")

-- Definition, through the editor's own command
at("{neutral.950}", 4)
vim.lsp.buf.definition()
wait("the cursor is at the definition", function()
  return vim.api.nvim_get_current_line():find("950: oklch", 1, true) ~= nil
end)

-- References in other files
has(request("textDocument/references", vim.tbl_extend("force", at("focus-ring:", 2), {
  context = { includeDeclaration = true } })), "library.yaml", "references are found in the library file")

-- Renaming in all files, applied by the editor
local rename = at("focus-ring:", 2)
rename.newName = "focus-outline"
vim.lsp.util.apply_workspace_edit(request("textDocument/rename", rename), "utf-16")
for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
  if vim.api.nvim_buf_is_loaded(buffer) then
    local text = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), "\n")
    check(not text:find("focus-ring", 1, true), vim.api.nvim_buf_get_name(buffer) .. " has the old name")
  end
end
vim.cmd("wall")
wait("no findings after renaming", function() return #vim.diagnostic.get(nil) == 0 end)

-- Colors
local colors = request("textDocument/documentColor", { textDocument = vim.lsp.util.make_text_document_params() })
check(#colors > 100, "the theme has " .. #colors .. " colors only")

-- Code actions: a literal becomes a color of the palette
local position = at("    light: white", 12)
has(request("textDocument/codeAction", {
  textDocument = position.textDocument,
  range = { start = position.position, ["end"] = position.position },
  context = { diagnostics = {} },
}), "palette", "a literal can be extracted")

-- Formatting
local options = { textDocument = position.textDocument, options = { tabSize = 2, insertSpaces = true } }
local row = place("    light: white")
vim.api.nvim_buf_set_lines(0, row, row + 1, false, { "    light:     white" })
local edits = request("textDocument/formatting", options)
check(#edits > 0, "a line with surplus spaces is formatted")
vim.lsp.util.apply_text_edits(edits, vim.api.nvim_get_current_buf(), "utf-16")
edits = request("textDocument/formatting", options)
check(#edits == 0, "a formatted file stays as it is: " .. vim.inspect(edits))

-- The context of traits, by the command of the configuration
vim.cmd("ThemeContext theme=pastel style=dark")
wait("the hover shows the context", function()
  local shown = request("textDocument/hover", at("background:", 3))
  return vim.inspect(shown):find("pastel", 1, true) ~= nil
end)

-- Style sheets
vim.fn.writefile({ "a { color: var(--acent); background: var(--accent) }" }, themes .. "/../app.css")
edit("../app.css")
has(request("textDocument/hover", at("--accent", 3)), "accent", "the hover of a custom property")
wait("the finding of a misspelled property", function() return #vim.diagnostic.get(0) == 1 end)

io.stdout:write("neovim: everything as expected\n")
vim.cmd("qall!")
