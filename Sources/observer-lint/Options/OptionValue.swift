import ObserverLint

/// The word that follows an option.
enum OptionValue {
  /// One of these words. The name stands for them where they are too many to list.
  case choice(name: String, [String])
  case rule
  case file(String)
  case folder
  /// A file in JSON.
  case configuration
  /// A git revision.
  case revision
  /// A file and a line with something to explain.
  case site
  /// Only the person knows.
  case text(String)

  var placeholder: String {
    switch self {
    case .choice(let name, let words): lists(words) ? words.joined(separator: "|") : name
    case .rule: "RULE"
    case .file(let name), .text(let name): name
    case .folder: "DIR"
    case .configuration: "FILE"
    case .revision: "REV"
    case .site: "FILE[:LINE]"
    }
  }

  /// The words, if the placeholder does not list them.
  var furtherWords: [String] {
    if case .choice(_, let words) = self, !lists(words) { words } else { [] }
  }

  private func lists(_ words: [String]) -> Bool { words.count <= 4 }
}
