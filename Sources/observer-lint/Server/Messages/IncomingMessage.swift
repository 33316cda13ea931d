import ObserverLint

/// A message of JSON-RPC 2.0 from the client.
enum IncomingMessage {
  case request(id: RequestID, method: String, params: JSONValue?)
  case notification(method: String, params: JSONValue?)
  /// The answer to a request of the server.
  case response
  /// JSON that is no message.
  case invalid(id: RequestID?)

  init(_ value: JSONValue) {
    let id = value["id"].flatMap { RequestID($0) }
    if let method = value["method"]?.string {
      switch (id, value["id"]?.content) {
      case (let id?, _): self = .request(id: id, method: method, params: value["params"])
      case (nil, nil): self = .notification(method: method, params: value["params"])
      case (nil, .some): self = .invalid(id: nil)
      }
    } else if value["method"] == nil, value["result"] != nil || value["error"] != nil {
      self = .response
    } else {
      self = .invalid(id: id)
    }
  }
}

/// The id that an answer repeats.
enum RequestID: Equatable {
  case number(String)
  case string(String)

  init?(_ value: JSONValue) {
    switch value.content {
    case .number(let text): self = .number(text)
    case .string(let text): self = .string(text)
    default: return nil
    }
  }

  func write(to json: inout JSONWriter) {
    switch self {
    case .number(let text): json.number(text)
    case .string(let text): json.string(text)
    }
  }
}

/// The codes of errors that the server sends.
enum ErrorCode: Int {
  case parseError = -32700
  case invalidRequest = -32600
  case methodNotFound = -32601
  case invalidParams = -32602
  case serverNotInitialized = -32002
}
