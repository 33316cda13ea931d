import ObserverLint

extension Option {
  /// The kinds of words that can follow an option.
  enum Completion {
    case nothing
    case words([String])
    case files
    case folders
    /// Nobody but the person knows.
    case text
  }

  var completion: Completion {
    switch value {
    case nil: .nothing
    case "DIR": .folders
    case "RULE": .words(RulePage.all.map(\.id))
    case "FILE", "PATH": .files
    case let value? where value.contains("|"): .words(value.split(separator: "|").map(String.init))
    default: .text
    }
  }
}

extension Subcommand {
  /// The words that can stand behind the subcommand. Linting takes files.
  var operands: [String] {
    switch self {
    case .rules: RulePage.all.map(\.id)
    case .completions: CompletionsCommand.shells
    default: []
    }
  }
}

/// Scripts with which a shell completes the command's words, made from the table of options.
enum CompletionScript {
  private static let subcommands = Subcommand.allCases.filter { !$0.rawValue.isEmpty }

  static var bash: String {
    var text = """
      # observer-lint's completions for bash. To have them: eval "$(observer-lint completions bash)"
      _observer_lint() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command='' candidate
        for candidate in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case $candidate in
            \(subcommands.map(\.rawValue).joined(separator: "|"))) command=$candidate; break;;
          esac
        done
        compopt +o default 2>/dev/null
        case $command:$before in

      """
    for option in Option.all {
      let action: String
      switch option.completion {
      case .nothing: continue
      case .words(let words): action = "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))"
      case .files: action = "compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f -- \"$word\")"
      case .folders: action = "compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -d -- \"$word\")"
      case .text: action = "COMPREPLY=()"
      }
      let words = option.subcommands.map { "\($0.rawValue):\(option.name.rawValue)" }.joined(separator: "|")
      text += "    \(words)) \(action); return;;\n"
    }
    text += "  esac\n  case $command in\n"
    for subcommand in subcommands {
      let words = subcommand.operands + names(of: subcommand)
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

  private static func names(of subcommand: Subcommand) -> [String] {
    Option.all.filter { $0.subcommands.contains(subcommand) }.map(\.name.rawValue)
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
              _arguments -s -S '1: :' $options '*: :(\(subcommand.operands.joined(separator: " ")))'
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
    Option.all.filter { $0.subcommands.contains(subcommand) }.map { option in
      var text = "'*\(option.name.rawValue)"
      if option.value != nil { text += "=" }
      text += "[\(quoted(option.meaning, escaping: "[]:\\"))]"
      let value = quoted(option.value ?? "", escaping: ":\\")
      switch option.completion {
      case .nothing: break
      case .words(let words): text += ":value:(\(words.joined(separator: " ")))"
      case .files: text += ":\(value):_files"
      case .folders: text += ":\(value):_files -/"
      case .text: text += ":\(value): "
      }
      return "        \(text)'"
    }.joined(separator: "\n")
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
    var text = "# observer-lint's completions for fish. To have them: observer-lint completions fish | source\n"
    let all = subcommands.map(\.rawValue).joined(separator: " ")
    for subcommand in subcommands {
      text += "complete -c observer-lint -n '__fish_is_first_arg' -a \(subcommand.rawValue)\n"
      let condition = "__fish_seen_subcommand_from \(subcommand.rawValue)"
      let words = subcommand.operands.joined(separator: " ")
      text += "complete -c observer-lint -n '\(condition)' -f -a '\(words)'\n"
    }
    for option in Option.all {
      for subcommand in option.subcommands {
        let condition =
          subcommand == .lint
          ? "not __fish_seen_subcommand_from \(all)" : "__fish_seen_subcommand_from \(subcommand.rawValue)"
        text += "complete -c observer-lint -n '\(condition)' -l \(option.name.rawValue.dropFirst(2))"
        switch option.completion {
        case .nothing: break
        case .words(let words): text += " -x -a '\(words.joined(separator: " "))'"
        case .files: text += " -r -F"
        case .folders: text += " -x -a '(__fish_complete_directories)'"
        case .text: text += " -x"
        }
        text += " -d '\(fishQuoted(option.meaning))'\n"
      }
    }
    return text
  }

  private static func fishQuoted(_ text: String) -> String {
    text.reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : "\($1)" }
  }
}
