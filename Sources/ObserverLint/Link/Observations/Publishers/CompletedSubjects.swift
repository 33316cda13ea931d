/// The subjects that code of the program completes.
struct CompletedSubjects {
  private let flow: ValueFlow
  private var program: Program { flow.program }
  /// Subjects that their own declarations make.
  private var subjects: Set<VariableID> = []
  /// The names of all other subjects. Several properties of the same name may keep such a subject.
  private var names: Set<NameID> = []

  init(_ flow: ValueFlow) {
    self.flow = flow
    let completing = Set(Catalog.completions.compactMap { program.nameIDs[String($0.prefix { $0 != "(" })] })
    for call in program.calls(named: completing) {
      guard let receiver = program.receiver(call), Catalog.completions.contains(program.fullName(call)),
        !isFailure(call)
      else { continue }
      add(receiver)
    }
    // `request.subscribe(subject)`: the end of the publisher completes the subject. Most publishers of such calls go on, so
    // other subjects of the name do not count.
    let completed = names
    defer { names = completed }
    for call in program.nameIDs["subscribe"].map({ program.calls(named: $0) }) ?? [] {
      guard program.fullName(call) == "subscribe(_:)", let subject = program.argument(call, at: 0) else { continue }
      add(subject)
    }
  }

  func contains(_ subject: VariableID) -> Bool {
    let fact = program.variables[Int(subject)]
    if names.contains(fact.name) || subjects.contains(subject) { return true }
    guard let owner = flow.table.nominal(of: fact.owner) else { return false }
    // A protocol's property and the property that implements it.
    return subjects.contains { other in
      program.variables[Int(other)].name == fact.name
        && flow.table.nominal(of: program.variables[Int(other)].owner).map {
          flow.table.areRelated($0.id, owner.id)
        } ?? false
    }
  }

  private mutating func add(_ receiver: ValueID) {
    let fact = program.values[Int(receiver)]
    switch fact.kind {
    case .name: add(flow.variables(named: fact.b, from: fact.function), fact.b)
    case .member:
      let (variables, isCertain) = flow.fields(fact.b, ofBase: fact.a)
      add(isCertain ? variables : [], fact.b)
    case .variable: add([fact.a], program.variables[Int(fact.a)].name)
    default: break
    }
  }

  private mutating func add(_ variables: Members, _ name: NameID) {
    if !variables.isEmpty, variables.allSatisfy(makesItself) {
      subjects.formUnion(variables)
    } else {
      names.insert(name)
    }
  }

  /// `private let subject = PassthroughSubject<Int, Never>()`: the variable never holds another object's subject.
  private func makesItself(_ variable: VariableID) -> Bool {
    let fact = program.variables[Int(variable)]
    guard fact.initial >= 0, fact.isLet || fact.isLazy || fact.isPrivate else { return false }
    let initial = program.values[Int(fact.initial)]
    guard initial.kind == .call else { return false }
    let callee = program.calls[Int(initial.a)].callee
    if case .metatype(let id) = flow.inference.type(of: callee) { return flow.table.nominals[id].isExternal }
    return program.values[Int(callee)].kind == .implicitMember && program.callName(initial.a).name == "init"
  }

  /// `subject.send(completion: .failure(error))`: the subject goes on as long as nothing fails.
  private func isFailure(_ call: CallID) -> Bool {
    guard let argument = program.argument(call, labelled: "completion"),
      program.values[Int(argument)].kind == .call
    else { return false }
    return program.callName(program.values[Int(argument)].a).name == "failure"
  }
}
