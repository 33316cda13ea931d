/// The code that unregisters objects from event buses.
final class EventBuses {
  private unowned let linked: LinkedProgram
  private var program: Program { linked.program }
  /// The objects that code unregisters. Nil if some code may unregister any object.
  private lazy var unregistered = findUnregistered()
  /// The arguments of calls that unregister an object.
  private(set) lazy var unregisteredObjects = Catalog.busRemovals.flatMap { removal -> [ValueID] in
    guard let name = program.nameIDs[TypeName.lastPart(removal)] else { return [] }
    return program.calls(named: name).compactMap { program.argument($0, at: 0) }
  }
  private var answers: [NominalID: Bool] = [:]

  /// An object that code unregisters, by its class.
  private struct Unregistered {
    var type: NominalID
    /// The types whose `deinit` alone does so.
    var deinitOwners: Set<NominalID>?
  }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// Returns true if other code than the `deinit` of the object may unregister the object that a call registers.
  func mayUnregister(objectOf registration: CallID) -> Bool {
    guard let object = program.argument(registration, at: 0),
      case .nominal(let type) = linked.inference.type(of: object), !linked.table.nominals[type].isExternal
    else { return true }
    if let known = answers[type] { return known }
    let answer = unregistered?.contains { mayEnd($0, type) } ?? true
    answers[type] = answer
    return answer
  }

  private func mayEnd(_ other: Unregistered, _ type: NominalID) -> Bool {
    guard linked.table.areRelated(other.type, type) else { return false }
    return !(other.deinitOwners?.allSatisfy { linked.table.areRelated($0, type) } ?? false)
  }

  /// A name such as `unregister` may stand behind an alias of the bus, in an extension of the bus, or without a call.
  private func findUnregistered() -> [Unregistered]? {
    var result: [Unregistered] = []
    for removal in Catalog.busRemovals {
      guard let name = program.nameIDs[TypeName.lastPart(removal)] else { continue }
      let calls = Dictionary(
        program.calls(named: name).map { (program.calls[$0].callee, $0) }, uniquingKeysWith: { first, _ in first })
      for value in linked.flow.bodies.mentions(of: name) {
        guard let call = calls[value] else { return nil }
        // A function of the program that calls the bus is seen by itself.
        if !linked.inference.candidates(for: call).isEmpty { continue }
        guard let object = program.argument(call, at: 0),
          case .nominal(let type) = linked.inference.type(of: object), isClass(type)
        else { return nil }
        let function = program.calls[call].function
        result.append(Unregistered(type: type, deinitOwners: linked.mentions.deinitOwners(of: function)))
      }
    }
    return result
  }

  /// Returns false for a protocol and for a type that another module declares: objects of any class may be of that type.
  private func isClass(_ type: NominalID) -> Bool {
    !linked.table.nominals[type].isExternal && !linked.table.isProtocol(type)
  }
}
