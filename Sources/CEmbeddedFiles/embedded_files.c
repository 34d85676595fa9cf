#include "embedded_files.h"

#include <string.h>

// Compilers know the directive in earlier standards of C as well.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The list is embedded as well: its lines have the names of the files, each of which ends with a zero byte.
static const unsigned char rule_examples_h[] = {
#embed "rule_examples.h"
};
static const unsigned char rule_examples[] = {
#include "rule_examples.h"
};

// Texts with a zero byte at their ends, or with their sizes.
static const struct {
  const char *name;
  const unsigned char *text;
  size_t size;
} files[] = {
  {"Themes/library.yaml", (const unsigned char[]){
#embed "../../Themes/library.yaml" suffix(,) if_empty()
  0}},
  {"Themes/standard.yaml", (const unsigned char[]){
#embed "../../Themes/standard.yaml" suffix(,) if_empty()
  0}},
  {"Themes/bold.yaml", (const unsigned char[]){
#embed "../../Themes/bold.yaml" suffix(,) if_empty()
  0}},
  {"Themes/monochrome.yaml", (const unsigned char[]){
#embed "../../Themes/monochrome.yaml" suffix(,) if_empty()
  0}},
  {"Themes/pastel.yaml", (const unsigned char[]){
#embed "../../Themes/pastel.yaml" suffix(,) if_empty()
  0}},
  {"Rules/list", rule_examples_h, sizeof rule_examples_h},
  {"Rules/texts", rule_examples, sizeof rule_examples},
  {"Version/version.txt", (const unsigned char[]){
#embed "../ThemeToolCommands/Version/version.txt" suffix(,) if_empty()
  0}},
  {"Version/commit.txt", (const unsigned char[]){
#embed "../ThemeToolCommands/Version/commit.txt" suffix(,) if_empty()
  0}},
  {"Templates/alacritty.mustache", (const unsigned char[]){
#embed "../ThemeOutputs/Shipped/alacritty.mustache" suffix(,) if_empty()
  0}},
  {"Templates/compose.mustache", (const unsigned char[]){
#embed "../ThemeOutputs/Shipped/compose.mustache" suffix(,) if_empty()
  0}},
  {"Templates/flutter.mustache", (const unsigned char[]){
#embed "../ThemeOutputs/Shipped/flutter.mustache" suffix(,) if_empty()
  0}},
  {"Templates/foot.mustache", (const unsigned char[]){
#embed "../ThemeOutputs/Shipped/foot.mustache" suffix(,) if_empty()
  0}},
  {"Templates/ghostty.mustache", (const unsigned char[]){
#embed "../ThemeOutputs/Shipped/ghostty.mustache" suffix(,) if_empty()
  0}},
  {"Templates/gtk4.mustache", (const unsigned char[]){
#embed "../ThemeOutputs/Shipped/gtk4.mustache" suffix(,) if_empty()
  0}},
  {"Templates/helix.mustache", (const unsigned char[]){
#embed "../ThemeOutputs/Shipped/helix.mustache" suffix(,) if_empty()
  0}},
  {"Templates/iterm2.mustache", (const unsigned char[]){
#embed "../ThemeOutputs/Shipped/iterm2.mustache" suffix(,) if_empty()
  0}},
  {"Templates/kitty.mustache", (const unsigned char[]){
#embed "../ThemeOutputs/Shipped/kitty.mustache" suffix(,) if_empty()
  0}},
  {"Templates/less.mustache", (const unsigned char[]){
#embed "../ThemeOutputs/Shipped/less.mustache" suffix(,) if_empty()
  0}},
  {"Templates/ls-colors.mustache", (const unsigned char[]){
#embed "../ThemeOutputs/Shipped/ls-colors.mustache" suffix(,) if_empty()
  0}},
  {"Templates/typescript.mustache", (const unsigned char[]){
#embed "../ThemeOutputs/Shipped/typescript.mustache" suffix(,) if_empty()
  0}},
  {"Templates/vim.mustache", (const unsigned char[]){
#embed "../ThemeOutputs/Shipped/vim.mustache" suffix(,) if_empty()
  0}},
  {"Templates/vscode.mustache", (const unsigned char[]){
#embed "../ThemeOutputs/Shipped/vscode.mustache" suffix(,) if_empty()
  0}},
  {"Templates/wezterm.mustache", (const unsigned char[]){
#embed "../ThemeOutputs/Shipped/wezterm.mustache" suffix(,) if_empty()
  0}},
  {"Templates/windows-terminal.mustache", (const unsigned char[]){
#embed "../ThemeOutputs/Shipped/windows-terminal.mustache" suffix(,) if_empty()
  0}},
  {"Templates/xcode.mustache", (const unsigned char[]){
#embed "../ThemeOutputs/Shipped/xcode.mustache" suffix(,) if_empty()
  0}},
};

static const size_t count = sizeof files / sizeof *files;

const char *embeddedFileName(size_t index) {
  return index < count ? files[index].name : NULL;
}

EmbeddedFile embeddedFile(const char *name) {
  for (size_t index = 0; index < count; index++) {
    if (strcmp(files[index].name, name) != 0) continue;
    size_t size = files[index].size;
    const unsigned char *text = files[index].text;
    return (EmbeddedFile){text, size > 0 ? size : strlen((const char *)text)};
  }
  return (EmbeddedFile){0};
}
