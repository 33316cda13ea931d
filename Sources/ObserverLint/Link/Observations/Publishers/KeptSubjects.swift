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
      chain.isKeptBySubject = true
      return goesOn
    }
    if chain.passesOperators { return goesOn }
    guard case .objects(let objects) = keeper else { return .unknown }
    chain.keepers += objects
    return goesOn
  }
}
