/// Classes of which a list makes objects: the cells and the like that the program registers or dequeues. A list makes a new
/// cell whenever it has none left, also where the program keeps a cell of its own, such as the cell that tells sizes.
final class ListViews {
  private let flow: ValueFlow
  private var program: Program { flow.program }
  private lazy var isListView = flow.table.marksBelow({ $0.isExternal && Catalog.listViews.contains($0.lastName) })
  /// The arguments of calls of `register`.
  private lazy var registered = Set(
    (program.nameIDs["register"].map { Array(program.calls(named: $0)) } ?? []).flatMap { [program] call in
      program.argumentRange(call).map { program.arguments[$0].value }
    })
  /// The names of types that the results of dequeuing functions are cast to.
  private lazy var dequeued: Set<String> = Set(
    program.values.lazy.filter { $0.kind == .cast }.compactMap { [program] cast in
      let operand = program.values[Int(cast.a)]
      guard operand.kind == .call, Catalog.reusingFunctions.contains(program.callName(operand.a).name) else {
        return nil
      }
      return TypeName.lastPart(TypeName.withoutGenerics(String(TypeName.core(program.name(cast.b)))))
    })
  /// Classes that a further file may register.
  private(set) var reliedOn: Set<Int> = []

  init(_ flow: ValueFlow) { self.flow = flow }

  func contain(_ type: Int) -> Bool {
    guard type < isListView.count, isListView[type] else { return false }
    let name = flow.table.nominals[type].lastName
    if dequeued.contains(name) || program.nameIDs[name].map({ isRegistered(type, $0) }) ?? false { return true }
    reliedOn.insert(type)
    return false
  }

  /// `register(SongCell.self, forCellReuseIdentifier: "song")`
  private func isRegistered(_ type: Int, _ name: NameID) -> Bool {
    flow.bodies.mentions(of: name).contains { value in
      if registered.contains(value), case .metatype(type) = flow.inference.type(of: value) { true } else { false }
    }
  }
}
