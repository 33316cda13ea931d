/// Where the program names a function or a property of its own.
final class Mentions {
  let flow: ValueFlow
  var program: Program { flow.program }
  var table: TypeTable { flow.table }
  private var contexts: [FunctionID: Set<NominalID>?] = [:]
  private var knownCallers: [FunctionID: Set<FunctionID>?] = [:]
  var knownUses: [NameID: UsesByName] = [:]
  private var knownNamings: [NameID: Namings] = [:]
  /// The selectors by the methods that they name: the system may call these at any time.
  private lazy var selectors: [String: [ValueID]] = {
    var result: [String: [ValueID]] = [:]
    for (index, fact) in program.values.enumerated() where fact.kind == .selector && fact.name >= 0 {
      result[SelectorText(program.name(fact.name)).method, default: []].append(ValueID(index))
    }
    return result
  }()

  /// Where functions and closures outside of types name a global that their file declares above them: the outline alone
  /// tells which global is meant. What a declaration stores has no length.
  private lazy var globalNamings = Dictionary(
    grouping: program.values.indices.lazy.filter { [program] in
      let fact = program.values[$0]
      return fact.kind == .variable && fact.end > fact.offset && program.variables[fact.variable].kind == .global
    }.map { ValueID($0) }, by: { [program] in program.values[$0].variable })

  private let examples: ExampleApps

  init(_ flow: ValueFlow, _ examples: ExampleApps) {
    self.flow = flow
    self.examples = examples
  }

  func values(namingProperty property: VariableID) -> [ValueID] {
    let found = withoutImplicitMembers(values(naming: program.member(variable: property)), of: property)
    return globalNamings[property].map { ($0 + found).sorted() } ?? found
  }

  /// The same for objects of one type. A sibling of a class inherits the same property, and names it of other objects.
  func values(namingProperty property: VariableID, ofA type: NominalID) -> [ValueID] {
    withoutImplicitMembers(values(naming: program.member(variable: property), of: type), of: property)
  }

  /// Returns true for code of a property's own getter. To make the value at the first read replaces nothing.
  func isGetter(_ function: FunctionID, of property: VariableID) -> Bool {
    let getter = program.variables[property].getter
    return getter >= 0 && program.outermostFunction(function) == getter
  }

  /// `post(.loading)` names a static member, and no property of an object.
  private func withoutImplicitMembers(_ values: [ValueID], of property: VariableID) -> [ValueID] {
    if program.variables[property].isStatic { return values }
    return values.filter { program.values[$0].kind != .implicitMember }
  }

  /// `_property`, `self.$property`: where code names the property wrapper of a property.
  func values(namingWrapperOf property: VariableID) -> [ValueID] {
    var member = program.member(variable: property)
    let name = program.name(member.name)
    return ["_", "$"].flatMap { prefix -> [ValueID] in
      guard let id = program.nameIDs[prefix + name] else { return [] }
      member.name = id
      return values(naming: member)
    }
  }

  func values(namingFunction function: FunctionID) -> [ValueID] { values(naming: program.member(function: function)) }

  /// Values that name the member, in the order of the program; those on objects of unrelated types left out.
  ///
  /// - Parameter type: the type of the object that has the member. If not given, the type that declares it.
  private func values(naming member: Member, of type: NominalID? = nil) -> [ValueID] {
    let namings = namings(of: member.name)
    var result: [ValueID]
    if let owner = table.nominal(of: member.owner) {
      let related = namings.types.related(to: type ?? owner.id)
      result = related.flatMap { namings.byType[$0] ?? [] } + namings.ofUnknown
      if owner.isExternal { result += namings.ofOther }
    } else {
      result = namings.bare
    }
    if member.file >= 0 {
      result = result.filter { program.fileOfFunction[program.values[$0].function] == member.file }
    }
    result.sort()
    return result.indices.filter { $0 == 0 || result[$0] != result[$0 - 1] }.map { result[$0] }
  }

  /// The values that have one name, by what it may be a member of. Many types may have one of that name: each finds its
  /// own without going over those of all.
  private struct Namings {
    /// Namings without an object in front, by each type around them; other namings by the object's type.
    var byType: [NominalID: [ValueID]] = [:]
    var types: TypeSelection
    var bare: [ValueID] = []
    var ofUnknown: [ValueID] = []
    /// On collections, functions and the like.
    var ofOther: [ValueID] = []
  }

  private func namings(of name: NameID) -> Namings {
    if let known = knownNamings[name] { return known }
    var result = Namings(types: TypeSelection([], table.tree))
    for value in flow.bodies.mentions(of: name) {
      let fact = program.values[value]
      switch fact.kind {
      case .name, .implicitMember:
        result.bare.append(value)
        var scope = table.ownerID(of: fact.function)
        while let current = scope {
          result.byType[current, default: []].append(value)
          scope = flow.inference.outerType(of: current)
        }
      default:
        switch flow.inference.type(of: fact.base) {
        case .nominal(let id), .metatype(let id): result.byType[id, default: []].append(value)
        case .unknown: result.ofUnknown.append(value)
        default: result.ofOther.append(value)
        }
      }
    }
    result.types = TypeSelection(result.byType.keys, table.tree)
    knownNamings[name] = result
    return result
  }

  // MARK: Running in deinit

  /// The types in whose `deinit` alone a function runs; nil where it runs elsewhere too, or where that is unknown.
  func deinitOwners(of function: FunctionID) -> Set<NominalID>? {
    let outermost = program.outermostFunction(function)
    guard outermost >= 0 else { return nil }
    if let known = contexts[outermost] { return known }
    let answer = findDeinitOwners(of: outermost)
    contexts[outermost] = .some(answer)
    return answer
  }

  /// Goes from callers to their callers: functions that call each other run where their other callers run.
  private func findDeinitOwners(of function: FunctionID) -> Set<NominalID>? {
    var owners: Set<NominalID> = []
    var seen: Set<FunctionID> = [function]
    var pending = [function]
    while let next = pending.popLast() {
      let fact = program.functions[next]
      if fact.kind == .deinitializer {
        guard let owner = table.ownerID(of: next) else { return nil }
        owners.insert(owner)
        continue
      }
      guard fact.kind == .function, !fact.isOverride, !mayHaveOtherCallers(next), let callers = callers(of: next),
        !callers.isEmpty, seen.count <= Budget.deinitCallers
      else { return nil }
      pending += callers.filter { seen.insert($0).inserted }
    }
    return owners.isEmpty ? nil : owners
  }

  /// Returns true if other programs, or other modules through a protocol of their own, may call a function.
  private func mayHaveOtherCallers(_ function: FunctionID) -> Bool {
    guard program.functions[function].isPublic else { return false }
    return table.ownerID(of: function).map { table.unseenAncestor($0) != nil } ?? false
      || examples.mayHaveCallers(program.file(ofFunction: function).source)
  }

  /// The functions that name a function; nil where a selector may run it. Tests count for tests only.
  private func callers(of function: FunctionID) -> Set<FunctionID>? {
    if let known = knownCallers[function] { return known }
    let answer = findCallers(of: function)
    knownCallers[function] = .some(answer)
    return answer
  }

  private func findCallers(of function: FunctionID) -> Set<FunctionID>? {
    guard !isSelector(program.functions[function].name) else { return nil }
    let isTest = isTest(function)
    let others = callsOfOthers(namedLike: function)
    var result: Set<FunctionID> = []
    for value in values(namingFunction: function) where !others.contains(value) {
      let caller = program.outermostFunction(program.values[value].function)
      guard caller >= 0 else { return nil }
      if isTest || !self.isTest(caller) { result.insert(caller) }
    }
    return result
  }

  /// The callees of calls that run another function of the same name.
  private func callsOfOthers(namedLike function: FunctionID) -> Set<ValueID> {
    var result: Set<ValueID> = []
    for call in program.calls(named: program.functions[function].name) {
      let candidates = flow.inference.candidates(for: call)
      guard !candidates.isEmpty, !candidates.contains(function) || hides(function, candidates) else { continue }
      result.insert(program.calls[call].callee)
    }
    return result
  }

  /// Returns true if a private function cannot be called, because a candidate in a subclass has its name.
  private func hides(_ function: FunctionID, _ candidates: [FunctionID]) -> Bool {
    guard program.functions[function].isPrivate, let owner = table.owner(of: function) else { return false }
    return candidates.contains { other in
      other != function && table.owner(of: other).map { table.tree.isAbove(owner.id, $0.id) } ?? false
    }
  }

  /// `prepareForReuse()`, and a private helper of it: the cells on screen do not run it when their list goes, unless code of
  /// the program calls it.
  func runsAtReuse(_ function: FunctionID, depth: Int = 0) -> Bool {
    let outermost = program.outermostFunction(function)
    guard outermost >= 0 else { return false }
    let fact = program.functions[outermost]
    if fact.kind == .function, fact.isPrivate, !isSelector(fact.name), depth < 8 {
      let uses = uses(of: outermost)
      let callers = uses.calls.map { program.calls[$0].function }.filter { deinitOwners(of: $0) == nil }
      return uses.references.isEmpty && !callers.isEmpty && callers.allSatisfy { runsAtReuse($0, depth: depth + 1) }
    }
    guard Catalog.reuseMethods.contains(program.fullName(ofFunction: outermost)),
      table.overridesFrameworkMethod(outermost)
    else { return false }
    return callsAtHand(of: outermost).isEmpty
  }

  /// The calls by which code of the program may run a method that a framework runs.
  func callsAtHand(of method: FunctionID) -> [CallID] {
    program.calls(named: program.functions[method].name).filter { call in
      if isTest(program.calls[call].function) || program.isOnSuper(call) { return false }
      // A method of another type may have the name.
      let candidates = flow.inference.candidates(for: call)
      return candidates.isEmpty || candidates.contains(method)
    }
  }

  /// Returns true if a selector names a method of that name.
  func isSelector(_ name: NameID) -> Bool { selectors[program.name(name)] != nil }

  /// Returns true if a selector may name a method. A selector without a type in front names the method of its own type, if
  /// that has one.
  func maySelect(_ method: FunctionID) -> Bool {
    let name = program.functions[method].name
    guard let owner = table.ownerID(of: method) else { return isSelector(name) }
    return (selectors[program.name(name)] ?? []).contains { value in
      let fact = program.values[value]
      let isPlain = program.name(fact.name).prefix { $0 != "(" }.allSatisfy { $0 != "." }
      guard isPlain, let other = table.ownerID(of: fact.function), !table.areRelated(other, owner) else { return true }
      return table.functions(name, in: other).isEmpty
    }
  }

  /// Returns true if a function stands in a file of tests.
  func isTest(_ function: FunctionID) -> Bool { program.isTestFile(of: function) }
}
