import ObserverLint

/// The answer to `initialize`: the abilities of the server.
struct ServerCapabilities {
  private let client: ClientCapabilities

  init(_ client: ClientCapabilities) { self.client = client }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("capabilities") { capabilities(to: &$0) }
      json.member("serverInfo") { json in
        json.object { json in
          json.member("name", Tool.name)
          json.member("version", Tool.version)
        }
      }
    }
  }

  private func capabilities(to json: inout JSONWriter) {
    json.object { json in
      json.member("positionEncoding", client.encoding.rawValue)
      json.member("textDocumentSync") { json in
        json.object { json in
          json.member("openClose", true)
          json.member("change", Self.incremental)
          json.member("save", true)
        }
      }
      if client.hasCodeActionLiterals {
        json.member("codeActionProvider") { json in
          json.object { json in
            json.member("codeActionKinds") { $0.array(CodeAction.Kind.allCases) { $0.string($1.rawValue) } }
          }
        }
      }
      json.member("workspace") { json in
        json.object { json in
          json.member("workspaceFolders") { json in
            json.object { json in
              json.member("supported", true)
              json.member("changeNotifications", true)
            }
          }
        }
      }
    }
  }

  /// The client sends the parts of a text that change.
  private static let incremental = 2

  /// The parameters of `client/registerCapability`: the files that the client watches.
  static func writeWatchers(to json: inout JSONWriter) {
    json.member("registrations") { json in
      json.array(CollectionOfOne(["**/*.swift", "**/.observer-lint.json"])) { json, patterns in
        json.object { json in
          json.member("id", "files")
          json.member("method", "workspace/didChangeWatchedFiles")
          json.member("registerOptions") { json in
            json.object { json in
              json.member("watchers") { json in
                json.array(patterns) { json, pattern in json.object { $0.member("globPattern", pattern) } }
              }
            }
          }
        }
      }
    }
  }
}
