/// Which types there are, and which one a name means at a place.
final class TypeTable {
  let program: Program
  private(set) var nominals: [NominalType] = []
  /// The merged type of each declaration and extension.
  private(set) var nominalOfType = Column<TypeFact, NominalID>()
  private(set) var byLastName: [String: [NominalID]] = [:]
  private var externals: [String: NominalID] = [:]
  private(set) var aliases: [String: [TypealiasFact]] = [:]
  var topLevelFunctions: [NameID: [FunctionID]] = [:]
  var globals: [NameID: [VariableID]] = [:]
  /// Functions of any type, by name; local functions by the function around them.
  var functionsByName: MembersByName<FunctionFact> { members.functions }
  var localFunctions: [FunctionID: [NameID: [FunctionID]]] = [:]
  var fieldsByName: MembersByName<VariableFact> { members.fields }
  private let members = MemberTable()

  /// Types that are result builders.
  private(set) var resultBuilders: Set<String> = []
  var ancestorLists = Column<NominalType, [NominalID]?>()
  var descendantLists = Column<NominalType, [NominalID]?>()
  /// Built once inheritance is known.
  private(set) lazy var tree = TypeTree(nominals)
  /// The functions of a name in the types below one that very many are below.
  var functionsBelow: [NominalID: [NameID: [FunctionID]]] = [:]
  private var idsByLastName: [String: [NominalID]] = [:]
  private var lastNamesSeen = 0
  private var typesWithFunction: [NameID: TypeSelection] = [:]
  private var typesWithField: [NameID: TypeSelection] = [:]
  /// Types that use `super`, or stand above one that does.
  private(set) lazy var usesSuper = marksAbove({ $0.parts.contains { self.program.types[$0].usesSuper } })
  /// Types of other modules, and those below or above one.
  private(set) lazy var isBelowExternal = marksBelow(\.isExternal)
  private(set) lazy var isAboveExternal = marksAbove(\.isExternal)
  var unseenAncestors: [NominalID: String?] = [:]
  var families: [NominalID: Set<NominalID>?] = [:]
  var resolutions: [PlacedName: Resolved] = [:]
  var outerTypes: [NominalID: NominalID?] = [:]
  /// The names of generic parameters: `class Page<Model: Feed>`.
  private(set) var genericParameters: Set<String> = []
  /// Types that later branches of an `#if` declare, by the type of the first branch.
  private var alternatives: [NominalID: [NominalID]] = [:]

  init(_ program: Program) {
    self.program = program
    collectDeclarations()
    collectExtensions()
    collectMembers()
    collectInheritance()
    // What was asked while inheritance was being collected did not see all of it.
    ancestorLists = Column()
    descendantLists = Column()
  }

  // MARK: Collecting

  private func add(path: String, declaration: TypeID) -> NominalID {
    let id = NominalID(nominals.count)
    let first = String(path.prefix { $0 != "." })
    // A type that the program declares may have the name of a module.
    let module = declaration < 0 && first.utf8.count < path.utf8.count && program.isModule(first) ? first : nil
    nominals.append(NominalType(id: id, path: path, declaration: declaration, module: module, members))
    return id
  }

  private func collectDeclarations() {
    nominalOfType = Column(repeating: -1, count: program.types.count)
    for (index, fact) in program.types.enumerated() where !fact.isExtension {
      let earlier = fact.isAlternative ? earlierBranch(of: TypeID(index)) : nil
      let id = add(path: fact.path, declaration: TypeID(index))
      if let earlier { alternatives[earlier, default: []].append(id) }
      nominals[id].parts = [TypeID(index)]
      nominals[id].isMain = fact.isMain
      if fact.isResultBuilder { resultBuilders.insert(nominals[id].lastName) }
      nominalOfType[TypeID(index)] = id
      byLastName[lastName(fact.path), default: []].append(id)
      for parameter in fact.genericParameters { genericParameters.insert(program.name(parameter.name)) }
    }
    for fact in program.typealiases {
      aliases[program.name(fact.name), default: []].append(fact)
    }
  }

  /// The first type of the same path that an earlier branch of an `#if` in the file declares.
  private func earlierBranch(of type: TypeID) -> NominalID? {
    let path = program.types[type].path
    return byLastName[lastName(path)]?.first { id in
      nominals[id].path == path
        && program.fileOfType[nominals[id].declaration] == program.fileOfType[type]
    }
  }

  /// Returns true if the program declares a type of that last name.
  func declares(_ lastName: String) -> Bool { byLastName[lastName]?.contains { !nominals[$0].isExternal } ?? false }

  func lastName(_ path: String) -> String { TypeName.lastPart(path) }

  private func collectExtensions() {
    for (index, fact) in program.types.enumerated() where fact.isExtension {
      var path = fact.path
      let target = alias(path, from: nil, in: program.fileOfType[TypeID(index)])
      if let target { path = TypeName.withoutGenerics(program.name(target.target)) }
      // An extension stands in no type, and names a nested type with all types around it. An alias may stand in a type.
      let candidates = nearest(
        (byLastName[lastName(path)] ?? []).filter { id in
          let declared = nominals[id].path
          return declared == path || path.hasSuffix("." + declared) || target != nil && matches(declared, path)
        },
        to: program.fileOfType[TypeID(index)])
      let id = candidates.first ?? external(path)
      nominals[id].parts.append(TypeID(index))
      if fact.isMain { nominals[id].isMain = true }
      nominalOfType[TypeID(index)] = id
    }
  }

  /// The type of another module with this name.
  func external(_ path: String) -> NominalID {
    if let id = externals[path] { return id }
    let id = add(path: path, declaration: -1)
    externals[path] = id
    nominals[id].parents = parts(ofValue: path)
    return id
  }

  /// The types of `Input & Output`, of which a value has the members of both. A name that several types have is unknown.
  private func parts(ofValue path: String) -> [NominalID] {
    let parts = TypeName.compositionParts(path).map { TypeName.withoutGenerics(String(TypeName.core($0))) }
    guard parts.count > 1 else { return [] }
    return parts.map { part in
      let declared = (byLastName[lastName(part)] ?? []).filter { matches(nominals[$0].path, part) }
      return declared.count == 1 ? declared[0] : external(part)
    }
  }

  func matches(_ path: String, _ spelled: String) -> Bool {
    path == spelled || path.hasSuffix("." + spelled) || spelled.hasSuffix("." + path)
  }

  private func collectMembers() {
    var functions: [MembersByName<FunctionFact>.Declaration] = []
    functions.reserveCapacity(program.functions.count)
    for (index, fact) in program.functions.enumerated() {
      let id = FunctionID(index)
      switch fact.kind {
      case .function, .initializer, .deinitializer, .subscripting, .enumCase:
        if fact.parent >= 0, program.functions[fact.parent].kind != .topLevel {
          localFunctions[fact.parent, default: [:]][fact.name, default: []].append(id)
        } else if fact.owner >= 0 {
          functions.append(.init(name: fact.name, type: nominalOfType[fact.owner], member: id))
        } else {
          topLevelFunctions[fact.name, default: []].append(id)
        }
      default: break
      }
    }
    var fields: [MembersByName<VariableFact>.Declaration] = []
    for (index, fact) in program.variables.enumerated() {
      switch fact.kind {
      case .field where fact.owner >= 0:
        fields.append(.init(name: fact.name, type: nominalOfType[fact.owner], member: VariableID(index)))
      case .global: globals[fact.name, default: []].append(VariableID(index))
      default: break
      }
    }
    let (nameCount, typeCount) = (program.nameCount, nominals.count)
    members.fill(
      functions: MembersByName(functions, nameCount: nameCount, typeCount: typeCount),
      fields: MembersByName(fields, nameCount: nameCount, typeCount: typeCount))
  }

  private func collectInheritance() {
    for (index, fact) in program.types.enumerated() {
      inherit(TypeID(index), fact, nominalOfType[TypeID(index)])
      // An extension adds to the type of each branch.
      guard fact.isExtension else { continue }
      for other in alternatives[nominalOfType[TypeID(index)]] ?? [] { inherit(TypeID(index), fact, other) }
    }
  }

  private func inherit(_ index: TypeID, _ fact: TypeFact, _ id: NominalID) {
    for (position, inherited) in fact.inherited.enumerated() {
      var expanded: Set<String> = []
      let file = program.fileOfType[index]
      for spelled in parts(ofComposition: program.name(inherited), of: id, in: file, &expanded) {
        var parent = resolve(spelled, owner: id, file: file, resolvingInheritance: true, depth: 0)
        // `class Player: PlayerKit.Player` is another module's.
        if case .program(id) = parent, spelled.contains(".") { parent = .external(spelled) }
        switch parent {
        case .program(let parent) where parent != id:
          if !nominals[id].parents.contains(parent) {
            nominals[id].parents.append(parent)
            nominals[parent].children.append(id)
          }
        case .external(let name):
          let parent = external(name)
          if !nominals[id].parents.contains(parent) {
            nominals[id].parents.append(parent)
            nominals[parent].children.append(id)
          }
          if !SystemTypes.isKnown(name), position == 0, !fact.isExtension, fact.keyword == .class {
            nominals[id].unseenParents.append(name)
          }
        default: break
        }
      }
    }
  }

  /// The types of `A & B`, also where a type alias stands for it, or a row of them.
  ///
  /// - Parameter expanded: aliases that were looked into: two may stand for each other.
  private func parts(ofComposition text: String, of owner: NominalID, in file: FileID, _ expanded: inout Set<String>)
    -> [String]
  {
    let parts = TypeName.compositionParts(text)
    if parts.count > 1 { return parts.flatMap { self.parts(ofComposition: $0, of: owner, in: file, &expanded) } }
    let spelled = TypeName.withoutGenerics(String(TypeName.core(text)))
    let last = lastName(spelled)
    guard byLastName[last] == nil,
      let alias = alias(spelled, from: owner, in: file),
      expanded.count < Self.mostAliases, expanded.insert(spelled).inserted
    else { return [spelled] }
    let target = self.parts(ofComposition: program.name(alias.target), of: owner, in: file, &expanded)
    return target.count > 1 ? target : [spelled]
  }

  /// Of one type that is inherited from: longer rows of aliases are taken for a type of another module.
  private static let mostAliases = 32

  // MARK: Owners

  func nominal(of type: TypeID) -> NominalType? { type >= 0 ? nominals[nominalOfType[type]] : nil }

  /// Returns true for a protocol of the program.
  func isProtocol(_ id: NominalID) -> Bool {
    !nominals[id].isExternal && program.types[nominals[id].declaration].keyword == .protocol
  }

  /// The name that Objective-C has for a class.
  func objectiveCName(of nominal: NominalType) -> String {
    guard !nominal.isExternal, let name = program.types[nominal.declaration].objectiveCName else {
      return nominal.lastName
    }
    return name
  }

  func owner(of function: FunctionID) -> NominalType? { nominal(of: program.functions[function].owner) }

  /// The number of the type around a function, for callers that need nothing else.
  func ownerID(of function: FunctionID) -> NominalID? {
    let owner = program.functions[function].owner
    return owner >= 0 ? nominalOfType[owner] : nil
  }

  /// The types of that last name, types of other modules that were named by now among them.
  func nominals(lastNamed name: String) -> [NominalID] {
    if lastNamesSeen < nominals.count {
      for nominal in nominals[lastNamesSeen...] { idsByLastName[nominal.lastName, default: []].append(nominal.id) }
      lastNamesSeen = nominals.count
    }
    return idsByLastName[name] ?? []
  }

  /// The types that declare a function of that name.
  func havingFunction(_ name: NameID) -> TypeSelection {
    if let known = typesWithFunction[name] { return known }
    let owners = (functionsByName[name] ?? []).map { nominalOfType[program.functions[$0].owner] }
    let types = TypeSelection(owners, tree)
    typesWithFunction[name] = types
    return types
  }

  /// The types that declare a field of that name.
  func havingField(_ name: NameID) -> TypeSelection {
    if let known = typesWithField[name] { return known }
    let owners = (fieldsByName[name] ?? []).map { nominalOfType[program.variables[$0].owner] }
    let types = TypeSelection(owners, tree)
    typesWithField[name] = types
    return types
  }
}
