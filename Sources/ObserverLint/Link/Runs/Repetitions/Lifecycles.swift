/// The program's functions that the catalog's table of lifecycles speaks of.
final class Lifecycles {
  struct Root {
    var row: LifecycleRow
    var name: String
    /// True for a method that the user runs, and may run again.
    var isAction = false
  }

  private unowned let linked: LinkedProgram
  private var program: Program { linked.program }
  private var table: TypeTable { linked.table }
  /// Rows by the base name of what they repeat.
  private var rows: [NameID: [LifecycleRow]] = [:]
  private var known: [FunctionID: Root?] = [:]

  init(_ linked: LinkedProgram) {
    self.linked = linked
    for (name, row) in Self.catalog + Self.byBaseName(linked.program.additions.lifecycles) {
      if let id = linked.program.nameIDs[name] { rows[id, default: []].append(row) }
    }
  }

  private static let catalog = byBaseName(Catalog.repeatedLifecycles)

  private static func byBaseName(_ rows: [LifecycleRow]) -> [(name: String, row: LifecycleRow)] {
    rows.flatMap { row in row.repeated.map { (baseName($0), row) } }
  }

  private static func baseName(_ name: String) -> String { String(name.prefix { $0 != "(" }) }

  /// The row that repeats a function or closure, if one does.
  func root(_ function: FunctionID) -> Root? {
    if let answer = known[function] { return answer }
    let answer = find(function)
    known[function] = .some(answer)
    return answer
  }

  /// Returns true if a superclass in the program declares the method, so that no framework calls it.
  private func overridesOwn(_ function: FunctionID) -> Bool {
    guard let owner = linked.table.owner(of: function) else { return false }
    let name = program.functions[function].name
    return linked.table.ancestors(owner.id).contains { ancestor in
      !linked.table.isProtocol(ancestor)
        && (linked.table.nominals[ancestor].functions[name] ?? []).contains { !program.functions[$0].isOverride }
    }
  }

  private func find(_ function: FunctionID) -> Root? {
    let fact = program.functions[function]
    switch fact.kind {
    case .function:
      guard fact.owner >= 0, fact.parent < 0 else { return nil }
      guard let rows = rows[fact.name] else { return action(function) }
      let name = program.fullName(of: fact)
      let row = rows.first {
        $0.repeated.contains(name) && (!$0.isOverride || fact.isOverride && !overridesOwn(function))
      }
      return row.map { Root(row: $0, name: name) } ?? action(function)
    case .getter:
      // A SwiftUI `body`.
      guard fact.variable >= 0, let rows = rows[program.variables[fact.variable].name], fact.result >= 0,
        program.name(fact.result).hasPrefix("some ")
      else { return nil }
      let name = program.name(program.variables[fact.variable].name)
      return rows.first { $0.repeated.contains(name) }.map { Root(row: $0, name: name) }
    case .closure:
      return linked.inference.closureSites[function].flatMap { root(givenTo: $0.call) }
        ?? linked.inference.closureTargets[function].flatMap(root(storedInto:))
    default: return nil
    }
  }

  /// `@IBAction func edit() { …; present(editor, animated: true) }`
  private func action(_ function: FunctionID) -> Root? {
    guard linked.userActions.contain(function), !linked.userActions.screens(shownBy: function).isEmpty else {
      return nil
    }
    return Root(
      row: LifecycleRow(repeated: [], counterparts: [], isOverride: false),
      name: program.fullName(ofFunction: function),
      isAction: true)
  }

  /// The row that repeats what is given to a call.
  func root(givenTo call: CallID) -> Root? {
    guard linked.inference.candidates(for: call).isEmpty else { return nil }
    let name = program.callName(call).name
    let known = program.nameIDs[name].flatMap { rows[$0]?.first { $0.repeated.contains(name) } }
    return known.map { Root(row: $0, name: name) } ?? root(ofContentsBoundBy: call) ?? root(ofObjectMadeBy: call, name)
  }

  /// `songs.bind(to: table.rx.items(cellIdentifier: "song")) { row, song, cell in … }`, `songs.bind(to: table.rx.items) { … }`: a
  /// library's source of cells.
  private func root(ofContentsBoundBy call: CallID) -> Root? {
    for index in program.argumentRange(call) {
      guard let binder = ContentsBinder(program.arguments[index].value, linked.flow),
        let row = rows[binder.name]?.first(where: { $0.repeated.contains(program.name(binder.name)) })
      else { continue }
      return Root(row: row, name: program.name(binder.name))
    }
    return nil
  }

  /// `source.supplementaryViewProvider = { … }`: a framework's property, which runs the closure.
  private func root(storedInto target: ValueID) -> Root? {
    let fact = program.values[target]
    guard fact.kind == .member, let rows = rows[fact.name],
      linked.flow.fields(fact.name, ofBase: fact.base).variables.isEmpty
    else { return nil }
    let name = program.name(fact.name)
    return rows.first { $0.repeated.contains(name) }.map { Root(row: $0, name: name) }
  }

  /// `Source(tableView: table) { … }`: an alias or a subclass of the type that runs the closure.
  private func root(ofObjectMadeBy call: CallID, _ name: String) -> Root? {
    guard name == "init" || name.utf8.first.map({ $0 >= 0x41 && $0 <= 0x5A }) ?? false,
      case .nominal(let made) = typeMade(by: call)
    else { return nil }
    for type in [made] + table.ancestors(made) where table.nominals[type].isExternal {
      let name = table.nominals[type].lastName
      if let row = Self.makers[name] { return Root(row: row, name: name) }
    }
    return nil
  }

  /// `source = .init(tableView: table) { … }`: the place tells the type.
  private func typeMade(by call: CallID) -> InferredType {
    let value = program.calls[call].value
    let type = linked.inference.type(of: value)
    guard type.isUnknown, program.values[program.calls[call].callee].kind == .implicitMember else {
      return type
    }
    for case .stored(let target) in linked.trail.uses(in: program.calls[call].function)[value] {
      return linked.inference.type(of: target)
    }
    return .unknown
  }

  /// Rows by the names of types that run a closure which they are made with.
  private static let makers = Dictionary(
    catalog.filter { $0.name.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false }.map { ($0.name, $0.row) },
    uniquingKeysWith: { first, _ in first })

  /// Returns the functions that run in between: methods of the types and of their hierarchies, and closures that are
  /// passed to calls in their bodies. The row's other methods run on each pass, too.
  func counterparts(of row: LifecycleRow, in types: [NominalID]) -> [FunctionID] {
    let family = Set(types + types.flatMap { table.ancestors($0) + table.descendants($0) })
    let files = Set(family.flatMap { table.nominals[$0].parts.map { program.fileOfType[$0] } })
    var result: [FunctionID] = []
    for name in row.counterparts.union(row.repeated.filter { $0.hasSuffix(")") }) {
      guard let id = program.nameIDs[Self.baseName(name)] else { continue }
      for function in table.functionsByName[id] ?? [] {
        guard let owner = table.owner(of: function), family.contains(owner.id),
          program.fullName(ofFunction: function) == name
        else { continue }
        result.append(function)
      }
      guard !name.hasSuffix(")") else { continue }
      for call in program.calls(named: id) where files.contains(program.fileOfCall[call]) {
        let body = linked.flow.bodies.body(of: program.calls[call].function)
        guard let owner = table.owner(of: body), family.contains(owner.id) else { continue }
        for index in program.argumentRange(call) {
          let value = program.values[program.arguments[index].value]
          if value.kind == .closure { result.append(value.closure) }
        }
      }
    }
    return result
  }
}
