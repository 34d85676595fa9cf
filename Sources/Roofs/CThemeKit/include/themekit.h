/*
 * ThemeKit for C and for every language that can call C.
 *
 * Traits are named values that determine colors: the light or dark style, the theme, and custom
 * traits. A theme library is a folder of YAML files; its colors are resolved for a collection of
 * traits.
 *
 *   tk_library *library;
 *   tk_overrides *changes;
 *   tk_traits *base, *traits;
 *   const tk_trait *style;
 *   size_t accent;
 *   tk_color color;
 *
 *   tk_library_load("Themes", &library);
 *   tk_library_color_index(library, "accent", &accent);
 *   tk_trait_find("style", &style);
 *   tk_overrides_create(&changes);
 *   tk_overrides_set_text(changes, style, "dark");
 *   tk_traits_create(&base);
 *   tk_traits_applying(base, changes, &traits);
 *   tk_library_resolve(library, accent, traits, &color);      color.hex is "#2470e3"
 *
 * STATUS. Every function except the ..._free functions returns a tk_status. A value of zero or more
 * means success, a negative value failure. A failed call changes nothing and writes nothing through
 * any pointer; tk_error_message returns the reason to the same thread.
 *
 * ARGUMENTS. Pointers must not be NULL unless their description says otherwise; an invalid NULL
 * returns TK_INVALID_ARGUMENT. Any other invalid pointer, such as a handle that was freed, is
 * undefined behavior. No text, number, index or count ends the program.
 *
 * TEXT is UTF-8. Text arguments are NUL-terminated; invalid UTF-8 returns TK_INVALID_TEXT. Text
 * results are written to a buffer of the caller:
 *
 *   - *length is set to the number of bytes of the whole text, without the terminating NUL byte. The
 *     pointer can be NULL.
 *   - At most capacity bytes are written, including a terminating NUL byte unless capacity is 0.
 *   - If the text doesn't fit, the status is TK_TRUNCATED, and the buffer contains whole characters
 *     only. With capacity 0 the buffer can be NULL, to obtain the length.
 *   - A text from Swift code can contain NUL bytes; *length counts them.
 *
 * OWNERSHIP. The caller owns tk_traits, tk_overrides and tk_library results, and frees them with the
 * ..._free function of the type; freeing NULL does nothing. A tk_trait isn't owned and is valid for
 * the lifetime of the process. Nothing else is allocated for the caller.
 *
 * THREADS. All functions can be called on any thread. tk_trait, tk_traits and tk_library are
 * immutable and can be used by many threads at the same time; a tk_overrides by one thread at a time.
 */
#ifndef THEMEKIT_H
#define THEMEKIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The result of a call. Later versions can add values; negative values are failures. */
typedef enum tk_status {
  /* Success. */
  TK_OK = 0,
  /* Success: the requested value is nil. */
  TK_NIL = 1,
  /* Success: the text or list is longer than the buffer, which contains its beginning. */
  TK_TRUNCATED = 2,

  /* An argument is an invalid NULL or count, or contains an unknown flag. */
  TK_INVALID_ARGUMENT = -1,
  /* A text is not UTF-8. */
  TK_INVALID_TEXT = -2,
  /* No trait, or more than one, has the name. */
  TK_UNKNOWN_TRAIT = -3,
  /* The trait doesn't have the value: neither the name nor a case for the integer. */
  TK_UNKNOWN_VALUE = -4,
  /* The trait's values are not of this kind. */
  TK_WRONG_KIND = -5,
  /* The index is too large, or the value is an integer that doesn't fit in 64 bits. */
  TK_OUT_OF_RANGE = -6,
  /* The definition isn't valid, for example because the default isn't one of the values. */
  TK_INVALID_DEFINITION = -7,
  /* The trait exists with a different definition. */
  TK_DIFFERENT_DEFINITION = -8,
  /* No theme of the library has the color. */
  TK_UNKNOWN_COLOR = -9,
  /* The folder can't be read, or its files have errors; the message contains all of them. */
  TK_LIBRARY_FAILED = -10
} tk_status;

/* Writes the message of the last failed call on this thread; empty if no call failed. Successful
 * calls don't change the message. */
tk_status tk_error_message(char *buffer, size_t capacity, size_t *length);

/* ---- Traits --------------------------------------------------------------------------------------
 *
 * A trait is identified by its identifier: definitions with the same identifier are one trait, in C,
 * in Swift and in theme files, in any order. They must agree on the kind of value, the default, and
 * whether colors can depend on the trait.
 *
 *   Swift value                          C
 *   Bool                                 boolean: the integers 0 and 1
 *   Int, and other widths                integer
 *   an enum with integer raw values      integer, its raw value; or text, the name of its case
 *   Double, Float, CGFloat               number
 *   String                               text
 *   an optional of these                 the same with TK_TRAIT_OPTIONAL; TK_NIL for nil
 *   any other enum that lists its cases  text, the name of its case
 *   any other type                       can only be passed on in collections
 */

/* A trait. A trait has a unique pointer, so pointers can be compared. */
typedef struct tk_trait tk_trait;

/* The kind of a trait's values. */
typedef enum tk_kind {
  /* One of a list of names. */
  TK_KIND_NAMED = 0,
  /* 0 or 1. */
  TK_KIND_BOOLEAN = 1,
  TK_KIND_INTEGER = 2,
  TK_KIND_NUMBER = 3,
  TK_KIND_TEXT = 4,
  /* A Swift value that C can't read or create. */
  TK_KIND_OPAQUE = 5
} tk_kind;

/* Properties of a trait, combined with |. */
typedef enum tk_trait_flag {
  /* Colors can depend on the trait, so that a change redraws everything that uses them. */
  TK_TRAIT_AFFECTS_COLOR = 1,
  /* The values can be nil. */
  TK_TRAIT_OPTIONAL = 2,
  /* The default is nil, and the default argument is ignored; implies TK_TRAIT_OPTIONAL. */
  TK_TRAIT_DEFAULT_NIL = 4
} tk_trait_flag;

/* Defines a trait, or returns the existing trait with the same definition.
 *
 * identifier     the identifier of the trait, such as "com.example.density"
 * default_value  the value of the trait where it isn't set
 * flags          tk_trait_flag values, combined; 0 for none
 * trait          is set to the trait
 *
 * The default text can be NULL with TK_TRAIT_DEFAULT_NIL. */
tk_status tk_trait_define_integer(const char *identifier, int64_t default_value, uint32_t flags,
                                  const tk_trait **trait);
tk_status tk_trait_define_boolean(const char *identifier, bool default_value, uint32_t flags,
                                  const tk_trait **trait);
tk_status tk_trait_define_number(const char *identifier, double default_value, uint32_t flags,
                                 const tk_trait **trait);
tk_status tk_trait_define_text(const char *identifier, const char *default_value, uint32_t flags,
                               const tk_trait **trait);

/* Defines a trait with named values, or returns the existing trait after adding missing names to it;
 * the cases of a Swift enum aren't changed. Named values can't be optional.
 *
 * names         count distinct names, at least one; they are compared without case, '-', '_', ' '
 * default_name  the name of the default */
tk_status tk_trait_define_named(const char *identifier, const char *const *names, size_t count,
                                const char *default_name, uint32_t flags, const tk_trait **trait);

/* Returns the trait with an identifier, a system trait with a name from theme files ("style"), a
 * property name ("userInterfaceStyle") or UIKit's class name ("UITraitUserInterfaceStyle"), or a
 * custom trait with a unique name. A Swift type is found once it was used or registered. */
tk_status tk_trait_find(const char *text, const tk_trait **trait);

/* Writes the identifier or the short name. */
tk_status tk_trait_identifier(const tk_trait *trait, char *buffer, size_t capacity, size_t *length);
tk_status tk_trait_name(const tk_trait *trait, char *buffer, size_t capacity, size_t *length);

/* Returns the kind of the trait's values, and its flags (tk_trait_flag). */
tk_status tk_trait_kind(const tk_trait *trait, tk_kind *kind);
tk_status tk_trait_flags(const tk_trait *trait, uint32_t *flags);

/* The names of the values of a named or boolean trait, in order; none for other kinds. Later
 * definitions can append names. */
tk_status tk_trait_value_count(const tk_trait *trait, size_t *count);
tk_status tk_trait_value_name(const tk_trait *trait, size_t index, char *buffer, size_t capacity,
                              size_t *length);

/* ---- Overrides -----------------------------------------------------------------------------------
 *
 * Changes of traits: the traits that a node of a hierarchy sets for itself and its descendants, or
 * the differences between two collections. Setting a trait to its default masks the inherited value;
 * removing the override restores inheritance.
 */
typedef struct tk_overrides tk_overrides;

/* Creates an empty set of overrides. */
tk_status tk_overrides_create(tk_overrides **overrides);
void tk_overrides_free(tk_overrides *overrides);

/* Overrides a trait whose values are integers, booleans or names: a Swift enum by its raw value,
 * other named values by their index in the list. */
tk_status tk_overrides_set_integer(tk_overrides *overrides, const tk_trait *trait, int64_t value);

/* Overrides a trait whose values are numbers, rounded for Swift types of single precision. */
tk_status tk_overrides_set_number(tk_overrides *overrides, const tk_trait *trait, double value);

/* Overrides a trait with the value for a text: the text itself, a name, "true" or "false", or a
 * number as in theme files. The value is never nil.
 *
 * A number is decimal, with an optional sign, point and exponent, such as "-1.5" or "2e3", and must
 * fit the trait's type. "1e400", "nan", "inf", "infinity", "0x1p3", " 1" and "1x" return
 * TK_UNKNOWN_VALUE; use tk_overrides_set_number for numbers that aren't finite. */
tk_status tk_overrides_set_text(tk_overrides *overrides, const tk_trait *trait, const char *value);

/* Overrides a trait with nil; returns TK_WRONG_KIND if its values aren't optional. */
tk_status tk_overrides_set_nil(tk_overrides *overrides, const tk_trait *trait);

/* Removes the override of a trait; does nothing if it isn't overridden. */
tk_status tk_overrides_remove(tk_overrides *overrides, const tk_trait *trait);

/* As tk_traits_get_...; *is_set is whether the trait is overridden. */
tk_status tk_overrides_get_integer(const tk_overrides *overrides, const tk_trait *trait,
                                   int64_t *value, bool *is_set);
tk_status tk_overrides_get_number(const tk_overrides *overrides, const tk_trait *trait,
                                  double *value, bool *is_set);
tk_status tk_overrides_get_text(const tk_overrides *overrides, const tk_trait *trait, char *buffer,
                                size_t capacity, size_t *length, bool *is_set);

/* ---- Collections of traits -----------------------------------------------------------------------
 *
 * A collection is immutable. It contains the traits whose values differ from their defaults: a trait
 * set to its default is the same as a trait that isn't set.
 */
typedef struct tk_traits tk_traits;

/* Creates the collection in which every trait has its default. */
tk_status tk_traits_create(tk_traits **traits);
void tk_traits_free(tk_traits *traits);

/* Creates a collection with the values of the overrides, otherwise those of the given collection. */
tk_status tk_traits_applying(const tk_traits *traits, const tk_overrides *overrides,
                             tk_traits **result);

/* Creates a collection with the values of the second collection, otherwise those of the first. */
tk_status tk_traits_merging(const tk_traits *traits, const tk_traits *stronger, tk_traits **result);

/* Returns the value of a trait. The kind of the trait determines the valid functions:
 *
 *   named    integer (if there is one) and text
 *   boolean  integer and text ("false", "true")
 *   integer  integer and text
 *   number   number and text
 *   text     text
 *
 * Other functions return TK_WRONG_KIND. No value has the meaning "none":
 *
 * *value   is set to the value; the default if the trait isn't set
 * *is_set  is set to whether the value differs from the default; the pointer can be NULL
 *
 * If the value is nil, the status is TK_NIL: *is_set is written, *value is unchanged, and a text is
 * empty. */
tk_status tk_traits_get_integer(const tk_traits *traits, const tk_trait *trait, int64_t *value,
                                bool *is_set);
tk_status tk_traits_get_number(const tk_traits *traits, const tk_trait *trait, double *value,
                               bool *is_set);
tk_status tk_traits_get_text(const tk_traits *traits, const tk_trait *trait, char *buffer,
                             size_t capacity, size_t *length, bool *is_set);

/* Returns whether every trait has the same value in both collections. */
tk_status tk_traits_equal(const tk_traits *first, const tk_traits *second, bool *are_equal);

/* Returns the traits whose values differ: system traits in the order of their declaration, then
 * custom traits in the order of their identifiers.
 *
 * other     the collection to compare with; NULL for the empty collection, to list all set traits
 * changed   a buffer for capacity traits; can be NULL if capacity is 0
 * count     is set to the number of traits that differ; can be NULL
 *
 * The status is TK_TRUNCATED if the buffer is too small. */
tk_status tk_traits_changed(const tk_traits *traits, const tk_traits *other, const tk_trait **changed,
                            size_t capacity, size_t *count);

/* Writes the set traits and their values, in the order of tk_traits_changed, such as
 * "TraitCollection(userInterfaceStyle: dark, com.myapp.theme: pastel)". */
tk_status tk_traits_description(const tk_traits *traits, char *buffer, size_t capacity,
                                size_t *length);

/* ---- Theme libraries -----------------------------------------------------------------------------
 *
 * Themes and colors have zero-based indices that don't change during the lifetime of the library.
 */
typedef struct tk_library tk_library;

/* A resolved color. */
typedef struct tk_color {
  /* The gamma-encoded sRGB components, 0 to 1, without premultiplied alpha. A color outside sRGB is
   * mapped into the gamut as in CSS. */
  double red, green, blue;
  /* The opacity, 0 to 1. */
  double alpha;
  /* The original components in the color's own space, in the units of CSS: 0 to 1 for RGB, degrees
   * for hues. Missing components (none) are 0. */
  double components[3];
  /* The CSS name of the color space, such as "srgb", "display-p3" or "oklch". */
  char space[24];
  /* The sRGB color as "#rrggbb" if it is opaque, otherwise as "#rrggbbaa". */
  char hex[16];
} tk_color;

/* Reads all themes of a folder. Returns TK_LIBRARY_FAILED if the folder can't be read or has errors;
 * the message lists all of them with file, line and fix. */
tk_status tk_library_load(const char *folder, tk_library **library);
void tk_library_free(tk_library *library);

/* Writes the warnings found in the library as text; empty if there are none. */
tk_status tk_library_warnings(const tk_library *library, char *buffer, size_t capacity,
                              size_t *length);

/* Returns the trait that selects the theme; its values are the names of the themes. */
tk_status tk_library_theme_trait(const tk_library *library, const tk_trait **trait);

/* Writes the name of the theme that applies if that trait isn't set. */
tk_status tk_library_default_theme(const tk_library *library, char *buffer, size_t capacity,
                                   size_t *length);

/* The names of the themes, in the order in which they were read. */
tk_status tk_library_theme_count(const tk_library *library, size_t *count);
tk_status tk_library_theme_name(const tk_library *library, size_t index, char *buffer,
                                size_t capacity, size_t *length);

/* The names of the colors of all themes, in the order of definition. */
tk_status tk_library_color_count(const tk_library *library, size_t *count);
tk_status tk_library_color_name(const tk_library *library, size_t index, char *buffer,
                                size_t capacity, size_t *length);

/* Returns the index of the color with a name. */
tk_status tk_library_color_index(const tk_library *library, const char *name, size_t *index);

/* Resolves a color for a collection of traits, including the theme. The default theme provides
 * colors that the selected theme doesn't define. */
tk_status tk_library_resolve(const tk_library *library, size_t index, const tk_traits *traits,
                             tk_color *color);

#ifdef __cplusplus
}
#endif

#endif
