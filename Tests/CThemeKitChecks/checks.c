/* Compiled into the test target, and by itself as strict C99 and as C++ with a main function. */
#include "checks.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include <themekit.h>

static char *report_end;
static size_t report_room;
static size_t failures;

static void fail(int line, const char *text) {
  int written;
  failures += 1;
  written = snprintf(report_end, report_room, "checks.c:%d: %s\n", line, text);
  if (written > 0 && (size_t)written < report_room) {
    report_end += written;
    report_room -= (size_t)written;
  }
}

#define CHECK(condition) ((condition) ? (void)0 : fail(__LINE__, #condition))

/* Whether the message of the last failure holds a text. */
static bool message_has(const char *part) {
  char message[4096];
  tk_status status = tk_error_message(message, sizeof message, NULL);
  return (status == TK_OK || status == TK_TRUNCATED) && strstr(message, part) != NULL;
}

static void check_definitions(void) {
  static const char *const names[] = {"roomy", "dense"};
  static const char *const twice[] = {"roomy", "ROOMY"};
  static const char *const broken[] = {"roomy", "\xff"};
  static const char *const missing[] = {"roomy", NULL};
  const tk_trait *integer, *number, *boolean, *text, *named, *again, *untouched;
  tk_kind kind;
  uint32_t flags;
  size_t count, length;
  char buffer[64];

  CHECK(tk_trait_define_integer("c.integer", -7, 0, &integer) == TK_OK);
  CHECK(tk_trait_define_number("c.number", 0.1, TK_TRAIT_AFFECTS_COLOR, &number) == TK_OK);
  CHECK(tk_trait_define_boolean("c.boolean", true, 0, &boolean) == TK_OK);
  CHECK(tk_trait_define_text("c.text", "gr\xc3\xbc\xc3\x9f", 0, &text) == TK_OK);
  CHECK(tk_trait_define_named("c.named", names, 2, "roomy", 0, &named) == TK_OK);

  /* The same again is the same trait, anything else is refused and changes nothing. */
  again = NULL;
  CHECK(tk_trait_define_integer("c.integer", -7, 0, &again) == TK_OK && again == integer);
  CHECK(tk_trait_define_number("c.number", 0.1, TK_TRAIT_AFFECTS_COLOR, &again) == TK_OK);
  CHECK(again == number);
  untouched = text;
  CHECK(tk_trait_define_integer("c.integer", 7, 0, &untouched) == TK_DIFFERENT_DEFINITION);
  CHECK(message_has("c.integer") && message_has("-7"));
  CHECK(tk_trait_define_number("c.integer", -7, 0, &untouched) == TK_DIFFERENT_DEFINITION);
  CHECK(tk_trait_define_number("c.number", 0.1, 0, &untouched) == TK_DIFFERENT_DEFINITION);
  CHECK(tk_trait_define_named("c.named", names, 2, "dense", 0, &untouched) ==
        TK_DIFFERENT_DEFINITION);

  CHECK(tk_trait_define_named("c.other", names, 0, "roomy", 0, &untouched) ==
        TK_INVALID_DEFINITION);
  CHECK(tk_trait_define_named("c.other", NULL, 0, "roomy", 0, &untouched) ==
        TK_INVALID_DEFINITION);
  CHECK(tk_trait_define_named("c.other", twice, 2, "roomy", 0, &untouched) ==
        TK_INVALID_DEFINITION);
  CHECK(tk_trait_define_named("c.other", names, 2, "wide", 0, &untouched) ==
        TK_INVALID_DEFINITION);
  CHECK(tk_trait_define_named("c.other", names, 2, "roomy", TK_TRAIT_OPTIONAL, &untouched) ==
        TK_INVALID_DEFINITION);
  CHECK(tk_trait_define_named("c.other", broken, 2, "roomy", 0, &untouched) == TK_INVALID_TEXT);
  CHECK(tk_trait_define_named("c.other", missing, 2, "roomy", 0, &untouched) ==
        TK_INVALID_ARGUMENT);
  CHECK(tk_trait_define_named("c.other", NULL, 2, "roomy", 0, &untouched) == TK_INVALID_ARGUMENT);
  CHECK(tk_trait_define_named("c.other", names, (size_t)-1, "roomy", 0, &untouched) ==
        TK_INVALID_ARGUMENT);
  CHECK(tk_trait_define_named("c.other", names, (size_t)1 << 40, "roomy", 0, &untouched) ==
        TK_INVALID_ARGUMENT);
  CHECK(tk_trait_define_integer("", 0, 0, &untouched) == TK_INVALID_DEFINITION);
  CHECK(tk_trait_define_integer("c.\xc0\x80", 0, 0, &untouched) == TK_INVALID_TEXT);
  CHECK(message_has("identifier"));
  CHECK(tk_trait_define_integer(NULL, 0, 0, &untouched) == TK_INVALID_ARGUMENT);
  CHECK(tk_trait_define_integer("c.other", 0, 8, &untouched) == TK_INVALID_ARGUMENT);
  CHECK(tk_trait_define_integer("c.other", 0, 0, NULL) == TK_INVALID_ARGUMENT);
  CHECK(tk_trait_define_text("c.other", NULL, 0, &untouched) == TK_INVALID_ARGUMENT);
  CHECK(tk_trait_define_text("c.other", "\xed\xa0\x80", 0, &untouched) == TK_INVALID_TEXT);
  CHECK(untouched == text);
  CHECK(tk_trait_find("c.other", &untouched) == TK_UNKNOWN_TRAIT && untouched == text);

  CHECK(tk_trait_kind(integer, &kind) == TK_OK && kind == TK_KIND_INTEGER);
  CHECK(tk_trait_kind(number, &kind) == TK_OK && kind == TK_KIND_NUMBER);
  CHECK(tk_trait_kind(boolean, &kind) == TK_OK && kind == TK_KIND_BOOLEAN);
  CHECK(tk_trait_kind(text, &kind) == TK_OK && kind == TK_KIND_TEXT);
  CHECK(tk_trait_kind(named, &kind) == TK_OK && kind == TK_KIND_NAMED);
  CHECK(tk_trait_flags(integer, &flags) == TK_OK && flags == 0);
  CHECK(tk_trait_flags(number, &flags) == TK_OK && flags == TK_TRAIT_AFFECTS_COLOR);

  CHECK(tk_trait_value_count(named, &count) == TK_OK && count == 2);
  CHECK(tk_trait_value_name(named, 1, buffer, sizeof buffer, &length) == TK_OK);
  CHECK(strcmp(buffer, "dense") == 0 && length == 5);
  CHECK(tk_trait_value_name(named, 2, buffer, sizeof buffer, &length) == TK_OUT_OF_RANGE);
  CHECK(tk_trait_value_name(named, (size_t)-1, buffer, sizeof buffer, NULL) == TK_OUT_OF_RANGE);
  CHECK(message_has("2"));
  CHECK(tk_trait_value_count(boolean, &count) == TK_OK && count == 2);
  CHECK(tk_trait_value_count(integer, &count) == TK_OK && count == 0);
  CHECK(tk_trait_identifier(named, buffer, sizeof buffer, NULL) == TK_OK);
  CHECK(strcmp(buffer, "c.named") == 0);
  CHECK(tk_trait_name(named, buffer, sizeof buffer, NULL) == TK_OK);
  CHECK(strcmp(buffer, "named") == 0);
}

static void check_names(void) {
  static const char *const texts[] = {"style", "userInterfaceStyle", "UITraitUserInterfaceStyle"};
  const tk_trait *style = NULL, *other;
  size_t index;
  for (index = 0; index < 3; index++) {
    other = NULL;
    CHECK(tk_trait_find(texts[index], &other) == TK_OK && other != NULL);
    CHECK(style == NULL || other == style);
    style = other;
  }
  CHECK(tk_trait_find("no.such.trait", &other) == TK_UNKNOWN_TRAIT && other == style);
  CHECK(message_has("no.such.trait") && message_has("contrast"));
  CHECK(tk_trait_find("", &other) == TK_UNKNOWN_TRAIT);
  CHECK(tk_trait_find("\x80", &other) == TK_INVALID_TEXT);
  CHECK(tk_trait_find(NULL, &other) == TK_INVALID_ARGUMENT);
  CHECK(tk_trait_find("style", NULL) == TK_INVALID_ARGUMENT);
}

/* The text protocol, tried with a name of two two-byte characters between ASCII ones: g r ü ß. */
static void check_buffers(void) {
  static const char *const names[] = {"gr\xc3\xbc\xc3\x9f"};
  /* What is left of the text for each capacity, without the NUL byte. */
  static const size_t kept[] = {0, 0, 1, 2, 2, 4, 4, 6, 6};
  const tk_trait *trait;
  size_t capacity, length, byte;
  char buffer[16];
  CHECK(tk_trait_define_named("c.buffers", names, 1, names[0], 0, &trait) == TK_OK);
  for (capacity = 0; capacity <= 8; capacity++) {
    tk_status status;
    memset(buffer, '#', sizeof buffer);
    length = 99;
    status = tk_trait_value_name(trait, 0, buffer, capacity, &length);
    CHECK(status == (capacity > 6 ? TK_OK : TK_TRUNCATED));
    CHECK(length == 6);
    CHECK(memcmp(buffer, names[0], kept[capacity]) == 0);
    CHECK(capacity == 0 || buffer[kept[capacity]] == '\0');
    for (byte = capacity; byte < sizeof buffer; byte++) CHECK(buffer[byte] == '#');
  }
  length = 99;
  CHECK(tk_trait_value_name(trait, 0, NULL, 0, &length) == TK_TRUNCATED && length == 6);
  CHECK(tk_trait_value_name(trait, 0, NULL, 0, NULL) == TK_TRUNCATED);
  CHECK(tk_trait_value_name(trait, 0, NULL, 1, &length) == TK_INVALID_ARGUMENT);
  CHECK(tk_trait_value_name(trait, 0, buffer, (size_t)-1, NULL) == TK_OK);
  CHECK(strcmp(buffer, names[0]) == 0);
}

static void check_values(void) {
  const tk_trait *style, *scale, *language, *natural, *note, *rating, *count;
  tk_overrides *overrides = NULL;
  tk_traits *empty = NULL, *traits = NULL;
  int64_t integer = 99;
  double number = 99;
  bool is_set = true;
  size_t length;
  char buffer[64];

  CHECK(tk_trait_find("style", &style) == TK_OK);
  CHECK(tk_trait_find("scale", &scale) == TK_OK);
  CHECK(tk_trait_find("language", &language) == TK_OK);
  CHECK(tk_trait_find("natural-alignment", &natural) == TK_OK);
  CHECK(tk_trait_define_text("c.note", NULL, TK_TRAIT_DEFAULT_NIL, &note) == TK_OK);
  CHECK(tk_trait_define_integer("c.rating", 3, TK_TRAIT_OPTIONAL, &rating) == TK_OK);
  CHECK(tk_trait_define_integer("c.count", 0, 0, &count) == TK_OK);
  CHECK(tk_overrides_create(&overrides) == TK_OK && overrides != NULL);
  CHECK(tk_traits_create(&empty) == TK_OK && empty != NULL);

  /* Defaults are read, and known for such. */
  CHECK(tk_traits_get_integer(empty, style, &integer, &is_set) == TK_OK);
  CHECK(integer == 0 && !is_set);
  CHECK(tk_traits_get_integer(empty, natural, &integer, NULL) == TK_OK && integer == 1);
  CHECK(tk_traits_get_integer(empty, rating, &integer, NULL) == TK_OK && integer == 3);
  integer = 99;
  is_set = true;
  CHECK(tk_traits_get_text(empty, language, buffer, sizeof buffer, &length, &is_set) == TK_NIL);
  CHECK(buffer[0] == '\0' && length == 0 && !is_set);

  /* Values are set. */
  CHECK(tk_overrides_set_text(overrides, style, "Dark") == TK_OK);
  CHECK(tk_overrides_set_number(overrides, scale, 2.5) == TK_OK);
  CHECK(tk_overrides_set_text(overrides, language, "zh-Hant") == TK_OK);
  CHECK(tk_overrides_set_integer(overrides, natural, 0) == TK_OK);
  CHECK(tk_overrides_set_text(overrides, note, "nil") == TK_OK);
  CHECK(tk_overrides_set_nil(overrides, rating) == TK_OK);
  CHECK(tk_overrides_set_integer(overrides, count, INT64_MIN) == TK_OK);

  /* What is no value is refused, and what was set stays. */
  CHECK(tk_overrides_set_text(overrides, style, "drak") == TK_UNKNOWN_VALUE);
  CHECK(message_has("drak") && message_has("light"));
  CHECK(tk_overrides_set_integer(overrides, style, 3) == TK_UNKNOWN_VALUE);
  CHECK(tk_overrides_set_integer(overrides, style, INT64_MAX) == TK_UNKNOWN_VALUE);
  CHECK(tk_overrides_set_integer(overrides, natural, 2) == TK_UNKNOWN_VALUE);
  CHECK(tk_overrides_set_number(overrides, style, 2) == TK_WRONG_KIND);
  CHECK(tk_overrides_set_integer(overrides, scale, 2) == TK_WRONG_KIND);
  CHECK(tk_overrides_set_integer(overrides, language, 2) == TK_WRONG_KIND);
  CHECK(tk_overrides_set_nil(overrides, style) == TK_WRONG_KIND);
  CHECK(tk_overrides_set_text(overrides, scale, "two") == TK_UNKNOWN_VALUE);
  CHECK(tk_overrides_set_text(overrides, rating, "nil") == TK_UNKNOWN_VALUE);
  CHECK(tk_overrides_set_text(overrides, language, "\xf5") == TK_INVALID_TEXT);
  CHECK(tk_overrides_set_text(overrides, language, NULL) == TK_INVALID_ARGUMENT);

  CHECK(tk_overrides_get_integer(overrides, style, &integer, &is_set) == TK_OK);
  CHECK(integer == 2 && is_set);
  CHECK(tk_overrides_get_number(overrides, scale, &number, &is_set) == TK_OK && is_set);
  CHECK(number == 2.5);
  CHECK(tk_overrides_get_text(overrides, note, buffer, sizeof buffer, NULL, &is_set) == TK_OK);
  CHECK(strcmp(buffer, "nil") == 0 && is_set);
  integer = 99;
  CHECK(tk_overrides_get_integer(overrides, rating, &integer, &is_set) == TK_NIL);
  CHECK(integer == 99 && is_set);

  CHECK(tk_traits_applying(empty, overrides, &traits) == TK_OK && traits != NULL);
  CHECK(tk_traits_get_integer(traits, style, &integer, &is_set) == TK_OK && integer == 2 && is_set);
  CHECK(tk_traits_get_text(traits, style, buffer, sizeof buffer, NULL, NULL) == TK_OK);
  CHECK(strcmp(buffer, "dark") == 0);
  CHECK(tk_traits_get_text(traits, scale, buffer, sizeof buffer, NULL, NULL) == TK_OK);
  CHECK(strcmp(buffer, "2.5") == 0);
  CHECK(tk_traits_get_text(traits, natural, buffer, sizeof buffer, NULL, NULL) == TK_OK);
  CHECK(strcmp(buffer, "false") == 0);
  CHECK(tk_traits_get_integer(traits, count, &integer, NULL) == TK_OK && integer == INT64_MIN);
  integer = 99;
  CHECK(tk_traits_get_integer(traits, rating, &integer, &is_set) == TK_NIL);
  CHECK(integer == 99 && is_set);
  number = 99;
  CHECK(tk_traits_get_number(traits, style, &number, NULL) == TK_WRONG_KIND && number == 99);
  CHECK(tk_traits_get_integer(traits, scale, &integer, NULL) == TK_WRONG_KIND);
  CHECK(tk_traits_get_integer(traits, language, &integer, NULL) == TK_WRONG_KIND);
  CHECK(tk_traits_get_integer(traits, style, NULL, NULL) == TK_INVALID_ARGUMENT);
  CHECK(integer == 99);

  tk_traits_free(traits);
  tk_traits_free(empty);
  tk_overrides_free(overrides);
}

static void check_numbers(void) {
  static const double numbers[] = {0.1, -0.0, 1e300, 5e-324, 123456789.123456789};
  static const char *const refused[] = {
      "1e400", "-1e400", "1e309", "nan",   "NaN", "-nan", "inf",  "-inf",     "Infinity", "infinity",
      "0x1p3", "0X10",   " 1",    "1 ",    "1x",  "1.5f", "1,5",  "1e",       "e5",       "",
      ".",     "+",      "--1",   "1\n",   "nil", "1_0",  "\xd9\xa1", "1.2.3"};
  static const char *const read[] = {"1e308", "-1.5", "+2", ".5", "5.", "2E3", "1e-400", "007"};
  static const double values[] = {1e308, -1.5, 2, 0.5, 5, 2000, 0, 7};
  const tk_trait *scale;
  tk_overrides *overrides = NULL;
  double number;
  size_t index;
  CHECK(tk_trait_find("scale", &scale) == TK_OK);
  CHECK(tk_overrides_create(&overrides) == TK_OK);
  for (index = 0; index < sizeof numbers / sizeof numbers[0]; index++) {
    number = 99;
    CHECK(tk_overrides_set_number(overrides, scale, numbers[index]) == TK_OK);
    CHECK(tk_overrides_get_number(overrides, scale, &number, NULL) == TK_OK);
    CHECK(memcmp(&number, &numbers[index], sizeof number) == 0);
  }
  CHECK(tk_overrides_set_number(overrides, scale, (double)NAN) == TK_OK);
  CHECK(tk_overrides_get_number(overrides, scale, &number, NULL) == TK_OK && number != number);
  CHECK(tk_overrides_set_number(overrides, scale, -(double)INFINITY) == TK_OK);
  CHECK(tk_overrides_get_number(overrides, scale, &number, NULL) == TK_OK && number < -1e308);
  for (index = 0; index < sizeof read / sizeof read[0]; index++) {
    CHECK(tk_overrides_set_text(overrides, scale, read[index]) == TK_OK);
    CHECK(tk_overrides_get_number(overrides, scale, &number, NULL) == TK_OK);
    CHECK(number == values[index]);
  }
  for (index = 0; index < sizeof refused / sizeof refused[0]; index++) {
    CHECK(tk_overrides_set_text(overrides, scale, refused[index]) == TK_UNKNOWN_VALUE);
    CHECK(message_has("scale"));
    CHECK(tk_overrides_get_number(overrides, scale, &number, NULL) == TK_OK && number == 7);
  }
  tk_overrides_free(overrides);
}

static void check_collections(void) {
  const tk_trait *style, *scale, *depth;
  const tk_trait *changed[4] = {NULL, NULL, NULL, NULL};
  tk_overrides *overrides = NULL;
  tk_traits *empty = NULL, *dark = NULL, *deep = NULL, *both = NULL, *masked = NULL, *again = NULL;
  int64_t integer;
  bool flag;
  size_t count;
  char buffer[128];

  CHECK(tk_trait_find("style", &style) == TK_OK);
  CHECK(tk_trait_find("scale", &scale) == TK_OK);
  CHECK(tk_trait_define_integer("c.depth", 1, 0, &depth) == TK_OK);
  CHECK(tk_traits_create(&empty) == TK_OK);
  CHECK(tk_overrides_create(&overrides) == TK_OK);
  CHECK(tk_overrides_set_text(overrides, style, "dark") == TK_OK);
  CHECK(tk_traits_applying(empty, overrides, &dark) == TK_OK);
  CHECK(tk_overrides_remove(overrides, style) == TK_OK);
  CHECK(tk_overrides_remove(overrides, style) == TK_OK);
  CHECK(tk_overrides_set_integer(overrides, depth, 4) == TK_OK);
  CHECK(tk_traits_applying(empty, overrides, &deep) == TK_OK);
  CHECK(tk_traits_merging(dark, deep, &both) == TK_OK);

  CHECK(tk_traits_description(both, buffer, sizeof buffer, NULL) == TK_OK);
  CHECK(strcmp(buffer, "TraitCollection(userInterfaceStyle: dark, c.depth: 4)") == 0);
  CHECK(tk_traits_changed(both, NULL, changed, 4, &count) == TK_OK && count == 2);
  CHECK(changed[0] == style && changed[1] == depth && changed[2] == NULL);
  CHECK(tk_traits_changed(both, dark, changed, 4, &count) == TK_OK && count == 1);
  CHECK(changed[0] == depth);
  changed[1] = NULL;
  CHECK(tk_traits_changed(both, NULL, changed, 1, &count) == TK_TRUNCATED && count == 2);
  CHECK(changed[0] == style && changed[1] == NULL);
  CHECK(tk_traits_changed(both, NULL, NULL, 0, &count) == TK_TRUNCATED && count == 2);
  CHECK(tk_traits_changed(both, both, NULL, 0, &count) == TK_OK && count == 0);
  CHECK(tk_traits_changed(both, NULL, NULL, 1, &count) == TK_INVALID_ARGUMENT);
  CHECK(tk_traits_changed(both, NULL, changed, (size_t)-1, NULL) == TK_OK);

  /* A default masks what is inherited, and a collection doesn't hold it. */
  CHECK(tk_overrides_set_integer(overrides, depth, 1) == TK_OK);
  CHECK(tk_overrides_get_integer(overrides, depth, &integer, &flag) == TK_OK && flag);
  CHECK(tk_traits_applying(both, overrides, &masked) == TK_OK);
  CHECK(tk_traits_get_integer(masked, depth, &integer, &flag) == TK_OK && integer == 1 && !flag);
  CHECK(tk_traits_equal(masked, dark, &flag) == TK_OK && flag);
  CHECK(tk_traits_equal(masked, both, &flag) == TK_OK && !flag);
  CHECK(tk_overrides_remove(overrides, depth) == TK_OK);
  CHECK(tk_overrides_get_integer(overrides, depth, &integer, &flag) == TK_OK);
  CHECK(integer == 1 && !flag);
  CHECK(tk_traits_applying(both, overrides, &again) == TK_OK);
  CHECK(tk_traits_equal(again, both, &flag) == TK_OK && flag);

  /* A merge takes the second collection's value where there is one. */
  tk_traits_free(again);
  CHECK(tk_traits_merging(both, dark, &again) == TK_OK);
  CHECK(tk_traits_equal(again, both, &flag) == TK_OK && flag);

  tk_traits_free(again);
  tk_traits_free(masked);
  tk_traits_free(both);
  tk_traits_free(deep);
  tk_traits_free(dark);
  tk_traits_free(empty);
  tk_overrides_free(overrides);
}

static void check_library(const char *themes) {
  tk_library *library = NULL;
  const tk_trait *style, *theme = NULL;
  tk_overrides *overrides = NULL;
  tk_traits *empty = NULL, *pastel = NULL;
  tk_color light, dark;
  size_t count, index, found, length;
  uint32_t flags;
  char name[128];
  bool has_pastel = false;

  CHECK(tk_library_load(themes, &library) == TK_OK && library != NULL);
  if (library == NULL) return;
  CHECK(tk_library_warnings(library, NULL, 0, &length) == TK_TRUNCATED);
  CHECK(tk_library_theme_trait(library, &theme) == TK_OK && theme != NULL);
  CHECK(tk_trait_identifier(theme, name, sizeof name, NULL) == TK_OK);
  CHECK(strcmp(name, "com.example.theme") == 0);
  CHECK(tk_trait_flags(theme, &flags) == TK_OK && flags == TK_TRAIT_AFFECTS_COLOR);
  CHECK(tk_library_default_theme(library, name, sizeof name, NULL) == TK_OK);
  CHECK(strcmp(name, "standard") == 0);

  CHECK(tk_library_theme_count(library, &count) == TK_OK && count >= 4);
  for (index = 0; index < count; index++) {
    CHECK(tk_library_theme_name(library, index, name, sizeof name, NULL) == TK_OK);
    if (strcmp(name, "pastel") == 0) has_pastel = true;
  }
  CHECK(has_pastel);
  CHECK(tk_library_theme_name(library, count, name, sizeof name, NULL) == TK_OUT_OF_RANGE);

  CHECK(tk_traits_create(&empty) == TK_OK);
  CHECK(tk_library_color_count(library, &count) == TK_OK && count > 20);
  for (index = 0; index < count; index++) {
    CHECK(tk_library_color_name(library, index, name, sizeof name, &length) == TK_OK);
    CHECK(length == strlen(name));
    CHECK(tk_library_color_index(library, name, &found) == TK_OK && found == index);
    CHECK(tk_library_resolve(library, index, empty, &light) == TK_OK);
    CHECK(light.red >= 0 && light.red <= 1 && light.alpha >= 0 && light.alpha <= 1);
    CHECK(light.hex[0] == '#' && (strlen(light.hex) == 7 || strlen(light.hex) == 9));
    CHECK(strlen(light.space) > 0);
  }
  CHECK(tk_library_color_name(library, count, name, sizeof name, NULL) == TK_OUT_OF_RANGE);
  CHECK(tk_library_resolve(library, count, empty, &light) == TK_OUT_OF_RANGE);
  CHECK(tk_library_resolve(library, (size_t)-1, empty, &light) == TK_OUT_OF_RANGE);
  found = 99;
  CHECK(tk_library_color_index(library, "acent", &found) == TK_UNKNOWN_COLOR && found == 99);
  CHECK(message_has("acent") && message_has("accent"));
  CHECK(tk_library_color_index(library, "\xff", &found) == TK_INVALID_TEXT);

  CHECK(tk_trait_find("style", &style) == TK_OK);
  CHECK(tk_overrides_create(&overrides) == TK_OK);
  CHECK(tk_overrides_set_text(overrides, theme, "pastel") == TK_OK);
  CHECK(tk_overrides_set_text(overrides, theme, "neon") == TK_UNKNOWN_VALUE);
  CHECK(tk_overrides_set_text(overrides, style, "dark") == TK_OK);
  CHECK(tk_traits_applying(empty, overrides, &pastel) == TK_OK);
  CHECK(tk_library_color_index(library, "background", &index) == TK_OK);
  CHECK(tk_library_resolve(library, index, empty, &light) == TK_OK);
  CHECK(tk_library_resolve(library, index, pastel, &dark) == TK_OK);
  CHECK(strcmp(light.hex, dark.hex) != 0);
  CHECK(light.red + light.green + light.blue > dark.red + dark.green + dark.blue);

  tk_library_free(library);
  tk_traits_free(pastel);
  tk_traits_free(empty);
  tk_overrides_free(overrides);

  library = NULL;
  CHECK(tk_library_load("/nowhere/at/all", &library) == TK_LIBRARY_FAILED && library == NULL);
  CHECK(message_has("/nowhere/at/all"));
  CHECK(tk_library_load("", &library) == TK_LIBRARY_FAILED);
  CHECK(tk_library_load("\xff\xfe", &library) == TK_INVALID_TEXT);
}

/* NULL in the place of every pointer that may not be. */
static void check_null(const char *themes) {
  const tk_trait *trait = NULL;
  tk_overrides *overrides = NULL;
  tk_traits *traits = NULL, *result = NULL;
  tk_library *library = NULL;
  tk_color color;
  tk_kind kind;
  uint32_t flags;
  int64_t integer;
  double number;
  bool flag;
  size_t size;
  char text[8];

  CHECK(tk_trait_find("style", &trait) == TK_OK);
  CHECK(tk_overrides_create(&overrides) == TK_OK);
  CHECK(tk_traits_create(&traits) == TK_OK);
  CHECK(tk_library_load(themes, &library) == TK_OK);

#define CHECK_NULL(call) CHECK((call) == TK_INVALID_ARGUMENT && message_has("is NULL"))
  CHECK_NULL(tk_error_message(NULL, 1, &size));
  CHECK_NULL(tk_trait_identifier(NULL, text, sizeof text, &size));
  CHECK_NULL(tk_trait_name(NULL, text, sizeof text, &size));
  CHECK_NULL(tk_trait_kind(NULL, &kind));
  CHECK_NULL(tk_trait_kind(trait, NULL));
  CHECK_NULL(tk_trait_flags(NULL, &flags));
  CHECK_NULL(tk_trait_flags(trait, NULL));
  CHECK_NULL(tk_trait_value_count(NULL, &size));
  CHECK_NULL(tk_trait_value_count(trait, NULL));
  CHECK_NULL(tk_trait_value_name(NULL, 0, text, sizeof text, &size));
  CHECK_NULL(tk_overrides_create(NULL));
  CHECK_NULL(tk_overrides_set_integer(NULL, trait, 0));
  CHECK_NULL(tk_overrides_set_integer(overrides, NULL, 0));
  CHECK_NULL(tk_overrides_set_number(NULL, trait, 0));
  CHECK_NULL(tk_overrides_set_number(overrides, NULL, 0));
  CHECK_NULL(tk_overrides_set_text(NULL, trait, "dark"));
  CHECK_NULL(tk_overrides_set_text(overrides, NULL, "dark"));
  CHECK_NULL(tk_overrides_set_text(overrides, trait, NULL));
  CHECK_NULL(tk_overrides_set_nil(NULL, trait));
  CHECK_NULL(tk_overrides_set_nil(overrides, NULL));
  CHECK_NULL(tk_overrides_remove(NULL, trait));
  CHECK_NULL(tk_overrides_remove(overrides, NULL));
  CHECK_NULL(tk_overrides_get_integer(NULL, trait, &integer, &flag));
  CHECK_NULL(tk_overrides_get_integer(overrides, NULL, &integer, &flag));
  CHECK_NULL(tk_overrides_get_integer(overrides, trait, NULL, &flag));
  CHECK_NULL(tk_overrides_get_number(NULL, trait, &number, &flag));
  CHECK_NULL(tk_overrides_get_number(overrides, NULL, &number, &flag));
  CHECK_NULL(tk_overrides_get_number(overrides, trait, NULL, &flag));
  CHECK_NULL(tk_overrides_get_text(NULL, trait, text, sizeof text, &size, &flag));
  CHECK_NULL(tk_overrides_get_text(overrides, NULL, text, sizeof text, &size, &flag));
  CHECK_NULL(tk_overrides_get_text(overrides, trait, NULL, 8, &size, &flag));
  CHECK_NULL(tk_traits_create(NULL));
  CHECK_NULL(tk_traits_applying(NULL, overrides, &result));
  CHECK_NULL(tk_traits_applying(traits, NULL, &result));
  CHECK_NULL(tk_traits_applying(traits, overrides, NULL));
  CHECK_NULL(tk_traits_merging(NULL, traits, &result));
  CHECK_NULL(tk_traits_merging(traits, NULL, &result));
  CHECK_NULL(tk_traits_merging(traits, traits, NULL));
  CHECK_NULL(tk_traits_get_integer(NULL, trait, &integer, &flag));
  CHECK_NULL(tk_traits_get_integer(traits, NULL, &integer, &flag));
  CHECK_NULL(tk_traits_get_integer(traits, trait, NULL, &flag));
  CHECK_NULL(tk_traits_get_number(NULL, trait, &number, &flag));
  CHECK_NULL(tk_traits_get_number(traits, NULL, &number, &flag));
  CHECK_NULL(tk_traits_get_number(traits, trait, NULL, &flag));
  CHECK_NULL(tk_traits_get_text(NULL, trait, text, sizeof text, &size, &flag));
  CHECK_NULL(tk_traits_get_text(traits, NULL, text, sizeof text, &size, &flag));
  CHECK_NULL(tk_traits_get_text(traits, trait, NULL, 8, &size, &flag));
  CHECK_NULL(tk_traits_equal(NULL, traits, &flag));
  CHECK_NULL(tk_traits_equal(traits, NULL, &flag));
  CHECK_NULL(tk_traits_equal(traits, traits, NULL));
  CHECK_NULL(tk_traits_changed(NULL, traits, NULL, 0, &size));
  CHECK_NULL(tk_traits_changed(traits, traits, NULL, 1, &size));
  CHECK_NULL(tk_traits_description(NULL, text, sizeof text, &size));
  CHECK_NULL(tk_traits_description(traits, NULL, 8, &size));
  CHECK_NULL(tk_library_load(NULL, &library));
  CHECK_NULL(tk_library_load(themes, NULL));
  CHECK_NULL(tk_library_warnings(NULL, text, sizeof text, &size));
  CHECK_NULL(tk_library_theme_trait(NULL, &trait));
  CHECK_NULL(tk_library_theme_trait(library, NULL));
  CHECK_NULL(tk_library_default_theme(NULL, text, sizeof text, &size));
  CHECK_NULL(tk_library_theme_count(NULL, &size));
  CHECK_NULL(tk_library_theme_count(library, NULL));
  CHECK_NULL(tk_library_theme_name(NULL, 0, text, sizeof text, &size));
  CHECK_NULL(tk_library_color_count(NULL, &size));
  CHECK_NULL(tk_library_color_count(library, NULL));
  CHECK_NULL(tk_library_color_name(NULL, 0, text, sizeof text, &size));
  CHECK_NULL(tk_library_color_index(NULL, "accent", &size));
  CHECK_NULL(tk_library_color_index(library, NULL, &size));
  CHECK_NULL(tk_library_color_index(library, "accent", NULL));
  CHECK_NULL(tk_library_resolve(NULL, 0, traits, &color));
  CHECK_NULL(tk_library_resolve(library, 0, NULL, &color));
  CHECK_NULL(tk_library_resolve(library, 0, traits, NULL));
  CHECK(result == NULL);

  tk_library_free(library);
  tk_traits_free(traits);
  tk_overrides_free(overrides);
  tk_library_free(NULL);
  tk_traits_free(NULL);
  tk_overrides_free(NULL);
}

size_t run_checks(const char *themes, char *report, size_t capacity) {
  report_end = report;
  report_room = capacity;
  failures = 0;
  if (capacity > 0) report[0] = '\0';
  check_definitions();
  check_names();
  check_buffers();
  check_values();
  check_numbers();
  check_collections();
  check_library(themes);
  check_null(themes);
  return failures;
}

#ifdef CHECKS_MAIN
int main(int count, char **arguments) {
  static char report[65536];
  size_t failed;
  if (count != 2) {
    fputs("usage: checks FOLDER-OF-THEMES\n", stderr);
    return 64;
  }
  failed = run_checks(arguments[1], report, sizeof report);
  fputs(report, stderr);
  return failed == 0 ? 0 : 1;
}
#endif
