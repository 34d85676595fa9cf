-- Starts the language server in Neovim 0.11 or later with lsp/themetool.lua, and completes a name as
-- the menu of the editor does: the folder of a copy of the themes is in $THEMES.

local themes = os.getenv("THEMES")
vim.lsp.config("themetool", { cmd = { os.getenv("THEMETOOL"), "language-server" } })
vim.lsp.enable("themetool")

local function check(condition, message)
  if condition then return end
  io.stderr:write("neovim: " .. message .. "\n")
  vim.cmd("cquit 1")
end

-- Opens a file, and returns its client if it has one.
local function client(file)
  vim.cmd("edit " .. file)
  vim.wait(2000, function() return #vim.lsp.get_clients({ bufnr = 0 }) > 0 end, 20)
  return vim.lsp.get_clients({ bufnr = 0 })[1]
end

check(not client(themes .. "/../docker-compose.yaml"), "the server is attached to another YAML file")
check(client(themes .. "/new.theme.yaml"), "the server is not attached to a file named *.theme.yaml")

-- A style sheet of the project has the server beside its own, and another one does not.
local folder = vim.fn.fnamemodify(themes, ":h")
vim.fn.writefile({ "a { color: var(--acent); background: var(--accent) }" }, folder .. "/app.css")
vim.fn.writefile({ "a { color: var(--accent) }" }, vim.fn.fnamemodify(folder, ":h") .. "/other.css")
check(not client(folder .. "/../other.css"), "the server is attached to a style sheet without themes")
local sheet = client(folder .. "/app.css")
check(sheet, "the server is not attached to a style sheet")
local use = {
  textDocument = vim.lsp.util.make_text_document_params(),
  position = { line = 0, character = 44 },
}
local hover = sheet:request_sync("textDocument/hover", use, 20000, 0).result
check(vim.inspect(hover):find("accent", 1, true), "the hover lacks the color: " .. vim.inspect(hover))
use.position.character = 17
local names = sheet:request_sync("textDocument/completion", use, 20000, 0).result
check(vim.inspect(names):find('label = "--accent"', 1, true), "the name of a color is not proposed")
vim.wait(20000, function() return #vim.diagnostic.get(0) > 0 end, 20)
local found = vim.diagnostic.get(0)
check(#found == 1 and found[1].message:find("'--accent'", 1, true), "findings: " .. vim.inspect(found))

local server = client(themes .. "/standard.yaml")
check(server, "the server is not attached to a theme")

-- The menu has only names that fit the text before the cursor.
local line = vim.fn.search("^    light: white$", "nw")
vim.api.nvim_buf_set_lines(0, line - 1, line, false, { '    light: "{neutral.9' })
local place = {
  textDocument = vim.lsp.util.make_text_document_params(),
  position = { line = line - 1, character = 22 },
}
local list = server:request_sync("textDocument/completion", place, 20000, 0).result
local items = vim.lsp.completion._lsp_to_complete_items(list, "neutral.9", server.id)
local words = vim.tbl_map(function(item) return item.abbr end, items)
check(vim.tbl_contains(words, "neutral.950"), "the menu lacks the name: " .. vim.inspect(words))
check(#words < 20, "the menu has " .. #words .. " items")
io.stdout:write("neovim: the configuration works\n")
vim.cmd("qall!")
