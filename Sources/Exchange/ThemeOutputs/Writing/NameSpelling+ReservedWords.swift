import SwiftSymbols

extension NameSpelling {
  /// Returns the words that can't be identifiers in the language of a file, by the extension of its
  /// name; empty for other files.
  static func reservedWords(forFile name: String) -> Set<String> {
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
    return switch ending?.lowercased() {
    case "swift": String.swiftKeywords
    case "kt", "kts": kotlin
    case "dart": dart
    case "ts", "tsx", "mts", "js", "jsx", "mjs", "cjs": ecmaScript
    case "java": java
    case "cs": cSharp
    case "c", "h", "cc", "cpp", "hpp", "m", "mm": c
    case "lua": lua
    case "py": python
    case "rs": rust
    case "go": go
    default: []
    }
  }

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(separator: " ").map(String.init))
  }

  /// Source: Kotlin documentation, "Keywords and operators", hard keywords.
  private static let kotlin = set(
    """
    as break class continue do else false for fun if in interface is null object package return super this \
    throw true try typealias typeof val var when while
    """
  )

  /// Source: Dart documentation, "Keywords", without words that can always be identifiers; and the
  /// members of `Object` and `ThemeExtension`.
  private static let dart = set(
    """
    abstract as assert async await break case catch class const continue covariant default deferred do \
    dynamic else enum export extends extension external factory false final finally for Function get if \
    implements import in interface is late library mixin new null operator part required rethrow return \
    set static super switch this throw true try typedef var void while with yield \
    copyWith hashCode lerp noSuchMethod runtimeType toString type
    """
  )

  /// Source: ECMA-262, "Keywords and Reserved Words", with those of strict mode.
  private static let ecmaScript = set(
    """
    arguments await break case catch class const continue debugger default delete do else enum eval export \
    extends false finally for function if implements import in instanceof interface let new null package \
    private protected public return static super switch this throw true try typeof var void while with yield
    """
  )

  /// Source: Java Language Specification, "Keywords" and literals.
  private static let java = set(
    """
    _ abstract assert boolean break byte case catch char class const continue default do double else enum \
    extends false final finally float for goto if implements import instanceof int interface long native new \
    null package private protected public return short static strictfp super switch synchronized this throw \
    throws transient true try void volatile while
    """
  )

  /// Source: C# language reference, "C# keywords".
  private static let cSharp = set(
    """
    abstract as base bool break byte case catch char checked class const continue decimal default delegate do \
    double else enum event explicit extern false finally fixed float for foreach goto if implicit in int \
    interface internal is lock long namespace new null object operator out override params private protected \
    public readonly ref return sbyte sealed short sizeof stackalloc static string struct switch this throw \
    true try typeof uint ulong unchecked unsafe ushort using virtual void volatile while
    """
  )

  /// Source: cppreference.com, "C keywords" and "C++ keywords".
  private static let c = set(
    """
    alignas alignof and and_eq asm auto bitand bitor bool break case catch char class co_await co_return \
    co_yield compl concept const const_cast consteval constexpr constinit continue decltype default delete do \
    double dynamic_cast else enum explicit export extern false float for friend goto if inline int long \
    mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public register \
    reinterpret_cast requires restrict return short signed sizeof static static_assert static_cast struct \
    switch template this thread_local throw true try typedef typeid typename typeof typeof_unqual union \
    unsigned using virtual void volatile wchar_t while xor xor_eq
    """
  )

  /// Source: Lua 5.4 reference manual, "Lexical Conventions".
  private static let lua = set(
    """
    and break do else elseif end false for function goto if in local nil not or repeat return then true until \
    while
    """
  )

  /// Source: The Python Language Reference, "Keywords".
  private static let python = set(
    """
    False None True and as assert async await break class continue def del elif else except finally for from \
    global if import in is lambda nonlocal not or pass raise return try while with yield
    """
  )

  /// Source: The Rust Reference, "Keywords", strict and reserved ones.
  private static let rust = set(
    """
    Self abstract as async await become box break const continue crate do dyn else enum extern false final fn \
    for gen if impl in let loop macro match mod move mut override priv pub ref return self static struct super \
    trait true try type typeof unsafe unsized use virtual where while yield
    """
  )

  /// Source: The Go Programming Language Specification, "Keywords".
  private static let go = set(
    """
    break case chan const continue default defer else fallthrough for func go goto if import interface map \
    range return select struct switch type var
    """
  )
}
