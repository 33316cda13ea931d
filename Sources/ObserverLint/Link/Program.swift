/// The whole program: every file's facts in one table each, with indices that hold across files.
struct Program {
  let wanted = WantedBodies()
  /// What the project adds to the catalog.
  let additions: CatalogAdditions
  var files: [ProgramFile] = []
  private(set) var names = NameTable()
  var types: [TypeFact] = []
  var typealiases: [TypealiasFact] = []
  var functions: [FunctionFact] = []
  var variables: [VariableFact] = []
  var values: [ValueFact] = []
  var calls: [CallFact] = []
  var arguments: [ArgumentFact] = []
  var operands: [ValueID] = []
  var flows: [FlowFact] = []
  var returns: [ReturnFact] = []
  var makings: [MakingFact] = []
  var captures: [CaptureFact] = []
  var loops: [AwaitLoopFact] = []
  var regions: [RegionFact] = []

  /// The file of each type, function and call.
  var fileOfType: [Int32] = []
  var fileOfFunction: [Int32] = []
  var fileOfCall: [Int32] = []

  /// A file as the program sees it.
  struct ProgramFile {
    /// Its index in the list that the walk made.
    var source: Int
    var path: String
    var imports: [Int32]
    var isMain: Bool
    var firstFunction: Int32
  }

  init(_ facts: [FactsGatherer.FactsOfFile], _ additions: CatalogAdditions) {
    self.additions = additions
    reserve(facts.lazy.map(\.facts))
    for (index, entry) in facts.enumerated() {
      append(entry.facts, source: entry.source, path: entry.path, file: index)
    }
  }

  /// Makes room at once: tables that grow are copied again and again.
  private mutating func reserve(_ facts: some Collection<FileFacts>) {
    func total(_ count: (FileFacts) -> Int) -> Int { facts.reduce(0) { $0 + count($1) } }
    files.reserveCapacity(facts.count)
    types.reserveCapacity(total { $0.types.count })
    fileOfType.reserveCapacity(total { $0.types.count })
    functions.reserveCapacity(total { $0.functions.count })
    fileOfFunction.reserveCapacity(total { $0.functions.count })
    variables.reserveCapacity(total { $0.variables.count })
    values.reserveCapacity(total { $0.values.count })
    calls.reserveCapacity(total { $0.calls.count })
    fileOfCall.reserveCapacity(total { $0.calls.count })
    arguments.reserveCapacity(total { $0.arguments.count })
    operands.reserveCapacity(total { $0.operands.count })
    flows.reserveCapacity(total { $0.flows.count })
    returns.reserveCapacity(total { $0.returns.count })
    makings.reserveCapacity(total { $0.makings.count })
    captures.reserveCapacity(total { $0.captures.count })
    regions.reserveCapacity(total { $0.regions.count })
  }

  func name(_ id: Int32) -> String { id >= 0 ? names.texts[Int(id)] : "" }

  /// The numbers of names by their texts.
  var nameIDs: NameIDs { NameIDs(table: names) }

  struct NameIDs {
    fileprivate let table: NameTable
    subscript(text: String) -> Int32? { table.id(of: text) }
  }

  /// Copies one file's facts behind those of the files before it, every index moved along.
  private mutating func append(_ facts: FileFacts, source: Int, path: String, file: Int) {
    let map = zip(facts.names, facts.nameHashes).map { names.intern($0, hash: $1) }
    func name(_ id: Int32) -> Int32 { id >= 0 ? map[Int(id)] : -1 }
    let typeBase = Int32(types.count)
    let functionBase = Int32(functions.count)
    let variableBase = Int32(variables.count)
    let valueBase = Int32(values.count)
    let callBase = Int32(calls.count)
    let argumentBase = Int32(arguments.count)
    let operandBase = Int32(operands.count)
    func moved(_ id: Int32, _ base: Int32) -> Int32 { id >= 0 ? id + base : -1 }

    files.append(
      ProgramFile(
        source: source, path: path, imports: facts.imports.map(name), isMain: facts.isMain,
        firstFunction: functionBase))
    for var fact in facts.types {
      fact.inherited = fact.inherited.map(name)
      types.append(fact)
      fileOfType.append(Int32(file))
    }
    for fact in facts.typealiases {
      typealiases.append(
        TypealiasFact(name: name(fact.name), owner: moved(fact.owner, typeBase), target: name(fact.target)))
    }
    for var fact in facts.functions {
      fact.name = name(fact.name)
      fact.owner = moved(fact.owner, typeBase)
      fact.parent = moved(fact.parent, functionBase)
      fact.result = name(fact.result)
      fact.builder = name(fact.builder)
      fact.variable = moved(fact.variable, variableBase)
      for index in fact.parameters.indices {
        fact.parameters[index].label = name(fact.parameters[index].label)
        fact.parameters[index].variable += variableBase
        fact.parameters[index].builder = name(fact.parameters[index].builder)
      }
      functions.append(fact)
      fileOfFunction.append(Int32(file))
    }
    for var fact in facts.variables {
      fact.name = name(fact.name)
      fact.type = name(fact.type)
      fact.owner = moved(fact.owner, typeBase)
      fact.function = moved(fact.function, functionBase)
      fact.getter = moved(fact.getter, functionBase)
      fact.wrapper = name(fact.wrapper)
      fact.initial = moved(fact.initial, valueBase)
      variables.append(fact)
    }
    for var fact in facts.values {
      fact.function = moved(fact.function, functionBase)
      switch fact.kind {
      case .variable: fact.a = moved(fact.a, variableBase)
      case .name, .implicitMember, .keyPath, .selector: fact.b = name(fact.b)
      case .string: fact.b = name(fact.b)
      case .member, .cast:
        fact.a = moved(fact.a, valueBase)
        fact.b = name(fact.b)
      case .index:
        fact.a = moved(fact.a, valueBase)
        fact.b = moved(fact.b, valueBase)
      case .call: fact.a = moved(fact.a, callBase)
      case .closure: fact.a = moved(fact.a, functionBase)
      case .array, .alternatives: fact.a = moved(fact.a, operandBase)
      case .selfReference: fact.a = moved(fact.a, variableBase)
      case .unknown, .nil, .literal, .superReference: break
      }
      values.append(fact)
    }
    for var fact in facts.calls {
      fact.callee = moved(fact.callee, valueBase)
      fact.firstArgument += argumentBase
      fact.value = moved(fact.value, valueBase)
      fact.function = moved(fact.function, functionBase)
      calls.append(fact)
      fileOfCall.append(Int32(file))
    }
    for var fact in facts.arguments {
      fact.label = name(fact.label)
      fact.value = moved(fact.value, valueBase)
      arguments.append(fact)
    }
    for operand in facts.operands { operands.append(moved(operand, valueBase)) }
    for var fact in facts.flows {
      fact.from += valueBase
      fact.to += valueBase
      fact.function = moved(fact.function, functionBase)
      flows.append(fact)
    }
    for fact in facts.makings {
      makings.append(MakingFact(function: fact.function + functionBase, type: map[Int(fact.type)]))
    }
    for var fact in facts.returns {
      fact.function += functionBase
      fact.value += valueBase
      returns.append(fact)
    }
    for var fact in facts.captures {
      fact.closure += functionBase
      fact.value += valueBase
      captures.append(fact)
    }
    for var fact in facts.loops {
      fact.function = moved(fact.function, functionBase)
      fact.sequence += valueBase
      fact.selfBinding = moved(fact.selfBinding, variableBase)
      fact.aliases = fact.aliases.map { $0 + variableBase }
      loops.append(fact)
    }
    for var fact in facts.regions {
      fact.function = moved(fact.function, functionBase)
      regions.append(fact)
    }
  }

  // MARK: Reading

  func argumentRange(_ call: CallID) -> Range<Int> {
    let fact = calls[Int(call)]
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
    let callee = values[Int(calls[Int(call)].callee)]
    switch callee.kind {
    case .member: return (name(callee.b), callee.a)
    case .name, .implicitMember: return (name(callee.b), nil)
    case .variable: return (name(variables[Int(callee.a)].name), nil)
    default: return ("", nil)
    }
  }

  func callNameID(_ call: CallID) -> Int32 {
    let callee = values[Int(calls[Int(call)].callee)]
    switch callee.kind {
    case .member, .name, .implicitMember: return callee.b
    case .variable: return variables[Int(callee.a)].name
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

  /// The nearest function around that is no closure.
  func outermostFunction(_ function: FunctionID) -> FunctionID {
    var current = function
    while current >= 0, functions[Int(current)].parent >= 0,
      functions[Int(functions[Int(current)].parent)].kind != .topLevel
    {
      current = functions[Int(current)].parent
    }
    return current
  }

  func file(ofFunction function: FunctionID) -> ProgramFile { files[Int(fileOfFunction[Int(function)])] }

  func range(ofCall call: CallID) -> SourceRange {
    let fact = calls[Int(call)]
    return SourceRange(
      file: files[Int(fileOfCall[Int(call)])].source, start: Int(fact.nameOffset), end: Int(fact.nameEnd))
  }

  func range(ofValue value: ValueID) -> SourceRange {
    let fact = values[Int(value)]
    return SourceRange(file: file(ofFunction: fact.function).source, start: Int(fact.offset), end: Int(fact.end))
  }
}
