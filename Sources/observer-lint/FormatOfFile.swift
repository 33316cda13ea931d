import ObserverLint

extension ReportFormat {
  /// What a file's name says of its format; nil where it says nothing.
  init?(ofFile file: PathBytes) throws(UsageError) {
    let name = file.description.lowercased()
    if name.hasSuffix(".sarif") || name.hasSuffix(".sarif.json") {
      self = .sarif
    } else if name.hasSuffix(".json") {
      self = .json
    } else if name.hasSuffix(".xml") {
      throw UsageError("'--output \(file)' may be checkstyle or junit; say which with a '--format' before it")
    } else {
      return nil
    }
  }
}
