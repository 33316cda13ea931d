/// Registrations of a method that a loop calls for each element.
extension Repetitions {
  /// `for item in items { add(item) }`: a method that registers the same for each element.
  func eachElement(_ site: Site, _ function: FunctionID, _ call: CallID, _ path: Path) -> Repetition? {
    let caller = program.calls[call]
    guard path.calls.isEmpty, path.parameters.isEmpty, program.isOnSelf(call),
      isInLoop(caller), !dependsOnPass(site)
    else { return nil }
    return Repetition(
      call: site.call, root: function, rootName: program.fullName(ofFunction: function), counterparts: [],
      chain: [call])
  }

  private func isInLoop(_ call: CallFact) -> Bool {
    if let loop = linked.order.loop(around: call.nameOffset, in: call.function) {
      return !loop.exits && linked.order.conditions(deciding: call.nameOffset, in: call.function).isEmpty
    }
    guard let site = linked.inference.closureSites[call.function], program.callName(site.call).name == "forEach",
      linked.inference.candidates(for: site.call).isEmpty
    else { return false }
    return linked.order.conditions(deciding: call.nameOffset, in: call.function).isEmpty
  }

  /// `[cell.play, cell.stop].enumerated().forEach { … }`: returns true if the elements of a collection are the same objects on
  /// each pass. Code only reads the property that keeps them, or adds to it.
  func areElementsKept(_ collection: ValueID, in function: FunctionID, depth: Int = 0) -> Bool {
    let read = StoredOrder(linked).readPlace(of: collection)
    let fact = program.values[read]
    switch fact.kind {
    case .array:
      return !fact.operands.isEmpty && program.operands(of: fact).allSatisfy { isKept($0, in: function) }
    case .call:
      guard depth < 4, let receiver = program.receiver(fact.call), program.argumentRange(fact.call).isEmpty,
        ["enumerated", "reversed"].contains(program.callName(fact.call).name),
        linked.inference.candidates(for: fact.call).isEmpty
      else { return false }
      return areElementsKept(receiver, in: function, depth: depth + 1)
    case .member:
      let fields = flow.fields(fact.name, ofBase: fact.base).variables
      guard fields.count == 1, program.variables[fields[0]].getter < 0, isKept(read, in: function),
        !losesElements(fields[0])
      else { return false }
      linked.ownership.rely(on: fields[0])
      return true
    default: return false
    }
  }

  /// Returns true if code stores another collection into a property, or may take elements away.
  private func losesElements(_ property: VariableID) -> Bool {
    !linked.stores(into: property).isEmpty
      || linked.mentions.values(namingProperty: property).contains { value in
        let uses = linked.trail.uses(in: program.values[value].function)
        return uses[value].contains { use in
          switch use {
          case .member(let member):
            return uses.call(of: member).map { !Self.keepsElements.contains(program.callName($0).name) } ?? false
          case .part(let element): return uses.stores[element] != nil
          case .argument(let call, let position):
            return program.arguments[program.argumentRange(call).lowerBound + position].isInout
          default: return false
          }
        }
      }
  }

  private static let keepsElements = Catalog.transformingFunctions.union([
    "forEach", "enumerated", "reversed", "append", "insert", "contains", "first", "firstIndex",
  ])

  /// Returns true if a registration, or its block, names a local or a parameter of the function around.
  func dependsOnPass(_ site: Site) -> Bool {
    program.argumentRange(site.call).contains { namesLocal(program.arguments[$0].value) }
  }

  private func namesLocal(_ value: ValueID) -> Bool {
    let fact = program.values[value]
    switch fact.kind {
    case .variable: return true
    case .member, .index, .cast: return namesLocal(fact.base)
    case .array, .alternatives: return program.operands(of: fact).contains { namesLocal($0) }
    case .call:
      return namesLocal(program.calls[fact.call].callee)
        || program.argumentRange(fact.call).contains { namesLocal(program.arguments[$0].value) }
    case .closure:
      return flow.bodies.values[flow.bodies.body(of: fact.closure)].contains { value in
        let inner = program.values[value]
        return inner.kind == .variable && linked.captures.isInside(inner.function, fact.closure)
          && !linked.captures.isInside(program.variables[inner.variable].function, fact.closure)
      }
    default: return false
    }
  }
}
