/// The contribution of one file. Facts are symbolic: only linking shows whether a receiver is a notification center,
/// or whether a function returns a token. Indices refer to the arrays of the same file; -1 is none.
struct FileFacts: Sendable {
  var names: [String] = []
  /// The hash of each, as `NameTable` makes it.
  var nameHashes: [UInt64] = []
  var imports: [NameID] = []
  /// The names of the generic parameters of its types and functions.
  var genericNames: [NameID] = []
  var types: [TypeFact] = []
  var typealiases: [TypealiasFact] = []
  var functions: [FunctionFact] = []
  var parameters: [ParameterFact] = []
  var variables: [VariableFact] = []
  var values: [ValueFact] = []
  var calls: [CallFact] = []
  var arguments: [ArgumentFact] = []
  /// Elements of arrays, tuples and alternatives: ranges that values refer to.
  var operands: [ValueID] = []
  var flows: [FlowFact] = []
  var returns: [ReturnFact] = []
  var captures: [CaptureFact] = []
  var loops: [AwaitLoopFact] = []
  var regions: [RegionFact] = []
  var builds: [BuildFact] = []
  /// Tokens that the parser skipped.
  var skippedTokens: Int = 0
  /// True if the top level of the file is the entry of the program (`main.swift`, or a script).
  var isMain = false
  /// True if the file imports a framework for tests, or a module with `@testable`.
  var isTest = false
}

struct TypeFact: Equatable, Sendable {
  enum Keyword: UInt8 { case `class`, `struct`, `enum`, `actor`, `protocol` }
  /// Dotted path without generic arguments, as declared: `Outer.Inner`.
  var path: String
  var keyword: Keyword
  var isExtension: Bool
  var isMain: Bool
  var isResultBuilder: Bool
  /// As written in the inheritance clause.
  var inherited: [NameID]
  /// `class Page<Model>`
  var genericParameters: [GenericParameterFact] = []
  /// The name that `@objc(Name)` gives to a class in Objective-C; nil if it is the class's own name.
  var objectiveCName: String?
  /// The types of `where Self: UIView` behind an extension.
  var boundsOfSelf: [NameID] = []
  /// The types of `where Base: UIView` behind the extension of a type that wraps an object.
  var boundsOfBase: [NameID] = []
  var offset: UInt32
  var isPrivate: Bool
  var isPublic: Bool
  var isFinal: Bool
  /// Marked for Objective-C: so are all members of such an extension.
  var isObjectiveC = false
  /// True if a member overrides another member, or calls `super`: the type then has a superclass.
  var usesSuper = false
  /// True if an earlier branch of the same `#if` declares the type too: a build has a single declaration.
  var isAlternative = false
}

struct TypealiasFact: Equatable, Sendable {
  var name: NameID
  var owner: TypeID
  var target: NameID
  /// Declared `private` or `fileprivate`: other files cannot name it.
  var isPrivate: Bool
  /// The file in the program, or -1 before the file belongs to a program.
  var file: FileID = -1
}

struct FunctionFact: Equatable, Sendable {
  enum Kind: UInt8 {
    case function, initializer, deinitializer, getter, setter, observer, subscripting, closure, initialValue, topLevel
    case enumCase
  }
  var kind: Kind
  var name: NameID
  /// The type whose `self` the body sees.
  var owner: TypeID
  /// The function around a closure or a local function.
  var parent: FunctionID
  /// Its parameters in `parameters` of the file, or of the program.
  var firstParameter: Int32 = 0
  var parameterCount: Int32 = 0
  /// The declared result type, or -1 where there is none.
  var result: NameID = -1
  var isStatic = false
  var isDiscardable = false
  var isOverride = false
  var isPrivate = false
  var isPublic = false
  /// Declared to return a value, or a closure that does.
  var returnsValue = false
  /// The body itself has a `throw`, beside that of a guard that asks for a weak `self` alone.
  var throwsError = false
  /// The body throws if a weak `self` is gone: `guard let self else { throw … }`.
  var throwsWithoutSelf = false
  /// Where the closure or local function has a body (a protocol's requirement has none).
  var hasBody = true
  /// The attribute that might be a result builder, or -1.
  var builder: NameID = -1
  /// The raw value of an enum's case, where it is written as a string, or -1.
  var rawValue: NameID = -1
  /// Test functions own what they make.
  var isTest = false
  /// Marked for Objective-C, whose code may call it by its name.
  var isObjectiveC = false
  /// Marked as the action of a control in Interface Builder.
  var isAction = false
  /// Variable whose accessor or initial value this is, or -1.
  var variable: VariableID = -1
  var offset: UInt32
}

struct ParameterFact: Equatable, Sendable {
  /// The argument label, or -1 for `_` and for closures.
  var label: NameID
  var variable: VariableID
  var hasDefault: Bool
  /// An attribute that might be a result builder, or -1.
  var builder: NameID = -1
}

struct VariableFact: Equatable, Sendable {
  enum Kind: UInt8 { case local, parameter, field, global }
  var name: NameID
  var kind: Kind
  var type: NameID
  /// The declaring type of a field.
  var owner: TypeID
  var function: FunctionID
  var isStatic = false
  var isLet = false
  /// Declared `weak` or `unowned`: it keeps nothing alive.
  var isWeak = false
  var isLazy = false
  var isPrivate = false
  var isFileprivate = false
  var isPublic = false
  /// Bound from the elements of a sequence, or from a part of the value that flows in.
  var isElement = false
  /// Bound to a whole element, and not to a part of a tuple.
  var isWholeElement = false
  /// Bound to what an enum's case carries, or to what a pattern casts: of another type than the value that flows in.
  var isPart = false
  var getter: FunctionID = -1
  /// An attribute that might be a property wrapper, or -1.
  var wrapper: NameID = -1
  /// The property that the key path of such an attribute names: `center` in `@Injected(\.center)`, or -1.
  var wrapperKey: NameID = -1
  /// The value of a local or field at its declaration, or -1.
  var initial: ValueID = -1
  var offset: UInt32
}

struct ArgumentFact: Sendable {
  var label: NameID
  var value: ValueID
  var isInout: Bool
  var isTrailing: Bool
}

struct CallFact: Sendable {
  var callee: ValueID
  var firstArgument: Int32
  var argumentCount: Int32
  var value: ValueID
  var function: FunctionID
  /// The bytes of the call's own name.
  var nameOffset: UInt32
  var nameEnd: UInt32
  var use: Use

  enum Use: UInt8 {
    /// Someone takes the result.
    case taken
    /// A bare statement.
    case statement
    /// `_ =`
    case discarded
  }
}

/// A value is stored into what another value denotes: a variable, a property, an element.
struct FlowFact: Sendable {
  var from: ValueID
  var to: ValueID
  var function: FunctionID
  var offset: UInt32
}

struct ReturnFact: Sendable {
  enum Kind: UInt8 {
    case explicit
    /// The only expression of a closure or of a function that returns something.
    case implicit
    /// A bare statement: a result only where the body is a result builder's.
    case statement
  }
  var function: FunctionID
  var value: ValueID
  var kind: Kind
}

/// An item of a closure's capture list, read when the closure is made.
struct CaptureFact: Sendable {
  enum Strength: UInt8 { case strong, weak, unowned }
  var closure: FunctionID
  var value: ValueID
  var strength: Strength
}

/// A loop over an asynchronous sequence.
struct AwaitLoopFact: Sendable {
  var function: FunctionID
  var sequence: ValueID
  /// The bytes of `for`.
  var offset: UInt32
  var end: UInt32
  var bodyStart: UInt32
  var bodyEnd: UInt32
  /// True if the body leaves the loop on a condition other than the cancellation of the task.
  var endsItself: Bool
  /// The meaning of `self` at the start of the loop: a local, or -1 for that of the method.
  var selfBinding: VariableID
  /// Locals in sight that were bound to `self` before the loop.
  var aliases: [VariableID]
}
