/// Look-ups about the owning classes of findings: made once for each class, with any number of findings.
final class OwnerLookups: FixPart {
  unowned let context: FixContext

  private let owners = Answers<Key, Result<OwningClass, Unfixable>>()
  private let fields = Answers<NominalID, OwnedFields>()
  private let actors = Answers<NominalID, [String]>()
  private var inheritances: [NominalID: Inheritance] = [:]
  private let attributes = Answers<Int, ActorAttributes>()
  private let idleProperties = Answers<NominalID, IdleProperty?>()
  private let namings = Answers<VariableID, PropertyNamings>()
  private let centersAtEnd = Answers<VariableID, ValueID?>()
  private let busyStatements = Answers<Body, [NodeID]>()
  /// Names for new properties of a class. Nil where each of the candidates means something.
  let freshNames = Answers<FreshName, String?>()
  /// The last lexeme of an initializer up to which the object is not made; -1 for none.
  let lastUnready = Answers<Body, Int32>()
  /// The removals between two passes of a lifecycle method of a class, as lines of code.
  let removalsOnPasses = Answers<Lifecycle, [String]>()

  private struct Key: Hashable {
    var nominal: NominalID
    var isStoring: Bool
  }

  struct FreshName: Hashable {
    var nominal: NominalID
    var candidates: [String]
  }

  struct Lifecycle: Hashable {
    var nominal: NominalID
    var root: FunctionID
  }

  struct Body: Hashable {
    var nominal: NominalID?
    var file: Int
    var node: NodeID
  }

  init(_ context: FixContext) { self.context = context }

  /// - Parameter storing: whether the fix adds a property to it.
  func owner(_ nominal: NominalType, storing: Bool = true) throws(Unfixable) -> OwningClass {
    try owners.answer(Key(nominal: nominal.id, isStoring: storing)) { () throws(Unfixable) in
      try OwningClass(nominal, context, storing: storing)
    }
  }

  /// The class whose instance runs a function.
  func owner(of function: FunctionID, storing: Bool = true) throws(Unfixable) -> OwningClass {
    let outermost = program.outermostFunction(function)
    guard outermost >= 0, let nominal = linked.table.owner(of: outermost) else {
      throw Unfixable(.noOwner, "no object owns the code here, so nothing says when the observation should end")
    }
    if program.functions[outermost].isStatic {
      throw Unfixable(.ownedByType, "a type owns the code here, and types never end")
    }
    return try owner(nominal, storing: storing)
  }

  func fields(of owner: OwningClass) -> OwnedFields {
    fields.answer(owner.nominal.id) { OwnedFields(of: owner, linked) }
  }

  /// The members that a class inherits.
  struct Inheritance {
    var actors: Set<String> = []
    /// The last names of types of other modules.
    var external: Set<String> = []
  }

  func inheritance(of id: NominalID) -> Inheritance {
    let nominals = linked.table.nominals
    var path: [NominalID] = []
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

  private func add(_ type: NominalID, to inheritance: inout Inheritance) {
    let nominal = linked.table.nominals[type]
    if nominal.isExternal { inheritance.external.insert(nominal.lastName) }
    for actor in actors(ofType: type) { inheritance.actors.insert(actor) }
  }

  /// The actors that attributes of the type's declaration name.
  func actors(ofType id: NominalID) -> [String] { actors.answer(id) { findActors(ofType: id) } }

  private func findActors(ofType id: NominalID) -> [String] {
    let declared = linked.table.nominals[id]
    guard !declared.isExternal else { return [] }
    let file = program.sourceFile(ofType: declared.declaration)
    let offset = Int(program.types[declared.declaration].offset)
    if context.knownText(file) == nil {
      let attributes = attributes.answer(file) { ActorAttributes(context.sources.store.bytes(of: file)) }
      if !attributes.mayApply(toNameAt: offset) { return [] }
    }
    let text = context.text(file)
    return text.declaration(.typeDecl, namedAt: offset).map { OwningClass.actors(in: text, $0) } ?? []
  }

  func idleProperty(of nominal: NominalType) -> IdleProperty? {
    idleProperties.answer(nominal.id) { IdleProperty(of: nominal, context) }
  }

  /// The places where the program names a property.
  func namings(of property: VariableID) -> PropertyNamings {
    namings.answer(property) { PropertyNamings(of: property, context) }
  }

  /// The center that a property's tokens are removed from at the end alone.
  func centerAtEnd(ofTokensIn property: VariableID) -> ValueID? {
    centersAtEnd.answer(property) { linked.centerAtEnd(ofTokensIn: property, context.sites) }
  }

  /// The statements of a block that are more than removals of nothing.
  func busyStatements(in block: NodeID, _ text: SourceText) -> [NodeID] {
    busyStatements.answer(Body(file: text.file, node: block)) {
      text.siblings(in: block).filter { !isIdleRemoval($0, text) }
    }
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
}
