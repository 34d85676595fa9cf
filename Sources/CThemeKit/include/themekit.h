/*
 * ThemeKit for C and for every language that can call C.
 *
 * Traits are named values that decide what colors look like: the light or dark style, the theme,
 * and whatever an app defines. A theme library is a folder of YAML files; a color of it is resolved
 * for a collection of traits.
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
 * STATUS. Every function but the ..._free ones returns a tk_status. Zero and above mean that it did
 * its work, below zero that it failed: then nothing has changed, nothing was written through any
 * pointer, and tk_error_message tells this thread what was wrong.
 *
 * ARGUMENTS. No pointer may be NULL unless its description says so; NULL where it may not be is
 * TK_INVALID_ARGUMENT. A pointer that is neither NULL nor what its type says, such as a handle that
 * was freed, is undefined behavior, as everywhere in C. Nothing else is: no text, number, index or
 * count ends the program.
 *
 * TEXT is UTF-8. What goes in ends with a NUL byte; bytes that are no UTF-8 are TK_INVALID_TEXT. What
 * comes out is written into a buffer of the caller's:
 *
 *   - *length becomes the number of bytes of the whole text, without the NUL byte at its end. The
 *     pointer may be NULL.
 *   - At most capacity bytes are written, always with a NUL byte at the end unless capacity is 0.
 *   - If that is not the whole text, the status is TK_TRUNCATED; what was written ends with a whole
 *     character. With capacity 0 the buffer may be NULL, so that the length can be asked for.
 *   - A text that Swift code made can hold NUL bytes of its own; *length counts them.
 *
 * OWNERSHIP. tk_traits, tk_overrides and tk_library belong to the caller who got them, who frees them
 * with the function of that name; freeing NULL does nothing. A tk_trait belongs to nobody and lasts
 * as long as the process. Nothing else is allocated for the caller.
 *
 * THREADS. All functions may be called from any thread. tk_trait, tk_traits and tk_library never change
 * and can be used by many threads at once; a tk_overrides by one thread at a time.
 */
#ifndef THEMEKIT_H
#define THEMEKIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What became of a call. Later versions may add values; those below zero are failures. */
typedef enum tk_status {
  /* Done. */
  TK_OK = 0,
  /* Done: the value that was asked for is nil. */
  TK_NIL = 1,
  /* Done: the text or list is longer than the buffer, which holds its beginning. */
  TK_TRUNCATED = 2,

  /* An argument is NULL that may not be, a count can't be one, or a flag is unknown. */
  TK_INVALID_ARGUMENT = -1,
  /* A text is not UTF-8. */
  TK_INVALID_TEXT = -2,
  /* No trait, or more than one, is called so. */
  TK_UNKNOWN_TRAIT = -3,
  /* The trait has no such value: no such name, or no case for the integer. */
  TK_UNKNOWN_VALUE = -4,
  /* The trait's values are not of this kind. */
  TK_WRONG_KIND = -5,
  /* There are not so many, or the value is an integer that 64 bits don't hold. */
  TK_OUT_OF_RANGE = -6,
  /* The definition makes no sense by itself, such as a default that is no value. */
  TK_INVALID_DEFINITION = -7,
  /* The trait exists and is defined otherwise. */
  TK_DIFFERENT_DEFINITION = -8,
  /* No theme of the library has the color. */
  TK_UNKNOWN_COLOR = -9,
  /* The folder can't be read, or its files have errors; the message holds all of them. */
  TK_LIBRARY_FAILED = -10
} tk_status;

/* Writes why the last call that failed on this thread did so; empty if none did. Calls that don't
 * fail leave the message alone. */
tk_status tk_error_message(char *buffer, size_t capacity, size_t *length);

/* ---- Traits --------------------------------------------------------------------------------------
 *
 * A trait is what its identifier says: definitions with one identifier are one trait, in C, in Swift
 * and in theme files, in whatever order they appear. They must agree about the kind of value, the
 * default, and whether colors may look at the trait.
 *
 *   Swift value                          C
 *   Bool                                 boolean: the integers 0 and 1
 *   Int, and other widths                integer
 *   an enum backed by integers           integer, its raw value; or text, the name of its case
 *   Double, Float, CGFloat               number
 *   String                               text
 *   an optional of these                 the same with TK_TRAIT_OPTIONAL; nil is TK_NIL
 *   any other enum that lists its cases  text, the name of its case
 *   anything else                        can be passed on in collections, not read or made
 */

/* A trait. One trait is always the same pointer, so pointers can be compared. */
typedef struct tk_trait tk_trait;

/* What kind of value a trait has. */
typedef enum tk_kind {
  /* One of a list of names. */
  TK_KIND_NAMED = 0,
  /* 0 or 1. */
  TK_KIND_BOOLEAN = 1,
  TK_KIND_INTEGER = 2,
  TK_KIND_NUMBER = 3,
  TK_KIND_TEXT = 4,
  /* A Swift value that C can't read or make. */
  TK_KIND_OPAQUE = 5
} tk_kind;

/* What else there is to say of a trait; to be combined by |. */
typedef enum tk_trait_flag {
  /* Colors may look at the trait, so that what uses them is drawn anew when it changes. */
  TK_TRAIT_AFFECTS_COLOR = 1,
  /* Its values can be nil. */
  TK_TRAIT_OPTIONAL = 2,
  /* Its default is nil; implies TK_TRAIT_OPTIONAL, and a default that is given counts for nothing. */
  TK_TRAIT_DEFAULT_NIL = 4
} tk_trait_flag;

/* Defines a trait, or finds it if it is defined so already.
 *
 * identifier     what makes the trait the same everywhere, such as "com.example.density"
 * default_value  the value of the trait where nobody set it
 * flags          tk_trait_flag, combined; 0 for none
 * trait          becomes the trait
 *
 * The default text may be NULL with TK_TRAIT_DEFAULT_NIL. */
tk_status tk_trait_define_integer(const char *identifier, int64_t default_value, uint32_t flags,
                                  const tk_trait **trait);
tk_status tk_trait_define_boolean(const char *identifier, bool default_value, uint32_t flags,
                                  const tk_trait **trait);
tk_status tk_trait_define_number(const char *identifier, double default_value, uint32_t flags,
                                 const tk_trait **trait);
tk_status tk_trait_define_text(const char *identifier, const char *default_value, uint32_t flags,
                               const tk_trait **trait);

/* Defines a trait whose values are names, or finds it: then names that only this list has are added,
 * unless the trait is a Swift enum, whose cases stand. Such values can't be optional.
 *
 * names         count different names, at least one; they are compared without case, '-', '_', ' '
 * default_name  the one that is the default */
tk_status tk_trait_define_named(const char *identifier, const char *const *names, size_t count,
                                const char *default_name, uint32_t flags, const tk_trait **trait);

/* Finds a trait by its identifier, or a system trait by its name in theme files ("style"), its
 * property's name ("userInterfaceStyle") or UIKit's ("UITraitUserInterfaceStyle"), or a custom trait
 * by its name if no other has it. A Swift type can be found once it was used or registered. */
tk_status tk_trait_find(const char *text, const tk_trait **trait);

/* Writes the identifier, or the short name. */
tk_status tk_trait_identifier(const tk_trait *trait, char *buffer, size_t capacity, size_t *length);
tk_status tk_trait_name(const tk_trait *trait, char *buffer, size_t capacity, size_t *length);

/* Says what kind of value the trait has, and its flags (tk_trait_flag). */
tk_status tk_trait_kind(const tk_trait *trait, tk_kind *kind);
tk_status tk_trait_flags(const tk_trait *trait, uint32_t *flags);

/* The names of the values of a named or boolean trait, in order; none for other kinds. Definitions
 * that come later may add names at the end. */
tk_status tk_trait_value_count(const tk_trait *trait, size_t *count);
tk_status tk_trait_value_name(const tk_trait *trait, size_t index, char *buffer, size_t capacity,
                              size_t *length);

/* ---- Overrides -----------------------------------------------------------------------------------
 *
 * Traits that are to be changed: what one place in a hierarchy sets for itself and what is below it,
 * or how a new collection differs from another. Setting a trait to its default is a change like any
 * other, which hides what would be inherited; removing it means that it is inherited.
 */
typedef struct tk_overrides tk_overrides;

/* Makes overrides that override nothing. */
tk_status tk_overrides_create(tk_overrides **overrides);
void tk_overrides_free(tk_overrides *overrides);

/* Overrides a trait whose values are integers, booleans or names. An enum of Swift is set by its raw
 * value, names that no Swift type has listed by their place in the list. */
tk_status tk_overrides_set_integer(tk_overrides *overrides, const tk_trait *trait, int64_t value);

/* Overrides a trait whose values are numbers; one of a Swift type with single precision is rounded. */
tk_status tk_overrides_set_number(tk_overrides *overrides, const tk_trait *trait, double value);

/* Overrides a trait with the value that a text means: the text itself, a name, "true" or "false", or
 * a number as it is written in theme files. It never means nil.
 *
 * A number is written in decimal digits, with a sign, a point and an exponent where needed, such as
 * "-1.5" or "2e3", and is one that the trait's type can hold. "1e400", "nan", "inf", "infinity", "0x1p3", " 1"
 * and "1x" are TK_UNKNOWN_VALUE; tk_overrides_set_number takes the numbers that are not finite. */
tk_status tk_overrides_set_text(tk_overrides *overrides, const tk_trait *trait, const char *value);

/* Overrides a trait with nil; TK_WRONG_KIND if its values are not optional. */
tk_status tk_overrides_set_nil(tk_overrides *overrides, const tk_trait *trait);

/* Overrides the trait no longer; does nothing if it isn't overridden. */
tk_status tk_overrides_remove(tk_overrides *overrides, const tk_trait *trait);

/* As tk_traits_get_...; *is_set says whether the trait is overridden. */
tk_status tk_overrides_get_integer(const tk_overrides *overrides, const tk_trait *trait,
                                   int64_t *value, bool *is_set);
tk_status tk_overrides_get_number(const tk_overrides *overrides, const tk_trait *trait,
                                  double *value, bool *is_set);
tk_status tk_overrides_get_text(const tk_overrides *overrides, const tk_trait *trait, char *buffer,
                                size_t capacity, size_t *length, bool *is_set);

/* ---- Collections of traits -----------------------------------------------------------------------
 *
 * A collection never changes; new ones are made of it. It says which traits have other values than
 * their defaults: to hold a default is the same as not to hold the trait.
 */
typedef struct tk_traits tk_traits;

/* Makes the collection in which every trait has its default. */
tk_status tk_traits_create(tk_traits **traits);
void tk_traits_free(tk_traits *traits);

/* Makes the collection that has the values of the overrides, and else those of the given one. */
tk_status tk_traits_applying(const tk_traits *traits, const tk_overrides *overrides,
                             tk_traits **result);

/* Makes the collection in which each trait has the value that the second one holds, or else that of
 * the first. */
tk_status tk_traits_merging(const tk_traits *traits, const tk_traits *stronger, tk_traits **result);

/* Reads a trait. Which functions will do is up to its kind:
 *
 *   named    integer (if there is one) and text
 *   boolean  integer and text ("false", "true")
 *   integer  integer and text
 *   number   number and text
 *   text     text
 *
 * Any other is TK_WRONG_KIND. There is no value that means "none":
 *
 * *value   becomes the value, the default where the trait isn't set
 * *is_set  becomes whether the trait has another value than its default; the pointer may be NULL
 *
 * Where the value is nil the status is TK_NIL: *is_set is written, *value is left as it is, and a
 * text is empty. */
tk_status tk_traits_get_integer(const tk_traits *traits, const tk_trait *trait, int64_t *value,
                                bool *is_set);
tk_status tk_traits_get_number(const tk_traits *traits, const tk_trait *trait, double *value,
                               bool *is_set);
tk_status tk_traits_get_text(const tk_traits *traits, const tk_trait *trait, char *buffer,
                             size_t capacity, size_t *length, bool *is_set);

/* Says whether every trait reads the same in both. */
tk_status tk_traits_equal(const tk_traits *first, const tk_traits *second, bool *are_equal);

/* Lists the traits whose values differ: system traits in the order of their declaration, then custom
 * ones in the order of their identifiers.
 *
 * other     the collection to compare with; NULL is the empty one, so that all that are set are listed
 * changed   has room for capacity traits; may be NULL if that is 0
 * count     becomes the number of all; may be NULL
 *
 * TK_TRUNCATED if there is no room for all. */
tk_status tk_traits_changed(const tk_traits *traits, const tk_traits *other, const tk_trait **changed,
                            size_t capacity, size_t *count);

/* Writes the traits that are set and their values, in the order of tk_traits_changed, such as
 * "TraitCollection(userInterfaceStyle: dark, com.myapp.theme: pastel)". */
tk_status tk_traits_description(const tk_traits *traits, char *buffer, size_t capacity,
                                size_t *length);

/* ---- Theme libraries -----------------------------------------------------------------------------
 *
 * Themes and colors have indices from 0 on, which stay the same as long as the library exists.
 */
typedef struct tk_library tk_library;

/* A resolved color. */
typedef struct tk_color {
  /* The color in sRGB, 0 to 1 each, gamma-encoded, alpha not multiplied in. A color outside sRGB is
   * brought in as CSS does it. */
  double red, green, blue;
  /* The opacity, 0 to 1. */
  double alpha;
  /* The color as it is written, in its own space and unclipped, in the units of CSS: 0 to 1 for RGB,
   * degrees for hues. Those that are missing (none) are 0. */
  double components[3];
  /* The name of that space in CSS, such as "srgb", "display-p3" or "oklch". */
  char space[24];
  /* The sRGB color as "#rrggbb", or "#rrggbbaa" unless it is opaque. */
  char hex[16];
} tk_color;

/* Reads all themes of a folder. TK_LIBRARY_FAILED if it can't be read or has errors: the message
 * lists all of them with file, line and what to do. */
tk_status tk_library_load(const char *folder, tk_library **library);
void tk_library_free(tk_library *library);

/* Writes what was found that doesn't keep the library from use, as text for people; empty if
 * nothing. */
tk_status tk_library_warnings(const tk_library *library, char *buffer, size_t capacity,
                              size_t *length);

/* The trait that says which theme applies; its values are the names of themes. */
tk_status tk_library_theme_trait(const tk_library *library, const tk_trait **trait);

/* Writes the name of the theme that applies where that trait doesn't say. */
tk_status tk_library_default_theme(const tk_library *library, char *buffer, size_t capacity,
                                   size_t *length);

/* The names of the themes, in the order in which they were read. */
tk_status tk_library_theme_count(const tk_library *library, size_t *count);
tk_status tk_library_theme_name(const tk_library *library, size_t index, char *buffer,
                                size_t capacity, size_t *length);

/* The names of the colors that any theme defines, in the order of definition. */
tk_status tk_library_color_count(const tk_library *library, size_t *count);
tk_status tk_library_color_name(const tk_library *library, size_t index, char *buffer,
                                size_t capacity, size_t *length);

/* Finds a color by its name. */
tk_status tk_library_color_index(const tk_library *library, const char *name, size_t *index);

/* Gives the color its value for the traits, the theme among them. A theme that lacks the color
 * falls back on the default theme. */
tk_status tk_library_resolve(const tk_library *library, size_t index, const tk_traits *traits,
                             tk_color *color);

#ifdef __cplusplus
}
#endif

#endif
