/// Objects that nothing keeps but their own observations. They end at once if these observations hold them weakly.
final class UnheldObjects {
  private unowned let linked: LinkedProgram
  private var program: Program { linked.program }
  private let answers = CircularAnswers<NominalID, String?>(negative: nil)

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// An object of the type that nothing keeps, or such an object that alone keeps one of the type, for people. Nil if
  /// there is none.
  func object(keeping type: NominalType) -> String? {
    if isKeptByPublisher(type) { return "the \(type.lastName)" }
    return answers.answer(to: type.id) {
      linked.lifetime.constructions(of: type.id).map(\.call).filter { !mayKeepItself($0) }
        .sorted().lazy.compactMap { self.object(type.lastName, madeBy: $0) }.first
    }
  }

  /// Returns true for an initializer of another module, which may add the object to an argument: `Note(context: context)`.
  private func mayKeepItself(_ making: CallID) -> Bool {
    program.calls[making].argumentCount > 0 && linked.inference.candidates(for: making).isEmpty
  }

  /// A publisher keeps its subscribers only until it completes.
  private func isKeptByPublisher(_ type: NominalType) -> Bool {
    linked.table.ancestors(type.id).contains { id in
      let nominal = linked.table.nominals[id]
      return nominal.isExternal && ["Subscriber", "Subscription"].contains(nominal.lastName)
    }
  }

  /// - Parameter making: a call that makes the object, or gets it from a container.
  private func object(_ name: String, madeBy making: CallID) -> String? {
    var found: String?
    for keeper in ObjectKeepers(linked).keepers(of: making) {
      switch keeper {
      case .variables(let variables):
        // `let list = ListFlow()` of an object that nothing keeps.
        for variable in variables {
          guard let around = object(withProperty: program.variables[variable]) else { return nil }
          found = around
        }
      case .factory(let closure):
        let requests = DependencyContainers(linked).requests(ofMadeBy: closure)
        guard let object = requests.lazy.compactMap({ self.object(name, madeBy: $0) }).first else { return nil }
        found = object
      case .window, .container, .unknown: return nil
      }
    }
    return found ?? "the \(name)" + place(of: making)
  }

  private func object(withProperty property: VariableFact) -> String? {
    guard property.kind == .field, !property.isStatic, let owner = linked.table.nominal(of: property.owner),
      linked.table.isClass(owner.id)
    else { return nil }
    return object(keeping: owner)
  }

  private func place(of making: CallID) -> String {
    let function = program.functions[program.outermostFunction(program.calls[making].function)]
    let name = function.variable >= 0 ? program.variables[function.variable].name : function.name
    return name >= 0 && !program.name(name).isEmpty ? " made in `\(program.name(name))`" : ""
  }
}
