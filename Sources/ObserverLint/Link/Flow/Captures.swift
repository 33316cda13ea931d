/// The values that closures hold strongly.
final class Captures {
  let flow: ValueFlow
  private var program: Program { flow.program }
  private var table: TypeTable { flow.table }
  private let lists: [FunctionID: [CaptureFact]]
  /// The values that capture lists name as weak or unowned.
  private lazy var weaklyListed = Set(flow.program.captures.lazy.filter { $0.strength != .strong }.map(\.value))

  /// How a block comes to hold `self`.
  struct Hold {
    enum How {
      case named, implied, listed, bound, localFunction, storedClosure, target, parameter
      /// A publisher keeps `self` as the value that it sends.
      case publisher
      /// The block holds another object than `self`.
      case object
      /// A closure inside lists `self` as weak or unowned. The list reads `self` in the closure around.
      case innerList
    }
    var how: How
    /// The value that names `self` or a member of it. For an inner list, the closure around.
    var value: ValueID
  }

  private var namings: [FunctionID: Grouped<FunctionFact, ValueID>] = [:]

  init(_ flow: ValueFlow) {
    self.flow = flow
    lists = Dictionary(grouping: flow.program.captures, by: \.closure)
  }

  // MARK: Self

  /// How a block, given as a value, holds the `self` of the function that it stands in. Nil where it does not, as
  /// far as can be told.
  func holdOfSelf(by block: ValueID) -> Hold? {
    var seen: Set<FunctionID> = []
    return hold(by: block, &seen)
  }

  /// The same of a closure.
  func holdOfSelf(in closure: FunctionID) -> Hold? {
    var seen: Set<FunctionID> = []
    return hold(inClosure: closure, &seen)
  }

  private func hold(by block: ValueID, _ seen: inout Set<FunctionID>) -> Hold? {
    let fact = program.values[block]
    switch fact.kind {
    case .closure: return hold(inClosure: fact.closure, &seen)
    case .variable:
      let initial = program.variables[fact.variable].initial
      guard initial >= 0 else { return nil }
      if program.values[initial].kind == .call { return hold(byPublisher: program.values[initial].call) }
      guard program.values[initial].kind == .closure else { return nil }
      return hold(inClosure: program.values[initial].closure, &seen).map { Hold(how: .storedClosure, value: $0.value) }
    case .call: return hold(byPublisher: fact.call)
    case .name:
      if let local = localFunction(fact.name, from: fact.function) {
        return hold(inFunction: local, &seen).map { Hold(how: .localFunction, value: $0.value) }
      }
      return holdByMember(block, fact.name, &seen)
    case .member where isStrongSelf(fact.base, outside: nil): return holdByMember(block, fact.name, &seen)
    default: return nil
    }
  }

  /// `handle`, `self.handle`: a method bound to `self`, or a property that holds a closure.
  private func holdByMember(_ value: ValueID, _ name: NameID, _ seen: inout Set<FunctionID>) -> Hold? {
    guard let member = ownMember(name, of: program.values[value]) else { return nil }
    switch member {
    case .method: return Hold(how: .bound, value: value)
    case .property(let variable):
      let fact = program.variables[variable]
      // `var show: (Row) -> Void { { self.open($0) } }`
      let closures = fact.getter >= 0 ? flow.results(of: fact.getter) : fact.initial >= 0 ? [fact.initial] : []
      guard closures.allSatisfy({ program.values[$0].kind == .closure }) else { return nil }
      let holds = closures.compactMap { hold(inClosure: program.values[$0].closure, &seen) }
      return holds.count == closures.count ? holds.first.map { Hold(how: .storedClosure, value: $0.value) } : nil
    }
  }

  private func hold(inClosure closure: FunctionID, _ seen: inout Set<FunctionID>) -> Hold? {
    for capture in lists[closure] ?? [] where capture.strength == .strong {
      if isStrongSelf(capture.value, outside: closure) { return Hold(how: .listed, value: capture.value) }
      // `[handle]` holds a method with its object.
      if let held = hold(by: capture.value, &seen) { return held }
    }
    return hold(inFunction: closure, &seen)
  }

  /// The first thing below a closure or local function that holds the `self` around it.
  private func hold(inFunction function: FunctionID, _ seen: inout Set<FunctionID>) -> Hold? {
    guard seen.insert(function).inserted else { return nil }
    var implied: Hold?
    var inner: ValueID?
    for value in namings(inside: function) {
      let fact = program.values[value]
      if isStrongSelf(value, outside: function) {
        guard weaklyListed.contains(value) else { return Hold(how: .named, value: value) }
        inner = inner ?? value
        continue
      }
      if implied == nil { implied = holdByOther(value, than: function, &seen) }
      guard implied == nil, fact.kind == .name, localFunction(fact.name, from: fact.function) == nil else { continue }
      if !capturesSelf(from: fact.function), ownMember(fact.name, of: fact) != nil || isInherited(fact) {
        implied = Hold(how: .implied, value: value)
      }
    }
    return implied ?? inner.map { Hold(how: .innerList, value: closure(function) ?? $0) }
  }

  /// How code that a block calls holds `self`: a capture list of the block does not change that.
  func holdOfSelf(outside block: ValueID) -> Hold? {
    let fact = program.values[block]
    guard fact.kind == .closure else { return nil }
    var seen: Set<FunctionID> = [fact.closure]
    for value in namings(inside: fact.closure) {
      if let hold = holdByOther(value, than: fact.closure, &seen) { return hold }
    }
    return nil
  }

  /// A local function, or a closure in a local, that stands outside of a function which names it.
  private func holdByOther(_ value: ValueID, than function: FunctionID, _ seen: inout Set<FunctionID>) -> Hold? {
    let fact = program.values[value]
    if fact.kind == .name, let local = localFunction(fact.name, from: fact.function),
      !isInside(program.functions[local].parent, function)
    {
      return hold(inFunction: local, &seen).map { Hold(how: .localFunction, value: $0.value) }
    }
    guard fact.kind == .variable, !isInside(program.variables[fact.variable].function, function) else { return nil }
    let initial = program.variables[fact.variable].initial
    guard initial >= 0, program.values[initial].kind == .closure else { return nil }
    return hold(inClosure: program.values[initial].closure, &seen).map { Hold(how: .storedClosure, value: $0.value) }
  }

  /// The value that a closure is; nil for a local function.
  private func closure(_ function: FunctionID) -> ValueID? {
    flow.bodies.values[flow.bodies.body(of: function)].first {
      program.values[$0].kind == .closure && program.values[$0].closure == function
    }
  }

  /// Returns the values that are names inside a closure or local function, in order.
  private func namings(inside function: FunctionID) -> ArraySlice<ValueID> {
    let body = flow.bodies.body(of: function)
    if let known = namings[body] { return known[function] ?? [] }
    let unnamed = unnamedFunctions(in: body)
    var all: [(number: FunctionID, element: ValueID)] = []
    for value in flow.bodies.values[body] {
      let fact = program.values[value]
      switch fact.kind {
      case .selfReference, .superReference, .variable, .name: break
      default: continue
      }
      var around = fact.function
      while around >= 0, !unnamed.contains(around) {
        all.append((around, value))
        around = around == body ? -1 : program.functions[around].parent
      }
    }
    let result = Grouped(all)
    namings[body] = result
    return result[function] ?? []
  }

  /// The local functions of a body that no code names but their own. They hold nothing.
  private func unnamedFunctions(in body: FunctionID) -> Set<FunctionID> {
    let locals = flow.bodies.values[body].lazy.map { self.program.values[$0].function }.filter {
      self.program.functions[$0].kind == .function && $0 != body
    }
    var unnamed = Set(locals)
    if unnamed.isEmpty { return [] }
    var isChanged = true
    while isChanged {
      isChanged = false
      for value in flow.bodies.values[body] {
        let fact = program.values[value]
        guard fact.kind == .name, let local = localFunction(fact.name, from: fact.function), unnamed.contains(local),
          !unnamed.contains(where: { isInside(fact.function, $0) })
        else { continue }
        unnamed.remove(local)
        isChanged = true
      }
    }
    return unnamed
  }

  /// Returns true if a value is `self`, held strongly by the code outside a closure: the method's own, or a local
  /// around the closure that was bound to it.
  func isStrongSelf(_ value: ValueID, outside closure: FunctionID?) -> Bool {
    let fact = program.values[value]
    switch fact.kind {
    case .superReference: return closure.map { !capturesSelf(from: $0) } ?? true
    case .selfReference:
      guard fact.variable >= 0 else { return !program.isBeforeSelf(program.outermostFunction(fact.function)) }
      return isStrongBinding(fact.variable, outside: closure)
    case .variable:
      guard flow.inference.isBoundToSelf(fact.variable) else { return false }
      return isStrongBinding(fact.variable, outside: closure)
    default: return false
    }
  }

  private func isStrongBinding(_ variable: VariableID, outside closure: FunctionID?) -> Bool {
    let fact = program.variables[variable]
    return !fact.isWeak && closure.map { !isInside(fact.function, $0) } ?? true
  }

  /// Returns true if a closure around has `self` in its list: its meaning is then explicit.
  private func capturesSelf(from function: FunctionID) -> Bool {
    var current = function
    while current >= 0 {
      for capture in lists[current] ?? [] where program.values[capture.value].kind == .selfReference {
        return true
      }
      current = program.functions[current].parent
    }
    return false
  }

  func isInside(_ function: FunctionID, _ outer: FunctionID) -> Bool {
    var current = function
    while current >= 0 {
      if current == outer { return true }
      current = program.functions[current].parent
    }
    return false
  }

  private enum Member {
    case method
    case property(VariableID)
  }

  /// Returns the member of the type around that a bare name means. Labels behind the name mean a method.
  private func ownMember(_ name: NameID, of value: ValueFact) -> Member? {
    guard let owner = table.ownerID(of: value.function) else { return nil }
    let isCompound = value.kind == .name && value.flags & ValueFact.compound != 0
    if !isCompound, let field = table.fields(name, in: owner).first {
      return program.variables[field].isStatic ? nil : .property(field)
    }
    let methods = table.functions(name, in: owner).filter { program.functions[$0].kind == .function }
    return methods.contains { !program.functions[$0].isStatic } ? .method : nil
  }

  /// `view` in a controller: returns true for a property that a controller has of the framework's class.
  func isInherited(_ name: ValueFact) -> Bool {
    guard Catalog.membersOfControllers.contains(program.name(name.name)), let owner = table.ownerID(of: name.function)
    else { return false }
    return table.conforms(owner, toExternal: Self.controllers)
      && flow.variables(named: name.name, from: name.function).isEmpty
  }

  private static let controllers = Catalog.mainActorTypes.filter { $0.hasSuffix("Controller") }

  private func localFunction(_ name: NameID, from function: FunctionID) -> FunctionID? {
    var scope = function
    while scope >= 0 {
      if let local = table.localFunctions[scope]?[name]?.first { return local }
      scope = program.functions[scope].parent
    }
    return nil
  }

  // MARK: Locals

  /// Locals and parameters of around that a closure holds strongly; of another block, the variable that it is.
  func locals(heldBy block: ValueID) -> Set<VariableID> {
    let fact = program.values[block]
    if fact.kind == .variable { return [fact.variable] }
    return Set(namingsOfLocals(heldBy: block).map { program.values[$0].variable })
  }

  /// The places in a closure that name a local or a parameter of around, which the closure holds strongly, and what its
  /// capture list holds strongly.
  func namingsOfObjects(heldBy block: ValueID) -> [ValueID] {
    let fact = program.values[block]
    guard fact.kind == .closure else { return [] }
    let listed = (lists[fact.closure] ?? []).filter { $0.strength == .strong }.map(\.value)
    return listed + namingsOfLocals(heldBy: block)
  }

  private func namingsOfLocals(heldBy block: ValueID) -> [ValueID] {
    let fact = program.values[block]
    guard fact.kind == .closure else { return [] }
    return namings(inside: fact.closure).filter { value in
      let read = program.values[value]
      guard read.kind == .variable else { return false }
      let variable = program.variables[read.variable]
      return !variable.isWeak && !isInside(variable.function, fact.closure)
    }
  }
}
