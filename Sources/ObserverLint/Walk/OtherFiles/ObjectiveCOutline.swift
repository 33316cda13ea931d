/// Reads the outline of an Objective-C file: interfaces, implementations, methods, and messages to classes.
struct ObjectiveCOutline {
  private enum Brace { case plain, loop, block, onceForAll }

  private static let interfaceMarks = Array(":<>,()".utf8)

  private(set) var messages: [(className: String, message: ObjectiveCCode.Message)] = []
  private(set) var relatives: [String: Set<String>] = [:]
  private(set) var implementations: Set<String> = []

  private var tokens: ObjectiveCTokens
  private var sender: String?
  private var method = Header()
  private var braces: [Brace] = []
  private var variables = ObjectiveCVariables()
  /// The messages of a statement that fills a variable under a check that it is empty, and the variable.
  private var filling: [(message: Int, variable: String)] = []
  private var parentheses = 0
  /// The kind of the next brace. A loop without a brace ends at its semicolon.
  private var pending = Brace.plain

  /// The name of a method or function, in parts.
  private struct Header {
    var parts: [String] = []
    var hasArguments = false
    var isOfClass = false

    var isDealloc: Bool { !hasArguments && parts.first == "dealloc" }

    /// As Swift spells it.
    var name: String {
      guard let first = parts.first else { return "" }
      if !hasArguments { return first + "()" }
      return first + "(_:" + parts.dropFirst().map { $0 + ":" }.joined() + ")"
    }
  }

  init(_ bytes: [UInt8]) { tokens = ObjectiveCTokens(bytes) }

  mutating func read() {
    while let token = tokens.next() {
      switch token {
      case .directive(let name): read(directive: tokens.text(name))
      case .word(let word): read(word: word)
      case .mark(let mark): read(mark: mark)
      }
    }
    for (message, variable) in filling where !variables.emptied.contains(variable) {
      messages[message].message.frequency = variables.statics.contains(variable) ? .onceForAll : .onceForObject
    }
  }

  private mutating func read(directive: String) {
    switch directive {
    case "interface": readInterface()
    case "implementation":
      guard case .word(let word)? = tokens.next() else { return }
      let name = tokens.text(word)
      sender = name
      implementations.insert(name)
      leaveBodies()
    case "end":
      sender = nil
      leaveBodies()
    default: break
    }
  }

  /// A file that is damaged, or whose branches of `#if` open more braces than they close, goes on with the next class.
  private mutating func leaveBodies() {
    braces = []
    variables.leaveBodies()
    parentheses = 0
    pending = .plain
  }

  /// `@interface AppDelegate : NSObject <NSApplicationDelegate>`, up to the first member.
  private mutating func readInterface() {
    guard case .word(let word)? = tokens.next() else { return }
    let name = tokens.text(word)
    var rest = tokens
    while let token = rest.next() {
      switch token {
      case .mark(let mark) where Self.interfaceMarks.contains(mark): break
      case .word(let word) where rest.previousMark.map { Self.interfaceMarks.contains($0) } ?? false:
        relatives[name, default: []].insert(rest.text(word))
      default: return
      }
      tokens = rest
    }
  }

  private mutating func read(word: Range<Int>) {
    variables.read(word: word, tokens)
    if braces.isEmpty {
      readHeader(word)
    } else if tokens.isCapitalized(word) {
      readMessage(to: word)
    } else if tokens.isOne(word, of: Self.loops) {
      pending = .loop
    } else if tokens.isOne(word, of: Self.onceForAll) {
      pending = .onceForAll
    }
  }

  private static let loops = ["for", "while", "do"].map { Array($0.utf8) }
  private static let onceForAll = [Array("dispatch_once".utf8)]

  /// The part of a method's name, or the name of a function, outside of bodies.
  private mutating func readHeader(_ word: Range<Int>) {
    guard parentheses == 0 else { return }
    var rest = tokens
    switch rest.next() {
    case .mark(UInt8(ascii: ":")):
      let part = tokens.text(word)
      tokens = rest
      if method.hasArguments { method.parts.append(part) } else { method.parts = [part] }
      method.hasArguments = true
    case .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "(")):
      if !method.hasArguments { method.parts = [tokens.text(word)] }
    default: break
    }
  }

  /// `[Player alloc]` and `Player.new`.
  private mutating func readMessage(to className: Range<Int>) {
    let isReceiver = tokens.previousMark == UInt8(ascii: "[")
    var rest = tokens
    var next = rest.next()
    if case .mark(UInt8(ascii: "."))? = next { next = rest.next() } else if !isReceiver { return }
    guard case .word(let selector)? = next else { return }
    messages.append(
      (
        tokens.text(className),
        .init(
          selector: tokens.text(selector), sender: sender, method: method.name, isInClassMethod: method.isOfClass,
          frequency: frequency)
      ))
    if let variable = variables.filled(tokens) { filling.append((messages.count - 1, variable)) }
  }

  private var frequency: ObjectiveCCode.Frequency {
    if braces.contains(.onceForAll) { return .onceForAll }
    return pending == .loop || braces.contains(.loop) || braces.contains(.block) ? .any : .once
  }

  private mutating func read(mark: UInt8) {
    variables.read(mark: mark, isInBody: !braces.isEmpty && !method.isDealloc, parentheses, tokens)
    switch mark {
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      if braces.isEmpty, parentheses == 0 { method = Header(isOfClass: mark == UInt8(ascii: "+")) }
    case UInt8(ascii: "("): parentheses += 1
    case UInt8(ascii: ")"): parentheses = max(0, parentheses - 1)
    case UInt8(ascii: "^"): if pending != .onceForAll, !braces.isEmpty { pending = .block }
    case UInt8(ascii: "{"):
      braces.append(pending)
      pending = .plain
      parentheses = 0
    case UInt8(ascii: "}"):
      _ = braces.popLast()
      pending = .plain
      if braces.isEmpty { method = Header() }
    case UInt8(ascii: ";"):
      if parentheses == 0 { pending = .plain }
      if braces.isEmpty {
        method = Header()
        parentheses = 0
      }
    default: break
    }
  }
}
