/// The classes of the objects that a protocol's extension registers: each needs a removal of its own.
struct ConformingObservers {
  private let linked: LinkedProgram
  private let method: FunctionID
  private var program: Program { linked.program }
  private var table: TypeTable { linked.table }

  init(_ linked: LinkedProgram, running method: FunctionID) {
    self.linked = linked
    self.method = method
  }

  /// The classes that conform to a protocol and run the method, without those that live as long as the process; the type
  /// itself if it is no protocol, or if no such class is known.
  func types(observingAs type: Int) -> [Int] {
    guard table.isProtocol(type) else { return [type] }
    let running = typesRunning(method)
    let classes = table.descendants(type).filter { conforming in
      isSeenClass(conforming) && running.contains { table.areRelated($0, conforming) }
        && linked.lifetime.processLong(conforming) == nil
    }
    return classes.isEmpty ? [type] : classes
  }

  private func isSeenClass(_ type: Int) -> Bool {
    let nominal = table.nominals[type]
    return !nominal.isExternal && program.types[Int(nominal.declaration)].keyword == .class
      && table.unseenAncestor(type) == nil && !linked.lifetime.isTestType(type)
  }

  /// The types on whose objects the program calls the method, directly or by other methods of protocols.
  private func typesRunning(_ method: FunctionID) -> Set<Int> {
    var result: Set<Int> = []
    var seen: Set<FunctionID> = [method]
    var pending = [method]
    while let next = pending.popLast() {
      for call in linked.runs.callers(of: next) {
        let caller = program.outermostFunction(program.calls[Int(call)].function)
        guard let type = receiver(of: call) else { continue }
        if program.isOnSelf(call), table.isProtocol(type) {
          if seen.insert(caller).inserted { pending.append(caller) }
        } else {
          result.insert(type)
        }
      }
    }
    return result
  }

  private func receiver(of call: CallID) -> Int? {
    if program.isOnSelf(call) { return table.ownerID(of: program.calls[Int(call)].function) }
    guard let receiver = program.receiver(call), case .nominal(let type) = linked.inference.type(of: receiver) else {
      return nil
    }
    return type
  }
}
