-- The language server of themetool in Neovim 0.11 or later: copy this file to ~/.config/nvim/lsp/,
-- and add `vim.lsp.enable("themetool")` to init.lua. For earlier versions, use themetool.lua beside
-- the folder `lsp`.
--
-- The server starts for files named *.theme.yaml and for those whose first key is that of a theme
-- library; it is not attached to other YAML files. Style sheets, HTML and Mustache templates below a
-- folder that has a folder `Themes` have it beside their own server; for YAML alone, remove the other
-- names of `filetypes`.

local function has_names(buffer)
  if vim.bo[buffer].filetype ~= "yaml" then return vim.fs.root(buffer, "Themes") ~= nil end
  if vim.api.nvim_buf_get_name(buffer):match("%.theme%.ya?ml$") then return true end
  for _, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, 50, false)) do
    local key = line:match("^([%w-]+):")
    if key then return key == "theme" or key == "library" or key == "hierarchy" end
  end
  return false
end

return {
  cmd = { "themetool", "language-server" },
  filetypes = { "yaml", "css", "scss", "less", "html", "mustache" },
  root_dir = function(buffer, start)
    if not has_names(buffer) then return end
    local file = vim.api.nvim_buf_get_name(buffer)
    start(vim.fs.root(buffer, ".git") or vim.fs.dirname(file))
  end,
  init_options = { inlayHints = false, codeLens = false },
}
