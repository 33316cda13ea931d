import Foundation

/// A program that looks at all Swift files below a folder.
struct Contender {
  let name: String
  let command: @Sendable (_ folder: URL) -> [String]

  /// - Parameter rules: the only ones that are asked; none: all.
  static func linter(_ binary: URL, name: String = "observer-lint", rules: [String] = []) -> Contender {
    Contender(name: name) { folder in
      // The whole job, and the report in JSON.
      [binary.path, "--format", "json", "--fail-level", "never", "--scope", folder.path]
        + rules.flatMap { ["--only-rule", $0] } + [folder.path]
    }
  }

  static func ripgrep(_ binary: URL) -> Contender {
    Contender(name: "rg -c addObserver -t swift") { folder in
      [binary.path, "-c", "addObserver", "-t", "swift", folder.path]
    }
  }

  static func visitor(_ binary: URL) -> Contender {
    Contender(name: "SwiftSyntax visitor") { [binary.path, $0.path] }
  }

  static func visitorOfHits(_ binary: URL) -> Contender {
    Contender(name: "SwiftSyntax visitor, only files with the word") { folder in
      [binary.path, "--files-with", "addObserver", folder.path]
    }
  }

  static func astGrep(_ binary: URL, rules: URL) -> Contender {
    Contender(name: "ast-grep, two rules") { folder in
      [binary.path, "scan", "--config", rules.appendingPathComponent("sgconfig.yml").path, folder.path]
    }
  }
}
