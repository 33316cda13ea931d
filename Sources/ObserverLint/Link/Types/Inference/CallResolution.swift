/// Which functions of the program a call may run.
extension TypeInference {
  /// The program's functions that a call may mean; empty if it leaves the program or is unknown.
  func candidates(for call: CallID) -> [FunctionID] {
    if let known = callCandidates[call] { return known }
    let found = findCandidates(for: call)
    callCandidates[call] = found
    return found
  }

  private func findCandidates(for call: CallID) -> [FunctionID] {
    let fact = program.calls[call]
    let callee = program.values[fact.callee]
    switch callee.kind {
    case .closure: return [callee.closure]
    case .name where callee.flags & ValueFact.operation != 0: return operatorCandidates(callee.name, call)
    case .name: return candidates(named: callee.name, from: fact.function, call: call)
    case .member: return memberCandidates(callee.name, base: callee.base, call: call)
    case .implicitMember where program.name(callee.name) == "init":
      return typesMadeImplicitly[call].map { initializers(of: $0, call: call) } ?? []
    case .implicitMember:
      // `.case(payload)`: the type comes from the context; any of the program's functions of that name may be meant.
      let named = matching(table.functionsByName[callee.name] ?? [], call)
      guard let type = typeWritten(for: fact) else { return named }
      let own = named.filter { function in table.ownerID(of: function).map { table.areRelated($0, type) } ?? false }
      return own.isEmpty ? named : own
    default: return []
    }
  }

  /// `static let shared: Player = .make()`
  private func typeWritten(for call: CallFact) -> NominalID? {
    let variable = program.functions[call.function].variable
    guard variable >= 0, program.variables[variable].initial == call.value,
      program.variables[variable].type >= 0, case .nominal(let id) = type(ofVariable: variable)
    else { return nil }
    return id
  }

  private func candidates(named name: NameID, from function: FunctionID, call: CallID) -> [FunctionID] {
    // Local functions, from the inside out.
    var scope = function
    while scope >= 0 {
      if let local = table.localFunctions[scope]?[name] { return matching(local, call) }
      scope = program.functions[scope].parent
    }
    var owner = table.ownerID(of: function)
    while let current = owner {
      let found = visible(matching(table.functions(name, in: current), call), call)
      if !found.isEmpty { return found + overrides(of: found, below: current, call: call) }
      owner = outerType(of: current)
    }
    let global = matching(table.topLevelFunctions[name] ?? [], call).filter { isVisible($0, at: call) }
    if !global.isEmpty { return global }
    if case .metatype(let id) = typeOfCallee(call) { return initializers(of: id, call: call) }
    // A method that the program adds to a framework's class, called by a class that inherits from one.
    if let owner = table.ownerID(of: function), inheritsFromElsewhere(owner) { return extensionMethods(name, call) }
    return []
  }

  private func inheritsFromElsewhere(_ id: NominalID) -> Bool {
    table.nominals[id].isExternal || table.isBelowExternal[id]
  }

  private func mayGive(_ owner: NominalType, methodsTo center: NominalID) -> Bool {
    owner.isExternal
      || ([center] + table.nominals(lastNamed: "NSObject")).contains { table.tree.isAbove(owner.id, $0) }
  }

  private func typeOfCallee(_ call: CallID) -> InferredType { type(of: program.calls[call].callee) }

  private func memberCandidates(_ name: NameID, base: ValueID, call: CallID) -> [FunctionID] {
    let spelled = program.name(name)
    switch type(of: base) {
    case .nominal(let id):
      if spelled == "init" { return initializers(of: id, call: call) }
      // `super` runs the nearest one above, whatever overrides it below.
      if program.values[base].kind == .superReference {
        let found = table.nearestFunctions(name, in: id) { !matching($0, call).isEmpty }
        return found.isEmpty && inheritsFromElsewhere(id) ? extensionMethods(name, call) : matching(found, call)
      }
      let found = visible(matching(table.functions(name, in: id), call), call)
      if !found.isEmpty {
        return withoutImpossible(found + overrides(of: found, below: id, call: call), on: base)
      }
      // A protocol's or a base class's value may be of a type below that has the method.
      let below = matching(table.functions(name, below: id), call)
      if !below.isEmpty { return withoutImpossible(below, on: base) }
      guard inheritsFromElsewhere(id) else { return [] }
      let added = extensionMethods(name, call)
      // A center's superclass is known: a protocol of the program's own that neither conforms to gives it no method.
      return isCenter(id) ? added.filter { table.owner(of: $0).map { mayGive($0, methodsTo: id) } ?? true } : added
    case .metatype(let id):
      if spelled == "init" { return initializers(of: id, call: call) }
      let found = matching(table.functions(name, in: id), call)
      if !found.isEmpty { return found }
      if case .metatype(let nested) = typeOfCallee(call) { return initializers(of: nested, call: call) }
      return []
    case .collection: return extensionMethods(name, call)
    case .notificationStream, .function: return extensionMethods(name, call)
    case .unknown:
      return anyMethods(name, call)
    }
  }

  /// Methods of any type, as nothing tells the receiver's. Of very many none can be told from the others: what the call
  /// does is unknown then, as that of a function of another module.
  private func anyMethods(_ name: NameID, _ call: CallID) -> [FunctionID] {
    methods(ofAnyType: name, call).filter { isVisible($0, at: call) }
  }

  private func isVisible(_ function: FunctionID, at call: CallID) -> Bool {
    program.isVisible(function, in: program.calls[call].function)
  }

  /// Without the private functions of a superclass in another file, if the class has a function of the same name.
  private func visible(_ found: [FunctionID], _ call: CallID) -> [FunctionID] {
    if found.count < 2 { return found }
    let visible = found.filter { isVisible($0, at: call) }
    return visible.isEmpty ? found : visible
  }

  private func methods(ofAnyType name: NameID, _ call: CallID) -> [FunctionID] {
    let all = table.functionsByName[name] ?? []
    func find() -> [FunctionID] { matching(all.filter { !program.functions[$0].isStatic }, call) }
    guard all.count > 1 else { return find() }
    let shape = CallShape(name: name, arguments: program.argumentRange(call).map { program.arguments[$0] })
    if let known = methodsByShape[shape] { return known }
    var found = find()
    if found.count > Self.tooManyMethods { found = [] }
    methodsByShape[shape] = found
    return found
  }

  static let tooManyMethods = 256

  /// The shape of a call's arguments, which decides which functions of a name take them.
  struct CallShape: Hashable {
    private var words: [Int32]

    init(name: NameID, arguments: [ArgumentFact]) {
      words = [name.number] + arguments.flatMap { [$0.label.number, $0.isTrailing ? 1 : 0] }
    }
  }

  /// Methods that the program adds to types of other modules.
  private func extensionMethods(_ name: NameID, _ call: CallID) -> [FunctionID] {
    if let known = methodsOfElsewhere[name] { return matching(known, call) }
    let found = (table.functionsByName[name] ?? []).filter { function in
      guard let owner = table.owner(of: function) else { return false }
      // A protocol's method is one of them where the program makes a type of another module conform.
      return owner.isExternal || table.isAboveExternal[owner.id]
    }
    methodsOfElsewhere[name] = found
    return matching(found, call)
  }

  func initializers(of id: NominalID, call: CallID) -> [FunctionID] {
    guard let name = program.nameIDs["init"] else { return [] }
    for type in [id] + table.ancestors(id) {
      if let found = table.nominals[type].functions[name] { return preferred(matching(found, call), call) }
    }
    return []
  }

  /// Without overloads that need a default value where another one takes the same arguments and needs none, as in Swift.
  private func preferred(_ found: [FunctionID], _ call: CallID) -> [FunctionID] {
    guard found.count > 1 else { return found }
    let count = program.argumentRange(call).count
    let complete = found.filter { program.functions[$0].parameterCount == count }
    return found.filter { other in
      complete.contains(other) || !complete.contains { argumentTypes(of: $0, call) == argumentTypes(of: other, call) }
    }
  }

  /// The written types of the parameters that take the arguments of a call.
  private func argumentTypes(of function: FunctionID, _ call: CallID) -> [Int: NameID] {
    let parameters = program.parameters(of: function)
    return matchArguments(call, function)?.mapValues { program.variables[parameters[$0].variable].type } ?? [:]
  }

  private func overrides(of found: [FunctionID], below id: NominalID, call: CallID) -> [FunctionID] {
    matching(overrides(of: found, below: id), call)
  }

  /// Functions below a type that may run in place of those found.
  func overrides(of found: [FunctionID], below id: NominalID) -> [FunctionID] {
    guard let first = found.first else { return [] }
    let fact = program.functions[first]
    guard fact.kind == .function, !fact.isStatic, !fact.isPrivate else { return [] }
    var result = table.functions(fact.name, below: id)
    // A protocol's method is implemented by the types below the protocol, unless the receiver is of a type of its own.
    let isOwn =
      !table.nominals[id].isExternal && program.types[table.nominals[id].declaration].keyword != .protocol
    for function in found where !isOwn {
      guard let owner = table.owner(of: function), owner.id != id, !owner.isExternal,
        program.types[owner.declaration].keyword == .protocol
      else { continue }
      let own = table.nominals[id].functions[fact.name] ?? []
      let family = table.family(ofProtocol: id)
      result += table.functions(fact.name, below: owner.id).filter { function in
        !own.contains(function) && table.ownerID(of: function).map { family?.contains($0) ?? true } ?? true
      }
    }
    if result.isEmpty { return [] }
    let known = Set(found)
    return result.filter { !known.contains($0) }
  }

  func matching(_ functions: some Sequence<FunctionID>, _ call: CallID) -> [FunctionID] {
    functions.filter { match(call, $0) { _, _ in } }
  }

  /// For each argument of the call the parameter that takes it; nil where the labels do not fit.
  func matchArguments(_ call: CallID, _ function: FunctionID) -> [Int: Int]? {
    matchInOrder(call, function).map { pairs in
      Dictionary(uniqueKeysWithValues: pairs.map { ($0.argument, $0.parameter) })
    }
  }

  /// The same in the order of the arguments.
  func matchInOrder(_ call: CallID, _ function: FunctionID) -> [(argument: Int, parameter: Int)]? {
    var pairs: [(argument: Int, parameter: Int)] = []
    return match(call, function) { pairs.append(($0, $1)) } ? pairs : nil
  }

  @inline(__always)
  private func match(_ call: CallID, _ function: FunctionID, _ take: (_ argument: Int, _ parameter: Int) -> Void)
    -> Bool
  {
    let fact = program.functions[function]
    let range = program.argumentRange(call)
    if fact.kind == .enumCase { return true }
    let parameters = program.parameters(of: fact)
    var parameter = 0
    // A variadic parameter takes further arguments behind the first, which has the label.
    var last = -1
    for (position, index) in range.enumerated() {
      let argument = program.arguments[index]
      while true {
        guard parameter < parameters.count else {
          guard last >= 0, last == parameters.count - 1, argument.label < 0, isVariadic(parameters[last]) else {
            return false
          }
          take(position, last)
          break
        }
        let candidate = parameters[parameter]
        let takesTrailing = argument.isTrailing && argument.label < 0
        if takesTrailing ? acceptsClosure(candidate) : candidate.label == argument.label || fact.kind == .closure {
          take(position, parameter)
          last = parameter
          parameter += 1
          break
        }
        if argument.label < 0, last >= 0, last == parameter - 1, isVariadic(parameters[last]) {
          take(position, last)
          break
        }
        guard candidate.hasDefault || isVariadic(candidate) else { return false }
        parameter += 1
      }
    }
    for rest in parameter..<max(parameter, parameters.count)
    where !parameters[rest].hasDefault && !isVariadic(parameters[rest]) {
      if fact.kind == .closure { break }
      return false
    }
    return true
  }

  private func isVariadic(_ parameter: ParameterFact) -> Bool {
    let type = program.variables[parameter.variable].type
    return type >= 0 && program.name(type).hasSuffix("...")
  }

  private func acceptsClosure(_ parameter: ParameterFact) -> Bool {
    let type = program.variables[parameter.variable].type
    guard type >= 0 else { return true }
    let core = TypeName.core(program.name(type))
    if TypeName.functionParts(core) != nil || table.aliasTarget(String(core)) != nil { return true }
    return !parameter.hasDefault && !isNoFunction(core)
  }

  /// Returns true if a parameter's type is a collection, a number, a string, a publisher or a type of the program.
  private func isNoFunction(_ type: Substring) -> Bool {
    if type.hasPrefix("[") { return true }
    let name = TypeName.withoutGenerics(String(type))
    return table.declares(name) || Catalog.numberPayloads.contains(name) || Catalog.textPayloads.contains(name)
      || Catalog.publisherTypes.contains(name)
  }
}
