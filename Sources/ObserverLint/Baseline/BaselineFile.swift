/// A baseline as it is written down.
enum BaselineFile {
  static let schemaVersion = 1

  static func text(of baseline: Baseline) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("schemaVersion", schemaVersion)
      json.member("findings") { json in
        json.array(baseline.counts.sorted { $0.key < $1.key }) { json, element in
          let (entry, count) = element
          json.object { json in
            json.member("path", entry.path.description)
            if !entry.path.isUTF8 { json.member("pathBase64", Base64.encode(entry.path.bytes)) }
            json.member("rule", entry.rule)
            json.member("text", entry.text)
            if count > 1 { json.member("count", count) }
          }
        }
      }
    }
    json.newline()
    return json.bytes
  }

  /// A problem where the file is none of ours.
  static func read(_ file: PathBytes) -> Result<Baseline, Refusal> {
    let bytes: [UInt8]
    switch FileReader.bytes(of: file) {
    case .success(let read): bytes = read
    case .failure(.system(let error)) where error.isMissing:
      return .failure(Refusal("there is no such baseline; --write-baseline makes one", permitsWriting: true))
    // Such as /dev/stdout.
    case .failure(.notAFile): return .failure(Refusal(FileReader.Failure.notAFile.explanation, permitsWriting: true))
    case .failure(let failure): return .failure(Refusal(failure.explanation, permitsWriting: false))
    }
    do {
      return try baseline(JSONReader.read(bytes), folder: file.parent ?? "/")
    } catch {
      let (line, column) = LineTable(bytes).place(of: error.offset)
      return .failure(
        Refusal("not a baseline: line \(line), column \(column): \(error.message)", permitsWriting: bytes.isEmpty))
    }
  }

  struct Refusal: Error {
    let explanation: String
    /// True if a baseline may replace the file: there is none, or it is a baseline of another version, empty or a device.
    let permitsWriting: Bool

    fileprivate init(_ explanation: String, permitsWriting: Bool) {
      self.explanation = explanation
      self.permitsWriting = permitsWriting
    }
  }

  private static func baseline(_ document: JSONValue, folder: PathBytes) throws(JSONFailure) -> Result<
    Baseline, Refusal
  > {
    guard document["schemaVersion"]?.integer == schemaVersion, let findings = document["findings"]?.array else {
      return .failure(
        Refusal(
          "not a baseline of this version; write a new one with --write-baseline",
          permitsWriting: document["schemaVersion"] != nil && document["findings"] != nil))
    }
    var baseline = Baseline(base: folder)
    for finding in findings {
      guard let path = finding["path"]?.string, let rule = finding["rule"]?.string, let text = finding["text"]?.string
      else { throw JSONFailure(offset: finding.offset, message: "an entry needs 'path', 'rule' and 'text'") }
      let bytes = finding["pathBase64"]?.string.flatMap { Base64.decode($0) }
      let entry = Baseline.Entry(path: bytes.map { PathBytes($0) } ?? PathBytes(path), rule: rule, text: text)
      baseline.add(entry, count: max(1, finding["count"]?.integer ?? 1))
    }
    return .success(baseline)
  }
}
