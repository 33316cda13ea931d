import ObserverLint

/// A change that the editor offers.
struct CodeAction: Equatable {
  enum Kind: String, CaseIterable {
    case quickFix = "quickfix"
    case fixAll = "source.fixAll.observer-lint"

    /// True if a client that asks for some kinds means this kind, too: `source` means `source.fixAll`.
    func isWanted(by only: [String]?) -> Bool {
      guard let only else { return self == .quickFix }
      return only.contains { $0.isEmpty ? self == .quickFix : rawValue == $0 || rawValue.hasPrefix($0 + ".") }
    }
  }

  var title: String
  var kind: Kind
  /// The finding that the action ends.
  var diagnostic: Diagnostic?
  var isPreferred = false
  var files: [FileEdits]

  struct FileEdits: Equatable {
    var address: String
    /// Nil for a file that is not open.
    var version: Int?
    var edits: [TextEdit]
  }

  struct TextEdit: Equatable {
    var range: TextRange
    var text: String
  }
}

extension CodeAction {
  /// - Parameter hasVersions: true if the client takes edits with the versions of their documents.
  func write(to json: inout JSONWriter, hasVersions: Bool) {
    json.object { json in
      json.member("title", title)
      json.member("kind", kind.rawValue)
      if let diagnostic {
        json.member("diagnostics") { $0.array(CollectionOfOne(diagnostic)) { $1.write(to: &$0) } }
      }
      if isPreferred { json.member("isPreferred", true) }
      json.member("edit") { json in
        json.object { json in
          if hasVersions {
            json.member("documentChanges") { $0.array(files) { Self.write($1, to: &$0) } }
          } else {
            json.member("changes") { json in
              json.object { json in
                for file in files { json.member(file.address) { Self.write(file.edits, to: &$0) } }
              }
            }
          }
        }
      }
    }
  }

  private static func write(_ file: FileEdits, to json: inout JSONWriter) {
    json.object { json in
      json.member("textDocument") { json in
        json.object { json in
          json.member("uri", file.address)
          json.member("version") { json in
            if let version = file.version { json.number("\(version)") } else { json.null() }
          }
        }
      }
      json.member("edits") { write(file.edits, to: &$0) }
    }
  }

  private static func write(_ edits: [TextEdit], to json: inout JSONWriter) {
    json.array(edits) { json, edit in
      json.object { json in
        json.member("range") { edit.range.write(to: &$0) }
        json.member("newText", edit.text)
      }
    }
  }
}
