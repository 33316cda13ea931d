/// The names under which registrations observe by selector. A function that is given the selector registers at each of its
/// callers.
struct NamesOfSelectors {
  private unowned let linked: LinkedProgram
  /// The names by the value that is the selector. A name is nil if it is unknown.
  private(set) var names: [ValueID: [ValueID?]] = [:]

  init(_ linked: LinkedProgram) {
    self.linked = linked
    for registration in linked.registrations where registration.kind == .selector {
      guard let selector = linked.program.argument(registration.call, at: 1) else { continue }
      add(selector, registration.name, depth: 0)
    }
  }

  /// Returns true if a function does nothing else with a selector that it is given: a second use may run the handler with
  /// another notification.
  private func isOnlyUse(_ selector: ValueID, of origin: ArgumentOrigin) -> Bool {
    guard case .parameter(let parameter, let function) = origin else { return false }
    return linked.trail.uses(in: function).reads[parameter] == [selector]
  }

  private mutating func add(_ selector: ValueID, _ name: ValueID?, depth: Int) {
    let origin = linked.argumentOrigin(of: selector)
    guard let forwarder = origin.function, depth < 4 else { return names[selector, default: []].append(name) }
    let nameOrigin = name.map { linked.argumentOrigin(of: $0) } ?? .here
    let name = isOnlyUse(selector, of: origin) ? name : nil
    for call in linked.mentions.uses(of: forwarder).calls {
      guard let given = linked.argument(selector, origin, at: call, of: forwarder) else { continue }
      add(given, name.flatMap { linked.argument($0, nameOrigin, at: call, of: forwarder) }, depth: depth + 1)
    }
  }
}
