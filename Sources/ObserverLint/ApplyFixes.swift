/// A request for fixes.
public struct FixRequest: Sendable {
  public var lint: LintRequest
  /// Also fixes that need a person's eye.
  public var includesUnsafe = false
  /// Otherwise only the patch is made.
  public var writesFiles = true
  /// True if no text may change but those of the overlay, whose new texts are in the result.
  public var changesOverlayOnly = false

  public init(_ lint: LintRequest) { self.lint = lint }
}

/// The result of applying fixes.
public struct FixReport: Sendable {
  /// The report of the remaining findings.
  public var report: LintReport
  /// The number of findings that were fixed, in files that have changed or, without writing, would have.
  public var fixed: Int { (report.fixed ?? []).reduce(0) { $0 + $1.count } }
  /// The severity of each finding that was fixed.
  package var severities: [Severity] = []
  /// Files that have changed or, without writing, would have.
  public var changedFiles: [PathBytes] = []
  /// For `git apply` or `patch -p1` in `patchFolder`.
  public var patch: [UInt8] = []
  /// The folder that the paths of the patch begin at: the current folder, if all changed files lie in it. Otherwise the
  /// repository of all changed files, or the folder around them.
  public var patchFolder: PathBytes
  /// The texts of the request's overlay with the fixes, by absolute paths. Empty if nothing may be changed.
  public var overlay: [PathBytes: [UInt8]] = [:]

  init(report: LintReport) {
    self.report = report
    patchFolder = report.currentFolder
  }
}

/// Lints, applies what can be fixed, and lints again until nothing more can be. Fixes that get into each other's way
/// are made one after the other. Files are written at the end, each whole, and only where it still is what was linted; files
/// that fixes change together are written together or not at all. Where the report does not permit writing, nothing is
/// fixed and there is no patch.
public func applyFixes(_ request: FixRequest) -> FixReport { applyFixes(request) { lint($0) } }

/// The same with another way to lint, which tests make use of.
func applyFixes(_ request: FixRequest, _ lint: (LintRequest) -> LintReport) -> FixReport {
  withoutActuallyEscaping(lint) { lint in
    var run = FixRun(request, lint)
    run.makeFixes()
    return run.finish()
  }
}
