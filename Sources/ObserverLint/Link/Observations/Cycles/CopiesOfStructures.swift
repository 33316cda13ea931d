/// Structures whose copies keep an observation. A closure that names the `self` of a structure holds a copy of it, and the
/// copy holds each object in its stored properties, and what SwiftUI stores for its `@State`.
struct CopiesOfStructures {
  let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// The property of a structure that keeps an observation, where each copy of the structure keeps the same objects.
  func copy(keeping observation: Observation) -> CycleSite.Copy? {
    guard let properties = observation.properties, let first = properties.first,
      let structure = structure(around: observation.call)
    else { return nil }
    let isFixed = properties.allSatisfy { isFixedBag($0) }
    let function = program.calls[observation.call].function
    guard isFixed || properties.allSatisfy({ isState($0, in: function) || isObject($0, in: function) }) else {
      return nil
    }
    return CycleSite.Copy(structure: structure, property: first, isReplaceable: !isFixed)
  }

  /// The property of a structure that is a given object, and that each copy of the structure holds.
  func copy(holding object: ValueID, around call: CallID) -> CycleSite.Copy? {
    guard let property = linked.trail.ownProperty(object), let structure = structure(around: call),
      holdsForGood(property, in: program.calls[call].function)
    else { return nil }
    return CycleSite.Copy(structure: structure, property: property, isReplaceable: true)
  }

  /// The structure whose `self` a closure around a call copies.
  func structure(around call: CallID) -> NominalID? {
    let function = program.outermostFunction(program.calls[call].function)
    guard function >= 0, let owner = linked.table.owner(of: function), !owner.isExternal,
      program.types[owner.declaration].keyword == .struct, !program.functions[function].isStatic,
      !program.isBeforeSelf(function)
    else { return nil }
    return owner.id
  }

  /// A bag that nobody can empty. Another bag in one copy changes nothing for the other copies.
  private func isFixedBag(_ property: VariableID) -> Bool {
    linked.trail.isPermanentBag(property) && isPlain(property)
  }

  /// `let bag = CancelBag()`: the property holds an object of a class of the program.
  private func isObject(_ property: VariableID, in function: FunctionID) -> Bool {
    guard case .nominal(let id) = linked.inference.type(ofVariable: property), !linked.table.nominals[id].isExternal,
      [.class, .actor].contains(program.types[linked.table.nominals[id].declaration].keyword)
    else { return false }
    return holdsForGood(property, in: function)
  }

  private func holdsForGood(_ property: VariableID, in function: FunctionID) -> Bool {
    if isPlain(property) { return true }
    if isState(property, in: function) { return linked.trail.isPermanent(property) && !mayBeReplaced(property) }
    return isOfSwiftUI(property, Catalog.objectWrappers, in: function)
  }

  /// `Child(model: $model)`, `_model.wrappedValue = Model()`: returns true if a binding may put another object in the place of
  /// a state. `$model.title` reaches a property of the object.
  private func mayBeReplaced(_ property: VariableID) -> Bool {
    let mentions = linked.mentions
    let projections = mentions.values(namingProperty: property).filter {
      program.values[$0].flags & ValueFact.projected != 0
    }
    return (projections + mentions.values(namingWrapperOf: property)).contains { value in
      let uses = linked.trail.uses(in: program.values[value].function)
      return uses[value].isEmpty || !uses[value].allSatisfy { isPropertyOfObject($0, in: property, uses) }
    }
  }

  private func isPropertyOfObject(_ use: ValueUses.Use, in property: VariableID, _ uses: ValueUses) -> Bool {
    guard case .member(let member) = use, uses.call(of: member) == nil,
      case .nominal(let id) = linked.inference.type(ofVariable: property)
    else { return false }
    return !linked.table.fields(program.values[member].name, in: id).isEmpty
  }

  private func isPlain(_ property: VariableID) -> Bool {
    let fact = program.variables[property]
    return fact.wrapper < 0 && fact.getter < 0 && !fact.isLazy
  }

  /// Returns true for a `@State` of a view: each copy of the view holds the object in which SwiftUI keeps the value. Code that
  /// reaches the property by a key path may do anything with it.
  private func isState(_ property: VariableID, in function: FunctionID) -> Bool {
    isOfSwiftUI(property, Catalog.stateWrappers, in: function)
      && linked.keyPaths[program.variables[property].name] == nil
  }

  private func isOfSwiftUI(_ property: VariableID, _ wrappers: Set<String>, in function: FunctionID) -> Bool {
    let fact = program.variables[property]
    guard fact.getter < 0, let name = wrapper(of: property), wrappers.contains(TypeName.lastPart(name)),
      !isOwnWrapper(name, of: fact), let owner = linked.table.nominal(of: fact.owner)
    else { return false }
    return isUpdated(owner.id) && !runsInInitializers(function)
  }

  /// Returns true for a property whose wrapper has the name of SwiftUI's for the state of a view.
  func isNamedState(_ property: VariableID) -> Bool {
    wrapper(of: property).map { Catalog.stateWrappers.contains(TypeName.lastPart($0)) } ?? false
  }

  private func wrapper(of property: VariableID) -> String? {
    let wrapper = program.variables[property].wrapper
    return wrapper >= 0 ? TypeName.withoutGenerics(program.name(wrapper)) : nil
  }

  /// Returns true for an initializer, and for a method that only initializers run: SwiftUI keeps no value for the view yet.
  private func runsInInitializers(_ function: FunctionID) -> Bool { methodsOfInitializers(endingIn: function) != nil }

  /// The methods by which initializers run a function, the function included; nil if other code runs it, too.
  func methodsOfInitializers(endingIn function: FunctionID) -> Set<FunctionID>? {
    var methods: Set<FunctionID> = []
    var isInitializing = false
    var pending = [program.outermostFunction(function)]
    while let next = pending.popLast() {
      guard next >= 0 else { return nil }
      if program.functions[next].kind == .initializer {
        isInitializing = true
        continue
      }
      guard methods.insert(next).inserted else { continue }
      let uses = linked.mentions.uses(of: next)
      guard program.functions[next].kind == .function, !uses.calls.isEmpty, uses.references.isEmpty,
        methods.count <= Budget.deinitCallers
      else { return nil }
      pending += uses.calls.map { program.outermostFunction(program.calls[$0].function) }
    }
    return isInitializing ? methods : nil
  }

  /// Returns true for a view of SwiftUI, and for what else SwiftUI gives storage.
  func isUpdated(_ structure: NominalID) -> Bool {
    linked.table.ancestors(structure).contains {
      let nominal = linked.table.nominals[$0]
      return nominal.isExternal && Catalog.updatedProtocols.contains(nominal.lastName)
    }
  }

  /// Returns true for a property wrapper of the program that has the name of SwiftUI's.
  private func isOwnWrapper(_ name: String, of property: VariableFact) -> Bool {
    guard let wrapped = program.nameIDs["wrappedValue"],
      let type = linked.table.declaredType(name, owner: nil, file: program.fileOfType[property.owner])
    else { return false }
    return !linked.table.fields(wrapped, in: type).isEmpty
  }
}
