/// `extension NSObject { var bag: DisposeBag { objc_getAssociatedObject(self, &key) … } }`: bags that the program itself
/// associates with objects of a framework's class, or with those behind a library's namespace, as in `rx.disposeBag`.
struct OwnAssociatedBags {
  private let flow: ValueFlow
  private let properties: [NameID: VariableID]
  /// The bags of `extension Reactive where Base: AnyObject`.
  private let inNamespaces: Set<VariableID>
  /// The names of the keys under which objects keep the bags; nil for a key without a name.
  private let keys: Set<NameID?>

  init(_ flow: ValueFlow, isPermanentBag: (VariableID) -> Bool) {
    self.flow = flow
    let program = flow.program
    var properties: [NameID: VariableID] = [:]
    var inNamespaces: Set<VariableID> = []
    var keys: Set<NameID?> = []
    let reads = program.nameIDs["objc_getAssociatedObject"].map { program.calls(named: $0) } ?? []
    for call in reads {
      let getter = program.functions[program.outermostFunction(program.calls[call].function)]
      guard getter.kind == .getter, getter.variable >= 0, let object = program.argument(call, at: 0),
        isPermanentBag(getter.variable)
      else { continue }
      if flow.inference.typeOfExtended(program.values[object]) != nil {
        inNamespaces.insert(getter.variable)
        keys.insert(Self.key(of: call, program))
      }
      guard program.values[object].kind == .selfReference else { continue }
      let name = program.variables[getter.variable].name
      // The bag of a class of the program is a property of the class as any other.
      let declared = flow.table.fieldsByName[name] ?? []
      guard declared.elementsEqual([getter.variable]),
        flow.table.nominal(of: program.variables[getter.variable].owner)?.isExternal ?? false
      else { continue }
      properties[name] = getter.variable
      keys.insert(Self.key(of: call, program))
    }
    self.properties = properties
    self.inNamespaces = inNamespaces
    self.keys = keys
  }

  /// `&key`, `&Keys.bag`: the last name of the key that a call gets. A parameter may be any key.
  private static func key(of call: CallID, _ program: Program) -> NameID? {
    guard let key = program.argument(call, at: 1) else { return nil }
    let fact = program.values[key]
    switch fact.kind {
    case .name, .member: return fact.name
    case .variable:
      let variable = program.variables[fact.variable]
      return variable.kind == .parameter ? nil : variable.name
    default: return nil
    }
  }

  /// True if code outside of the properties associates another value with an object under a key of the bags, or may do so.
  var areReplaced: Bool {
    if keys.isEmpty { return false }
    let program = flow.program
    let removals = program.nameIDs["objc_removeAssociatedObjects"].map { program.calls(named: $0) } ?? []
    if !removals.isEmpty { return true }
    let stores = program.nameIDs["objc_setAssociatedObject"].map { program.calls(named: $0) } ?? []
    return stores.contains { call in
      let function = program.functions[program.outermostFunction(program.calls[call].function)]
      if function.variable >= 0, contain(function.variable) { return false }
      let key = Self.key(of: call, program)
      return key == nil || keys.contains(nil) || keys.contains(key)
    }
  }

  var names: [String] { properties.keys.map(flow.program.name).sorted() }

  func contain(_ property: VariableID) -> Bool {
    properties[flow.program.variables[property].name] == property || inNamespaces.contains(property)
  }

  /// Returns the object whose bag a value denotes: nil in the inner optional for an implicit `self`. The value is of a class
  /// that inherits from the framework's class. A superclass that no file declares may have a property of the name.
  func object(of bag: ValueID) -> ValueID?? {
    let fact = flow.program.values[bag]
    guard fact.kind == .name || fact.kind == .member, properties[fact.name] != nil else { return nil }
    if fact.kind == .member {
      guard flow.fields(fact.name, ofBase: fact.base).variables.isEmpty,
        case .nominal(let type) = flow.inference.type(of: fact.base), isOfFrameworks(type)
      else { return nil }
      return .some(fact.base)
    }
    guard let owner = flow.table.ownerID(of: fact.function), isOfFrameworks(owner),
      flow.variables(named: fact.name, from: fact.function).isEmpty
    else { return nil }
    return .some(nil)
  }

  private func isOfFrameworks(_ type: NominalID) -> Bool {
    (flow.table.nominals[type].isExternal || flow.table.isBelowExternal[type]) && flow.table.unseenAncestor(type) == nil
  }

  /// Returns true if a value names such a bag, and is not part of the code that makes the bag at its first use.
  func isNamed(by value: ValueID) -> Bool {
    let fact = flow.program.values[value]
    guard fact.kind == .name || fact.kind == .member, let property = properties[fact.name] else { return false }
    return flow.program.outermostFunction(fact.function) != flow.program.variables[property].getter
  }
}
