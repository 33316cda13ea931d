import ObserverLint

/// A report in one format, and where it goes.
struct ReportOutput {
  var format: ReportFormat
  /// Nil: standard output.
  var file: PathBytes?
  /// True if the command line says where the report goes.
  private var isPlaced = false

  private init(format: ReportFormat) { self.format = format }

  /// At least one.
  static func all(_ raw: RawArguments) throws(UsageError) -> [ReportOutput] {
    var outputs: [ReportOutput] = []
    for (name, value) in raw.options {
      if name == .format {
        outputs.append(ReportOutput(format: try name.choice(value)))
      } else if name == .output {
        try checkTarget(value, .output)
        // Without a format of its own, the file's name says which.
        if outputs.last.map(\.isPlaced) ?? true {
          let named = try ReportFormat(ofFile: value)
          guard let format = named ?? (outputs.isEmpty ? .text : nil) else {
            throw UsageError("'--output \(value)' needs a '--format' of its own before it")
          }
          outputs.append(ReportOutput(format: format))
        }
        let target = OutputTarget(value)
        if outputs.contains(where: { $0.file.map { target.isSame(as: OutputTarget($0)) } ?? false }) {
          throw UsageError("'--output \(value)' is given twice; each format needs a file of its own")
        }
        outputs[outputs.count - 1].file = value == "-" ? nil : value
        outputs[outputs.count - 1].isPlaced = true
      }
    }
    if outputs.isEmpty { return [ReportOutput(format: .text)] }
    if outputs.count(where: { $0.file == nil }) > 1 {
      throw UsageError("only one '--format' can go to standard output; give the others an '--output FILE'")
    }
    return outputs
  }

  /// A run writes to no file that people write.
  static func checkTarget(_ file: PathBytes, _ name: Option.Name) throws(UsageError) {
    if file == "" { throw UsageError("'\(name.rawValue)' needs the name of a file") }
    if OutputTarget(file).isSource {
      throw UsageError("'\(name.rawValue) \(file)' would overwrite a source file; name another file")
    }
  }
}
