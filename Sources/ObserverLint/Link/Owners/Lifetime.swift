/// How long objects live: whose observers need no removal because nothing outlives them.
final class Lifetime {
  let flow: ValueFlow
  private var program: Program { flow.program }
  private var table: TypeTable { flow.table }
  private let answers = CircularAnswers<NominalID, String?>(negative: nil)
  private var knownKeepers: [NominalID: Keepers] = [:]
  private lazy var isProcessLong = table.marksBelow({ $0.isExternal && self.program.isProcessLong($0.lastName) })
  private lazy var isPreviewed = table.marksBelow({ Catalog.previewProtocols.contains($0.lastName) })
  private lazy var isTested = table.marksBelow({ Catalog.testSuperclasses.contains($0.lastName) })
  /// Types with methods that are tests.
  private lazy var hasTests: Set<NominalID> = {
    var result: Set<NominalID> = []
    for fact in program.functions where fact.isTest && fact.owner >= 0 {
      let isLocal = fact.parent >= 0 && program.functions[fact.parent].kind != .topLevel
      if !isLocal { result.insert(table.nominalOfType[fact.owner]) }
    }
    return result
  }()
  private let constructions: Constructions
  private let objectiveC: ObjectiveCSource
  private let libraryClasses: LibraryClasses

  /// Properties and globals by the value that they begin with.
  private var holders: [ValueID: VariableID] = [:]
  /// By name: true if something is stored into a property of the name after its declaration.
  private var storedNames: Column<Name, Bool>

  init(_ flow: ValueFlow, _ objectiveC: ObjectiveCSource, _ examples: ExampleApps) {
    self.flow = flow
    self.objectiveC = objectiveC
    libraryClasses = LibraryClasses(table: flow.table, examples: examples)
    constructions = Constructions(flow.inference)
    let program = flow.program
    storedNames = Column(repeating: false, count: program.nameCount)
    for (index, fact) in program.variables.enumerated()
    where fact.initial >= 0 && !fact.isWeak && (fact.kind == .field || fact.kind == .global) {
      holders[fact.initial] = VariableID(index)
    }
    for fact in program.flows {
      let target = program.values[fact.to]
      switch target.kind {
      case .name, .member: if target.name >= 0 { storedNames[target.name] = true }
      case .variable:
        // A global beside the code that stores into it; its declaration does so too.
        let variable = program.variables[target.variable]
        if variable.kind == .global, variable.initial != fact.from { storedNames[variable.name] = true }
      default: break
      }
    }
  }

  /// Returns true if some code stores into a property of that name after its declaration.
  func isStored(_ name: NameID) -> Bool { name >= 0 && storedNames[name] }

  /// Why what runs in this function needs no removal, or nil where it does.
  func processLong(_ function: FunctionID) -> String? {
    let outermost = program.outermostFunction(function)
    let fact = program.functions[outermost]
    // Outside of `main.swift` what stands at the top level is the initial value of a global.
    if fact.kind == .topLevel
      || fact.kind == .closure && function == outermost && flow.bodies.isCalledInPlace(outermost)
    {
      return program.file(ofFunction: outermost).isMain ? "it is top-level code" : "it is the initial value of a global"
    }
    if fact.kind == .initialValue, fact.isStatic { return "it is the value of a static property" }
    guard let owner = table.owner(of: outermost), !fact.isStatic else { return nil }
    return processLong(owner.id)
  }

  func processLong(_ id: NominalID) -> String? {
    answers.answer(to: id) { decide(id) }
  }

  /// Where objects of a type and of those below it are made, but for tests, and for the examples of a library that offers the
  /// type to others.
  func constructions(of id: NominalID) -> [Constructions.Construction] {
    constructions.madeTypes(of: id).flatMap(places(making:))
  }

  private func places(making id: NominalID) -> [Constructions.Construction] {
    let places = constructions.of(id).filter { !isTest($0.function) }
    return libraryClasses.contain(id) ? places.filter { !libraryClasses.isExample($0.call) } : places
  }

  /// The functions that make objects of a type and of those below it, also for tests and previews.
  func makers(of id: NominalID) -> [FunctionID] {
    constructions.madeTypes(of: id).flatMap { constructions.of($0) }.map(\.function)
  }

  /// Returns true if tests make objects of a type, and no other code does.
  func isMadeByTestsOnly(_ id: NominalID) -> Bool {
    let makers = makers(of: id)
    return !makers.isEmpty && makers.allSatisfy(isTest)
  }

  /// Returns true if the system makes the only object of a type when the program begins.
  func isEntry(_ id: NominalID) -> Bool { entry(id) != nil }

  /// Why it lives as long as the process wherever it is made, or nil.
  private func entry(_ id: NominalID) -> String? {
    let nominal = table.nominals[id]
    if nominal.isMain { return "\(nominal.lastName) is the program's entry" }
    let isDelegate = isBelow(isProcessLong, id) || nominal.isExternal && program.isProcessLong(nominal.lastName)
    return isDelegate ? "\(nominal.lastName) is the application's delegate" : nil
  }

  private func decide(_ id: NominalID) -> String? {
    if let reason = entry(id) { return reason }
    let nominal = table.nominals[id]
    guard !nominal.isExternal, program.types[nominal.declaration].keyword != .protocol else { return nil }
    // Made only as the value of what itself lives as long as the process.
    var isMade = false
    // Most are let go where they are made: whether those below are is asked then alone.
    guard liveLong(id, &isMade) else { return nil }
    for type in constructions.madeTypes(of: id) where type != id {
      guard liveLong(type, &isMade) else { return nil }
    }
    // Objective-C may let its objects go.
    let isLetGo = isMade && table.isBelowExternal[id] && objectiveC.makes(table.objectiveCName(of: nominal))
    guard isMade, !isLetGo else { return nil }
    return "\(nominal.lastName) is made once and lives as long as the process"
  }

  /// The storage of the values of a type, wherever they are made outside tests.
  private struct Keepers {
    var variables: [VariableID] = []
    /// True if a value is made and let go.
    var areLetGo = false
    /// True if constants that never end keep all values.
    var areLasting = true
  }

  private func keepers(of id: NominalID) -> Keepers {
    if let known = knownKeepers[id] { return known }
    var result = Keepers()
    for place in places(making: id) {
      guard let holder = holder(of: place) else {
        result.areLetGo = true
        break
      }
      let fact = program.variables[holder]
      if !fact.isLet || fact.kind != .global && !fact.isStatic { result.areLasting = false }
      result.variables.append(holder)
    }
    knownKeepers[id] = result
    return result
  }

  /// Returns true if all values of a type live as long as the process.
  private func liveLong(_ id: NominalID, _ isMade: inout Bool) -> Bool {
    let keepers = keepers(of: id)
    if keepers.areLetGo || !keepers.variables.isEmpty { isMade = true }
    guard keepers.areLasting || keepers.variables.allSatisfy({ isProcessLong($0) }) else { return false }
    return !keepers.areLetGo
  }

  private func isTest(_ inner: FunctionID) -> Bool {
    let function = program.outermostFunction(inner)
    guard function >= 0 else { return false }
    if program.functions[function].isTest || program.isTestFile(of: function) { return true }
    var owner = table.ownerID(of: function)
    while let type = owner {
      if isTestType(type) || isPreview(type) { return true }
      // What stands inside of a test's type is made for it.
      owner = table.outerType(of: type)
    }
    return false
  }

  /// Returns true if a type shows views to whoever writes the program.
  func isPreview(_ id: NominalID) -> Bool {
    isBelow(isPreviewed, id, itself: table.nominals[id].isExternal)
  }

  func isTestType(_ id: NominalID) -> Bool {
    isBelow(isTested, id, itself: false) || hasTests.contains(id)
  }

  /// Returns true if a type is marked, or is a subtype of a marked type.
  private func isBelow(_ marks: Column<NominalType, Bool>, _ id: NominalID, itself: Bool = true) -> Bool {
    itself && Int(id) < marks.count ? marks[id] : table.nominals[id].parents.contains { isBelow(marks, $0) }
  }

  /// The property or global whose initial value the call makes.
  private func holder(of place: Constructions.Construction) -> VariableID? {
    holders[program.calls[place.call].value]
  }

  private func isProcessLong(_ variable: VariableID) -> Bool {
    let fact = program.variables[variable]
    // Set again later, the first value may end.
    if !fact.isLet, isStored(fact.name) { return false }
    if fact.kind == .global { return true }
    if fact.isStatic { return true }
    guard let owner = table.nominal(of: fact.owner) else { return false }
    return processLong(owner.id) != nil
  }
}
