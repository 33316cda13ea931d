final class Program {
  /// The APIs that the project adds to the catalog.
  let additions: CatalogAdditions
  let files: Column<FileFacts, ProgramFile>
  let names: NameTable
  /// The meaning of names as names of calls.
  let callNames: ProgramNames
  let types: [TypeFact]
  let typealiases: [TypealiasFact]
  let functions: [FunctionFact]
  let parameters: [ParameterFact]
  let variables: [VariableFact]
  let values: [ValueFact]
  let calls: [CallFact]
  let arguments: [ArgumentFact]
  let operands: [ValueID]
  let flows: [FlowFact]
  let returns: [ReturnFact]
  let captures: [CaptureFact]
  let loops: [AwaitLoopFact]
  let regions: [RegionFact]

  /// The file of each type, function and call.
  let fileOfType: Column<TypeFact, FileID>
  let fileOfFunction: Column<FunctionFact, FileID>
  let fileOfCall: Column<CallFact, FileID>

  /// A file as the program sees it.
  struct ProgramFile {
    /// Its index in the list that the walk made.
    var source: Int
    var path: String
    var imports: [NameID]
    var genericNames: [NameID]
    var isMain: Bool
    var isTest: Bool
    var firstFunction: FunctionID
    var builds: [BuildFact]
  }

  init(_ tables: ProgramTables) {
    additions = tables.additions
    callNames = tables.names
    names = tables.names.table
    files = tables.files
    types = tables.types
    typealiases = tables.typealiases
    functions = tables.functions
    parameters = tables.parameters
    variables = tables.variables
    values = tables.values
    calls = tables.calls
    arguments = tables.arguments
    operands = tables.operands
    flows = tables.flows
    returns = tables.returns
    captures = tables.captures
    loops = tables.loops
    regions = tables.regions
    fileOfType = tables.fileOfType
    fileOfFunction = tables.fileOfFunction
    fileOfCall = tables.fileOfCall
  }

  /// Names of modules that some file imports.
  private lazy var modules = Set(files.flatMap(\.imports))

  func isModule(_ name: String) -> Bool { nameIDs[name].map { modules.contains($0) } ?? false }

  /// Returns true if the language lets the code of another function name a function: what is private has its file.
  func isVisible(_ function: FunctionID, in other: FunctionID) -> Bool {
    !functions[function].isPrivate || fileOfFunction[function] == fileOfFunction[other]
  }

  /// Returns true if a function stands in a file with tests, or with code that only tests use.
  func isTestFile(of function: FunctionID) -> Bool { file(ofFunction: function).isTest }

  func isTestFile(declaring type: TypeID) -> Bool { files[fileOfType[type]].isTest }

  /// All numbers of names are below it.
  var nameCount: Int { names.texts.count }

  func name(_ id: NameID) -> String { id >= 0 ? names.texts[Int(id)] : "" }

  /// The numbers of names by their texts.
  var nameIDs: NameIDs { NameIDs(table: names) }

  struct NameIDs {
    fileprivate let table: NameTable
    subscript(text: String) -> NameID? { table.id(of: text) }
  }

  // MARK: Reading

  /// Returns true for a property that a nib or a storyboard sets.
  func isOutlet(_ variable: VariableFact) -> Bool { variable.wrapper >= 0 && name(variable.wrapper) == "IBOutlet" }

  private lazy var callsByName: Adjacency<Name, CallFact> = {
    // Calls without a name stand behind those of all names.
    let names = calls.indices.map { call in
      let name = callNameID(CallID(call))
      return name >= 0 ? name : NameID(nameCount)
    }
    return Adjacency(count: nameCount + 1, of: calls.count) { names[$0] }
  }()

  /// The calls of a name, in the order of the program.
  func calls(named name: NameID) -> ArraySlice<CallID> { callsByName[name] }

  /// The calls of some names, in the order of the program.
  func calls(named names: some Sequence<NameID>) -> [CallID] {
    var result: [CallID] = []
    for name in names { result += callsByName[name] }
    return result.sorted()
  }

  func parameters(of function: FunctionID) -> ParameterList { parameters(of: functions[function]) }

  func parameters(of fact: FunctionFact) -> ParameterList {
    ParameterList(all: parameters, first: Int(fact.firstParameter), count: Int(fact.parameterCount))
  }

  func argumentRange(_ call: CallID) -> Range<Int> {
    let fact = calls[call]
    return Int(fact.firstArgument)..<Int(fact.firstArgument + fact.argumentCount)
  }

  func argument(_ call: CallID, labelled label: String) -> ValueID? {
    for index in argumentRange(call) where arguments[index].label >= 0 && name(arguments[index].label) == label {
      return arguments[index].value
    }
    return nil
  }

  /// The argument at a position, trailing closures included.
  func argument(_ call: CallID, at position: Int) -> ValueID? {
    let range = argumentRange(call)
    return position < range.count ? arguments[range.lowerBound + position].value : nil
  }

  /// The call's last name, and the receiver's value where it has one.
  func callName(_ call: CallID) -> (name: String, receiver: ValueID?) {
    let callee = values[calls[call].callee]
    switch callee.kind {
    case .member: return (name(callee.name), callee.base)
    case .name, .implicitMember: return (name(callee.name), nil)
    case .variable: return (name(variables[callee.variable].name), nil)
    default: return ("", nil)
    }
  }

  /// The value that a call is made on, where it has one.
  func receiver(_ call: CallID) -> ValueID? {
    let callee = values[calls[call].callee]
    return callee.kind == .member ? callee.base : nil
  }

  /// The elements of an array, or the values of alternatives.
  func operands(of fact: ValueFact) -> ArraySlice<ValueID> { operands[fact.operands] }

  /// Returns true for a call without a receiver, and for a call on `self` or `super`. `.contact(name)` is on a type.
  func isOnSelf(_ call: CallID) -> Bool {
    callName(call).receiver.map(isSelf) ?? (values[calls[call].callee].kind != .implicitMember)
  }

  func isOnSuper(_ call: CallID) -> Bool {
    callName(call).receiver.map { values[$0].kind == .superReference } ?? false
  }

  func isSelf(_ value: ValueID) -> Bool {
    let kind = values[value].kind
    return kind == .selfReference || kind == .superReference
  }

  func callNameID(_ call: CallID) -> NameID {
    let callee = values[calls[call].callee]
    switch callee.kind {
    case .member, .name, .implicitMember: return callee.name
    case .variable: return variables[callee.variable].name
    default: return -1
    }
  }

  /// `name(label:label:)`, `_` for an argument without label; a trailing closure has none either.
  func fullName(_ call: CallID) -> String {
    var text = callName(call).name + "("
    for index in argumentRange(call) {
      text += (arguments[index].label >= 0 ? name(arguments[index].label) : "_") + ":"
    }
    return text + ")"
  }

  func fullName(ofFunction function: FunctionID) -> String { fullName(of: functions[function]) }

  func fullName(of fact: FunctionFact) -> String {
    var text = name(fact.name) + "("
    for parameter in parameters(of: fact) { text += (parameter.label >= 0 ? name(parameter.label) : "_") + ":" }
    return text + ")"
  }

  func isOperator(_ function: FunctionID) -> Bool { OperatorSpelling.isName(name(functions[function].name)) }

  /// The function around a closure or a local function that stands in no other function.
  func outermostFunction(_ function: FunctionID) -> FunctionID {
    var current = function
    while current >= 0, functions[current].parent >= 0,
      functions[functions[current].parent].kind != .topLevel
    {
      current = functions[current].parent
    }
    return current
  }

  /// Returns true for the initial value of a property that is not lazy. It runs before there is an object: `self` in it is
  /// no object, or does not compile.
  func isBeforeSelf(_ outermost: FunctionID) -> Bool {
    guard outermost >= 0, functions[outermost].kind == .initialValue else { return false }
    let variable = functions[outermost].variable
    return variable >= 0 && !variables[variable].isLazy
  }

  func file(ofFunction function: FunctionID) -> ProgramFile { files[fileOfFunction[function]] }

  func range(ofCall call: CallID) -> SourceRange {
    let fact = calls[call]
    return SourceRange(
      file: files[fileOfCall[call]].source, start: Int(fact.nameOffset), end: Int(fact.nameEnd))
  }

  func range(ofValue value: ValueID) -> SourceRange {
    let fact = values[value]
    return SourceRange(file: file(ofFunction: fact.function).source, start: Int(fact.offset), end: Int(fact.end))
  }
}

/// A function's parameters, counted from 0.
struct ParameterList: RandomAccessCollection {
  fileprivate let all: [ParameterFact]
  fileprivate let first: Int
  let count: Int
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  subscript(position: Int) -> ParameterFact { all[first + position] }
}
