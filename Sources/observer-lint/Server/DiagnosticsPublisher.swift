import ObserverLint

/// The diagnostics that the client has, and the differences to those of a new report.
struct DiagnosticsPublisher {
  /// The diagnostics of a file.
  struct Publication: Equatable {
    var address: String
    /// The version of the open document. Nil for a file that is not open.
    var version: Int?
    var diagnostics: [Diagnostic]
  }

  private struct Known {
    var version: Int?
    var diagnostics: [Diagnostic]
    /// True if the client got the same list for the version before. A client may drop a list that is for an old version.
    var isRepeated = false
  }

  /// By address.
  private var known: [String: Known] = [:]

  /// The publications that bring the client from what it has to what is found, in the order of their addresses.
  ///
  /// - Parameters:
  ///   - found: The diagnostics of the files that have some.
  ///   - versions: The versions of the open documents.
  mutating func publish(_ found: [String: [Diagnostic]], versions: [String: Int]) -> [Publication] {
    var publications: [Publication] = []
    for address in Set(found.keys).union(known.keys).sorted() {
      let (diagnostics, version) = (found[address] ?? [], versions[address])
      let before = known[address] ?? Known(version: version, diagnostics: [], isRepeated: true)
      let isNew = diagnostics != before.diagnostics
      let isForNewVersion = version != nil && version != before.version
      if isNew || (isForNewVersion && !(diagnostics.isEmpty && before.isRepeated)) {
        publications.append(Publication(address: address, version: version, diagnostics: diagnostics))
        known[address] = Known(version: version, diagnostics: diagnostics, isRepeated: !isNew)
      }
      if diagnostics.isEmpty, version == nil { known[address] = nil }
    }
    return publications
  }
}

extension DiagnosticsPublisher.Publication {
  func message() -> OutgoingMessage {
    .notification("textDocument/publishDiagnostics") { json in
      json.member("uri", address)
      if let version { json.member("version", version) }
      json.member("diagnostics") { $0.array(diagnostics) { $1.write(to: &$0) } }
    }
  }
}
