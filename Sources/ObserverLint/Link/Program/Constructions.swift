/// Where the program's types are made.
final class Constructions {
  private let program: Program
  private let inference: TypeInference
  private let table: TypeTable

  /// A call that makes a value of a type, and the function around it.
  struct Construction {
    var function: FunctionID
    var call: CallID
  }

  private lazy var callsByName: [Int32: [CallID]] = {
    var result: [Int32: [CallID]] = [:]
    for index in program.calls.indices {
      let callee = program.values[Int(program.calls[index].callee)]
      guard callee.kind == .name || callee.kind == .member else { continue }
      let name = program.name(callee.b)
      guard let first = name.utf8.first, first >= 0x41 && first <= 0x5A else { continue }
      result[callee.b, default: []].append(CallID(index))
    }
    return result
  }()

  /// `Name.init(…)`, by what the name means.
  private lazy var callsOfInit: [Int: [CallID]] = {
    var result: [Int: [CallID]] = [:]
    guard let initName = program.nameIDs["init"] else { return [:] }
    for index in program.calls.indices {
      let callee = program.values[Int(program.calls[index].callee)]
      guard callee.kind == .member, callee.b == initName, case .metatype(let id) = inference.type(of: callee.a) else {
        continue
      }
      result[id, default: []].append(CallID(index))
    }
    return result
  }()

  /// `static let shared: Player = .init()`, by the type that is written.
  private lazy var callsOfImplicitInit: [Int: [CallID]] = {
    var result: [Int: [CallID]] = [:]
    guard let initName = program.nameIDs["init"] else { return [:] }
    for (index, variable) in program.variables.enumerated() where variable.type >= 0 && variable.initial >= 0 {
      let initial = program.values[Int(variable.initial)]
      guard initial.kind == .call else { continue }
      let callee = program.values[Int(program.calls[Int(initial.a)].callee)]
      guard callee.kind == .implicitMember, callee.b == initName,
        case .nominal(let id) = inference.type(ofVariable: VariableID(index))
      else { continue }
      result[id, default: []].append(initial.a)
    }
    return result
  }()

  init(_ inference: TypeInference) {
    self.inference = inference
    program = inference.program
    table = inference.table
  }

  /// Types of which something may be made, told by their names.
  private lazy var made: TypeSelection = {
    var types = Set(callsOfInit.keys).union(callsOfImplicitInit.keys)
    for nominal in table.nominals {
      if let name = program.nameIDs[nominal.lastName], callsByName[name] != nil { types.insert(nominal.id) }
    }
    return TypeSelection(types, table.tree)
  }()

  /// A type and those below it, without those of which nothing is made for sure.
  func madeTypes(of id: Int) -> [Int] {
    guard table.tree.countBelow(id) > 32, let below = made.below(id) else { return [id] + table.descendants(id) }
    return [id] + below
  }

  /// Values of the type itself, not of those below it.
  func of(_ id: Int) -> [Construction] {
    var result = ((callsOfInit[id] ?? []) + (callsOfImplicitInit[id] ?? [])).map { construction($0) }
    guard let name = program.nameIDs[table.nominals[id].lastName] else { return result }
    for call in callsByName[name] ?? [] {
      guard case .metatype(id) = inference.type(of: program.calls[Int(call)].callee) else { continue }
      result.append(construction(call))
    }
    return result
  }

  private func construction(_ call: CallID) -> Construction {
    Construction(function: program.calls[Int(call)].function, call: call)
  }
}
