/// Code that shows views to whoever writes the program, and that no user runs: in `#Preview`, in a preview provider, and
/// what only these and tests use.
final class Previews {
  private unowned let linked: LinkedProgram
  private var program: Program { linked.program }
  private let answers = CircularAnswers<FunctionID, Bool>(negative: false)
  /// The types that aliases stand for, and the arguments of generic superclasses: `UIHostingController<Tabs>`. Code may make
  /// values of such a type without its name.
  private lazy var typesNamedByTypes: Set<String> = {
    let aliases = program.typealiases.map { program.name($0.target) }
    let generics = program.types.flatMap(\.inherited).map { program.name($0) }.filter { $0.contains("<") }
    return Set((aliases + generics).flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) })
  }()

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// Returns true for the code of a preview, and for code that only previews and tests use.
  func contain(_ function: FunctionID) -> Bool {
    if isPreview(function) { return true }
    let outermost = program.outermostFunction(function)
    guard outermost >= 0 else { return false }
    // Functions that call each other are taken to run.
    return answers.answer(to: outermost) { findContain(outermost) }
  }

  /// Returns true for the code of a preview: `#Preview { … }`, and the members of a preview provider.
  func isPreview(_ function: FunctionID) -> Bool {
    var current = function
    while current >= 0 {
      if let site = linked.inference.closureSites[current],
        Catalog.previewMacros.contains(program.callName(site.call).name)
      {
        return true
      }
      current = program.functions[current].parent
    }
    let outermost = program.outermostFunction(function)
    return outermost >= 0 && linked.table.owner(of: outermost).map { linked.lifetime.isPreview($0.id) } ?? false
  }

  private func findContain(_ outermost: FunctionID) -> Bool {
    let fact = program.functions[outermost]
    // A storyboard may make an object of a class, and then calls its methods.
    if !fact.isStatic, let owner = linked.table.owner(of: outermost), !owner.isExternal,
      fact.kind == .initializer || fact.kind == .initialValue
        || program.types[owner.declaration].keyword == .struct
    {
      let makers = linked.lifetime.makers(of: owner.id).filter { !linked.mentions.isTest($0) }
      if !makers.isEmpty, makers.allSatisfy(contain), !typesNamedByTypes.contains(owner.lastName) {
        return true
      }
    }
    switch fact.kind {
    case .function where !fact.isStatic:
      guard !fact.isOverride, !linked.mentions.isSelector(fact.name) else { return false }
      let uses = linked.mentions.uses(of: outermost)
      let places =
        (uses.calls.map { program.calls[$0].function } + uses.references.map { program.values[$0].function })
        .filter { !linked.mentions.isTest($0) }
      return !places.isEmpty && places.allSatisfy { contain($0) }
    case .getter where !fact.isStatic:
      // `extension View { var previewed: some View { … } }`, which only previews read. A protocol may require the property
      // of a type, and then other modules read it.
      guard linked.table.owner(of: outermost)?.isExternal ?? false else { return false }
      let name = program.variables[fact.variable].name
      let places = linked.flow.bodies.mentions(of: name).map { program.values[$0].function }
        .filter { program.outermostFunction($0) != outermost && !linked.mentions.isTest($0) }
      return !places.isEmpty && places.allSatisfy(contain)
    case .getter, .function:
      guard fact.isStatic else { return false }
      let name = fact.kind == .getter ? program.variables[fact.variable].name : fact.name
      guard let owner = linked.table.owner(of: outermost) else { return false }
      guard let uses = uses(of: name, in: owner) else { return false }
      // Nothing reads `static var sample: Model { Model() }`, unless another module does.
      if uses.isEmpty { return fact.kind == .getter && !isSeenElsewhere(fact, owner) }
      return uses.allSatisfy { linked.mentions.isTest($0) || contain($0) }
    default: return false
    }
  }

  /// Returns true if other code may read a static property: it is public, a protocol may require it, or a class inherits it.
  /// The code of a library waits for its users.
  private func isSeenElsewhere(_ getter: FunctionFact, _ owner: NominalType) -> Bool {
    let property = program.variables[getter.variable]
    return !linked.hasEntry || property.isPublic || getter.isObjectiveC || owner.isExternal || !owner.children.isEmpty
      || linked.table.ancestors(owner.id).contains {
        linked.table.isProtocol($0) || linked.table.nominals[$0].isExternal
      }
  }

  /// Where a static member is used: behind its type's name, or behind a dot alone, where no other type has
  /// one of that name. Nil if a use may be that of another type's member.
  private func uses(of name: NameID, in owner: NominalType) -> [FunctionID]? {
    var result: [FunctionID] = []
    let others = (linked.table.functionsByName[name] ?? []).count + (linked.table.fieldsByName[name] ?? []).count
    for value in linked.flow.bodies.mentions(of: name) {
      let fact = program.values[value]
      switch fact.kind {
      case .implicitMember:
        let isUnused = linked.mentions.isTest(fact.function) || contain(fact.function)
        // It may be a use of the other type's member.
        if others < 2 || isUnused {
          result.append(fact.function)
        } else if !isOfOther(value, than: owner) {
          return nil
        }
      case .member:
        if case .metatype(let id) = linked.inference.type(of: fact.base), id == owner.id {
          result.append(fact.function)
        }
      default: break
      }
    }
    return result
  }

  /// `models = [.sample(), .sample()]`: returns true if the context wants a value of another type of the program.
  private func isOfOther(_ member: ValueID, than owner: NominalType) -> Bool {
    let uses = linked.trail.uses(in: program.values[member].function)
    let value = uses.call(of: member).map { program.calls[$0].value } ?? member
    let types = linked.flow.expectedTypes(of: value, uses)
    return !types.isEmpty
      && types.allSatisfy { type in
        guard case .nominal(let id) = type, !linked.table.nominals[id].isExternal else { return false }
        return !linked.table.areRelated(id, owner.id)
      }
  }

}
