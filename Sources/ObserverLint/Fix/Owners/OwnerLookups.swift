/// Look-ups about the owning classes of findings: made once for each class, with any number of findings.
final class OwnerLookups {
  private unowned let context: FixContext
  private var linked: LinkedProgram { context.linked }

  private var owners: [Key: Result<OwningClass, Unfixable>] = [:]
  private var fieldsOfOwner: [Int: OwnedFields] = [:]
  private var freshNames: [FreshName: String?] = [:]
  private var actorsOfType: [Int: [String]] = [:]
  private var inheritances: [Int: Inheritance] = [:]
  private var attributesOfFile: [Int: ActorAttributes] = [:]
  private var idleProperties: [Int: IdleProperty?] = [:]
  private var namings: [VariableID: PropertyNamings] = [:]
  private var endCenters: [VariableID: ValueID?] = [:]
  private var placesThatLetGo: [Int: String?] = [:]
  private var lastUnready: [Body: Int32] = [:]
  private var removalsOnPasses: [Lifecycle: [String]] = [:]
  private var busy: [Body: [NodeID]] = [:]

  private struct Key: Hashable {
    var nominal: Int
    var isStoring: Bool
  }

  private struct FreshName: Hashable {
    var nominal: Int
    var candidates: [String]
  }

  private struct Lifecycle: Hashable {
    var nominal: Int
    var root: FunctionID
  }

  private struct Body: Hashable {
    /// -1 where it does not matter.
    var nominal: Int
    var file: Int
    var node: NodeID
  }

  init(_ context: FixContext) { self.context = context }

  /// - Parameter storing: whether the fix adds a property to it.
  func owner(_ nominal: NominalType, storing: Bool = true) throws(Unfixable) -> OwningClass {
    let key = Key(nominal: nominal.id, isStoring: storing)
    if let known = owners[key] { return try known.get() }
    let result = Result { () throws(Unfixable) in try OwningClass(nominal, context, storing: storing) }
    owners[key] = result
    return try result.get()
  }

  /// The class whose instance runs a function.
  func owner(of function: FunctionID, storing: Bool = true) throws(Unfixable) -> OwningClass {
    let outermost = linked.program.outermostFunction(function)
    guard outermost >= 0, let nominal = linked.table.owner(of: outermost) else {
      throw Unfixable(.noOwner, "no object owns the code here, so nothing says when the observation should end")
    }
    if linked.program.functions[Int(outermost)].isStatic {
      throw Unfixable(.ownedByType, "a type owns the code here, and types never end")
    }
    return try owner(nominal, storing: storing)
  }

  func fields(of owner: OwningClass) -> OwnedFields {
    if let known = fieldsOfOwner[owner.nominal.id] { return known }
    let fields = OwnedFields(of: owner, linked)
    fieldsOfOwner[owner.nominal.id] = fields
    return fields
  }

  /// - Parameter find: nil where each of them means something.
  func freshName(in nominal: NominalType, _ candidates: [String], _ find: () -> String?) -> String? {
    let key = FreshName(nominal: nominal.id, candidates: candidates)
    if let known = freshNames[key] { return known }
    let name = find()
    freshNames[key] = .some(name)
    return name
  }

  /// The members that a class inherits.
  struct Inheritance {
    var actors: Set<String> = []
    /// The last names of types of other modules.
    var external: Set<String> = []
  }

  func inheritance(of id: Int) -> Inheritance {
    let nominals = linked.table.nominals
    var path: [Int] = []
    var current = id
    // With one type above it, a type has what that has, and is.
    while inheritances[current] == nil, nominals[current].parents.count == 1, path.count < nominals.count {
      path.append(current)
      current = nominals[current].parents[0]
    }
    var result =
      inheritances[current] ?? linked.table.ancestors(current).reduce(into: Inheritance()) { add($1, to: &$0) }
    inheritances[current] = result
    for type in path.reversed() {
      add(nominals[type].parents[0], to: &result)
      inheritances[type] = result
    }
    return result
  }

  private func add(_ type: Int, to inheritance: inout Inheritance) {
    let nominal = linked.table.nominals[type]
    if nominal.isExternal { inheritance.external.insert(nominal.lastName) }
    for actor in actors(ofType: type) { inheritance.actors.insert(actor) }
  }

  /// The actors that attributes of the type's declaration name.
  func actors(ofType id: Int) -> [String] {
    if let known = actorsOfType[id] { return known }
    let actors = findActors(ofType: id)
    actorsOfType[id] = actors
    return actors
  }

  private func findActors(ofType id: Int) -> [String] {
    let declared = linked.table.nominals[id]
    guard !declared.isExternal else { return [] }
    let file = linked.program.sourceFile(ofType: declared.declaration)
    let offset = Int(linked.program.types[Int(declared.declaration)].offset)
    if context.knownText(file) == nil, !attributes(in: file).mayApply(toNameAt: offset) { return [] }
    let text = context.text(file)
    return text.declaration(.typeDecl, namedAt: offset).map { OwningClass.actors(in: text, $0) } ?? []
  }

  private func attributes(in file: Int) -> ActorAttributes {
    if let known = attributesOfFile[file] { return known }
    let attributes = ActorAttributes(context.sources.store.bytes(of: file))
    attributesOfFile[file] = attributes
    return attributes
  }

  func idleProperty(of nominal: NominalType) -> IdleProperty? {
    if let known = idleProperties[nominal.id] { return known }
    let idle = IdleProperty(of: nominal, context)
    idleProperties[nominal.id] = .some(idle)
    return idle
  }

  /// The places where the program names a property.
  func namings(of property: VariableID) -> PropertyNamings {
    if let known = namings[property] { return known }
    let found = PropertyNamings(of: property, context)
    namings[property] = found
    return found
  }

  /// The center that a property's tokens are removed from at the end alone.
  func centerAtEnd(ofTokensIn property: VariableID) -> ValueID? {
    if let known = endCenters[property] { return known }
    let center = linked.centerAtEnd(ofTokensIn: property, context.sites)
    endCenters[property] = .some(center)
    return center
  }

  /// The place that makes an object of the type, and neither keeps it nor passes it on.
  func placeThatLetsGo(_ nominal: NominalType, _ find: () -> String?) -> String? {
    if let known = placesThatLetGo[nominal.id] { return known }
    let place = find()
    placesThatLetGo[nominal.id] = .some(place)
    return place
  }

  /// Returns the removals between two passes of a lifecycle method, as lines of code.
  func removals(onPassesOf root: FunctionID, _ nominal: NominalType, _ find: () -> [String]) -> [String] {
    let key = Lifecycle(nominal: nominal.id, root: root)
    if let known = removalsOnPasses[key] { return known }
    let lines = find()
    removalsOnPasses[key] = lines
    return lines
  }

  /// The statements of a block that are more than removals of nothing.
  func busyStatements(in block: NodeID, _ text: SourceText) -> [NodeID] {
    let key = Body(nominal: -1, file: text.file, node: block)
    if let known = busy[key] { return known }
    let statements = text.siblings(in: block).filter { !isIdleRemoval($0, text) }
    busy[key] = statements
    return statements
  }

  private func isIdleRemoval(_ node: NodeID, _ text: SourceText) -> Bool {
    guard text.kind(node) == .call, case let name = text.node(text.node(node).child).name, name >= 0 else {
      return false
    }
    let lexeme = text.lexeme(name)
    let range = SourceRange(file: text.file, start: Int(lexeme.start), end: Int(lexeme.end))
    guard let site = context.sites.removalSitesByPlace[range] else { return false }
    return (try? RemovalStatement(site, context).isIdle) ?? false
  }

  /// The last lexeme of an initialiser up to which the object is not made; -1 for none.
  func lastUnready(
    of nominal: NominalType, _ initializer: NodeID, _ text: SourceText, _ find: () -> Int32
  ) -> Int32 {
    let key = Body(nominal: nominal.id, file: text.file, node: initializer)
    if let known = lastUnready[key] { return known }
    let last = find()
    lastUnready[key] = last
    return last
  }
}
