/// A JSON value that remembers where it stood, so that messages can say so.
package struct JSONValue: Sendable {
  package enum Content: Sendable {
    case null
    case bool(Bool)
    /// The text as it is written.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])
  }

  package struct Member: Sendable {
    var key: String
    /// The place of the key.
    var offset: Int
    var value: JSONValue
  }

  package var content: Content
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

  package var string: String? { if case .string(let text) = content { text } else { nil } }
  package var array: [JSONValue]? { if case .array(let values) = content { values } else { nil } }
  package var object: [Member]? { if case .object(let members) = content { members } else { nil } }
  package var bool: Bool? { if case .bool(let value) = content { value } else { nil } }
  package var integer: Int? { if case .number(let text) = content { Int(text) } else { nil } }

  package subscript(key: String) -> JSONValue? { object?.last { $0.key == key }?.value }
}
