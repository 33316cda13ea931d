/// The program's calls and values by where they stand, gathered for each file and body that anything is found in.
final class ProgramPlaces {
  private let linked: LinkedProgram
  private var program: Program { linked.program }
  private var callsOfFile: [Int: OffsetIndex] = [:]
  private var valuesOfFile: [Int: OffsetIndex] = [:]
  private var valuesOfBody: [FunctionID: OffsetIndex] = [:]
  private var storesOfBody: [FunctionID: [VariableID: [ValueID]]] = [:]

  /// The program's own numbers of files by those of the walk.
  private lazy var files: [Int: Int32] = Dictionary(
    program.files.indices.map { (program.files[$0].source, Int32($0)) }, uniquingKeysWith: { first, _ in first })

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// The call whose name begins there.
  func call(at place: FixPlanner.TextPlace) -> CallID? {
    if let known = callsOfFile[place.file] { return known.first(at: place.offset) }
    let calls = part(of: program.calls.count, place.file) { self.program.fileOfCall[$0] }
    let index = OffsetIndex(calls.map { (Int(program.calls[$0].nameOffset), CallID($0)) })
    callsOfFile[place.file] = index
    return index.first(at: place.offset)
  }

  /// Members and elements that begin there, in the order of the program.
  func reads(at place: FixPlanner.TextPlace) -> [ValueID] {
    if let known = valuesOfFile[place.file] { return Array(known.all(at: place.offset)) }
    let values = part(of: program.values.count, place.file) {
      self.program.fileOfFunction[Int(self.program.values[$0].function)]
    }
    let index = OffsetIndex(
      values.compactMap { value in
        let fact = program.values[value]
        return fact.kind == .member || fact.kind == .index ? (Int(fact.offset), ValueID(value)) : nil
      })
    valuesOfFile[place.file] = index
    return Array(index.all(at: place.offset))
  }

  /// Returns the rows of a file in a table in which files follow one another.
  private func part(of count: Int, _ source: Int, _ fileOf: (Int) -> Int32) -> Range<Int> {
    guard let file = files[source] else { return 0..<0 }
    let first = (0..<count).partitioningIndex { fileOf($0) >= file }
    return first..<(first..<count).partitioningIndex { fileOf($0) > file }
  }

  // MARK: Bodies

  /// Values of the body around a function, in the order of the program.
  func values(in range: Range<Int>, ofBodyAround function: FunctionID) -> [ValueID] {
    values(ofBodyAround: function).all(in: range)
  }

  func values(at offset: Int, ofBodyAround function: FunctionID) -> [ValueID] {
    Array(values(ofBodyAround: function).all(at: offset))
  }

  private func values(ofBodyAround function: FunctionID) -> OffsetIndex {
    let body = linked.flow.bodies.body(of: function)
    if let known = valuesOfBody[body] { return known }
    let index = OffsetIndex(linked.flow.bodies.values[body].map { (Int(program.values[Int($0)].offset), $0) })
    valuesOfBody[body] = index
    return index
  }

  /// Returns the targets that a variable is stored into in the body around a function, in the order of the program.
  func targets(storing variable: VariableID, inBodyAround function: FunctionID) -> [ValueID] {
    let body = linked.flow.bodies.body(of: function)
    if let known = storesOfBody[body] { return known[variable] ?? [] }
    var stores: [VariableID: [ValueID]] = [:]
    for index in linked.flow.bodies.flows[body] {
      let store = program.flows[Int(index)]
      let from = program.values[Int(store.from)]
      if from.kind == .variable { stores[from.a, default: []].append(store.to) }
    }
    storesOfBody[body] = stores
    return stores[variable] ?? []
  }
}
