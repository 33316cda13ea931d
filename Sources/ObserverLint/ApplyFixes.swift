/// A request for fixes.
public struct FixRequest: Sendable {
  public var lint: LintRequest
  /// Also fixes that need a person's eye.
  public var includesUnsafe = false
  /// Otherwise only the patch is made.
  public var writesFiles = true

  public init(_ lint: LintRequest) { self.lint = lint }
}

/// The result of applying fixes.
public struct FixReport: Sendable {
  /// The report of the remaining findings.
  public var report: LintReport
  /// How many findings were fixed.
  public var fixed = 0
  /// Files that have changed or, without writing, would have.
  public var changedFiles: [PathBytes] = []
  /// For `git apply` or `patch -p1` in the current folder.
  public var patch: [UInt8] = []
}

/// Lints, applies what can be fixed, and lints again until nothing more can be. Fixes that get into each other's way
/// are made one after the other. Files are written at the end, each whole, and only where it still is what was read.
/// Where the report does not permit writing, nothing is fixed and there is no patch.
public func applyFixes(_ request: FixRequest) -> FixReport {
  var lintRequest = request.lint
  lintRequest.proposesFixes = true
  var originals: [PathBytes: [UInt8]] = [:]
  var result = FixReport(report: lint(lintRequest))
  for _ in 0..<maximumPasses where result.report.permitsWriting {
    let fixes = result.report.findings.compactMap { finding in
      finding.fixes.first { request.includesUnsafe || $0.safety == .safe }?.fix
    }
    let (edits, count) = EditApplication.compatible(fixes)
    guard !edits.isEmpty else { break }
    for (file, edits) in Dictionary(grouping: edits, by: \.range.file) {
      let path = result.report.files[file].path
      guard let text = lintRequest.overlay[path] ?? (try? FileReader.bytes(of: path).get()) else { continue }
      if originals[path] == nil { originals[path] = text }
      lintRequest.overlay[path] = EditApplication.apply(edits, to: text)
    }
    result.fixed += count
    result.report = lint(lintRequest)
  }
  guard result.report.permitsWriting else { return FixReport(report: result.report) }
  let currentFolder = result.report.currentFolder
  for path in originals.keys.sorted() {
    guard let old = originals[path], let new = lintRequest.overlay[path], new != old else { continue }
    let shown = path.shown(from: currentFolder)
    if request.writesFiles {
      if let problem = replace(path, old, new) {
        result.report.problems.append(Problem(path: shown, message: problem))
        continue
      }
    } else if shown.bytes.first == UInt8(ascii: "/") {
      let message = "lies outside of the current folder, from which a patch is applied; run the command further up"
      result.report.problems.append(Problem(path: shown, message: message))
      continue
    } else {
      result.patch += UnifiedDiff.patch(path: shown, from: old, to: new)
    }
    result.changedFiles.append(shown)
  }
  return result
}

/// Each pass makes at least one fix; no program has so many that stand in each other's way.
private let maximumPasses = 64

/// Replaces the text of a file. Returns the failure, or nil.
private func replace(_ path: PathBytes, _ old: [UInt8], _ new: [UInt8]) -> String? {
  guard (try? FileReader.bytes(of: path).get()) == old else {
    return "has changed since it was read, and is left as it is; run the command again"
  }
  do {
    try FileReplacement.write(new, to: path)
    return nil
  } catch {
    return error.explanation
  }
}
