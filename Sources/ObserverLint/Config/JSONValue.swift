/// A JSON value that remembers where it stood, so that messages can say so.
struct JSONValue: Sendable {
  enum Content: Sendable {
    case null
    case bool(Bool)
    /// The text as it is written.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])
  }

  struct Member: Sendable {
    var key: String
    /// The place of the key.
    var offset: Int
    var value: JSONValue
  }

  var content: Content
  var offset: Int

  /// For messages.
  var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }

  var string: String? { if case .string(let text) = content { text } else { nil } }
  var array: [JSONValue]? { if case .array(let values) = content { values } else { nil } }
  var object: [Member]? { if case .object(let members) = content { members } else { nil } }
  var integer: Int? { if case .number(let text) = content { Int(text) } else { nil } }

  subscript(key: String) -> JSONValue? { object?.last { $0.key == key }?.value }
}
