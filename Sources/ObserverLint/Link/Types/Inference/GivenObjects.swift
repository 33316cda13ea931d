/// The names of a program's calls that give an object to a closure, by their number: each closure asks for them.
struct NamesGivingObjects {
  fileprivate let configuring: Set<NameID>
  fileprivate let unretaining: Set<NameID>
  /// Observations that hold an object weakly, and give it to their closures.
  fileprivate let takingOwners: Set<NameID>
  /// Calls whose closure gets an instance of the type in an argument: the argument's label, which the first argument may
  /// lack, and the position of the closure's parameter.
  let instances: [NameID: [(label: String, position: Int)]]

  init(_ program: Program) {
    var instances: [NameID: [(label: String, position: Int)]] = [:]
    for (name, label, position) in Self.instances {
      if let id = program.nameIDs[name] { instances[id, default: []].append((label, position)) }
    }
    self.instances = instances
    configuring = Set(Catalog.configuringMethods.compactMap { program.nameIDs[$0] })
    unretaining = Set(Catalog.unretainingOperators.compactMap { program.nameIDs[$0] })
    takingOwners = Set(Self.takingOwners.compactMap { program.nameIDs[$0] })
  }

  fileprivate var isEmpty: Bool { configuring.isEmpty && unretaining.isEmpty && takingOwners.isEmpty }

  private static let instances: [(name: String, label: String, position: Int)] =
    Catalog.closuresOfInstances.sorted().compactMap { entry in
      let parts = entry.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      return parts.count == 3 ? Int(parts[2]).map { (parts[0], parts[1], $0) } : nil
    }
  private static let takingOwners = Set(
    Catalog.lastingObservations.lazy.filter { $0.contains("(with:") }.map { String($0.prefix { $0 != "(" }) })
}

/// The objects that libraries give to closures and methods.
extension TypeInference {
  /// `bind(with: self) { owner, value in … }`, `withUnretained(self).bind { owner, value in … }`, `label.then { $0.text = "" }`:
  /// the value that a parameter of a closure stands for.
  func object(givenTo parameter: VariableID) -> ValueID? {
    if namesGivingObjects.isEmpty { return nil }
    let fact = program.variables[parameter]
    guard fact.kind == .parameter, fact.function >= 0, program.functions[fact.function].kind == .closure else {
      return nil
    }
    let parameters = program.parameters(of: fact.function)
    guard parameters.first?.variable == parameter else { return nil }
    return object(givenTo: fact.function, hasSeveralParameters: parameters.count > 1)
  }

  /// `let me = self`, `bind(with: self) { owner, value in … }`: returns true if a local or a parameter is the `self` around.
  func isBoundToSelf(_ variable: VariableID) -> Bool {
    let fact = program.variables[variable]
    guard let bound = object(givenTo: variable) ?? (fact.kind == .local && fact.initial >= 0 ? fact.initial : nil)
    else {
      return false
    }
    let value = program.values[bound]
    return value.kind == .selfReference
      || fact.kind == .parameter && value.kind == .variable && isBoundToSelf(value.variable)
  }

  /// `context.coordinator`: made by the view's own `makeCoordinator`.
  func typeOfCoordinator(_ fact: ValueFact, _ place: (owner: NominalID?, file: FileID)) -> InferredType {
    guard program.name(fact.name) == "coordinator", program.values[fact.base].kind == .variable,
      let owner = place.owner,
      let maker = program.nameIDs["makeCoordinator"].flatMap({ table.functions($0, in: owner).first })
    else { return .unknown }
    let variable = program.variables[program.values[fact.base].variable]
    let result = program.functions[maker].result
    guard variable.kind == .parameter, variable.type >= 0, result >= 0,
      TypeName.lastPart(TypeName.withoutGenerics(program.name(variable.type))).hasSuffix("Context")
    else { return .unknown }
    return type(written: result, owner: owner, file: place.file)
  }

  /// `reactor` in a view of ReactorKit: the type of the model that the view's `bind(reactor:)` takes.
  func typeOfModel(_ name: NameID, in id: NominalID) -> InferredType {
    guard Catalog.renewingProperties.contains(program.name(name)), let bind = program.nameIDs["bind"],
      table.conforms(id, toExternal: Catalog.renewingProtocols)
    else { return .unknown }
    for function in table.functions(bind, in: id) {
      let parameters = program.parameters(of: function)
      if parameters.count == 1, let model = parameters.first, model.label == name {
        return type(ofVariable: model.variable)
      }
    }
    return .unknown
  }

  private func object(givenTo closure: FunctionID, hasSeveralParameters: Bool) -> ValueID? {
    guard let (call, _) = closureSites[closure] else { return nil }
    let name = program.callNameID(call)
    if namesGivingObjects.configuring.contains(name) { return configures(call) ? program.receiver(call) : nil }
    if namesGivingObjects.takingOwners.contains(name), let owner = program.argument(call, labelled: "with") {
      return candidates(for: call).isEmpty ? owner : nil
    }
    guard hasSeveralParameters else { return nil }
    // `withUnretained(self) { owner, value in … }`
    if namesGivingObjects.unretaining.contains(name) {
      return candidates(for: call).isEmpty ? program.argument(call, at: 0) : nil
    }
    guard let receiver = program.receiver(call), program.values[receiver].kind == .call else { return nil }
    let pairing = program.values[receiver].call
    guard namesGivingObjects.unretaining.contains(program.callNameID(pairing)),
      program.argumentRange(pairing).count == 1, candidates(for: pairing).isEmpty
    else { return nil }
    return program.argument(pairing, at: 0)
  }

  /// `UILabel().then { … }`: returns true if a library's method gives the receiver to a closure, and returns the receiver.
  func configures(_ call: CallID) -> Bool {
    guard namesGivingObjects.configuring.contains(program.callNameID(call)), let receiver = program.receiver(call),
      case .nominal(let id) = type(of: receiver),
      table.isClassBound(id), program.argumentRange(call).count == 1, let closure = program.argument(call, at: 0)
    else { return false }
    return program.values[closure].kind == .closure && candidates(for: call).isEmpty
  }
}
