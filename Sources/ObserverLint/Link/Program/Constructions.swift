/// Where the program's types are made.
final class Constructions {
  private let program: Program
  private let inference: TypeInference
  private let table: TypeTable

  /// A call that makes a value of a type, and the function around it.
  struct Construction {
    var function: FunctionID
    var call: CallID
    /// True for `type.init(…)`: code that makes the type a value names it elsewhere.
    var isOfValue = false
  }

  /// Calls that are named like a type.
  private func calls(namedLike type: NominalType) -> some Collection<CallID> {
    (program.nameIDs[type.lastName].map { program.calls(named: $0) } ?? []).lazy.filter { [program] call in
      let callee = program.values[program.calls[call].callee]
      return callee.kind == .name || callee.kind == .member
    }
  }

  /// `Name.init(…)` and `Self(…)`, by what the name means.
  private lazy var callsOfMeaning: [NominalID: [CallID]] = {
    var result: [NominalID: [CallID]] = [:]
    for call in program.nameIDs["init"].map({ program.calls(named: $0) }) ?? [] {
      let callee = program.values[program.calls[call].callee]
      guard callee.kind == .member, case .metatype(let id) = inference.type(of: callee.base) else { continue }
      result[id, default: []].append(call)
    }
    for call in program.nameIDs["Self"].map({ program.calls(named: $0) }) ?? [] {
      guard case .metatype(let id) = inference.type(of: program.calls[call].callee) else { continue }
      result[id, default: []].append(call)
    }
    return result
  }()

  /// `managerType.init(…)`, by the type of the program that the value is declared with. Each type below that may be made.
  private lazy var callsOnMetatypes: [NominalID: [CallID]] = callsOfMeaning.filter {
    !table.nominals[$0.key].isExternal
  }
  .mapValues { calls in
    calls.filter { call in
      let callee = program.values[program.calls[call].callee]
      return callee.kind == .member && isVariable(callee.base)
    }
  }
  .filter { !$0.value.isEmpty }

  private func isVariable(_ value: ValueID) -> Bool {
    let fact = program.values[value]
    switch fact.kind {
    case .variable: return true
    case .name, .member: return program.name(fact.name).first?.isLowercase ?? false
    default: return false
    }
  }

  /// `static let shared: Player = .init()`, by the type that the place tells.
  private lazy var callsOfImplicitInit = inference.typesMadeImplicitly.sorted { $0.key < $1.key }
    .reduce(into: [NominalID: [CallID]]()) { calls, made in calls[made.value, default: []].append(made.key) }

  init(_ inference: TypeInference) {
    self.inference = inference
    program = inference.program
    table = inference.table
  }

  /// Types of which something may be made, told by their names.
  private lazy var made: TypeSelection = {
    var types = Set(callsOfMeaning.keys).union(callsOfImplicitInit.keys)
    for nominal in table.nominals where !calls(namedLike: nominal).isEmpty {
      types.insert(nominal.id)
    }
    types.formUnion(callsOnMetatypes.keys.flatMap(table.descendants))
    return TypeSelection(types, table.tree)
  }()

  /// A type and those below it, without those of which nothing is made for sure.
  func madeTypes(of id: NominalID) -> [NominalID] {
    guard table.tree.countBelow(id) > 32, let below = made.below(id) else { return [id] + table.descendants(id) }
    return [id] + below
  }

  /// Values of the type itself, not of those below it.
  func of(_ id: NominalID) -> [Construction] {
    var result = ((callsOfMeaning[id] ?? []) + (callsOfImplicitInit[id] ?? [])).map { construction($0) }
    if !callsOnMetatypes.isEmpty {
      let calls = table.ancestors(id).flatMap { callsOnMetatypes[$0] ?? [] }
      result += calls.map { construction($0, isOfValue: true) }
    }
    for call in calls(namedLike: table.nominals[id]) {
      guard case .metatype(id) = inference.type(of: program.calls[call].callee) else { continue }
      result.append(construction(call))
    }
    return result
  }

  private func construction(_ call: CallID, isOfValue: Bool = false) -> Construction {
    Construction(function: program.calls[call].function, call: call, isOfValue: isOfValue)
  }
}
