/// Every file's facts in one table each, with indices that hold across files.
struct ProgramTables {
  typealias ProgramFile = Program.ProgramFile

  private(set) var files: [ProgramFile] = []
  private(set) var names = NameTable()
  private(set) var types: [TypeFact] = []
  private(set) var typealiases: [TypealiasFact] = []
  private(set) var functions: [FunctionFact] = []
  private(set) var variables: [VariableFact] = []
  private(set) var values: [ValueFact] = []
  private(set) var calls: [CallFact] = []
  private(set) var arguments: [ArgumentFact] = []
  private(set) var operands: [ValueID] = []
  private(set) var flows: [FlowFact] = []
  private(set) var returns: [ReturnFact] = []
  private(set) var makings: [MakingFact] = []
  private(set) var captures: [CaptureFact] = []
  private(set) var loops: [AwaitLoopFact] = []
  private(set) var regions: [RegionFact] = []
  private(set) var fileOfType: [Int32] = []
  private(set) var fileOfFunction: [Int32] = []
  private(set) var fileOfCall: [Int32] = []

  init(_ facts: [FactsGatherer.FactsOfFile]) {
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
}
