/// A comment that keeps rules silent: `observer-lint:disable:next RULE… -- why`, or SwiftLint's.
struct Directive: Sendable {
  enum Reach: Sendable, Equatable {
    /// The statement that begins behind the comment, that the comment stands in, that ends before it.
    case next, this, previous
    case file
    /// From here on, up to an `enable` of the same rule.
    case begin, end
  }

  /// One of the names behind the verb.
  struct Name: Sendable {
    var text: String
    /// Bytes of the file.
    var range: Range<Int>
    /// Nil for `all`.
    var rule: String?
  }

  var reach: Reach
  var names: [Name]
  /// The text behind ` -- `.
  var reason: String
  /// The comment without its signs.
  var range: Range<Int>
  /// With its signs, and without the newline that ends it.
  var comment: Range<Int>
  /// True if a word of it is no name of a rule.
  var isFlawed = false
  /// SwiftLint reports its own that suppress nothing.
  var isSwiftLints = false
}

/// A directive that says nothing, and why.
struct DirectiveMistake: Sendable {
  var range: Range<Int>
  var message: String
}

/// Reads the directives in a file's comments.
struct DirectiveReader {
  private(set) var directives: [Directive] = []
  private(set) var mistakes: [DirectiveMistake] = []

  private let text: [UInt8]

  static let mark = MarkedFile.words[0]
  private static let swiftLintsMark = MarkedFile.words[1]

  init(_ text: [UInt8], _ tokens: [Token]) {
    self.text = text
    for token in tokens {
      switch token.kind {
      case .lineComment, .docLineComment, .blockComment, .docBlockComment:
        read(Int(token.start)..<Int(token.end))
      default: continue
      }
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private mutating func read(_ comment: Range<Int>) {
    var body = text[comment]
    while let first = body.first, first == UInt8(ascii: "/") || first == UInt8(ascii: "*") || Self.isBlank(first) {
      body = body.dropFirst()
    }
    // Ours is the whole comment, so that a text about directives is none.
    if body.starts(with: Self.mark.utf8) {
      if body.suffix(2).elementsEqual("*/".utf8) { body = body.dropLast(2) }
      while let last = body.last, Self.isBlank(last) { body = body.dropLast() }
      readOwn(body, of: comment)
    } else {
      readSwiftLints(comment)
    }
  }

  // MARK: Ours

  private static let scopes: [String: Directive.Reach] = [
    "disable": .begin, "enable": .end, "disable:next": .next, "disable:this": .this, "disable:previous": .previous,
    "disable:file": .file,
  ]

  private mutating func readOwn(_ body: ArraySlice<UInt8>, of comment: Range<Int>) {
    let range = body.startIndex..<body.endIndex
    var words = Self.words(body.dropFirst(Self.mark.utf8.count))
    let scope = words.isEmpty ? "" : String(decoding: text[words.removeFirst()], as: UTF8.self)
    guard let reach = Self.scopes[scope] else {
      let known = Self.scopes.keys.sorted()
      let hint = NearestName.hint(for: scope, among: known)
      mistakes.append(
        DirectiveMistake(range: range, message: "there is no '\(scope)', only \(known.joined(separator: ", "))\(hint)"))
      return
    }
    let dashes = words.firstIndex { text[$0].elementsEqual("--".utf8) }
    let reason = dashes.flatMap { $0 + 1 < words.count ? words[$0 + 1].lowerBound..<range.upperBound : nil }
    var directive = Directive(
      reach: reach, names: [], reason: reason.map { String(decoding: text[$0], as: UTF8.self) } ?? "", range: range,
      comment: comment)
    let rules = RulePage.all.map(\.id)
    for word in words[..<(dashes ?? words.count)] {
      let name = String(decoding: text[word], as: UTF8.self)
      if name == "all" || rules.contains(name) {
        directive.names.append(Directive.Name(text: name, range: word, rule: name == "all" ? nil : name))
      } else {
        let hint = SwiftLintRules.ours[name].map { "; here it is '\($0)'" } ?? NearestName.hint(for: name, among: rules)
        mistakes.append(
          DirectiveMistake(
            range: word, message: "no rule is called '\(name)'\(hint.isEmpty ? "; write a reason after --" : hint)"))
        if directive.names.isEmpty { return }
        directive.isFlawed = true
        break
      }
    }
    if directive.names.isEmpty {
      mistakes.append(DirectiveMistake(range: range, message: "it names no rule; name those that are meant, or all"))
    } else {
      directives.append(directive)
    }
  }

  /// Parts between blanks and commas, as ranges of the file.
  private static func words(_ body: ArraySlice<UInt8>) -> [Range<Int>] {
    body.split { isBlank($0) || $0 == UInt8(ascii: ",") }.map { $0.startIndex..<$0.endIndex }
  }

  // MARK: SwiftLint's

  private static let swiftLintsScopes: [String: Directive.Reach] = [
    "disable": .begin, "enable": .end, "disable:next": .next, "disable:this": .this, "disable:previous": .previous,
  ]

  /// Anywhere in a comment, as SwiftLint reads them. Only the rules that mean what ours mean are honoured.
  private mutating func readSwiftLints(_ comment: Range<Int>) {
    let mark = Array(Self.swiftLintsMark.utf8)
    var at = comment.lowerBound
    while at + mark.count <= comment.upperBound {
      guard text[at] == mark[0], text[at..<(at + mark.count)].elementsEqual(mark) else {
        at += 1
        continue
      }
      let line = text[(at + mark.count)..<comment.upperBound].prefix { $0 != 0x0A && $0 != 0x0D }
      let words = Self.words(line)
      defer { at = max(line.endIndex, at + mark.count) }
      guard let scope = words.first, let reach = Self.swiftLintsScopes[String(decoding: text[scope], as: UTF8.self)]
      else {
        continue
      }
      var names: [Directive.Name] = []
      // Behind a dash SwiftLint expects the reason.
      for word in words.dropFirst().prefix(while: { !text[$0].elementsEqual("-".utf8) }) {
        let name = String(decoding: text[word], as: UTF8.self)
        if let rule = SwiftLintRules.ours[name] {
          names.append(Directive.Name(text: name, range: word, rule: rule))
        }
      }
      if !names.isEmpty {
        directives.append(
          Directive(
            reach: reach, names: names, reason: "", range: at..<line.endIndex, comment: comment, isSwiftLints: true))
      }
    }
  }
}
