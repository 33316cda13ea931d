/// Observations that a call on a type of a library begins: of a setting, or of an event bus.
extension Observations {
  /// The names of such calls.
  static let namesOfLibraries = Set(
    Catalog.settingObservations.union(Catalog.busObservations).map(TypeName.lastPart))

  /// `Defaults.observe(.volume) { change in … }`
  func isOfSetting(_ call: CallID) -> Bool { isOnType(call, in: Catalog.settingObservations) }

  func observationOfSetting(_ call: CallID) -> Observation {
    Observation(
      call: call, kind: .released, blocks: lastBlock(of: call),
      chain: PublisherEndings.Chain(ending: .never("a setting's changes have no end")),
      destination: linked.trail.destination(of: call))
  }

  /// `SwiftEventBus.onMainThread(self, name: "play") { _ in … }`
  func isOfBus(_ call: CallID) -> Bool { isOnType(call, in: Catalog.busObservations) }

  /// The bus keeps the block, and the result of the call ends nothing.
  func observationOfBus(_ call: CallID) -> Observation {
    var chain = PublisherEndings.Chain(ending: .never("an event bus goes on"))
    chain.isKeptBySubject = true
    return Observation(
      call: call, kind: .lasting, blocks: lastBlock(of: call), chain: chain,
      destination: linked.eventBuses.mayUnregister(objectOf: call) ? .elsewhere : .dropped)
  }

  private func lastBlock(of call: CallID) -> [ValueID] {
    program.argumentRange(call).suffix(1).map { program.arguments[$0].value }.filter { isBlock($0) }
  }

  /// Returns true if a file imports the module that is named like the type, and the program declares no such type itself.
  private func isOnType(_ call: CallID, in names: Set<String>) -> Bool {
    let (name, receiver) = program.callName(call)
    guard let receiver, program.values[receiver].kind == .name else { return false }
    let type = program.values[receiver].name
    guard names.contains("\(program.name(type)).\(name)"),
      program.file(ofFunction: program.calls[call].function).imports.contains(type)
    else { return false }
    if case .metatype(let id) = linked.inference.type(of: receiver), !linked.table.nominals[id].isExternal {
      return false
    }
    return linked.inference.candidates(for: call).isEmpty
  }
}
