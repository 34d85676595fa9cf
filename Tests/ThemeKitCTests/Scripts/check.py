"""Uses the C interface as another language does: check.py LIBRARY FOLDER-OF-THEMES."""

import sys
import threading
from ctypes import (CDLL, POINTER, Structure, byref, c_bool, c_char, c_char_p, c_double, c_int,
                    c_int64, c_size_t, c_uint32, c_void_p, create_string_buffer)

OK, NIL, TRUNCATED = 0, 1, 2
INVALID_ARGUMENT, INVALID_TEXT, UNKNOWN_TRAIT, UNKNOWN_VALUE, WRONG_KIND = -1, -2, -3, -4, -5
OUT_OF_RANGE, INVALID_DEFINITION, DIFFERENT_DEFINITION, UNKNOWN_COLOR, LIBRARY_FAILED = \
    -6, -7, -8, -9, -10
AFFECTS_COLOR, OPTIONAL, DEFAULT_NIL = 1, 2, 4


class Color(Structure):
    _fields_ = [("red", c_double), ("green", c_double), ("blue", c_double), ("alpha", c_double),
                ("components", c_double * 3), ("space", c_char * 24), ("hex", c_char * 16)]


tk = CDLL(sys.argv[1])
TEXT = [c_char_p, c_size_t, POINTER(c_size_t)]
OUT = POINTER(c_void_p)
ARGUMENTS = {
    "error_message": TEXT,
    "trait_define_integer": [c_char_p, c_int64, c_uint32, OUT],
    "trait_define_text": [c_char_p, c_char_p, c_uint32, OUT],
    "trait_define_named": [c_char_p, POINTER(c_char_p), c_size_t, c_char_p, c_uint32, OUT],
    "trait_find": [c_char_p, OUT],
    "trait_identifier": [c_void_p] + TEXT,
    "trait_flags": [c_void_p, POINTER(c_uint32)],
    "overrides_create": [OUT],
    "overrides_set_integer": [c_void_p, c_void_p, c_int64],
    "overrides_set_number": [c_void_p, c_void_p, c_double],
    "overrides_set_text": [c_void_p, c_void_p, c_char_p],
    "overrides_set_nil": [c_void_p, c_void_p],
    "traits_create": [OUT],
    "traits_applying": [c_void_p, c_void_p, OUT],
    "traits_get_integer": [c_void_p, c_void_p, POINTER(c_int64), POINTER(c_bool)],
    "traits_get_number": [c_void_p, c_void_p, POINTER(c_double), POINTER(c_bool)],
    "traits_get_text": [c_void_p, c_void_p] + TEXT + [POINTER(c_bool)],
    "traits_changed": [c_void_p, c_void_p, OUT, c_size_t, POINTER(c_size_t)],
    "traits_description": [c_void_p] + TEXT,
    "library_load": [c_char_p, OUT],
    "library_theme_trait": [c_void_p, OUT],
    "library_color_count": [c_void_p, POINTER(c_size_t)],
    "library_color_name": [c_void_p, c_size_t] + TEXT,
    "library_color_index": [c_void_p, c_char_p, POINTER(c_size_t)],
    "library_resolve": [c_void_p, c_size_t, c_void_p, POINTER(Color)],
}
for name, arguments in ARGUMENTS.items():
    getattr(tk, "tk_" + name).argtypes = arguments
    getattr(tk, "tk_" + name).restype = c_int
for name in ["overrides", "traits", "library"]:
    getattr(tk, f"tk_{name}_free").argtypes = [c_void_p]
    getattr(tk, f"tk_{name}_free").restype = None


def text(function, *arguments, after=()):
    """The whole text that a function writes, asked for its length first."""
    length = c_size_t()
    status = function(*arguments, None, 0, byref(length), *after)
    assert status == TRUNCATED, status
    buffer = create_string_buffer(length.value + 1)
    assert function(*arguments, buffer, len(buffer), byref(length), *after) == OK
    assert length.value == len(buffer) - 1
    return buffer.raw[:-1].decode()


def made(function, *arguments):
    """What a function gives through its last pointer."""
    result = c_void_p()
    status = function(*arguments, byref(result))
    assert status == OK, (status, text(tk.tk_error_message))
    assert result.value
    return result


def integer(traits, trait):
    value, is_set = c_int64(), c_bool()
    status = tk.tk_traits_get_integer(traits, trait, byref(value), byref(is_set))
    return status, value.value, is_set.value


# A trait that is a type in Swift is the same when it is found, and when it is defined again.
style = made(tk.tk_trait_find, b"style")
names = (c_char_p * 3)(b"unspecified", b"light", b"dark")
again = made(tk.tk_trait_define_named, b"userInterfaceStyle", names, 3, b"unspecified",
             AFFECTS_COLOR)
assert again.value == style.value
assert text(tk.tk_trait_identifier, style) == "userInterfaceStyle"
untouched = c_void_p(1)
assert tk.tk_trait_define_integer(b"userInterfaceStyle", 2, AFFECTS_COLOR,
                                  byref(untouched)) == DIFFERENT_DEFINITION
assert untouched.value == 1

# Every 64-bit integer is a value, and nil is none of them.
wide = made(tk.tk_trait_define_integer, b"python.wide", 0, DEFAULT_NIL)
flags = c_uint32()
assert tk.tk_trait_flags(wide, byref(flags)) == OK and flags.value == OPTIONAL | DEFAULT_NIL
empty, overrides = made(tk.tk_traits_create), made(tk.tk_overrides_create)
assert integer(empty, wide) == (NIL, 0, False)
for value in [0, -1, 2**63 - 1, -2**63]:
    assert tk.tk_overrides_set_integer(overrides, wide, value) == OK
    traits = made(tk.tk_traits_applying, empty, overrides)
    assert integer(traits, wide) == (OK, value, True)
    tk.tk_traits_free(traits)

# So is every text, of any script.
note = made(tk.tk_trait_define_text, b"python.note", None, DEFAULT_NIL)
for value in ["", "nil", "grün", "日本語", "👩‍🎨"]:
    assert tk.tk_overrides_set_text(overrides, note, value.encode()) == OK
    traits = made(tk.tk_traits_applying, empty, overrides)
    assert text(tk.tk_traits_get_text, traits, note, after=(None,)) == value
    tk.tk_traits_free(traits)
assert tk.tk_overrides_set_text(overrides, note, "grün".encode("latin-1")) == INVALID_TEXT
assert tk.tk_overrides_set_text(overrides, style, b"drak") == UNKNOWN_VALUE
assert "drak" in text(tk.tk_error_message)
assert tk.tk_overrides_set_number(overrides, style, 2.0) == WRONG_KIND
assert tk.tk_overrides_set_nil(overrides, style) == WRONG_KIND
assert tk.tk_overrides_set_nil(None, None) == INVALID_ARGUMENT

# Messages belong to threads.
messages = {}


def fail(number):
    for _ in range(200):
        assert tk.tk_trait_find(b"python.unknown.%d" % number, byref(c_void_p())) == UNKNOWN_TRAIT
        messages.setdefault(number, set()).add(
            text(tk.tk_error_message).split("'")[1])


threads = [threading.Thread(target=fail, args=(number,)) for number in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert messages == {number: {f"python.unknown.{number}"} for number in range(4)}, messages
assert "NULL" in text(tk.tk_error_message)

# Colors.
library = made(tk.tk_library_load, sys.argv[2].encode())
theme = made(tk.tk_library_theme_trait, library)
tk.tk_overrides_free(overrides)
overrides = made(tk.tk_overrides_create)
assert tk.tk_overrides_set_text(overrides, theme, b"pastel") == OK
assert tk.tk_overrides_set_integer(overrides, style, 2) == OK
dark = made(tk.tk_traits_applying, empty, overrides)
assert text(tk.tk_traits_description, dark) == \
    "TraitCollection(userInterfaceStyle: dark, com.example.theme: pastel)"
changed, count = (c_void_p * 8)(), c_size_t()
assert tk.tk_traits_changed(dark, None, changed, 8, byref(count)) == OK
assert list(changed)[:count.value] == [style.value, theme.value]

assert tk.tk_library_color_count(library, byref(count)) == OK
colors = [text(tk.tk_library_color_name, library, index) for index in range(count.value)]
assert "accent" in colors and len(set(colors)) == len(colors)
for name in colors:
    index, color = c_size_t(), Color()
    assert tk.tk_library_color_index(library, name.encode(), byref(index)) == OK
    assert colors[index.value] == name
    assert tk.tk_library_resolve(library, index, dark, byref(color)) == OK
    print(name, color.hex.decode())
    channels = [int(color.hex[at:at + 2], 16) for at in (1, 3, 5)]
    for channel, byte in zip([color.red, color.green, color.blue], channels):
        assert abs(channel * 255 - byte) < 0.501, (name, channel, byte)
assert tk.tk_library_color_index(library, b"acent", byref(index)) == UNKNOWN_COLOR
assert tk.tk_library_resolve(library, 2**64 - 1, dark, byref(color)) == OUT_OF_RANGE

for traits in [dark, empty]:
    tk.tk_traits_free(traits)
tk.tk_overrides_free(overrides)
tk.tk_library_free(library)
assert tk.tk_library_load(b"/nowhere", byref(c_void_p())) == LIBRARY_FAILED
