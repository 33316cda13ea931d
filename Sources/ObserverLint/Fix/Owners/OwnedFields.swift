/// The properties of a class by what they can keep, looked at once for all of the class's findings.
final class OwnedFields {
  private let owner: OwningClass
  private let linked: LinkedProgram
  private var program: Program { linked.program }

  init(of owner: OwningClass, _ linked: LinkedProgram) {
    self.owner = owner
    self.linked = linked
  }

  /// By the numbers of their names.
  private lazy var all: [VariableID] = owner.nominal.fields.all.sorted(byNumber: {
    Int(program.variables[$0].name)
  })

  /// Variables by the type that is written, as places in `all`.
  private lazy var byWrittenType: [String: [Int]] = Dictionary(
    grouping: all.indices.filter { program.variables[all[$0]].type >= 0 && isVariable($0) }
  ) { program.name(program.variables[all[$0]].type) }

  /// Also by the type that an initial value tells.
  private lazy var bySpelledType: [String: [Int]] = Dictionary(
    grouping: all.indices.filter { isVariable($0) }
  ) { owner.spelledType(of: program.variables[all[$0]]) }

  private func isVariable(_ position: Int) -> Bool {
    let fact = program.variables[all[position]]
    return !fact.isStatic && !fact.isLet
  }

  /// Variables of the object that are declared with one of the types.
  func variables(written types: [String]) -> [VariableID] {
    types.flatMap { byWrittenType[$0] ?? [] }.sorted().map { all[$0] }
  }

  /// Variables of the object with one of the types, declared or told by the initial value.
  func variables(ofType types: [String]) -> [VariableID] {
    types.flatMap { bySpelledType[$0] ?? [] }.sorted().map { all[$0] }
  }

  /// Properties that dispose of what is put into them.
  private(set) lazy var bags: [VariableID] = all.filter { field in
    let fact = program.variables[field]
    return fact.kind == .field && !fact.isStatic && owner.spelledType(of: fact) == "DisposeBag"
  }.sorted()

  /// A constant that is a center.
  struct CenterConstant {
    var name: String
    /// True if it may be missing.
    var isOptional: Bool
    var node: FlowNodeID
    /// The variables that it may have come from.
    var origins: Set<FlowNodeID>
  }

  private(set) lazy var centers: [CenterConstant] = all.compactMap { field in
    let fact = program.variables[field]
    guard fact.isLet, !fact.isStatic, linked.inference.isCenter(linked.inference.type(ofVariable: field)) else {
      return nil
    }
    let node = linked.flow.node(ofVariable: field)
    let origins = Set(linked.flow.incoming.nearest(from: node, limit: 50)).filter {
      $0 >= linked.flow.firstVariable && $0 < linked.flow.firstResult
    }
    return CenterConstant(
      name: program.spelledName(of: fact), isOptional: program.writtenType(of: fact).hasSuffix("?"), node: node,
      origins: origins)
  }

  /// The variable that all registrations of the class name as their center. Nil if there is none, or if the `deinit` may
  /// not read it wherever it removes something.
  private(set) lazy var centerVariable: VariableID? = {
    let sites = owner.context.sites
    let tokens = (sites.tokenSitesByRegistrar[owner.nominal.id] ?? []).map { linked.tokenSites[$0].registration }
    // A `deinit` reads nothing of an actor once it has handed `self` on.
    if owner.isIsolated, !tokens.isEmpty || owner.deinitializer != nil { return nil }
    let centers =
      (sites.selectorsByOutermostOwner[owner.nominal.id] ?? []).map(\.center)
      + tokens.map { sites.registrations[$0]?.center }
    let named = Set(centers.map { $0.flatMap { variable(namedBy: $0) } })
    return named.count == 1 ? named.first.flatMap(\.self) : nil
  }()

  /// The stored property of the object that a value reads.
  func variable(namedBy value: ValueID) -> VariableID? {
    let value = program.values[value]
    guard value.kind == .name || value.kind == .member && program.isSelf(value.base) else { return nil }
    let fields =
      value.kind == .name
      ? Array(linked.flow.variables(named: value.name, from: value.function))
      : Array(linked.flow.fields(value.name, ofBase: value.base).variables)
    guard fields.count == 1, case let fact = program.variables[fields[0]], fact.kind == .field,
      !fact.isStatic, !fact.isLet, !fact.isLazy, !fact.isWeak, fact.wrapper < 0, fact.getter < 0,
      let type = linked.table.nominal(of: fact.owner)?.id,
      type == owner.nominal.id || linked.table.tree.isAbove(type, owner.nominal.id)
    else { return nil }
    return fields[0]
  }
}
