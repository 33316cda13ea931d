import ObserverLint

/// The folders of the workspace and the open documents.
struct Workspace {
  private let request: LintRequest
  private var folders: [WatchedFolder] = []
  /// Nil if each open document lies in a folder.
  private var outside: WatchedFolder?
  /// By their addresses.
  private(set) var documents: [String: Document] = [:]
  /// The addresses that the client has used last, by their files. Of an open file, the address of an open document.
  private var addresses: [PathBytes: String] = [:]

  init(_ request: LintRequest) { self.request = request }

  // MARK: Folders

  mutating func addFolder(address: String) {
    guard let path = FileAddress.path(of: address), !folders.contains(where: { $0.folder == path }) else { return }
    var trimmed = Substring(address)
    while trimmed.last == "/" { trimmed.removeLast() }
    if path == "/" { trimmed = "file://" }
    var folder = WatchedFolder(folder: path, address: String(trimmed), request)
    for document in sources { folder.setText(document.text, of: document.file) }
    folders.append(folder)
    setFilesOutside()
  }

  mutating func removeFolder(address: String) {
    guard let path = FileAddress.path(of: address) else { return }
    folders.removeAll { $0.folder == path }
    setFilesOutside()
  }

  /// The number of the innermost folder around a file.
  private func folder(around file: PathBytes) -> Int? {
    let candidates = folders.indices.filter { folders[$0].contains(file) }
    return candidates.max { folders[$0].folder?.bytes.count ?? 0 < folders[$1].folder?.bytes.count ?? 0 }
  }

  /// The folder that reports a file.
  private func reporter(of file: PathBytes) -> WatchedFolder? { folder(around: file).map { folders[$0] } ?? outside }

  private mutating func setFilesOutside() {
    let texts = sources.filter { folder(around: $0.file) == nil }
    if texts.isEmpty {
      outside = nil
      return
    }
    if outside == nil {
      var created = WatchedFolder(folder: nil, address: nil, request)
      for document in sources { created.setText(document.text, of: document.file) }
      outside = created
    }
    outside?.setFiles(texts.map(\.file).sorted())
  }

  // MARK: Documents

  mutating func open(_ document: Document) {
    documents[document.address] = document
    addresses[document.file] = document.address
    setText(of: document.file)
    setFilesOutside()
    lookAgain()
  }

  /// Returns false if the document is not open.
  mutating func change(
    _ address: String, _ changes: [Document.Change], version: Int?, _ encoding: PositionEncoding
  ) -> Bool {
    guard let file = documents[address]?.file else { return false }
    let wasUnknown = documents[address]?.text == nil
    documents[address]?.apply(changes, version: version, encoding)
    addresses[file] = address
    setText(of: file)
    // A file that is not on disk joins its program again.
    if wasUnknown { lookAgain() }
    return true
  }

  /// A change of a document is lost. Until its whole text comes, the file counts as it is on disk.
  mutating func forgetText(of address: String) {
    guard let file = documents[address]?.file else { return }
    documents[address]?.forgetText()
    setText(of: file)
    lookAgain()
  }

  mutating func close(_ address: String) {
    guard let document = documents.removeValue(forKey: address) else { return }
    if addresses[document.file] == address, let other = self.document(of: document.file) {
      addresses[document.file] = other.address
    }
    setText(of: document.file)
    setFilesOutside()
    lookAgain()
  }

  /// The document of a file. The last that the client opened or changed, if several addresses lead to the file.
  func document(of file: PathBytes) -> Document? {
    addresses[file].flatMap { documents[$0] } ?? documents.values.first { $0.file == file }
  }

  /// The documents with Swift, one of each file.
  private var sources: [Document] {
    documents.values.filter { $0.isSwift && document(of: $0.file)?.address == $0.address }
  }

  private mutating func setText(of file: PathBytes) {
    let document = document(of: file)
    if document.map({ !$0.isSwift }) ?? false { return }
    for index in folders.indices { folders[index].setText(document?.text, of: file) }
    outside?.setText(document?.text, of: file)
  }

  /// The next lint looks at the disk.
  mutating func lookAgain() {
    for index in folders.indices { folders[index].lookAgain() }
    outside?.lookAgain()
  }

  // MARK: Reports

  mutating func lint() {
    for index in folders.indices { folders[index].lint() }
    outside?.lint()
  }

  /// The address of a file: as the client wrote it, if it has.
  func address(of file: PathBytes) -> String {
    addresses[file] ?? folder(around: file).flatMap { folders[$0].address(of: file) } ?? FileAddress.address(of: file)
  }

  /// The findings of the last reports with their files. A file in several folders belongs to the innermost.
  func visitFindings(_ visit: (PathBytes, LocatedFinding, LintReport) -> Void) {
    for (number, part) in (folders.map(Optional.some) + [outside]).enumerated() {
      guard let report = part?.report else { continue }
      for finding in report.findings {
        let file = finding.place.path.resolved(in: report.currentFolder)
        if folder(around: file) == (number < folders.count ? number : nil) { visit(file, finding, report) }
      }
    }
  }

  /// The failures of the last reports, each once, with their files.
  var problems: [(file: PathBytes, problem: Problem)] {
    var result: [(file: PathBytes, problem: Problem)] = []
    for part in folders + [outside].compactMap(\.self) {
      guard let report = part.report else { continue }
      for problem in report.problems {
        let file = problem.path.resolved(in: report.currentFolder)
        if !result.contains(where: { $0.file == file && $0.problem.message == problem.message }) {
          result.append((file, problem))
        }
      }
    }
    return result
  }

  /// The report with the findings of a file. Nil if no file may be changed because of it.
  func report(of file: PathBytes) -> LintReport? {
    reporter(of: file)?.report.flatMap { $0.permitsWriting ? $0 : nil }
  }

  /// The text of a file that may be edited: the last lint saw the text that the editor has, or that is on disk. Nil if the
  /// text has changed since.
  ///
  /// - Parameter reported: the file with the finding, whose program was linted.
  func editableText(of file: PathBytes, for reported: PathBytes) -> [UInt8]? {
    guard let program = reporter(of: reported), let linted = program.text(of: file) else { return nil }
    if let document = document(of: file) { return document.text == linted ? linted : nil }
    return program.isSaved(file) ? linted : nil
  }
}
