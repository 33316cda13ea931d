import ObserverLint

/// A message to the client, with its header.
struct OutgoingMessage {
  let bytes: [UInt8]

  private init(_ members: (inout JSONWriter) -> Void) {
    var json = JSONWriter(isCompact: true)
    json.object { json in
      json.member("jsonrpc", "2.0")
      members(&json)
    }
    bytes = Array("Content-Length: \(json.bytes.count)\r\n\r\n".utf8) + json.bytes
  }

  static func response(_ id: RequestID, _ result: (inout JSONWriter) -> Void) -> OutgoingMessage {
    OutgoingMessage { json in
      json.member("id") { id.write(to: &$0) }
      json.member("result", result)
    }
  }

  /// - Parameter id: nil if the request has no id that can be read.
  static func failure(_ id: RequestID?, _ code: ErrorCode, _ message: String) -> OutgoingMessage {
    OutgoingMessage { json in
      json.member("id") { json in
        if let id { id.write(to: &json) } else { json.null() }
      }
      json.member("error") { json in
        json.object { json in
          json.member("code", code.rawValue)
          json.member("message", message)
        }
      }
    }
  }

  static func notification(_ method: String, _ params: (inout JSONWriter) -> Void) -> OutgoingMessage {
    OutgoingMessage { json in
      json.member("method", method)
      json.member("params") { $0.object(params) }
    }
  }

  static func request(_ id: Int, _ method: String, _ params: (inout JSONWriter) -> Void) -> OutgoingMessage {
    OutgoingMessage { json in
      json.member("id", id)
      json.member("method", method)
      json.member("params") { $0.object(params) }
    }
  }
}
