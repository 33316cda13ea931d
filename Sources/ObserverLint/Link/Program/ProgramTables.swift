/// Every file's facts in one table each, with indices that hold across files.
struct ProgramTables {
  /// The APIs that the project adds to the catalog.
  let additions: CatalogAdditions
  private(set) var names: ProgramNames
  typealias ProgramFile = Program.ProgramFile

  private(set) var files = Column<FileFacts, ProgramFile>()
  private(set) var types: [TypeFact] = []
  private(set) var typealiases: [TypealiasFact] = []
  private(set) var functions: [FunctionFact] = []
  private(set) var parameters: [ParameterFact] = []
  private(set) var variables: [VariableFact] = []
  private(set) var values: [ValueFact] = []
  private(set) var calls: [CallFact] = []
  private(set) var arguments: [ArgumentFact] = []
  private(set) var operands: [ValueID] = []
  private(set) var flows: [FlowFact] = []
  private(set) var returns: [ReturnFact] = []
  private(set) var captures: [CaptureFact] = []
  private(set) var loops: [AwaitLoopFact] = []
  private(set) var regions: [RegionFact] = []
  private(set) var fileOfType = Column<TypeFact, FileID>()
  private(set) var fileOfFunction = Column<FunctionFact, FileID>()
  private(set) var fileOfCall = Column<CallFact, FileID>()

  init(_ files: [GatheredFacts.File], _ additions: CatalogAdditions) {
    self.additions = additions
    names = ProgramNames()
    reserve(files)
    for (index, file) in files.enumerated() {
      let programNames = zip(file.facts.names, file.facts.nameHashes).map { names.intern($0, hash: $1) }
      append(file, programNames, file: FileID(index))
    }
    names.classify(additions)
  }

  /// Makes room at once: tables that grow are copied again and again.
  private mutating func reserve(_ files: [GatheredFacts.File]) {
    func total(_ count: (Int) -> Int) -> Int { files.indices.reduce(0) { $0 + count($1) } }
    self.files.reserveCapacity(files.count)
    types.reserveCapacity(total { files[$0].facts.types.count })
    fileOfType.reserveCapacity(types.capacity)
    functions.reserveCapacity(total { files[$0].facts.functions.count })
    fileOfFunction.reserveCapacity(functions.capacity)
    parameters.reserveCapacity(total { files[$0].facts.parameters.count })
    variables.reserveCapacity(total { files[$0].facts.variables.count })
    values.reserveCapacity(total { files[$0].facts.values.count })
    calls.reserveCapacity(total { files[$0].facts.calls.count })
    fileOfCall.reserveCapacity(calls.capacity)
    arguments.reserveCapacity(total { files[$0].facts.arguments.count })
    operands.reserveCapacity(total { files[$0].facts.operands.count })
    flows.reserveCapacity(total { files[$0].facts.flows.count })
    returns.reserveCapacity(total { files[$0].facts.returns.count })
    captures.reserveCapacity(total { files[$0].facts.captures.count })
    regions.reserveCapacity(total { files[$0].facts.regions.count })
  }

  /// Copies one file's facts behind those of the files before it, every index moved along.
  private mutating func append(_ entry: GatheredFacts.File, _ map: [NameID], file: FileID) {
    let facts = entry.facts
    func name(_ id: NameID) -> NameID { id >= 0 ? map[Int(id)] : -1 }
    let typeBase = Int32(types.count)
    let functionBase = Int32(functions.count)
    let parameterBase = Int32(parameters.count)
    let variableBase = Int32(variables.count)
    let valueBase = Int32(values.count)
    let callBase = Int32(calls.count)
    let argumentBase = Int32(arguments.count)
    let operandBase = Int32(operands.count)
    func moved<Fact>(_ id: ID<Fact>, _ base: Int32) -> ID<Fact> { id >= 0 ? id + base : -1 }
    func moved(_ number: Int32, _ base: Int32) -> Int32 { number >= 0 ? number + base : -1 }

    files.append(
      ProgramFile(
        source: entry.source, path: entry.path, imports: facts.imports.map(name),
        genericNames: facts.genericNames.map(name), isMain: facts.isMain, isTest: facts.isTest,
        firstFunction: FunctionID(functionBase), builds: facts.builds))
    types.append(facts.types) { fact in
      fact.inherited = fact.inherited.map(name)
      fact.boundsOfSelf = fact.boundsOfSelf.map(name)
      fact.boundsOfBase = fact.boundsOfBase.map(name)
      fact.genericParameters = fact.genericParameters.map { $0.renamed(name) }
    }
    fileOfType.append(contentsOf: repeatElement(file, count: facts.types.count))
    typealiases.append(facts.typealiases) { fact in
      fact.name = name(fact.name)
      fact.owner = moved(fact.owner, typeBase)
      fact.target = name(fact.target)
      fact.file = file
    }
    functions.append(facts.functions) { fact in
      fact.name = name(fact.name)
      fact.owner = moved(fact.owner, typeBase)
      fact.parent = moved(fact.parent, functionBase)
      fact.result = name(fact.result)
      fact.builder = name(fact.builder)
      fact.rawValue = name(fact.rawValue)
      fact.variable = moved(fact.variable, variableBase)
      fact.firstParameter += parameterBase
    }
    fileOfFunction.append(contentsOf: repeatElement(file, count: facts.functions.count))
    parameters.append(facts.parameters) { fact in
      fact.label = name(fact.label)
      fact.variable += variableBase
      fact.builder = name(fact.builder)
    }
    variables.append(facts.variables) { fact in
      fact.name = name(fact.name)
      fact.type = name(fact.type)
      fact.owner = moved(fact.owner, typeBase)
      fact.function = moved(fact.function, functionBase)
      fact.getter = moved(fact.getter, functionBase)
      fact.wrapper = name(fact.wrapper)
      fact.wrapperKey = name(fact.wrapperKey)
      fact.initial = moved(fact.initial, valueBase)
    }
    values.append(facts.values) { fact in
      fact.function = moved(fact.function, functionBase)
      switch fact.kind {
      case .variable, .selfReference: fact.a = moved(fact.a, variableBase)
      case .name, .implicitMember, .keyPath, .selector, .string: fact.b = name(fact.name).number
      case .member, .cast:
        fact.a = moved(fact.a, valueBase)
        fact.b = name(fact.name).number
      case .index:
        fact.a = moved(fact.a, valueBase)
        fact.b = moved(fact.b, valueBase)
      case .call: fact.a = moved(fact.a, callBase)
      case .closure: fact.a = moved(fact.a, functionBase)
      case .array, .alternatives: fact.a = moved(fact.a, operandBase)
      case .unknown, .nil, .literal, .superReference: break
      }
    }
    calls.append(facts.calls) { fact in
      fact.callee = moved(fact.callee, valueBase)
      fact.firstArgument += argumentBase
      fact.value = moved(fact.value, valueBase)
      fact.function = moved(fact.function, functionBase)
    }
    fileOfCall.append(contentsOf: repeatElement(file, count: facts.calls.count))
    arguments.append(facts.arguments) { fact in
      fact.label = name(fact.label)
      fact.value = moved(fact.value, valueBase)
    }
    operands.append(facts.operands) { $0 = moved($0, valueBase) }
    flows.append(facts.flows) { fact in
      fact.from += valueBase
      fact.to += valueBase
      fact.function = moved(fact.function, functionBase)
    }
    returns.append(facts.returns) { fact in
      fact.function += functionBase
      fact.value += valueBase
    }
    captures.append(facts.captures) { fact in
      fact.closure += functionBase
      fact.value += valueBase
    }
    for var fact in facts.loops {
      fact.function = moved(fact.function, functionBase)
      fact.sequence += valueBase
      fact.selfBinding = moved(fact.selfBinding, variableBase)
      fact.aliases = fact.aliases.map { $0 + variableBase }
      loops.append(fact)
    }
    regions.append(facts.regions) { fact in
      fact.function = moved(fact.function, functionBase)
      fact.onlyCase = name(fact.onlyCase)
    }
  }
}

extension Array {
  /// Appends rows, and then changes each where it lies.
  @inline(__always)
  fileprivate mutating func append(_ rows: [Element], _ change: (inout Element) -> Void) {
    let first = count
    append(contentsOf: rows)
    withUnsafeMutableBufferPointer { all in
      for place in first..<all.count { change(&all[place]) }
    }
  }
}
