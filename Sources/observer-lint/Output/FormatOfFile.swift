import ObserverLint

extension ReportFormat {
  /// The format that the name of a file stands for; nil if the name stands for none.
  init?(ofFile file: PathBytes) throws(UsageError) {
    let name = file.description.lowercased()
    if name.hasSuffix(".sarif") || name.hasSuffix(".sarif.json") {
      self = .sarif
    } else if name.hasSuffix(".json") {
      self = .json
    } else if name.hasSuffix(".md") {
      self = .markdown
    } else if name.hasSuffix(".xml") {
      throw UsageError("'--output \(file)' may be checkstyle or junit; say which with a '--format' before it")
    } else if name.hasSuffix(".html") {
      throw UsageError("'--output \(file)': no format is HTML; a name that ends with .md makes a Markdown report")
    } else {
      return nil
    }
  }
}
