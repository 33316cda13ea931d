/// The kind of a node of the outline. The comment names the children in order.
enum NodeKind: UInt8, Sendable {
  case file  // statements and declarations
  // Declarations
  case typeDecl  // attribute*, inheritedType*, members
  case functionDecl  // attribute*, parameter*, typeName (result)?, block?
  case variableDecl  // attribute*, pattern, typeName?, initial value?, accessor*
  case accessor  // pattern (parameter)?, block?
  case enumCaseDecl  // parameter*, each with its raw value?
  case typealiasDecl  // typeName
  case importDecl  // attribute*
  case parameter  // typeName?, default value?
  case attribute  // arguments
  case inheritedType  // its word is `where` in a bound of `Self`, and `class` for any class
  case typeName
  // Statements
  case block  // statements
  case ifStatement  // conditions, block, (block or ifStatement)?
  case guardStatement  // conditions, block
  case whileStatement  // conditions, block
  case repeatStatement  // block, condition
  case forStatement  // pattern, typeName?, sequence, where clause?, block
  case switchStatement  // subject, switchCase*
  case switchCase  // pattern*, where clause*, block
  case doStatement  // block, catchClause*
  case catchClause  // pattern?, block
  case deferStatement  // block
  case returnStatement  // value?
  case throwStatement  // value
  case jumpStatement
  case bindingCondition  // pattern, typeName?, value?
  case pattern  // boundName*
  case boundName
  case conditionalCompilation  // block for each branch
  // Expressions
  case identifier, selfExpression, superExpression, implicitMember, discardTarget
  case member  // base
  case call  // callee, argument*
  case subscriptCall  // base, argument*
  case argument  // value
  case closure  // capture*, parameter*, typeName?, block
  case capture  // value?
  case stringLiteral  // interpolated expressions
  case literal, nilLiteral
  case arrayLiteral, tuple  // elements, as argument where labelled
  case prefixOperation, inoutExpression  // operand
  case optionalChain, forceUnwrap  // operand
  case cast  // operand, typeName
  case assignment  // target, value
  case compoundAssignment  // target, value
  case binaryOperation  // operands; named after an operator that is not the standard library's, else the first
  case coalescing  // operands of `??` and `+`: the result holds any of them
  case ternary  // condition, first, second
  case keyPath
  case macroExpression  // argument*
  case unreadable
}

/// Modifiers of a declaration, or the spelling of an expression.
struct NodeFlags: OptionSet, Sendable {
  let rawValue: UInt32
  static let isStatic = NodeFlags(rawValue: 1 << 0)
  static let isLet = NodeFlags(rawValue: 1 << 1)
  static let isLazy = NodeFlags(rawValue: 1 << 2)
  static let isWeak = NodeFlags(rawValue: 1 << 3)
  static let isUnowned = NodeFlags(rawValue: 1 << 4)
  static let isOverride = NodeFlags(rawValue: 1 << 5)
  static let isPrivate = NodeFlags(rawValue: 1 << 6)
  static let isPublic = NodeFlags(rawValue: 1 << 7)
  static let isFinal = NodeFlags(rawValue: 1 << 8)
  static let isConditional = NodeFlags(rawValue: 1 << 9)  // as?, try?
  static let isForced = NodeFlags(rawValue: 1 << 10)  // as!
  static let isTypeTest = NodeFlags(rawValue: 1 << 11)  // is
  static let isTrailing = NodeFlags(rawValue: 1 << 12)  // trailing closure
  static let isAwait = NodeFlags(rawValue: 1 << 13)  // for await
  static let isInout = NodeFlags(rawValue: 1 << 15)
  static let hasSignature = NodeFlags(rawValue: 1 << 16)  // closure with `in`
  static let isRawString = NodeFlags(rawValue: 1 << 17)
  static let isOptionalBinding = NodeFlags(rawValue: 1 << 18)  // `if let`, not `if case`
  static let isDictionary = NodeFlags(rawValue: 1 << 19)  // `[key: value]`, `[:]`
  static let isFileprivate = NodeFlags(rawValue: 1 << 19)
  static let isPart = NodeFlags(rawValue: 1 << 20)  // a name bound to what an enum's case carries, or to a cast
}

typealias NodeID = Int32

/// A node of the outline: flat, linked by indices into one array.
struct Node: Sendable {
  var kind: NodeKind
  var word: Word = .none
  var flags: NodeFlags = []
  /// The lexeme that names the node: a declaration's or member's name, an argument's label, an operator.
  var name: Int32 = -1
  /// A second name: a parameter's label.
  var label: Int32 = -1
  /// The lexemes it covers, end excluded.
  var first: Int32
  var end: Int32
  var child: NodeID = -1
  var next: NodeID = -1
}

/// A file's outline: declarations, statements and expressions as far as the linter reads them.
struct Outline: Sendable {
  var nodes: [Node]
  var lexemes: [Lexeme]
  var bytes: [UInt8]
  /// Tokens that the parser could not place and skipped.
  var skipped: Int
  var root: NodeID

  func string(_ lexeme: Int32) -> String {
    guard lexeme >= 0 else { return "" }
    return String(decoding: bytes[nameRange(lexeme)], as: UTF8.self)
  }

  /// The bytes of a name without the backticks around it.
  func nameRange(_ lexeme: Int32) -> Range<Int> {
    let range = lexemes[Int(lexeme)]
    let start = Int(range.start)
    let end = Int(range.end)
    return end - start > 2 && bytes[start] == 0x60 ? (start + 1)..<(end - 1) : start..<end
  }
}

/// A node's children, one after the other.
struct NodeSiblings: Sequence, IteratorProtocol {
  let nodes: [Node]
  var upcoming: NodeID

  mutating func next() -> NodeID? {
    guard upcoming >= 0 else { return nil }
    defer { upcoming = nodes[Int(upcoming)].next }
    return upcoming
  }

  var isEmpty: Bool { upcoming < 0 }
  var first: NodeID? { upcoming < 0 ? nil : upcoming }

  var last: NodeID? {
    var result: NodeID?
    for id in self { result = id }
    return result
  }

  var count: Int { reduce(0) { count, _ in count + 1 } }

  /// The first and the only other, if there are two.
  var pair: (NodeID, NodeID)? {
    guard upcoming >= 0 else { return nil }
    let second = nodes[Int(upcoming)].next
    return second >= 0 && nodes[Int(second)].next < 0 ? (upcoming, second) : nil
  }

  /// All but the first.
  var rest: NodeSiblings { upcoming < 0 ? self : NodeSiblings(nodes: nodes, upcoming: nodes[Int(upcoming)].next) }
}
