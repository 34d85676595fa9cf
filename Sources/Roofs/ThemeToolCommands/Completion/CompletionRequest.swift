import ArgumentParser

/// The requests of shells: completion scripts, and candidates that the scripts ask for.
extension ThemeTool {
  /// The first argument of a request for candidates, as the scripts of the argument parser write
  /// it.
  static let candidatesRequest = "---completion"

  /// Returns the arguments of a request for candidates without the position of the cursor in its
  /// word; any others unchanged.
  ///
  /// The argument parser ends the process where the position is negative. No candidate depends on
  /// it.
  static func withoutCursor(_ arguments: [String]) -> [String] {
    guard arguments.first == candidatesRequest, let end = arguments.firstIndex(of: "--") else {
      return arguments
    }
    // The name of the argument, the index of the word, and the position.
    var arguments = arguments
    if arguments.indices.contains(end + 3) { arguments[end + 3] = "0" }
    return arguments
  }

  /// Whether arguments request a completion script.
  static func requestsScript(_ arguments: [String]) -> Bool {
    arguments.first?.hasPrefix("--generate-completion-script") == true
  }

  /// Returns a completion script of the argument parser as it is written: for bash, with
  /// ``bashWords``.
  ///
  /// In fish, the position of the cursor in its word is not passed. No candidate depends on it, and
  /// fish 3 has none where `complete -C` runs in a script.
  static func adaptedScript(_ text: String) -> String {
    text.hasPrefix("#!/bin/bash")
      ? text + "\n" + bashWords : text.replacing("(__themetool_tokens -tC)", with: "0")
  }

  /// A completion function for bash around that of the argument parser.
  ///
  /// Readline also divides words at `=` and `:`, which the argument parser doesn't expect: the
  /// function joins `density=compact` and `sidebar:style`, and separates `--theme=pastel` into two
  /// words. It removes the quoting of file names from candidates that are not files, and the space
  /// after a candidate that must be continued.
  private static let bashWords = #"""
    __themetool_words() {
        local -a words=()
        local -i index cword=0
        local rest="${COMP_LINE}" piece joined='' previous='' strip=''

        for index in "${!COMP_WORDS[@]}"; do
            piece="${COMP_WORDS[index]}"
            if [[ "${index}" -eq 0 || -z "${rest}" || "${rest}" = [[:space:]]* ]]; then
                words+=("${piece}")
                joined=''
            elif [[ "${piece}" = '=' && "${previous}" = --* && -z "${joined}" ]]; then
                words+=('')
                joined=''
            elif [[ "${piece}" = [=:]* || "${previous}" = *[=:] ]]; then
                joined="${words[${#words[@]} - 1]}"
                words[${#words[@]} - 1]+="${piece}"
            else
                words+=("${piece}")
                joined=''
            fi
            if [[ "${index}" -eq "${COMP_CWORD}" ]]; then
                cword="${#words[@]}-1"
                strip="${joined}"
                [[ -z "${2}" ]] && strip="${words[cword]}"
            fi
            rest="${rest#"${rest%%[![:space:]]*}"}"
            rest="${rest#"${piece}"}"
            previous="${piece}"
        done

        local -a COMP_WORDS=("${words[@]}")
        local -i COMP_CWORD="${cword}"
        _themetool "${1}" "${strip}${2}" "${words[cword - 1]}"

        local reply
        local -a replies=()
        for reply in "${COMPREPLY[@]}"; do
            [[ -e "${reply}" ]] || compopt +o filenames 2>/dev/null
            replies+=("${reply#"${strip}"}")
        done
        COMPREPLY=("${replies[@]}")
        if [[ "${#COMPREPLY[@]}" -eq 1 && "${COMPREPLY[0]}" = *[=:] ]]; then
            compopt -o nospace 2>/dev/null
        fi
    }

    complete -o filenames -F __themetool_words themetool

    """#
}
