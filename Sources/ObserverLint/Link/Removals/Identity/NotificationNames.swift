/// The names of notifications, as far as the program tells them.
extension Identity {
  /// A notification's name as far as it can be told: the raw string of one of the program's constants, or the
  /// constant of another module by its last name and, where written, the type that declares it.
  enum NameSource: Hashable {
    case raw(String)
    case constant(type: String, name: String)
    /// The name that is made of a string, of which nothing tells more than the constant that holds it.
    case text(type: String, name: String)
    /// The name that an object or a call gives: told by the variable that it is reached through, and the path from there.
    case reached(through: VariableID, path: String)

    /// True for a single name whose string is unknown.
    var isUntold: Bool {
      switch self {
      case .text, .reached: true
      case .raw, .constant: false
      }
    }
  }

  /// The kind of a constant: a name, or a string for a name.
  private enum Sort {
    case name, text

    func source(type: String, name: String) -> NameSource {
      self == .text ? .text(type: type, name: name) : .constant(type: type, name: name)
    }
  }

  /// All names that a value may be; nil if it is unknown. An empty set is `nil`: every name.
  func names(of value: ValueID?) -> Set<NameSource>? {
    guard let value, program.values[value].kind != .nil else { return [] }
    var search = NameSearch()
    return names(value, .name, &search)
  }

  private struct NameSearch {
    /// The steps that are left.
    var budget = 64
    /// The case of an enumeration whose computed property is followed.
    var enumCase: ValueID?
  }

  private func names(_ value: ValueID, _ sort: Sort, _ search: inout NameSearch) -> Set<NameSource>? {
    search.budget -= 1
    guard search.budget > 0 else { return nil }
    let fact = program.values[value]
    switch fact.kind {
    case .string: return fact.name >= 0 ? [.raw(program.name(fact.name))] : nil
    case .cast: return names(fact.base, sort, &search)
    case .call:
      // `Notification.Name("x")`, `NSNotification.Name(rawValue: "x")`, `Notification.Name.init("x")`
      let name = program.callName(fact.call).name
      guard name == "Name" || name == "init" || name == "NSNotificationName" || isNameAlias(fact.call),
        let argument = program.argument(fact.call, at: 0), program.argumentRange(fact.call).count == 1
      else { return nil }
      return names(argument, .text, &search)
    case .array, .alternatives:
      var result: Set<NameSource> = []
      for operand in program.operands(of: fact) {
        guard let part = names(operand, sort, &search) else { return nil }
        result.formUnion(part)
      }
      return result.isEmpty ? nil : result
    case .variable: return names(ofVariable: fact.variable, sort, &search)
    case .name:
      if let enumCase = search.enumCase, program.name(fact.name) == "rawValue" {
        return rawValue(of: enumCase).map { [.raw($0)] }
      }
      let variables = flow.variables(named: fact.name, from: fact.function)
      if variables.count == 1 { return names(ofVariable: variables[0], sort, &search) }
      return variables.isEmpty ? [sort.source(type: "", name: program.name(fact.name))] : nil
    case .implicitMember:
      return constant(fact.name, type: "", sort, &search)
    case .member:
      let name = program.name(fact.name)
      if name == "rawValue" { return rawNames(of: fact.base, &search) }
      if name == "name", program.values[fact.base].kind != .name { return names(fact.base, sort, &search) }
      if case .metatype(let id) = flow.inference.type(of: fact.base) {
        let nominal = flow.table.nominals[id]
        let fields = flow.table.fields(fact.name, in: id)
        // A subclass may override a computed property, and `type(of: self)` may be the subclass.
        let isComputed = fields.contains { program.variables[$0].getter >= 0 }
        if program.values[fact.base].kind == .call, isComputed { return nil }
        if fields.count == 1 { return names(ofVariable: fields[0], sort, &search) }
        // Each branch of `#if` may declare the constant. A class may override the constant of its superclass.
        let isOfOneType = fields.allSatisfy { flow.table.nominal(of: program.variables[$0].owner)?.id == id }
        if fields.count > 1, !nominal.isExternal, isOfOneType { return [.reached(through: fields[0], path: name)] }
        let isNameType = nominal.lastName == "Name" || nominal.path == "NSNotificationName"
        return constant(fact.name, type: isNameType ? "" : nominal.path, sort, &search)
      }
      let fields = flow.fields(fact.name, ofBase: fact.base).variables
      guard fields.count == 1 else { return nil }
      let outer = search.enumCase
      search.enumCase = rawValue(of: fact.base) == nil ? nil : fact.base
      defer { search.enumCase = outer }
      return names(ofVariable: fields[0], sort, &search)
    default: return nil
    }
  }

  /// The same of what is registered or removed: where nothing tells the name, it is still one name, and not every one.
  func oneName(of value: ValueID?) -> Set<NameSource>? {
    names(of: value) ?? value.flatMap { property($0) }.map { [$0] }
  }

  /// `store.changed`, `self.store.names.changed`, `name(of: store)`: how a name is reached.
  private func property(_ value: ValueID) -> NameSource? {
    var path: [String] = []
    var current = value
    let fact = program.values[value]
    if fact.kind == .variable {
      let variable = program.variables[fact.variable]
      return variable.kind == .local && variable.isLet && !variable.isElement && variable.initial >= 0
        && variable.initial != value ? property(variable.initial) : nil
    }
    if fact.kind == .call {
      let name = program.callName(fact.call).name
      return name.isEmpty ? nil : .reached(through: -1, path: name + "()")
    }
    while program.values[current].kind == .member, path.count < 8 {
      let fact = program.values[current]
      if program.values[fact.base].kind == .selfReference {
        let fields = flow.fields(fact.name, ofBase: fact.base).variables
        return fields.count == 1 && !path.isEmpty ? reached(path, from: fields[0]) : nil
      }
      path.append(program.name(fact.name))
      current = fact.base
    }
    let root = program.values[current]
    var variables: Variables = []
    if root.kind == .name { variables = flow.variables(named: root.name, from: root.function) }
    guard variables.count == 1, !path.isEmpty else { return nil }
    return reached(path, from: variables[0])
  }

  /// `base.rawValue`: of a case of one of the program's enumerations what its declaration says, of a name the name itself.
  private func rawNames(of base: ValueID, _ search: inout NameSearch) -> Set<NameSource>? {
    if let text = rawValue(of: base) { return [.raw(text)] }
    if program.values[base].kind == .selfReference, let enumCase = search.enumCase {
      return rawValue(of: enumCase).map { [.raw($0)] }
    }
    guard let names = names(base, .name, &search) else { return nil }
    return Set(
      names.map { name in
        guard case .constant(let type, let spelled) = name, !type.isEmpty, !SystemTypes.isKnown(type) else {
          return name
        }
        return .text(type: type, name: spelled)
      })
  }

  /// The string that `Key.name` stands for, if it is a case of an enumeration of the program.
  private func rawValue(of value: ValueID) -> String? {
    let fact = program.values[value]
    guard fact.kind == .member, case .metatype(let id) = flow.inference.type(of: fact.base) else { return nil }
    return rawValue(ofCase: fact.name, in: id)
  }

  /// The string that a case of an enumeration stands for: the case's name, where no other is written.
  private func rawValue(ofCase name: NameID, in id: NominalID) -> String? {
    let nominal = flow.table.nominals[id]
    guard !nominal.isExternal, let cases = nominal.functions[name], cases.count == 1,
      program.functions[cases[0]].kind == .enumCase
    else { return nil }
    let written = program.functions[cases[0]].rawValue
    if written >= 0 { return program.name(written) }
    let isString = program.types[nominal.declaration].inherited.contains { program.name($0) == "String" }
    return isString ? program.name(name) : nil
  }

  private func isNameAlias(_ call: CallID) -> Bool {
    if case .nominal(let id) = flow.inference.type(of: program.calls[call].value) {
      return flow.table.nominals[id].lastName == "Name"
    }
    return false
  }

  /// A static constant that the program adds to the name type, else a constant of another module.
  private func constant(_ name: NameID, type: String, _ sort: Sort, _ search: inout NameSearch) -> Set<NameSource>? {
    if type.isEmpty {
      let fields = (flow.table.fieldsByName[name] ?? []).filter { variable in
        let fact = program.variables[variable]
        guard fact.isStatic, let owner = flow.table.nominal(of: fact.owner) else { return false }
        return owner.lastName == "Name"
      }
      if fields.count == 1 { return names(ofVariable: fields[0], sort, &search) }
      if fields.count > 1 { return [sort.source(type: "", name: program.name(name))] }
    }
    return [sort.source(type: type, name: program.name(name))]
  }

  private func names(ofVariable variable: VariableID, _ sort: Sort, _ search: inout NameSearch) -> Set<NameSource>? {
    let fact = program.variables[variable]
    if fact.kind == .parameter, fact.function >= 0, let site = flow.inference.closureSites[fact.function],
      let receiver = program.callName(site.call).receiver, flow.inference.candidates(for: site.call).isEmpty
    {
      // `names.forEach { … $0 … }`
      return names(receiver, sort, &search)
    }
    if fact.kind == .parameter, let given = names(givenTo: variable, sort, &search) { return given }
    if fact.initial >= 0, fact.isLet || fact.kind != .parameter && flow.stores(into: variable).isEmpty {
      return names(fact.initial, sort, &search)
    }
    if fact.getter >= 0 {
      for index in flow.bodies.returns[flow.bodies.body(of: fact.getter)] {
        let result = program.returns[index]
        guard result.function == fact.getter, result.kind != .statement else { continue }
        return names(result.value, sort, &search)
      }
    }
    if fact.isStatic || fact.kind == .global {
      return [sort.source(type: flow.table.nominal(of: fact.owner)?.path ?? "", name: program.name(fact.name))]
    }
    return nil
  }

  /// The names that callers pass to a private function; nil unless all callers are known.
  private func names(givenTo parameter: VariableID, _ sort: Sort, _ search: inout NameSearch) -> Set<NameSource>? {
    let fact = program.variables[parameter]
    guard fact.function >= 0 else { return nil }
    let function = program.functions[fact.function]
    let isLocal = function.parent >= 0 && program.functions[function.parent].kind != .topLevel
    guard function.kind == .function, function.isPrivate || isLocal,
      let position = program.parameters(of: function).firstIndex(where: { $0.variable == parameter })
    else { return nil }
    let calls = program.calls(named: function.name).filter {
      flow.inference.candidates(for: $0).contains(fact.function)
    }
    let callees = Set(calls.map { program.calls[$0].callee })
    // Given away as a value, it may be called with any name.
    for value in flow.bodies.mentions(of: function.name)
    where !callees.contains(value) && program.values[value].kind != .implicitMember {
      if flow.functionReferences(value).contains(fact.function) { return nil }
    }
    var result: Set<NameSource> = []
    for call in calls {
      let mapping = flow.inference.matchArguments(call, fact.function) ?? [:]
      // A parameter may take several.
      var arguments = mapping.filter { $0.value == position }.keys.sorted().compactMap {
        program.argument(call, at: $0)
      }
      if arguments.isEmpty, fact.initial >= 0 { arguments = [fact.initial] }
      if arguments.isEmpty { return nil }
      for argument in arguments {
        guard let names = names(argument, sort, &search) else { return nil }
        result.formUnion(names)
      }
    }
    return result.isEmpty ? nil : result
  }

  private func reached(_ path: [String], from variable: VariableID) -> NameSource {
    .reached(through: variable, path: path.joined(separator: "."))
  }
}
