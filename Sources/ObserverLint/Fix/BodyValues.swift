/// Values by their places in a body, gathered for each body that a fix asks about.
final class BodyValues {
  private let linked: LinkedProgram
  private var program: Program { linked.program }
  private let valuesOfBody = Answers<FunctionID, OffsetIndex<ValueID>>()
  private let storesOfBody = Answers<FunctionID, [VariableID: [ValueID]]>()

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// Values of the body around a function, in the order of the program.
  func values(in range: Range<Int>, ofBodyAround function: FunctionID) -> [ValueID] {
    values(ofBodyAround: function).all(in: range)
  }

  func values(at offset: Int, ofBodyAround function: FunctionID) -> [ValueID] {
    Array(values(ofBodyAround: function).all(at: offset))
  }

  private func values(ofBodyAround function: FunctionID) -> OffsetIndex<ValueID> {
    let body = linked.flow.bodies.body(of: function)
    return valuesOfBody.answer(body) {
      OffsetIndex(linked.flow.bodies.values[body].map { (Int(program.values[$0].offset), $0) })
    }
  }

  /// Returns the targets that a variable is stored into in the body around a function, in the order of the program.
  func targets(storing variable: VariableID, inBodyAround function: FunctionID) -> [ValueID] {
    let body = linked.flow.bodies.body(of: function)
    let stores = storesOfBody.answer(body) {
      linked.flow.bodies.flows[body].reduce(into: [:]) { stores, index in
        let store = program.flows[index]
        let from = program.values[store.from]
        if from.kind == .variable { stores[from.variable, default: []].append(store.to) }
      }
    }
    return stores[variable] ?? []
  }
}
