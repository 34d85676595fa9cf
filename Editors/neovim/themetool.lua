-- The language server of themetool in Neovim 0.7 or later: copy this file to ~/.config/nvim/plugin/.
-- From Neovim 0.11 on, lsp/themetool.lua is enough, without the command `:ThemeContext`.
-- `vim.g.themetool_command`, `vim.g.themetool_settings` and `vim.g.themetool_filetypes` change the
-- command, the settings, and the files: style sheets and templates have the server beside their own.

local command = vim.g.themetool_command or { "themetool", "language-server" }
local settings = vim.g.themetool_settings or { inlayHints = false, codeLens = false }
local clients = {}

-- The folder of the repository, or that of the file.
local function root_of(file)
  local folder = vim.fn.fnamemodify(file, ":p:h")
  local mark = vim.fn.finddir(".git", folder .. ";")
  if mark == "" then return folder end
  return vim.fn.fnamemodify(mark, ":p:h:h")
end

-- Whether a file is one of a theme library: its name or its first key says so. Style sheets and
-- templates are below a folder that has a folder `Themes`.
local function has_names(buffer)
  if vim.bo[buffer].filetype ~= "yaml" then
    local folder = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(buffer), ":p:h")
    return vim.fn.finddir("Themes", folder .. ";") ~= ""
  end
  if vim.api.nvim_buf_get_name(buffer):match("%.theme%.ya?ml$") then return true end
  for _, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, 50, false)) do
    local key = line:match("^([%w-]+):")
    if key then return key == "theme" or key == "library" or key == "hierarchy" end
  end
  return false
end

local function start(buffer)
  local file = vim.api.nvim_buf_get_name(buffer)
  if file == "" or not has_names(buffer) then return end
  local root = root_of(file)
  if not clients[root] then
    clients[root] = vim.lsp.start_client({
      name = "themetool",
      cmd = command,
      root_dir = root,
      workspace_folders = { { uri = vim.uri_from_fname(root), name = root } },
      init_options = settings,
      on_exit = function() clients[root] = nil end,
    })
  end
  if clients[root] then vim.lsp.buf_attach_client(buffer, clients[root]) end
end

local group = vim.api.nvim_create_augroup("themetool", { clear = true })
vim.api.nvim_create_autocmd("FileType", {
  group = group,
  pattern = vim.g.themetool_filetypes or { "yaml", "css", "scss", "less", "html", "mustache" },
  callback = function(event) start(event.buf) end,
})

-- `:ThemeContext theme=pastel style=dark` sets the traits that hovers and hints show; no argument
-- sets the default theme in light.
vim.api.nvim_create_user_command("ThemeContext", function(arguments)
  local context = { traits = vim.empty_dict() }
  for _, pair in ipairs(arguments.fargs) do
    local name, value = pair:match("^([^=]+)=(.*)$")
    if not name then
      vim.notify("ThemeContext: expected name=value, not '" .. pair .. "'", vim.log.levels.ERROR)
      return
    end
    if name == "theme" or name == "style" or name == "contrast" or name == "node" or name == "hierarchy" then
      context[name] = value
    else
      context.traits[name] = value
    end
  end
  vim.lsp.buf_request(0, "themetool/setContext", context, function(failure)
    if failure then vim.notify("ThemeContext: " .. failure.message, vim.log.levels.ERROR) end
  end)
end, { nargs = "*" })
