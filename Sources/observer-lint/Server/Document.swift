import ObserverLint

/// A text that is open in the editor.
struct Document {
  /// The address as the client writes it.
  let address: String
  /// Absolute, without links.
  let file: PathBytes
  private(set) var version: Int?
  /// Nil after a change that could not be read, until the client sends a whole text.
  private(set) var text: [UInt8]?

  init(address: String, file: PathBytes, version: Int?, text: [UInt8]) {
    self.address = address
    self.file = file
    self.version = version
    self.text = text
  }

  /// Nil if the parameters of `textDocument/didOpen` name no file.
  init?(_ opened: JSONValue?) {
    guard let document = opened?["textDocument"], let address = document["uri"]?.string,
      let file = FileAddress.path(of: address), let text = document["text"]?.string
    else { return nil }
    self.init(address: address, file: file, version: document["version"]?.wholeNumber, text: Array(text.utf8))
  }

  /// A part of a text that another text replaces. Nil as the range: the whole text.
  struct Change {
    var range: TextRange?
    var text: [UInt8]

    init(range: TextRange?, text: [UInt8]) {
      self.range = range
      self.text = text
    }

    init?(_ value: JSONValue) {
      guard let text = value["text"]?.string else { return nil }
      range = TextRange(value["range"])
      if range == nil, let given = value["range"] {
        guard case .null = given.content else { return nil }
      }
      self.text = Array(text.utf8)
    }
  }

  /// Each change applies to the text that the change before it made. A part of a text that is not known stays unknown.
  mutating func apply(_ changes: [Change], version: Int?, _ encoding: PositionEncoding) {
    for change in changes {
      guard let range = change.range else {
        text = change.text
        continue
      }
      guard let positions = text.map({ TextPositions($0, encoding) }) else { continue }
      let start = positions.offset(of: range.start)
      text?.replaceSubrange(start..<max(start, positions.offset(of: range.end)), with: change.text)
    }
    self.version = version
  }

  /// The editor has another text, and nobody knows which.
  mutating func forgetText() { text = nil }

  /// True if the text stands for the file. A configuration counts as it is saved.
  var isSwift: Bool { file.bytes.suffix(6).elementsEqual(".swift".utf8) }
}
