/// Bags that keep observations, and bags that libraries make or wrap.
extension ObservationTrail {
  /// `….store(in: &bag)`: the bags that the result of a call is put into.
  func bags(of call: CallID) -> [ValueID] {
    let uses = uses(in: program.calls[call].function)
    return uses[program.calls[call].value].compactMap { use in
      guard case .member(let member) = use, let keeping = uses.call(of: member),
        Catalog.observationKeepers.contains(program.fullName(keeping))
      else { return nil }
      return program.argument(keeping, at: 0)
    }
  }

  /// `….store(in: &cell.bag)`: the object that keeps the result of a call, and its property, if a known file declares it.
  func bag(of call: CallID) -> (object: ValueID, property: VariableID?)? {
    bags(of: call).lazy.filter { self.program.values[$0].kind == .member }.compactMap(keeper).first
  }

  /// `model.token = observe(…)`: the object that keeps the result of a call, and its property, if a known file declares it.
  func objectStoring(resultOf call: CallID) -> (object: ValueID, property: VariableID?)? {
    for case .stored(let target) in uses(in: program.calls[call].function)[program.calls[call].value]
    where program.values[target].kind == .member {
      if let keeper = keeper(target) { return keeper }
    }
    return nil
  }

  private func keeper(_ member: ValueID) -> (object: ValueID, property: VariableID?)? {
    let object = program.values[member].base
    let (declared, isCertain) = flow.fields(program.values[member].name, ofBase: object)
    // The extension of a protocol may implement what the protocol requires.
    let found = isCertain ? Variables(declared.filter { !isBareRequirement($0) }) : declared
    if found.isEmpty { return (object, nil) }
    guard found.count == 1, let property = found.first, case let fact = program.variables[property],
      fact.kind == .field, !fact.isWeak, fact.getter < 0
    else { return nil }
    return (object, property)
  }

  /// `rx.disposeBag`, `self.rx.disposeBag`, `sheet.rx.disposeBag`: a bag that a library or an extension associates with
  /// `self`, or with an object that `self` never lets go. The object keeps the bag.
  func isAssociatedBag(_ bag: ValueID) -> Bool {
    guard let object = associatedBag(bag) else { return false }
    return object.map { isSelf($0) || ownProperty($0).map(isPermanent) ?? false } ?? true
  }

  /// `….disposed(by: cell.rx.disposeBag)`: the object with whose bag the result of a call stays.
  func objectAssociated(withBagOf call: CallID) -> ValueID? {
    bags(of: call).lazy.compactMap(associatedBag).first ?? nil
  }

  /// Returns true if a property holds a bag that nobody can empty. Who gets such a bag can only keep it.
  func isPermanentBag(_ property: VariableID) -> Bool {
    guard case .nominal(let id) = flow.inference.type(ofVariable: property) else { return false }
    let type = flow.table.nominals[id]
    return type.isExternal && Catalog.permanentBags.contains(type.lastName)
  }

  /// `var bag: DisposeBag { DisposeBag() }`, `{ cell.bag }`: returns true for a computed property that only makes bags, or
  /// hands out the bag of another object. Its owner keeps nothing in it.
  func isBagOfOthers(_ property: VariableID) -> Bool {
    let getter = program.variables[property].getter
    guard getter >= 0 else { return false }
    let returned = flow.bodies.returns[flow.bodies.body(of: getter)].map { program.returns[$0] }.filter {
      $0.function == getter
    }
    return !returned.isEmpty
      && returned.allSatisfy { fact in
        let value = program.values[fact.value]
        switch value.kind {
        case .call: return Catalog.permanentBags.contains(program.callName(value.call).name)
        case .member: return !isSelf(value.base) && !isAssociatedBag(fact.value)
        default: return false
        }
      }
  }

  /// Returns true for a property that a protocol requires, and that it does not implement.
  func isBareRequirement(_ property: VariableID) -> Bool {
    let fact = program.variables[property]
    return fact.getter >= 0 && flow.results(of: fact.getter).isEmpty
      && flow.table.nominal(of: fact.owner).map { flow.table.isProtocol($0.id) } ?? false
  }

  /// Returns true for a property that holds the same object for as long as its owner lives.
  func isPermanent(_ property: VariableID) -> Bool {
    let fact = program.variables[property]
    guard fact.getter < 0 else { return false }
    return fact.isLet
      || flow.bodiesStoring(into: property).allSatisfy {
        [.initializer, .initialValue].contains(program.functions[$0].kind)
      }
  }

  /// `cell.reactor = model` before `….disposed(by: cell.disposeBag)`: returns true if the library renews the bag first.
  func isRenewed(_ bag: VariableID, of object: ValueID, before call: CallID) -> Bool {
    let fact = program.variables[bag]
    let kept = program.values[object]
    guard Catalog.renewedBags.contains(program.name(fact.name)), kept.kind == .variable,
      let owner = flow.table.nominal(of: fact.owner),
      flow.table.conforms(owner.id, toExternal: Catalog.renewingProtocols)
    else { return false }
    let function = program.calls[call].function
    let end = program.values[program.calls[call].value].offset
    return flow.bodies.flows[flow.bodies.body(of: function)].contains { (index: FlowID) -> Bool in
      let target = program.values[program.flows[index].to]
      guard target.kind == .member, Catalog.renewingProperties.contains(program.name(target.name)),
        order.surelyPrecedes(target.offset, end, in: function)
      else { return false }
      let base = program.values[target.base]
      return base.kind == .variable && base.variable == kept.variable
    }
  }

  /// True if some code stores into a bag that is associated with an object, or empties it: `rx.disposeBag = DisposeBag()`,
  /// `reactive.bag.dispose()`.
  func findRenewedAssociatedBags() -> Bool {
    let ends = Set(Catalog.observationEnds.compactMap { program.nameIDs[$0] })
    func isBag(_ value: ValueID) -> Bool { associatedBag(value) != nil || ownAssociatedBags.isNamed(by: value) }
    return declaresAssociatedBags || ownAssociatedBags.areReplaced || program.flows.contains { isBag($0.to) }
      || program.arguments.contains { $0.isInout && isBag($0.value) }
      || program.calls(named: ends).contains { program.receiver($0).map(isBag) ?? false }
  }

  /// `extension Reactive { var disposeBag: DisposeBag }`: the program's own bag, which the program may renew in other ways.
  private var declaresAssociatedBags: Bool {
    Self.namesOfAssociatedBags.contains { name in
      (program.nameIDs[name].flatMap { flow.table.fieldsByName[$0] } ?? []).contains {
        (flow.table.nominal(of: program.variables[$0].owner)?.isExternal ?? false) && !ownAssociatedBags.contain($0)
      }
    }
  }

  private static let namesOfAssociatedBags = Set(Catalog.associatedBags.map(TypeName.lastPart))

  /// The object whose associated bag a value denotes: nil in the inner optional for an implicit `self`.
  func associatedBag(_ bag: ValueID) -> ValueID?? {
    if let object = ownAssociatedBags.object(of: bag) { return object }
    let fact = program.values[bag]
    guard fact.kind == .member, Self.namesOfAssociatedBags.contains(program.name(fact.name)),
      let object = flow.object(ofNamespace: fact.base),
      Catalog.associatedBags.contains("\(program.name(program.values[fact.base].name)).\(program.name(fact.name))")
    else { return nil }
    return object
  }

  /// `disposable.inner`: returns true for the bag inside of a wrapper of ReactiveSwift, which ends what is in the bag when the
  /// wrapper is released.
  func isWrappedBag(_ value: ValueID) -> Bool {
    let fact = program.values[value]
    guard fact.kind == .member, program.name(fact.name) == "inner",
      case .nominal(let id) = flow.inference.type(of: fact.base)
    else { return false }
    let type = flow.table.nominals[id]
    return type.isExternal && Catalog.observationWrappers.contains(type.lastName)
  }
}

extension ValueFlow {
  /// `button.rx`, `rx`: the object to which a library adds members, under a name of the library's own. Nil in the inner
  /// optional for an implicit `self`. Nil for another property of that name, which the program declares.
  func object(ofNamespace value: ValueID) -> ValueID?? {
    let fact = program.values[value]
    guard fact.kind == .name || fact.kind == .member, Catalog.extensionNamespaces.contains(program.name(fact.name))
    else {
      return nil
    }
    let isMember = fact.kind == .member
    let properties =
      isMember ? fields(fact.name, ofBase: fact.base).variables : variables(named: fact.name, from: fact.function)
    let isOwn = properties.contains { property in
      guard case .nominal(let id) = inference.type(ofVariable: property) else { return true }
      return !Catalog.namespaceTypes.contains(table.nominals[id].lastName)
    }
    return isOwn ? nil : .some(isMember ? fact.base : nil)
  }
}
