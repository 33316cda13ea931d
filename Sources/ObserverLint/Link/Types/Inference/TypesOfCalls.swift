/// The types of the results of calls.
extension TypeInference {
  /// The names before the parentheses: most calls have another one, and need not be spelled out.
  private static let streamNames = Set(
    Catalog.notificationStreams.map { String($0.prefix { $0 != "(" }) })

  func typeOfCall(_ call: CallID, place: (owner: NominalID?, file: FileID)) -> InferredType {
    let callee = program.values[program.calls[call].callee]
    if callee.kind == .closure {
      let function = program.functions[callee.closure]
      if function.result >= 0 {
        return type(written: function.result, owner: place.owner, file: place.file)
      }
      guard let returned = returnedByClosures[callee.closure], returned.count == 1 else { return .unknown }
      return type(of: returned[0])
    }
    if Self.streamNames.contains(program.callName(call).name),
      Catalog.notificationStreams.contains(program.fullName(call))
    {
      return ownResult(of: call, callee, place.owner) ?? .notificationStream
    }
    let calleeType = type(of: program.calls[call].callee)
    if case .metatype(let id) = calleeType, callee.kind != .member || isTypeName(program.name(callee.name)) {
      return .nominal(id)
    }
    // A function in a property takes no labels: `filter(by:)` is the method beside the property `filter`.
    if case .function(_, let result, let owner, let file) = calleeType, !hasLabels(call) {
      return type(written: result, owner: owner, file: file)
    }
    switch callee.kind {
    case .name where callee.flags & ValueFact.operation != 0:
      let found = candidates(for: call)
      return found.count == 1 ? result(of: found, call, receiver: nil) ?? .unknown : .unknown
    case .name:
      if program.fullName(call) == "type(of:)", let value = program.argument(call, at: 0),
        case .nominal(let id) = type(of: value)
      {
        return .metatype(id)
      }
      var scope = place.owner
      while let current = scope {
        if let found = result(of: table.functions(callee.name, in: current), call, receiver: current) { return found }
        scope = outerType(of: current)
      }
      return result(of: table.topLevelFunctions[callee.name] ?? [], call, receiver: nil) ?? .unknown
    case .member:
      let spelled = program.name(callee.name)
      let base = type(of: callee.base)
      switch base {
      case .nominal(let id), .metatype(let id):
        if spelled == "init" { return .nominal(id) }
        if let view = view(identifiedBy: call, spelled, table.functions(callee.name, in: id)) { return view }
        if let found = result(of: table.functions(callee.name, in: id), call, receiver: id) { return found }
        if program.isCenterExpression(table.nominals[id], spelled) {
          return .nominal(id)
        }
        if case .metatype = base, Catalog.sharedInstances.contains(spelled) { return .nominal(id) }
        // `ReplaySubject<Int>.create(bufferSize: 1)`
        if case .metatype = base, spelled == "create", table.nominals[id].isExternal,
          Catalog.endlessPublisherTypes.contains(table.nominals[id].lastName)
        {
          return .nominal(id)
        }
        return configures(call) ? base : .unknown
      case .collection(let element):
        switch spelled {
        case "first", "last", "popLast", "popFirst", "removeLast", "removeFirst", "removeValue", "remove",
          "randomElement",
          "min", "max", "updateValue":
          return element
        case "filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast", "enumerated",
          "values",
          "lazy":
          return base
        default: return .unknown
        }
      case .notificationStream:
        return Catalog.streamOperators.contains(spelled) ? base : .unknown
      default:
        return view(identifiedBy: call, spelled, candidates(for: call)) ?? instance(madeBy: call) ?? .unknown
      }
    case .implicitMember: return typesMadeImplicitly[call].map { .nominal($0) } ?? .unknown
    default: return .unknown
    }
  }

  /// The result of a function that the receiver's own type declares under the name of a center's. Nil for a center, and
  /// for an unknown receiver.
  private func ownResult(of call: CallID, _ callee: ValueFact, _ owner: NominalID?) -> InferredType? {
    var receiver = callee.kind == .name ? owner : nil
    if callee.kind == .member, case .nominal(let id) = type(of: callee.base) { receiver = id }
    guard let receiver, !isCenter(receiver) else { return nil }
    return result(of: matching(table.functions(callee.name, in: receiver), call), call, receiver: receiver)
  }

  private func hasLabels(_ call: CallID) -> Bool {
    program.argumentRange(call).contains { program.arguments[$0].label >= 0 }
  }

  private func isTypeName(_ text: String) -> Bool {
    text.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false || text == "init"
  }

  private func result(of candidates: some Sequence<FunctionID>, _ call: CallID, receiver: NominalID?) -> InferredType? {
    let all = Array(candidates)
    // Of overloads, those that take the arguments.
    let fitting = all.count > 1 ? matching(all, call) : all
    for candidate in fitting.isEmpty ? all : fitting {
      let fact = program.functions[candidate]
      if fact.kind == .enumCase { return receiver.map { .nominal($0) } }
      guard fact.result >= 0 else { continue }
      if let receiver, TypeName.core(program.name(fact.result)) == "Self" { return .nominal(receiver) }
      let owner = fact.owner >= 0 ? table.nominalOfType[fact.owner] : nil
      let result = type(written: fact.result, owner: owner, file: program.fileOfFunction[candidate])
      guard case .nominal(let id) = result, table.nominals[id].isExternal else { return result }
      return instance(of: id, madeBy: call, by: candidate) ?? result
    }
    return nil
  }

  /// Returns true for a call of a function of other modules that runs the closure which it gets later: `queue.async { … }`.
  func runsClosureLater(_ call: CallID) -> Bool {
    Catalog.laterFunctions.contains(program.callName(call).name) && candidates(for: call).isEmpty
  }

  // MARK: Elements of tuples

  /// `module.model` or `module.1` of `let module = configure()`, and `configure().model`.
  func typeOfElement(_ member: ValueFact) -> InferredType? {
    guard let call = call(making: member.base), let function = onlyCandidate(call),
      case let fact = program.functions[function], fact.result >= 0
    else { return nil }
    let (owner, file) = (table.ownerID(of: function), program.fileOfFunction[function])
    var text = program.name(fact.result)
    let spelled = TypeName.withoutGenerics(String(TypeName.core(text)))
    if let alias = table.alias(spelled, from: owner, in: file) { text = program.name(alias.target) }
    let elements = TypeName.tupleElements(text)
    let name = program.name(member.name)
    let index = elements.firstIndex { $0.label.map { $0 == name } ?? false } ?? Int(name)
    guard let index, elements.indices.contains(index) else { return nil }
    let written = String(elements[index].type)
    let isGeneric = program.nameIDs[written].map(program.file(ofFunction: function).genericNames.contains) ?? false
    return isGeneric ? nil : type(written: written, owner: owner, file: file)
  }

  private func onlyCandidate(_ call: CallID) -> FunctionID? {
    let found = candidates(for: call)
    return found.count == 1 ? found[0] : nil
  }

  /// The call that a value is, or that the value of a constant is.
  private func call(making value: ValueID) -> CallID? {
    let fact = program.values[value]
    if fact.kind == .call { return fact.call }
    guard fact.kind == .variable, case let variable = program.variables[fact.variable], variable.kind == .local,
      variable.isLet, variable.type < 0, variable.initial >= 0, !variable.isPart, !variable.isElement
    else { return nil }
    let initial = program.values[variable.initial]
    return initial.kind == .call ? initial.call : nil
  }
}
