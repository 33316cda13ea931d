/// The use of a file of known findings.
public enum BaselineUse: Sendable {
  /// Report only what it does not know.
  case compare(PathBytes)
  /// The same, and let it forget what is no more.
  case prune(PathBytes)
  /// Let it know all that is found, and nothing else about the files that are linted.
  case write(PathBytes)
}

extension LintRequest {
  /// The baseline that is held against what is found, and not written.
  var baselineRead: [PathBytes] { if case .compare(let file) = baseline { [file] } else { [] } }
}

extension BaselineUse {
  /// The use that is left if the file cannot be written.
  package var unwritten: BaselineUse? {
    switch self {
    case .compare(let file), .prune(let file): .compare(file)
    case .write: nil
    }
  }
}
