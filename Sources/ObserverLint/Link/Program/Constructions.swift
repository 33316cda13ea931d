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

  /// `Name.init(…)`, `self.init(…)` and `Self(…)`, by what the name means.
  private lazy var callsOfMeaning: [NominalID: [CallID]] = {
    var result: [NominalID: [CallID]] = [:]
    for call in program.nameIDs["init"].map({ program.calls(named: $0) }) ?? [] {
      guard let id = typeBeforeInit(call) else { continue }
      result[id, default: []].append(call)
    }
    for call in program.nameIDs["Self"].map({ program.calls(named: $0) }) ?? [] {
      guard case .metatype(let id) = inference.type(of: program.calls[call].callee) else { continue }
      result[id, default: []].append(call)
    }
    return result
  }()

  /// The type in front of `.init(…)`. In a static function it may be `self`. In an initializer, `self.init(…)` makes no further
  /// object.
  private func typeBeforeInit(_ call: CallID) -> NominalID? {
    let fact = program.calls[call]
    let callee = program.values[fact.callee]
    guard callee.kind == .member else { return nil }
    if case .metatype(let id) = inference.type(of: callee.base) { return id }
    let function = program.outermostFunction(fact.function)
    guard program.isSelf(callee.base), function >= 0, program.functions[function].kind == .function,
      program.functions[function].isStatic
    else { return nil }
    return table.ownerID(of: function)
  }

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

  /// `StationController.fromNib()`, where an extension of a framework's class or of a protocol has
  /// `static func fromNib() -> Self { Self(nibName: …) }`: the calls of such factories, by the type that each is called on.
  private lazy var callsOfFactories: [NominalID: [CallID]] = {
    var factories: Set<FunctionID> = []
    for (type, calls) in callsOfMeaning where table.nominals[type].isExternal || table.isProtocol(type) {
      for call in calls {
        let function = program.functions[program.calls[call].function]
        if function.kind == .function, function.isStatic, function.result >= 0, program.name(function.result) == "Self"
        {
          factories.insert(program.calls[call].function)
        }
      }
    }
    var result: [NominalID: [CallID]] = [:]
    for name in Set(factories.map { program.functions[$0].name }) {
      for call in program.calls(named: name) {
        let callee = program.values[program.calls[call].callee]
        guard callee.kind == .member, case .metatype(let id) = inference.type(of: callee.base),
          !table.nominals[id].isExternal, inference.candidates(for: call).contains(where: factories.contains)
        else { continue }
        result[id, default: []].append(call)
      }
    }
    return result
  }()

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
    var types = Set(callsOfMeaning.keys).union(callsOfImplicitInit.keys).union(callsOfFactories.keys)
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
    var result = [callsOfMeaning, callsOfImplicitInit, callsOfFactories].flatMap { $0[id] ?? [] }.map {
      construction($0)
    }
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
