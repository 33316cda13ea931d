/// An expression, or a part of an expression.
struct ValueFact: Sendable {
  enum Kind: UInt8 {
    case unknown, `nil`, literal, string, superReference
    case selfReference  // a: the local that `self` means here: a capture list's or a binding's; -1: the method's own
    case variable  // a: variable
    case name  // b: name that no local declares
    case member  // a: base, b: name
    case implicitMember  // b: name
    case index  // a: base, b: the first argument's value
    case call  // a: call
    case closure  // a: function
    case array, alternatives  // a: first operand, b: count
    case cast  // a: operand, b: type's name
    case keyPath, selector  // b: name
  }
  var kind: Kind
  var flags: UInt8 = 0
  /// Two numbers that mean what the kind says. Code that reads a fact uses the typed names below.
  var a: Int32 = -1
  var b: Int32 = -1
  var offset: UInt32
  var end: UInt32
  var function: FunctionID

  /// The variable that is named, or the local that `self` means.
  var variable: VariableID { VariableID(a) }
  /// The value that a member, an element or a cast is of.
  var base: ValueID { ValueID(a) }
  /// The name of a name, a member, a key path or a selector, the text of a string, or the type of a cast.
  var name: NameID { NameID(b) }
  /// The first argument of a subscript.
  var index: ValueID { ValueID(b) }
  var call: CallID { CallID(a) }
  /// The elements of an array, or what the alternatives are, in the table of operands.
  var operands: Range<Int> { Int(a)..<Int(a + b) }
  /// The function of a closure.
  var closure: FunctionID { FunctionID(a) }

  static let forcedCast: UInt8 = 1
  /// A variable that is named to be ignored: `_ = token`.
  static let ignored: UInt8 = 1
  static let conditionalCast: UInt8 = 2
  static let typeTest: UInt8 = 4
  static let interpolated: UInt8 = 8
  /// A cast that `true` or `false` compares or replaces: `note.userInfo?["isNew"] as? Bool == true`, `… ?? false`.
  static let absenceIsAnswer: UInt8 = 8
  /// `$name`: what a property wrapper projects.
  static let projected: UInt8 = 16
  /// A name, a member or a variable that is not `nil` here: `track!`, `if let track`.
  static let unwrapped: UInt8 = 4
  /// A name that is an operator's.
  static let operation: UInt8 = 32
  /// A name with the labels of a function: `show(value:)`. Of a member, the first label is a name.
  static let compound: UInt8 = 128
  /// A name behind `!`, or `nil` beside `!=`.
  static let negated: UInt8 = 64
  /// Alternatives of which the second stands in for a missing first: `player ?? Player()`.
  static let fallback: UInt8 = 1
  /// An array that is a dictionary's literal: its values, and then as many keys.
  static let dictionary: UInt8 = 16
  /// An array that is written in brackets, and not a tuple.
  static let bracketed: UInt8 = 8
  /// The kinds of literals.
  static let integer: UInt8 = 32
  static let floating: UInt8 = 64
  static let boolean: UInt8 = 128
  /// `true`
  static let truth: UInt8 = 1

  /// True for `player ?? Player()`, and false for `isOn ? player : Player()`.
  var isFallback: Bool { kind == .alternatives && flags & Self.fallback != 0 }

  /// True for `true` and `false`.
  var isBoolean: Bool { kind == .literal && flags & Self.boolean != 0 }
}
