/// The settings of a repository that git needs: how names and texts are stored, and which branch follows which. None of
/// them names a command, and git gets no others.
enum GitSettings {
  private static let names: Set = [
    "core.repositoryformatversion", "extensions.objectformat", "extensions.refstorage",
    "core.autocrlf", "core.eol", "core.filemode", "core.ignorecase", "core.precomposeunicode", "core.symlinks",
  ]

  /// The settings behind `@{upstream}`.
  private static func isOfBranch(_ section: String, _ variable: String) -> Bool {
    section == "branch" && ["remote", "merge"].contains(variable) || section == "remote" && variable == "fetch"
  }

  /// Returns the settings as the text of a configuration file.
  static func text(for repository: RepositoryFolders) -> [UInt8] {
    let file = repository.common.appending("config")
    guard let listed = Git.run(["config", "--file", file, "--no-includes", "--null", "--list"]) else { return [] }
    var text = Array("[core]\n\tbare = false\n".utf8)
    for setting in listed.split(separator: 0) {
      let parts = setting.split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let name = Name(String(decoding: parts[0], as: UTF8.self)) else { continue }
      guard names.contains(name.full) || isOfBranch(name.section, name.variable) else { continue }
      text += Array("[\(name.section)".utf8)
      if !name.subsection.isEmpty { text += Array(" ".utf8) + quoted(Array(name.subsection.utf8)[...]) }
      text += Array("]\n\t\(name.variable) = ".utf8) + quoted(parts[1]) + Array("\n".utf8)
    }
    return text
  }

  /// `section.variable` or `section.sub.section.variable`.
  private struct Name {
    var full: String
    var section: String
    var subsection = ""
    var variable: String

    init?(_ text: String) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count >= 2 else { return nil }
      full = text
      section = String(parts[0])
      subsection = parts.dropFirst().dropLast().joined(separator: ".")
      variable = String(parts[parts.count - 1])
    }
  }

  private static func quoted(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result = [UInt8(ascii: "\"")]
    for byte in text {
      switch byte {
      case UInt8(ascii: "\n"): result += Array("\\n".utf8)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
      default: result.append(byte)
      }
    }
    return result + [UInt8(ascii: "\"")]
  }
}
