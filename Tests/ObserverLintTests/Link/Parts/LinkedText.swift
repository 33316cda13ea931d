import Testing

@testable import ObserverLint

/// A program of one file, linked. Tests ask its parts by the names that the text has.
struct LinkedText {
  let linked: LinkedProgram
  /// `Program` alone is a process that a test runs.
  var program: ObserverLint.Program { linked.program }

  init(_ text: String) {
    let loaded = LoadedProgram(InMemoryProgram(text).request)
    let facts = FactsGatherer.read(Array(text.utf8), path: "Program.swift").facts
    let file = GatheredFacts.File(source: 0, path: "Program.swift", facts: facts)
    let tables = ProgramTables([file], loaded.settings.additions([0]))
    linked = LinkedProgram(tables, loaded.settings, loaded.sources.otherSources(around: [0]))
  }

  // MARK: Places

  /// The calls of a name, in the order of the text.
  func calls(_ name: String) -> [CallID] { program.nameIDs[name].map { Array(program.calls(named: $0)) } ?? [] }

  func call(_ name: String) throws -> CallID { try #require(calls(name).first, "no call of \(name)") }

  func variable(_ name: String) throws -> VariableID {
    let id = try #require(program.nameIDs[name], "no \(name)")
    return VariableID(try #require(program.variables.firstIndex { $0.name == id }, "no variable \(name)"))
  }

  func function(_ name: String) throws -> FunctionID {
    let id = try #require(program.nameIDs[name], "no \(name)")
    return FunctionID(try #require(program.functions.firstIndex { $0.name == id }, "no function \(name)"))
  }

  /// The first closure that a call takes.
  func closure(givenTo name: String) throws -> ValueID {
    let call = try call(name)
    let arguments = program.argumentRange(call).map { program.arguments[$0].value }
    return try #require(arguments.first { program.values[$0].kind == .closure })
  }

  func type(_ name: String) throws -> NominalID {
    try #require(linked.table.nominals.first { $0.path == name }, "no type \(name)").id
  }

  // MARK: Answers

  /// Returns true if the result of a call, or what a variable holds, may be an argument of another call, or may be held by
  /// another variable.
  func reaches(_ source: String, _ target: String) throws -> Bool {
    let flow = linked.flow
    let made = calls(source).first.map { program.calls[$0].value.node }
    let start = try made ?? flow.node(ofVariable: variable(source))
    let reached = flow.outgoing.reached(from: [start])
    let ends = calls(target).flatMap { call in program.argumentRange(call).map { program.arguments[$0].value } }
    if calls(target).isEmpty { return reached[Int(try flow.node(ofVariable: variable(target)))] }
    return ends.contains { reached[Int($0)] }
  }

  /// The type of a variable, in words.
  func type(of name: String) throws -> String { try spelled(linked.inference.type(ofVariable: variable(name))) }

  private func spelled(_ type: InferredType) -> String {
    switch type {
    case .unknown: "unknown"
    case .nominal(let id): linked.table.nominals[id].path
    case .metatype(let id): linked.table.nominals[id].path + ".Type"
    case .collection(let element): "[\(spelled(element))]"
    case .function: "function"
    case .notificationStream: "notifications"
    }
  }

  /// The types whose functions a call may run, sorted. The call is written out, without its arguments.
  func owners(ofTargets text: String) throws -> [String] {
    let call = try #require(program.calls.indices.first { spelled(CallID($0)) == text }, "no call \(text)")
    return linked.runs.targets(of: CallID(call)).map { linked.table.owner(of: $0)?.path ?? "none" }.sorted()
  }

  private func spelled(_ call: CallID) -> String {
    let (name, receiver) = program.callName(call)
    guard let receiver else { return name }
    let fact = program.values[receiver]
    switch fact.kind {
    case .superReference: return "super.\(name)"
    case .variable: return "\(program.name(program.variables[fact.variable].name)).\(name)"
    default: return name
    }
  }

  /// The functions that call a function, sorted.
  func callers(of name: String) throws -> [String] {
    try linked.runs.callers(of: function(name)).map { call in
      program.name(program.functions[program.outermostFunction(program.calls[call].function)].name)
    }.sorted()
  }
}
