#include "embedded_files.h"

#include <string.h>

// Compilers know the directive in earlier standards of C as well.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The lists are embedded as well: their lines have the names of the files, each of which ends with a zero byte.
static const unsigned char rule_examples_h[] = {
#embed "rule_examples.h"
};
static const unsigned char rule_examples[] = {
#include "rule_examples.h"
};
static const unsigned char templates_h[] = {
#embed "templates.h"
};
static const unsigned char templates[] = {
#include "templates.h"
};

// Texts with a zero byte at their ends, or with their sizes.
static const struct {
  const char *name;
  const unsigned char *text;
  size_t size;
} files[] = {
  {"Themes/library.yaml", (const unsigned char[]){
#embed "../../../Themes/library.yaml" suffix(,) if_empty()
  0}},
  {"Themes/standard.yaml", (const unsigned char[]){
#embed "../../../Themes/standard.yaml" suffix(,) if_empty()
  0}},
  {"Themes/bold.yaml", (const unsigned char[]){
#embed "../../../Themes/bold.yaml" suffix(,) if_empty()
  0}},
  {"Themes/monochrome.yaml", (const unsigned char[]){
#embed "../../../Themes/monochrome.yaml" suffix(,) if_empty()
  0}},
  {"Themes/pastel.yaml", (const unsigned char[]){
#embed "../../../Themes/pastel.yaml" suffix(,) if_empty()
  0}},
  {"Rules/list", rule_examples_h, sizeof rule_examples_h},
  {"Rules/texts", rule_examples, sizeof rule_examples},
  {"Version/version.txt", (const unsigned char[]){
#embed "../../Roofs/ThemeToolCommands/Version/version.txt" suffix(,) if_empty()
  0}},
  {"Version/commit.txt", (const unsigned char[]){
#embed "../../Roofs/ThemeToolCommands/Version/commit.txt" suffix(,) if_empty()
  0}},
  {"Page/studio.html", (const unsigned char[]){
#embed "../../Exchange/ThemeOutputs/Page/studio.html" suffix(,) if_empty()
  0}},
  {"Page/studio.css", (const unsigned char[]){
#embed "../../Exchange/ThemeOutputs/Page/studio.css" suffix(,) if_empty()
  0}},
  {"Page/studio.js", (const unsigned char[]){
#embed "../../Exchange/ThemeOutputs/Page/studio.js" suffix(,) if_empty()
  0}},
  {"Page/colors.css", (const unsigned char[]){
#embed "../../Exchange/ThemeOutputs/Page/colors.css" suffix(,) if_empty()
  0}},
  {"Templates/list", templates_h, sizeof templates_h},
  {"Templates/texts", templates, sizeof templates},
};

EmbeddedFile embeddedFile(const char *name) {
  for (size_t index = 0; index < sizeof files / sizeof *files; index++) {
    if (strcmp(files[index].name, name) != 0) continue;
    size_t size = files[index].size;
    const unsigned char *text = files[index].text;
    return (EmbeddedFile){text, size > 0 ? size : strlen((const char *)text)};
  }
  return (EmbeddedFile){0};
}
