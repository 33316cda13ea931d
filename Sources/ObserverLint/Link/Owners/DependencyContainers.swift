/// Containers of dependencies of other modules, such as those of Swinject.
struct DependencyContainers {
  let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// `container.register(Player.self) { … }`, of a container that keeps what it makes: by its own default, or by
  /// `inObjectScope(.container)`. `Factory(self) { … }.singleton`.
  func keep(madeBy call: CallID) -> Bool {
    guard linked.inference.candidates(for: call).isEmpty else { return false }
    let name = program.callName(call).name
    if name == "register", linked.containersKeepAll, isType(program.argument(call, at: 0)) { return true }
    if Catalog.lastingRegistrations.contains(name), program.receiver(call) == nil { return importsContainer(call) }
    let isFactory = name == "Factory" || program.values[program.calls[call].callee].kind == .selfReference
    guard name == "register" || isFactory, importsContainer(call) else { return false }
    let isKept = program.argument(call, labelled: "scope").map(linked.isLastingScope) ?? false
    return isKept || isGivenLastingScope(program.calls[call].value)
  }

  private func importsContainer(_ call: CallID) -> Bool {
    let imports = program.file(ofFunction: program.calls[call].function).imports
    return Catalog.containerLibraries.contains { program.nameIDs[$0].map { imports.contains($0) } ?? false }
  }

  private func isType(_ value: ValueID?) -> Bool {
    if let value, case .metatype = linked.inference.type(of: value) { true } else { false }
  }

  /// `.inObjectScope(.container)`, `.scope(.singleton)` or `.singleton` behind what a container registers.
  private func isGivenLastingScope(_ registration: ValueID) -> Bool {
    let uses = linked.trail.uses(in: program.values[registration].function)
    return uses[registration].contains { use in
      guard case .member(let member) = use else { return false }
      guard let next = uses.call(of: member) else { return linked.isLastingScope(member) }
      guard Catalog.scopeMethods.contains(program.callName(next).name) else { return false }
      return program.argument(next, at: 0).map(linked.isLastingScope) ?? false
    }
  }

  /// `container.resolve(Player.self)`: the calls that get what a closure makes, which a container knows by a type.
  func requests(ofMadeBy factory: FunctionID) -> [CallID] {
    guard let registration = linked.inference.closureSites[factory]?.call, importsContainer(registration),
      let argument = program.argument(registration, at: 0),
      case .metatype(let id) = linked.inference.type(of: argument),
      let name = program.nameIDs[linked.table.nominals[id].lastName]
    else { return [] }
    return linked.flow.bodies.mentions(of: name).flatMap { mention in
      linked.trail.uses(in: program.values[mention].function)[mention].compactMap { use in
        guard case .argument(let call, 0) = use, program.callNameID(call) != program.callNameID(registration),
          linked.inference.candidates(for: call).isEmpty, case .metatype(id) = linked.inference.type(of: mention)
        else { return nil }
        return call
      }
    }
  }
}

extension LinkedProgram {
  /// Returns true if the program makes its containers of dependencies with the scope of the container.
  fileprivate var containersKeepAll: Bool {
    guard let label = program.nameIDs["defaultObjectScope"] else { return false }
    return program.arguments.contains { $0.label == label && isLastingScope($0.value) }
  }

  /// Returns true for a scope of a container of dependencies that keeps the first object for as long as the process.
  fileprivate func isLastingScope(_ value: ValueID) -> Bool {
    let fact = program.values[value]
    return (fact.kind == .implicitMember || fact.kind == .member || fact.kind == .name)
      && Catalog.lastingScopes.contains(program.name(fact.name))
  }
}
