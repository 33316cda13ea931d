/// The part of a file's facts that stays the same while only bodies change. Two files with one table of names have equal
/// declarations if they declare the same, in the same order.
struct Declarations: Equatable {
  private var imports: [NameID] = []
  private var genericNames: [NameID] = []
  private var types: [TypeFact] = []
  private var typealiases: [TypealiasFact] = []
  private var functions: [FunctionFact] = []
  private var parameters: [ParameterFact] = []
  private var variables: [VariableFact] = []

  init(of facts: FileFacts, _ names: inout NameTable) {
    func name(_ id: NameID) -> NameID { id >= 0 ? names.intern(facts.names[Int(id)]) : -1 }
    imports = facts.imports.map(name)
    genericNames = facts.genericNames.map(name)
    types = facts.types.map { fact in
      var fact = fact
      fact.inherited = fact.inherited.map(name)
      fact.boundsOfSelf = fact.boundsOfSelf.map(name)
      fact.boundsOfBase = fact.boundsOfBase.map(name)
      fact.genericParameters = fact.genericParameters.map { $0.renamed(name) }
      fact.offset = 0
      return fact
    }
    typealiases = facts.typealiases.map {
      TypealiasFact(name: name($0.name), owner: $0.owner, target: name($0.target), isPrivate: $0.isPrivate)
    }
    for var fact in facts.functions {
      let isLocal = fact.parent >= 0 && facts.functions[fact.parent].kind != .topLevel
      if isLocal || fact.kind == .closure || fact.kind == .initialValue { continue }
      for index in Int(fact.firstParameter)..<Int(fact.firstParameter + fact.parameterCount) {
        let parameter = facts.parameters[index]
        parameters.append(
          ParameterFact(
            label: name(parameter.label), variable: -1, hasDefault: parameter.hasDefault,
            builder: name(parameter.builder)))
        if parameter.variable >= 0 { add(facts.variables[parameter.variable], name) }
      }
      fact.name = name(fact.name)
      fact.result = name(fact.result)
      fact.builder = name(fact.builder)
      fact.rawValue = name(fact.rawValue)
      (fact.parent, fact.variable, fact.firstParameter, fact.offset) = (-1, -1, 0, 0)
      functions.append(fact)
    }
    for fact in facts.variables where fact.kind == .field || fact.kind == .global { add(fact, name) }
  }

  private mutating func add(_ fact: VariableFact, _ name: (NameID) -> NameID) {
    var fact = fact
    fact.name = name(fact.name)
    fact.type = name(fact.type)
    fact.wrapper = name(fact.wrapper)
    fact.wrapperKey = name(fact.wrapperKey)
    (fact.function, fact.getter, fact.initial, fact.offset) = (-1, min(fact.getter, 0), min(fact.initial, 0), 0)
    variables.append(fact)
  }
}

extension FileFacts {
  /// Returns true if the other facts differ within bodies only.
  func declaresTheSame(as other: FileFacts) -> Bool {
    var names = NameTable()
    return Declarations(of: self, &names) == Declarations(of: other, &names)
  }
}
