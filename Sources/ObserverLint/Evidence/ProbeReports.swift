/// The reports of the runtime probe, of all processes together. `Rules/schema/probe-report.schema.json` describes a
/// file.
struct ProbeReports: Sendable {
  /// The identity of a row, whichever process wrote it.
  struct Key: Sendable, Hashable {
    var fileID: String
    var filePath: String
    var line: Int
    /// The fingerprint of the line's text; see `LineFingerprints`. Nil: the probe did not have the source.
    var fingerprint: String?
    /// Nil: every name.
    var name: String?
    var verdict: RunTimeEvidence.State
  }

  struct Row: Sendable {
    var key: Key
    var count: Int
    var processes: Int
    /// True if the probe counted it as leaked, according to its `fail_on`.
    var isLeaked: Bool
  }

  private(set) var rows: [Row] = []
  private(set) var problems: [Problem] = []
  /// The reports that were read.
  private(set) var files: [PathBytes] = []

  private static let schemaVersion = 1

  /// From folders, and from files. Rows of a place, a name and a verdict are added up, whichever processes had them.
  init(_ paths: [PathBytes], currentFolder: PathBytes) {
    var rows: [Key: Row] = [:]
    for path in paths {
      let files = reportFiles(at: path, currentFolder)
      for file in files {
        guard let read = read(file, currentFolder) else { continue }
        self.files.append(file)
        for row in read {
          guard var known = rows[row.key] else {
            rows[row.key] = row
            continue
          }
          known.count += row.count
          known.processes += 1
          known.isLeaked = known.isLeaked || row.isLeaked
          rows[row.key] = known
        }
      }
    }
    self.rows = rows.values.sorted { $0.key.precedes($1.key) }
  }

  /// Reports are called `leakprobe-….json`; a file that is named may be called anything.
  private mutating func reportFiles(at path: PathBytes, _ currentFolder: PathBytes) -> [PathBytes] {
    let located = path.located(in: currentFolder)
    switch Folder.identify(located, followingLinks: true) {
    case .failure(let failure):
      problems.append(Problem(path: path, message: failure.explanation))
      return []
    case .success(let found) where found.kind != .folder:
      return [located]
    case .success:
      switch Folder.entries(of: located, endings: [Array(".json".utf8)], names: []) {
      case .failure(let failure):
        problems.append(Problem(path: path, message: failure.explanation))
        return []
      case .success(let entries):
        let names = entries.filter { $0.kind == .file && $0.name.starts(with: "leakprobe-".utf8) }.map(\.name)
        if names.isEmpty {
          let advice = "no report of the probe here; have it write some with LEAKPROBE_OPTIONS=report_dir=…"
          problems.append(Problem(path: path, message: advice))
        }
        return names.map { located.appending($0) }.sorted()
      }
    }
  }

  private mutating func read(_ file: PathBytes, _ currentFolder: PathBytes) -> [Row]? {
    func problem(_ message: String) -> Problem { Problem(path: file.shown(from: currentFolder), message: message) }
    switch FileReader.bytes(of: file) {
    case .failure(let failure):
      problems.append(problem(failure.explanation))
      return nil
    case .success(let bytes):
      do {
        return try Self.rows(in: JSONReader.read(bytes))
      } catch {
        problems.append(problem("no report of the probe: \(error.message)"))
      }
      return nil
    }
  }

  private static func rows(in document: JSONValue) throws(JSONFailure) -> [Row] {
    guard document["tool"]?["name"]?.string == "LeakProbe", let values = document["rows"]?.array else {
      throw JSONFailure(offset: document.offset, message: "it has no rows of LeakProbe's")
    }
    guard let version = document["schemaVersion"]?.integer, version == schemaVersion else {
      throw JSONFailure(offset: document.offset, message: "its schemaVersion is not \(schemaVersion)")
    }
    var rows: [Row] = []
    for value in values {
      guard let fileID = value["fileID"]?.string, let filePath = value["filePath"]?.string,
        let line = value["line"]?.integer, line > 0,
        let verdict = value["verdict"]?.string.flatMap(RunTimeEvidence.State.init),
        let count = value["count"]?.integer, count > 0
      else { throw JSONFailure(offset: value.offset, message: "a row has no place, verdict or count") }
      if case .bool(true)? = value["suppressed"]?.content { continue }
      var isLeaked = false
      if case .bool(true)? = value["leaked"]?.content { isLeaked = true }
      let key = Key(
        fileID: fileID, filePath: filePath, line: line, fingerprint: value["fingerprint"]?.string,
        name: value["name"]?.string, verdict: verdict)
      rows.append(Row(key: key, count: count, processes: 1, isLeaked: isLeaked))
    }
    return rows
  }
}

extension ProbeReports.Key {
  func precedes(_ other: ProbeReports.Key) -> Bool {
    (filePath, line, name ?? "", verdict.rawValue, fingerprint ?? "")
      < (other.filePath, other.line, other.name ?? "", other.verdict.rawValue, other.fingerprint ?? "")
  }

  /// For people: `Player/Playback.swift:31`.
  var place: String { "\(fileID):\(line)" }
}
