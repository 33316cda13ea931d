/// The code that unregisters objects from event buses of libraries.
final class EventBuses {
  private unowned let linked: LinkedProgram
  private var program: Program { linked.program }
  /// The objects that code unregisters from a bus. Nil if some code may unregister any object.
  private var unregistered: [NameID: [Unregistered]?] = [:]
  private var answers: [Question: Bool] = [:]

  private struct Question: Hashable {
    var type: NominalID
    var bus: NameID
  }

  /// An object that code unregisters, by its class.
  private struct Unregistered {
    var type: NominalID
    /// The types whose `deinit` alone does so.
    var deinitOwners: Set<NominalID>?
  }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// Returns true if other code than the `deinit` of the object may unregister the object that a call registers.
  func mayUnregister(objectOf registration: CallID) -> Bool {
    guard let type = typeOfObject(registration), let receiver = program.receiver(registration) else { return true }
    let question = Question(type: type, bus: program.values[receiver].name)
    if let known = answers[question] { return known }
    let answer = unregistered(from: question.bus)?.contains { mayEnd($0, type) } ?? true
    answers[question] = answer
    return answer
  }

  private func mayEnd(_ other: Unregistered, _ type: NominalID) -> Bool {
    guard linked.table.areRelated(other.type, type) else { return false }
    return !(other.deinitOwners?.allSatisfy { linked.table.areRelated($0, type) } ?? false)
  }

  private func unregistered(from bus: NameID) -> [Unregistered]? {
    if let known = unregistered[bus] { return known }
    let removals = Catalog.busRemovals.filter { $0.hasPrefix(program.name(bus) + ".") }
    let names = removals.compactMap { program.nameIDs[TypeName.lastPart($0)] }
    let found = names.map { findUnregistered(by: $0) }
    let isUnknown = removals.isEmpty || found.contains { $0 == nil }
    let result = isUnknown ? nil : found.flatMap { $0 ?? [] }
    unregistered[bus] = .some(result)
    return result
  }

  /// A name such as `unregister` may stand behind an alias of the bus, in an extension of the bus, or without a call. A name
  /// behind a bare period, such as `.off`, is a value of another type.
  private func findUnregistered(by name: NameID) -> [Unregistered]? {
    var result: [Unregistered] = []
    let calls = Dictionary(
      program.calls(named: name).map { (program.calls[$0].callee, $0) }, uniquingKeysWith: { first, _ in first })
    for value in linked.flow.bodies.mentions(of: name) where program.values[value].kind != .implicitMember {
      guard let call = calls[value] else { return nil }
      // A function of the program that calls the bus is seen by itself.
      guard linked.inference.candidates(for: call).isEmpty else { continue }
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
