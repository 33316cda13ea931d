import ObserverLint

/// `observer-lint completions SHELL`
struct CompletionsCommand {
  private enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  private let shell: Shell

  init(_ raw: RawArguments) throws(UsageError) {
    let words = Shell.allCases.map(\.rawValue)
    guard let operand = raw.operands.first, raw.operands.count == 1 else {
      throw UsageError("'completions' takes the name of one shell: \(words.joined(separator: ", "))")
    }
    guard let shell = Shell(rawValue: operand.description) else {
      let hint = NearestName.hint(for: operand.description, among: words)
      throw UsageError("no completions for '\(operand)'; there are some for \(words.joined(separator: ", "))\(hint)")
    }
    self.shell = shell
  }

  func run() -> Int32 {
    switch shell {
    case .bash: StandardStreams.print(CompletionScript.bash)
    case .zsh: StandardStreams.print(CompletionScript.zsh)
    case .fish: StandardStreams.print(CompletionScript.fish)
    }
  }

  static var shells: [String] { Shell.allCases.map(\.rawValue) }
}
