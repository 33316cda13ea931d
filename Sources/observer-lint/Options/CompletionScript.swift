import ObserverLint

extension Subcommand {
  /// The words that can stand behind the subcommand. Linting takes files.
  var operandWords: [String] {
    switch self {
    case .rules: RulePage.all.map(\.id)
    case .completions: CompletionsCommand.shells
    case .help: Subcommand.named.map(\.rawValue)
    default: []
    }
  }
}

/// Scripts with which a shell completes the command's words, made from the table of options.
enum CompletionScript {
  private static let subcommands = Subcommand.named

  static var bash: String {
    var text = #"""
      # observer-lint's completions for bash. To have them: eval "$(observer-lint completions bash)"
      _observer_lint_lines() {
        COLUMNS=1000 "${COMP_WORDS[0]}" --inspect "$1" 2>/dev/null | sed -n 's/^[^:]*:\([0-9]*\): .*/\1/p'
      }

      """# + """
        _observer_lint() {
          local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command='' candidate
          for candidate in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
            case $candidate in
              \(subcommands.map(\.rawValue).joined(separator: "|"))) command=$candidate; break;;
            esac
          done
          compopt +o default 2>/dev/null
          # Bash takes a colon for a word of its own.
          if [[ $word == : && $before != --inspect && ${COMP_WORDS[COMP_CWORD-2]} == --inspect ]]; then
            mapfile -t COMPREPLY < <(_observer_lint_lines "$before"); return
          elif [[ $before == : && ${COMP_WORDS[COMP_CWORD-3]} == --inspect ]]; then
            COMPREPLY=($(compgen -W "$(_observer_lint_lines "${COMP_WORDS[COMP_CWORD-2]}")" -- "$word")); return
          fi
          case $command:$before in

        """
    for option in Option.all {
      guard let value = option.value else { continue }
      let action = bashAction(value)
      let words = option.subcommands.flatMap { subcommand in
        option.spellings.map { "\(subcommand.rawValue):\($0)" }
      }.joined(separator: "|")
      text += "    \(words)) \(action); return;;\n"
    }
    text += "  esac\n  case $command in\n"
    for subcommand in subcommands {
      let words = subcommand.operandWords + names(of: subcommand)
      text += "    \(subcommand.rawValue)) COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"));;\n"
    }
    let words = names(of: .lint).joined(separator: " ")
    return text + """
          *)
            if [[ $word == -* ]]; then
              COMPREPLY=($(compgen -W '\(words)' -- "$word"))
            else
              compopt -o filenames 2>/dev/null
              mapfile -t COMPREPLY < <(compgen -f -- "$word")
              if ((COMP_CWORD == 1)); then
                COMPREPLY+=($(compgen -W '\(subcommands.map(\.rawValue).joined(separator: " "))' -- "$word"))
              fi
            fi;;
        esac
      }
      complete -F _observer_lint observer-lint

      """
  }

  private static func bashAction(_ value: OptionValue) -> String {
    let files = "compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f -- \"$word\")"
    switch value {
    case .choice(_, let words): return "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))"
    case .rule: return bashAction(.choice(name: "", RulePage.all.map(\.id)))
    case .file: return files
    case .folder: return "compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -d -- \"$word\")"
    case .configuration:
      return "compopt -o filenames 2>/dev/null; "
        + "mapfile -t COMPREPLY < <(compgen -f -X '!*.json' -- \"$word\"; compgen -d -- \"$word\")"
    case .revision:
      return
        "COMPREPLY=($(compgen -W \"HEAD $(git for-each-ref --format='%(refname:short)' 2>/dev/null)\" -- \"$word\"))"
    case .site: return "compopt -o nospace 2>/dev/null; \(files)"
    case .text: return "COMPREPLY=()"
    }
  }

  private static func names(of subcommand: Subcommand) -> [String] {
    Option.all.filter { $0.subcommands.contains(subcommand) }.flatMap { $0.spellings.reversed() }
  }

  static var zsh: String {
    var text = """
      #compdef observer-lint
      # observer-lint's completions for zsh. To have them: eval "$(observer-lint completions zsh)", behind compinit;
      # or save this as _observer-lint in a folder of $fpath.
      _observer_lint() {
        local -a options
        case ${words[2]} in

      """
    for subcommand in subcommands {
      text += """
            \(subcommand.rawValue))
              options=(
        \(zshOptions(of: subcommand))
              )
              _arguments -s -S '1: :' $options '*: :(\(subcommand.operandWords.joined(separator: " ")))'
              return;;

        """
    }
    return text + """
          *)
            options=(
      \(zshOptions(of: .lint))
            )
            _arguments -s -S $options '1: :_observer_lint_first' '*: :_files'
            return;;
        esac
      }
      _observer_lint_site() {
        if compset -P '*:'; then
          compadd -- ${(f)"$(COLUMNS=1000 $words[1] --inspect "${${IPREFIX%:}#--inspect=}" 2>/dev/null |
            sed -n 's/^[^:]*:\\([0-9]*\\): .*/\\1/p')"}
        else
          _files -S : -g '*.swift'
        fi
      }
      _observer_lint_revision() {
        compadd -- HEAD ${(f)"$(git for-each-ref --format='%(refname:short)' 2>/dev/null)"}
      }
      _observer_lint_first() {
        _alternative 'commands:command:(\(subcommands.map(\.rawValue).joined(separator: " ")))' 'files:file:_files'
      }
      if [ "$funcstack[1]" = "_observer-lint" ]; then
        _observer_lint "$@"
      else
        compdef _observer_lint observer-lint
      fi

      """
  }

  private static func zshOptions(of subcommand: Subcommand) -> String {
    Option.all.filter { $0.subcommands.contains(subcommand) }.flatMap { option in
      option.spellings.map { "        \(zshOption(option, $0))" }
    }.joined(separator: "\n")
  }

  private static func zshOption(_ option: Option, _ spelling: String) -> String {
    var text = "'*\(spelling)"
    if option.value != nil { text += spelling.hasPrefix("--") ? "=" : "+" }
    text += "[\(quoted(option.meaning, escaping: "[]:\\"))]"
    if let value = option.value { text += ":\(quoted(value.placeholder, escaping: ":\\")):\(zshAction(value))" }
    return text + "'"
  }

  private static func zshAction(_ value: OptionValue) -> String {
    switch value {
    case .choice(_, let words): "(\(words.joined(separator: " ")))"
    case .rule: "(\(RulePage.all.map(\.id).joined(separator: " ")))"
    case .file: "_files"
    case .folder: "_files -/"
    case .configuration: "_files -g \"*.json\""
    case .revision: "_observer_lint_revision"
    case .site: "_observer_lint_site"
    case .text: " "
    }
  }

  /// For a place between single quotes where some more signs mean something.
  private static func quoted(_ text: String, escaping signs: String) -> String {
    text.reduce(into: "") { result, character in
      if character == "'" {
        result += "'\\''"
      } else {
        result += signs.contains(character) ? "\\\(character)" : "\(character)"
      }
    }
  }

  static var fish: String {
    var text = #"""
      # observer-lint's completions for fish. To have them: observer-lint completions fish | source
      function __observer_lint_sites
        set -l token (commandline -ct | string replace -r '^--inspect=' '')
        if string match -q '*:*' -- $token
          set -l file (string replace -r ':[^:]*$' '' -- $token)
          COLUMNS=1000 observer-lint --inspect $file 2>/dev/null | string replace -rf '^[^:]*:(\d+): .*' "$file:\$1"
        else
          __fish_complete_suffix .swift
        end
      end

      """#
    let all = subcommands.map(\.rawValue).joined(separator: " ")
    for subcommand in subcommands {
      text += "complete -c observer-lint -n '__fish_is_first_arg' -a \(subcommand.rawValue)\n"
      let condition = "__fish_seen_subcommand_from \(subcommand.rawValue)"
      let words = subcommand.operandWords.joined(separator: " ")
      text += "complete -c observer-lint -n '\(condition)' -f -a '\(words)'\n"
    }
    for option in Option.all {
      for subcommand in option.subcommands {
        let condition =
          subcommand == .lint
          ? "not __fish_seen_subcommand_from \(all)" : "__fish_seen_subcommand_from \(subcommand.rawValue)"
        text += "complete -c observer-lint -n '\(condition)' -l \(option.name.rawValue.dropFirst(2))"
        if let letter = option.short { text += " -s \(letter)" }
        if let value = option.value { text += fishAction(value) }
        text += " -d '\(fishQuoted(option.meaning))'\n"
      }
    }
    return text
  }

  private static func fishAction(_ value: OptionValue) -> String {
    switch value {
    case .choice(_, let words): " -x -a '\(words.joined(separator: " "))'"
    case .rule: " -x -a '\(RulePage.all.map(\.id).joined(separator: " "))'"
    case .file: " -r -F"
    case .folder: " -x -a '(__fish_complete_directories)'"
    case .configuration: " -x -a '(__fish_complete_suffix .json)'"
    case .revision:
      " -x -a 'HEAD (git for-each-ref --format=\"%(refname:short)\" 2>/dev/null)'"
    case .site: " -x -a '(__observer_lint_sites)'"
    case .text: " -x"
    }
  }

  private static func fishQuoted(_ text: String) -> String {
    text.reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : "\($1)" }
  }
}
