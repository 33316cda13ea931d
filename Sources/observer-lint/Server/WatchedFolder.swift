import ObserverLint

/// A folder of the workspace, or the open files outside of all folders: a program that is linted when its files change.
struct WatchedFolder {
  /// Without links. Nil for the open files outside of all folders.
  let folder: PathBytes?
  /// The address as the client writes it, without a slash at the end.
  let address: String?
  private var request: LintRequest
  /// Nil before the first lint.
  private var program: WatchedProgram?
  /// The report of the last lint.
  private(set) var report: LintReport?
  private var isStale = true
  private var looksAgain = false

  init(folder: PathBytes?, address: String?, _ request: LintRequest) {
    self.folder = folder
    self.address = address
    self.request = request
    if let folder { self.request.currentFolder = folder }
  }

  /// Sets the unsaved text of a file, which need not belong to the program. Nil takes the text back.
  mutating func setText(_ text: [UInt8]?, of file: PathBytes) {
    guard program != nil else {
      request.overlay[file] = text
      return
    }
    if program?.setText(text, of: file) ?? false { isStale = true }
  }

  /// Sets the files that are reported.
  mutating func setFiles(_ files: [PathBytes]) {
    request.paths = files
    program?.setPaths(files)
    looksAgain = true
  }

  /// The next lint looks at the disk.
  mutating func lookAgain() { looksAgain = true }

  /// Lints the program if a file of it has changed.
  mutating func lint() {
    if program == nil {
      program = WatchedProgram(request, repeatsFixes: true)
      request.overlay = [:]
    } else if looksAgain, program?.look() ?? 0 > 0 {
      isStale = true
    }
    looksAgain = false
    if isStale { report = program?.lint() }
    isStale = false
  }

  /// The text of a file of the program as the last lint saw it.
  func text(of file: PathBytes) -> [UInt8]? { program?.text(of: file) }

  /// True if the file on disk has the text that the last lint saw.
  func isSaved(_ file: PathBytes) -> Bool { program?.isSaved(file) ?? false }

  /// True if the file lies in the folder.
  func contains(_ file: PathBytes) -> Bool { folder.map { file.relative(to: $0) != nil } ?? false }

  /// The address of a file in the folder.
  func address(of file: PathBytes) -> String? {
    guard let folder, let address, let rest = file.relative(to: folder) else { return nil }
    return "\(address)/\(PercentEncoding.encode(Array(rest)))"
  }
}
