/// The questions about types: of parameters, payloads, constants and receivers.
extension OpenQuestions {
  /// The types by which it is decided if an operator of the program is meant.
  func askForParameterTypes(of function: FunctionID, _ wanted: inout Set<Demand>) {
    for parameter in program.parameters(of: function) {
      guard case .nominal(let id) = linked.inference.type(ofVariable: parameter.variable),
        table.nominals[id].isExternal, !SystemTypes.isKnown(table.nominals[id].path)
      else { continue }
      wanted.insert(table.nominals[id].demand(.declaresType))
    }
  }

  /// The name of a function's type, which another file may give it.
  func askForParameterType(_ argument: Int, of call: CallID, _ wanted: inout Set<Demand>) {
    for candidate in linked.inference.candidates(for: call) {
      guard let variable = linked.inference.parameter(of: candidate, at: argument, of: call),
        case .nominal(let id) = linked.inference.type(ofVariable: variable), table.nominals[id].isExternal
      else { continue }
      wanted.insert(.declaresType(table.nominals[id].lastName))
    }
  }

  /// The types that an accessor of a payload would name: of the key, and of what is read.
  func askForAccessors(_ wanted: inout Set<Demand>) {
    for read in linked.contracts.reads {
      guard let type = read.type else { continue }
      for part in type.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }) {
        let name = TypeName.lastPart(String(part))
        if !SystemTypes.isKnown(name), !linked.table.declares(name) { wanted.insert(.declaresType(name)) }
      }
      askForConstant(read.key, &wanted)
    }
  }

  /// The type of what a payload carries, or the class whose property that is.
  func askForOpenValue(_ value: ValueID, _ wanted: inout Set<Demand>) {
    switch linked.inference.type(of: value) {
    case .nominal(let id) where table.nominals[id].isExternal: askForHierarchy(of: table.nominals[id], &wanted)
    case .unknown where program.values[value].kind == .name:
      let function = program.values[value].function
      if let owner = table.owner(of: function), owner.isExternal { askForHierarchy(of: owner, &wanted) }
    default: break
    }
  }

  /// The type that a constant is spelled with.
  func askForConstant(_ value: ValueID, _ wanted: inout Set<Demand>) {
    let fact = linked.program.values[value]
    guard fact.kind == .member, !askWhatDeclares(typeOf: fact.base, &wanted) else { return }
    let base = linked.program.values[fact.base]
    if base.kind == .name {
      wanted.insert(.declaresType(linked.program.name(base.name)))
    } else {
      askForConstant(fact.base, &wanted)
    }
  }

  /// The properties and types along the chain that a call ends, back to the place that says the type.
  func askForReceiver(of call: CallID, _ wanted: inout Set<Demand>) {
    if let receiver = linked.program.callName(call).receiver { askForType(of: receiver, &wanted) }
  }

  func askForType(of value: ValueID, _ wanted: inout Set<Demand>) {
    var next: ValueID? = value
    var isEnd = true
    var isCallee = false
    // Two properties may begin with each other.
    for _ in 0..<40 {
      guard let value = next else { return }
      if askWhatDeclares(typeOf: value, &wanted) { return }
      let fact = linked.program.values[value]
      switch fact.kind {
      case .member:
        next = fact.base
        askForWrapper(of: fact, &wanted)
        // What a known type has is declared where the type is. The program may extend a framework's type anywhere.
        let isKnown = askWhatDeclares(typeOf: fact.base, &wanted)
        if isKnown, !isOfSystem(fact.base), !mayBeAdded(fact, &wanted) {
          // `header.button`, where the header has `lazy var button = MenuButton().then { … }`: the type of what it begins with.
          guard let initial = initial(of: fact) else { return }
          next = initial
          continue
        }
        // The type of a member is unknown while the type in front is. The last member is asked for by its name alone: values
        // flow from all properties of that name.
        if isKnown || isEnd {
          let name = linked.program.name(fact.name)
          wanted.insert(
            isCallee ? .declaresFunction(name) : .declaresMember(name.hasPrefix("$") ? String(name.dropFirst()) : name))
        }
        if isKnown { return }
        isEnd = false
      case .name:
        // A property that is known is of the type of what it begins with.
        let variable = flow.variables(named: fact.name, from: fact.function).first.map { program.variables[$0] }
        if let key = variable?.wrapperKey, key >= 0 { wanted.insert(.declaresMember(program.name(key))) }
        next = variable.flatMap { $0.initial >= 0 ? $0.initial : nil }
        if next == nil { wanted.insert(.declaresMember(program.name(fact.name))) }
        // The extensions of a view of ReactorKit.
        if Catalog.renewingProperties.contains(program.name(fact.name)), let view = table.owner(of: fact.function) {
          wanted.insert(view.demand(.declaresType))
        }
      case .call:
        next = linked.program.calls[fact.call].callee
        if givesType(fact.call) { wanted.insert(.declaresFunction(program.callName(fact.call).name)) }
      case .variable:
        let variable = linked.program.variables[fact.variable]
        next = variable.initial >= 0 ? variable.initial : receiver(configuredBy: variable)
      default: next = nil
      }
      isCallee = fact.kind == .call
    }
  }

  /// `list.next(Row.self, for: path).then { row in … }`: the object that a closure gets.
  private func receiver(configuredBy parameter: VariableFact) -> ValueID? {
    guard parameter.kind == .parameter, let site = linked.inference.closureSites[parameter.function],
      case (let name, let receiver) = program.callName(site.call), Catalog.configuringMethods.contains(name)
    else { return nil }
    return receiver
  }

  /// `list.next(Row.self, for: path)`: returns true for a function that no known file declares, and that may return an object
  /// of the type that it is given.
  private func givesType(_ call: CallID) -> Bool {
    linked.inference.candidates(for: call).isEmpty && program.receiver(call) != nil
      && linked.inference.isGivenType(call)
  }

  /// The value that the property begins with which a member means, if its type is not written.
  private func initial(of member: ValueFact) -> ValueID? {
    let fields = flow.fields(member.name, ofBase: member.base)
    guard fields.isCertain, let field = fields.variables.first.map({ program.variables[$0] }), field.type < 0 else {
      return nil
    }
    return field.initial >= 0 ? field.initial : nil
  }

  /// `slider.values()`, where the slider is of a class below `UISlider`: returns true if an extension of a framework's type may
  /// declare the member, because no known type above does.
  private func mayBeAdded(_ member: ValueFact, _ wanted: inout Set<Demand>) -> Bool {
    guard case .nominal(let id) = linked.inference.type(of: member.base), table.fields(member.name, in: id).isEmpty,
      table.functions(member.name, in: id).isEmpty
    else { return false }
    let above = table.ancestors(id).map { table.nominals[$0] }.filter(\.isExternal)
    // A class of the program that was not read counts as external, and may be below a framework's class.
    for type in above where !SystemTypes.isKnown(type.path) { wanted.insert(type.demand(.declaresType)) }
    return above.contains { SystemTypes.isKnown($0.path) }
  }

  private func isOfSystem(_ value: ValueID) -> Bool {
    switch linked.inference.type(of: value) {
    case .nominal(let id), .metatype(let id): SystemTypes.isKnown(linked.table.nominals[id].path)
    default: false
    }
  }

  /// `model.$count`: the type of the wrapper, which says what it projects.
  func askForWrapper(of member: ValueFact, _ wanted: inout Set<Demand>) {
    let name = program.name(member.name)
    guard name.hasPrefix("$"), let plain = program.nameIDs[String(name.dropFirst())] else { return }
    for variable in flow.fields(plain, ofBase: member.base).variables {
      let wrapper = program.variables[variable].wrapper
      if wrapper >= 0, !SystemTypes.isKnown(program.name(wrapper)), !table.declares(program.name(wrapper)) {
        wanted.insert(.declaresType(program.name(wrapper)))
      }
    }
  }

  /// Asks for the declaration and extensions of a value's type; false if the type is unknown.
  func askWhatDeclares(typeOf value: ValueID, _ wanted: inout Set<Demand>) -> Bool {
    switch linked.inference.type(of: value) {
    case .nominal(let id), .metatype(let id):
      let nominal = linked.table.nominals[id]
      if SystemTypes.isKnown(nominal.path) { return true }
      wanted.insert(nominal.demand(.declaresType))
      // `Model.Output`, where `Model` may stand for another type.
      if nominal.isExternal, nominal.isNested { wanted.insert(.declaresType(nominal.firstName)) }
      // `Input & Output`
      for part in nominal.parents where nominal.isExternal {
        wanted.insert(table.nominals[part].demand(.declaresType))
      }
      // A name with a capital that no known file declares is that of a type, or of a global.
      if nominal.isExternal, program.values[value].kind == .name {
        wanted.insert(.declaresMember(nominal.lastName))
      }
      return true
    default: return false
    }
  }

  /// Asks for the superclasses of a class that calls a method of that name on itself, if a superclass that was not read may
  /// inherit the method.
  func askWhoInherits(_ method: FunctionID, _ wanted: inout Set<Demand>) {
    for call in program.calls(named: program.functions[method].name)
    where program.isOnSelf(call) && linked.inference.candidates(for: call).isEmpty {
      if let owner = table.owner(of: program.calls[call].function) { askForHierarchy(of: owner, &wanted) }
    }
  }

  /// `managerType.init(…)`: who has a value of a type that conforms to a protocol with an initializer, if nobody else is seen
  /// to make an object of the type.
  func askWhoHasMetatypes(of type: NominalID, _ wanted: inout Set<Demand>) {
    guard let name = program.nameIDs["init"], linked.lifetime.constructions(of: type).isEmpty else { return }
    for ancestor in table.ancestors(type) where table.isProtocol(ancestor) {
      let nominal = table.nominals[ancestor]
      if nominal.functions[name] != nil { wanted.insert(.mentions(nominal.lastName, with: "Type")) }
    }
  }
}
