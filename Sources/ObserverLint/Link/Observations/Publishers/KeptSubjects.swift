/// The subjects of RxSwift, which alone keep their observers.
extension PublisherEndings {
  /// The disposable of a subscription without an operator holds the subject weakly. So the subject ends with the object that
  /// keeps it, as the events of a control do.
  func ending(ofSubject subject: VariableID, readBy value: ValueID?, _ chain: inout Chain) -> PublisherEnding {
    let goesOn = PublisherEnding.never("a subject does not complete by itself")
    guard case .nominal(let id) = inference.type(ofVariable: subject),
      Catalog.keepingSubjects.contains(table.nominals[id].lastName)
    else { return goesOn }
    let keeper = value.flatMap { self.keeper(of: $0) }
    if case .itself = keeper {
      // Another subject in its place lets go of the observers.
      chain.isKeptBySubject = trail.isPermanent(subject) && isAlwaysReached(value)
      return goesOn
    }
    if chain.passesOperators { return goesOn }
    guard case .objects(let objects) = keeper else { return .unknown }
    chain.keepers += objects
    return goesOn
  }

  /// Returns true if each property on the way to a subject holds the same object for as long as its owner lives.
  private func isAlwaysReached(_ subject: ValueID?) -> Bool {
    reads(onTheWayTo: subject).allSatisfy {
      program.variables[Int($0.variable)].kind != .field || program.variables[Int($0.variable)].getter >= 0
        || trail.isPermanent($0.variable)
    }
  }

  /// `page.list.button`: the variables that each name on the way to an object may mean, the last name first.
  func reads(onTheWayTo object: ValueID?) -> [(variable: VariableID, read: ValueFact)] {
    var result: [(variable: VariableID, read: ValueFact)] = []
    var next = object
    while let value = next {
      let fact = program.values[Int(value)]
      let variables: Members
      switch fact.kind {
      case .member: (variables, next) = (flow.fields(fact.b, ofBase: fact.a).variables, fact.a)
      case .name: (variables, next) = (flow.variables(named: fact.b, from: fact.function), nil)
      case .cast:
        next = fact.a
        continue
      default: return result
      }
      result += variables.map { ($0, fact) }
    }
    return result
  }
}
