/// `extension NSObject { var bag: DisposeBag { objc_getAssociatedObject(self, &key) … } }`: bags that the program itself
/// associates with objects of a framework's class.
struct OwnAssociatedBags {
  private let flow: ValueFlow
  private let properties: [NameID: VariableID]

  init(_ flow: ValueFlow, isPermanentBag: (VariableID) -> Bool) {
    self.flow = flow
    let program = flow.program
    var properties: [NameID: VariableID] = [:]
    let reads = program.nameIDs["objc_getAssociatedObject"].map { program.calls(named: $0) } ?? []
    for call in reads {
      let getter = program.functions[program.outermostFunction(program.calls[call].function)]
      guard getter.kind == .getter, getter.variable >= 0, let object = program.argument(call, at: 0),
        program.values[object].kind == .selfReference, isPermanentBag(getter.variable)
      else { continue }
      let name = program.variables[getter.variable].name
      // The bag of a class of the program is a property of the class as any other.
      let declared = flow.table.fieldsByName[name] ?? []
      guard declared.elementsEqual([getter.variable]),
        flow.table.nominal(of: program.variables[getter.variable].owner)?.isExternal ?? false
      else { continue }
      properties[name] = getter.variable
    }
    self.properties = properties
  }

  var names: [String] { properties.keys.map(flow.program.name).sorted() }

  func contain(_ property: VariableID) -> Bool { properties[flow.program.variables[property].name] == property }

  /// Returns the object whose bag a value denotes: nil in the inner optional for an implicit `self`. The value is of a class
  /// that inherits from the framework's class as far as this is known.
  func object(of bag: ValueID) -> ValueID?? {
    let fact = flow.program.values[bag]
    guard fact.kind == .name || fact.kind == .member, properties[fact.name] != nil else { return nil }
    if fact.kind == .member {
      guard flow.fields(fact.name, ofBase: fact.base).variables.isEmpty else { return nil }
      return .some(fact.base)
    }
    guard let owner = flow.table.ownerID(of: fact.function),
      flow.table.nominals[owner].isExternal || flow.table.isBelowExternal[owner],
      flow.variables(named: fact.name, from: fact.function).isEmpty
    else { return nil }
    return .some(nil)
  }

  /// Returns true if a value names such a bag, and is not part of the code that makes the bag at its first use.
  func isNamed(by value: ValueID) -> Bool {
    let fact = flow.program.values[value]
    guard fact.kind == .name || fact.kind == .member, let property = properties[fact.name] else { return false }
    return flow.program.outermostFunction(fact.function) != flow.program.variables[property].getter
  }
}
