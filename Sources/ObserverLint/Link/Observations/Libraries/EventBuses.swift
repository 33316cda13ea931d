/// The code that unregisters objects from event buses.
final class EventBuses {
  private unowned let linked: LinkedProgram
  private var program: Program { linked.program }
  /// The arguments of calls that unregister an object.
  private(set) lazy var unregisteredObjects = Catalog.busRemovals.flatMap { removal -> [ValueID] in
    guard let name = program.nameIDs[TypeName.lastPart(removal)] else { return [] }
    return program.calls(named: name).compactMap { program.argument($0, at: 0) }
  }
  /// The objects that code unregisters from the bus of a library. Nil if some code may unregister any object.
  private var unregisteredByLibrary: [NameID: [Unregistered]?] = [:]
  /// The same by functions of buses that the program declares.
  private var unregisteredByOwn: [FunctionID: [Unregistered]?] = [:]
  private var answers: [Question: Bool] = [:]

  private struct Question: Hashable {
    var type: NominalID
    /// The bus of a library. Nil for the buses of the program.
    var bus: NameID?
    /// Nil for the buses of libraries.
    var end: FunctionID?
  }

  /// An object that code unregisters, by its class.
  private struct Unregistered {
    var type: NominalID
    /// The types whose `deinit` alone does so.
    var deinitOwners: Set<NominalID>?
  }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// Returns true if other code than the `deinit` of the object may unregister the object that a call registers.
  ///
  /// - Parameter end: the function by which a bus of the program does so. Nil for the bus of a library.
  func mayUnregister(objectOf registration: CallID, by end: FunctionID? = nil) -> Bool {
    guard let type = typeOfObject(registration) else { return true }
    let bus = end == nil ? program.receiver(registration).map { program.values[$0].name } : nil
    let question = Question(type: type, bus: bus, end: end)
    if let known = answers[question] { return known }
    let unregistered = end.map(unregistered(by:)) ?? bus.flatMap(unregistered(from:))
    let answer = unregistered?.contains { mayEnd($0, type) } ?? true
    answers[question] = answer
    return answer
  }

  private func unregistered(by end: FunctionID) -> [Unregistered]? {
    if let known = unregisteredByOwn[end] { return known }
    let found = findUnregistered(by: program.functions[end].name) { candidates in
      candidates.isEmpty || candidates.contains { $0 == end || isRequirement($0) }
    }
    unregisteredByOwn[end] = .some(found)
    return found
  }

  /// The functions of a bus that end a registration. Nil if one of its removals may end the registrations of any object.
  /// The callers themselves have the removals of a token that the function around the registration returns.
  func ends(of registration: Registration, _ removals: [ValueFlow.Removal]) -> Set<FunctionID>? {
    let function = program.outermostFunction(program.calls[registration.call].function)
    guard takesObject(function) else { return nil }
    let own = Set(
      linked.mentions.uses(of: function).calls.flatMap { caller in
        linked.cycles.removals(of: program.calls[caller].value.node, registration).map(\.argument)
      })
    let arguments = removals.map(\.argument).filter { !own.contains($0) }
    let ends = Set(arguments.map { program.outermostFunction(program.values[$0].function) })
    return !ends.isEmpty && ends.allSatisfy(takesObject) ? ends : nil
  }

  /// Returns true for a function whose first argument is an object, as that of a function of an event bus.
  private func takesObject(_ function: FunctionID) -> Bool {
    guard program.functions[function].kind == .function, let first = program.parameters(of: function).first,
      case .nominal(let type) = linked.inference.type(ofVariable: first.variable)
    else { return false }
    return linked.table.isClass(type)
  }

  /// Returns true for a call that passes on the object of the function around as its own object.
  func handsOnObject(_ call: CallID) -> Bool {
    guard let object = program.argument(call, at: 0), program.values[object].kind == .variable else { return false }
    let around = program.outermostFunction(program.calls[call].function)
    return program.parameters(of: around).first?.variable == program.values[object].variable
  }

  private func isRequirement(_ function: FunctionID) -> Bool {
    linked.table.owner(of: function).map { linked.table.isProtocol($0.id) } ?? false
  }

  private func mayEnd(_ other: Unregistered, _ type: NominalID) -> Bool {
    guard linked.table.areRelated(other.type, type) else { return false }
    return !(other.deinitOwners?.allSatisfy { linked.table.areRelated($0, type) } ?? false)
  }

  private func unregistered(from bus: NameID) -> [Unregistered]? {
    if let known = unregisteredByLibrary[bus] { return known }
    let removals = Catalog.busRemovals.filter { $0.hasPrefix(program.name(bus) + ".") }
    let names = removals.compactMap { program.nameIDs[TypeName.lastPart($0)] }
    // A function of the program that calls the bus is seen by itself.
    let found = names.map { findUnregistered(by: $0, where: \.isEmpty) }
    let isUnknown = removals.isEmpty || found.contains { $0 == nil }
    let result = isUnknown ? nil : found.flatMap { $0 ?? [] }
    unregisteredByLibrary[bus] = .some(result)
    return result
  }

  /// A name such as `unregister` may stand behind an alias of the bus, in an extension of the bus, or without a call. A name
  /// behind a bare period, such as `.off`, is a value of another type.
  ///
  /// - Parameter isEnd: returns true if a call of one of these functions may be meant for the bus.
  private func findUnregistered(by name: NameID, where isEnd: ([FunctionID]) -> Bool) -> [Unregistered]? {
    var result: [Unregistered] = []
    let calls = Dictionary(
      program.calls(named: name).map { (program.calls[$0].callee, $0) }, uniquingKeysWith: { first, _ in first })
    for value in linked.flow.bodies.mentions(of: name) where program.values[value].kind != .implicitMember {
      guard let call = calls[value] else { return nil }
      guard isEnd(linked.inference.candidates(for: call)) else { continue }
      guard typeOfObject(call) != nil else { return nil }
      let deinitOwners = linked.mentions.deinitOwners(of: program.calls[call].function)
      // The object may stand behind the channel that it leaves.
      for index in program.argumentRange(call) {
        guard let type = type(ofObject: program.arguments[index].value) else { continue }
        result.append(Unregistered(type: type, deinitOwners: deinitOwners))
      }
    }
    return result
  }

  /// The class of the object that a call gives to a bus. Nil if it is unknown.
  private func typeOfObject(_ call: CallID) -> NominalID? {
    program.argument(call, at: 0).flatMap(type(ofObject:))
  }

  private func type(ofObject value: ValueID) -> NominalID? {
    guard case .nominal(let type) = linked.inference.type(of: value), isClass(type) else { return nil }
    return type
  }

  /// Returns false for a protocol and for a type that another module declares: objects of any class may be of that type.
  private func isClass(_ type: NominalID) -> Bool {
    !linked.table.nominals[type].isExternal && !linked.table.isProtocol(type)
  }
}
