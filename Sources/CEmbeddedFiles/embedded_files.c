#include "embedded_files.h"

#include <string.h>

// Compilers know the directive in earlier standards of C as well.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char library_yaml[] = {
#embed "../../Themes/library.yaml"
};
static const unsigned char standard_yaml[] = {
#embed "../../Themes/standard.yaml"
};
static const unsigned char bold_yaml[] = {
#embed "../../Themes/bold.yaml"
};
static const unsigned char monochrome_yaml[] = {
#embed "../../Themes/monochrome.yaml"
};
static const unsigned char pastel_yaml[] = {
#embed "../../Themes/pastel.yaml"
};

// The list is embedded as well: its lines have the names of the files, each of which ends with a zero byte.
static const unsigned char rule_examples_h[] = {
#embed "rule_examples.h"
};
static const unsigned char rule_examples[] = {
#include "rule_examples.h"
};

static const unsigned char version_txt[] = {
#embed "../ThemeToolCommands/Version/version.txt"
};
static const unsigned char commit_txt[] = {
#embed "../ThemeToolCommands/Version/commit.txt"
};
static const unsigned char alacritty_mustache[] = {
#embed "../ThemeOutputs/Shipped/alacritty.mustache"
};
static const unsigned char compose_mustache[] = {
#embed "../ThemeOutputs/Shipped/compose.mustache"
};
static const unsigned char flutter_mustache[] = {
#embed "../ThemeOutputs/Shipped/flutter.mustache"
};
static const unsigned char foot_mustache[] = {
#embed "../ThemeOutputs/Shipped/foot.mustache"
};
static const unsigned char ghostty_mustache[] = {
#embed "../ThemeOutputs/Shipped/ghostty.mustache"
};
static const unsigned char gtk4_mustache[] = {
#embed "../ThemeOutputs/Shipped/gtk4.mustache"
};
static const unsigned char helix_mustache[] = {
#embed "../ThemeOutputs/Shipped/helix.mustache"
};
static const unsigned char iterm2_mustache[] = {
#embed "../ThemeOutputs/Shipped/iterm2.mustache"
};
static const unsigned char kitty_mustache[] = {
#embed "../ThemeOutputs/Shipped/kitty.mustache"
};
static const unsigned char less_mustache[] = {
#embed "../ThemeOutputs/Shipped/less.mustache"
};
static const unsigned char ls_colors_mustache[] = {
#embed "../ThemeOutputs/Shipped/ls-colors.mustache"
};
static const unsigned char typescript_mustache[] = {
#embed "../ThemeOutputs/Shipped/typescript.mustache"
};
static const unsigned char vim_mustache[] = {
#embed "../ThemeOutputs/Shipped/vim.mustache"
};
static const unsigned char vscode_mustache[] = {
#embed "../ThemeOutputs/Shipped/vscode.mustache"
};
static const unsigned char wezterm_mustache[] = {
#embed "../ThemeOutputs/Shipped/wezterm.mustache"
};
static const unsigned char windows_terminal_mustache[] = {
#embed "../ThemeOutputs/Shipped/windows-terminal.mustache"
};
static const unsigned char xcode_mustache[] = {
#embed "../ThemeOutputs/Shipped/xcode.mustache"
};

#define FILE(name, bytes) {name, {bytes, sizeof bytes}}

static const struct {
  const char *name;
  EmbeddedFile file;
} files[] = {
  FILE("Themes/library.yaml", library_yaml),
  FILE("Themes/standard.yaml", standard_yaml),
  FILE("Themes/bold.yaml", bold_yaml),
  FILE("Themes/monochrome.yaml", monochrome_yaml),
  FILE("Themes/pastel.yaml", pastel_yaml),
  FILE("Rules/list", rule_examples_h),
  FILE("Rules/texts", rule_examples),
  FILE("Version/version.txt", version_txt),
  FILE("Version/commit.txt", commit_txt),
  FILE("Templates/alacritty.mustache", alacritty_mustache),
  FILE("Templates/compose.mustache", compose_mustache),
  FILE("Templates/flutter.mustache", flutter_mustache),
  FILE("Templates/foot.mustache", foot_mustache),
  FILE("Templates/ghostty.mustache", ghostty_mustache),
  FILE("Templates/gtk4.mustache", gtk4_mustache),
  FILE("Templates/helix.mustache", helix_mustache),
  FILE("Templates/iterm2.mustache", iterm2_mustache),
  FILE("Templates/kitty.mustache", kitty_mustache),
  FILE("Templates/less.mustache", less_mustache),
  FILE("Templates/ls-colors.mustache", ls_colors_mustache),
  FILE("Templates/typescript.mustache", typescript_mustache),
  FILE("Templates/vim.mustache", vim_mustache),
  FILE("Templates/vscode.mustache", vscode_mustache),
  FILE("Templates/wezterm.mustache", wezterm_mustache),
  FILE("Templates/windows-terminal.mustache", windows_terminal_mustache),
  FILE("Templates/xcode.mustache", xcode_mustache),
};

EmbeddedFile embeddedFile(const char *name) {
  for (size_t index = 0; index < sizeof files / sizeof *files; index++) {
    if (strcmp(files[index].name, name) == 0) return files[index].file;
  }
  return (EmbeddedFile){0};
}
