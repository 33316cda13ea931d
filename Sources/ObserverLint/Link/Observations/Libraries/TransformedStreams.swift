/// Streams that a function returns to a library, which subscribes to them and keeps the subscription for the object of the
/// function: `transform(mutation:)` of ReactorKit.
struct TransformedStreams {
  let linked: LinkedProgram
  private var program: Program { linked.program }

  init(_ linked: LinkedProgram) { self.linked = linked }

  private static let names = Set(Catalog.streamTransformers.map { String($0.prefix { $0 != "(" }) })

  /// The functions with the names of the catalog, whose types may conform to the protocol of the library.
  static func functions(of linked: LinkedProgram) -> [FunctionID] {
    let names = Set(Self.names.compactMap { linked.program.nameIDs[$0] })
    if names.isEmpty { return [] }
    return linked.program.functions.indices.map { FunctionID($0) }.filter { function in
      names.contains(linked.program.functions[function].name) && isTransformer(function, linked.program)
    }
  }

  private static func isTransformer(_ function: FunctionID, _ program: Program) -> Bool {
    let fact = program.functions[function]
    return fact.kind == .function && fact.hasBody && !fact.isStatic && names.contains(program.name(fact.name))
      && Catalog.streamTransformers.contains(program.fullName(ofFunction: function))
  }

  /// Returns true for a parameter of such a function. The library gives it a stream that goes on as long as the object.
  static func isTransformed(_ parameter: VariableID, _ linked: LinkedProgram) -> Bool {
    let fact = linked.program.variables[parameter]
    return fact.kind == .parameter && fact.function >= 0 && isTransformer(fact.function, linked.program)
      && isKept(fact.function, linked)
  }

  /// Returns true if the library subscribes to what a function returns.
  private static func isKept(_ function: FunctionID, _ linked: LinkedProgram) -> Bool {
    let program = linked.program
    // An overload may take something else.
    guard let type = program.parameters(of: function).first.map({ program.variables[$0.variable].type }), type >= 0,
      TypeName.withoutGenerics(String(TypeName.core(program.name(type)))).hasSuffix("Observable"),
      let owner = linked.table.owner(of: function)
    else { return false }
    return linked.table.conforms(owner.id, toLibraryProtocols: Catalog.statefulProtocols)
  }

  /// An observation for each stream that such a function merges into its result.
  func observations() -> [Observation] {
    Self.functions(of: linked).filter { Self.isKept($0, linked) }.flatMap { function in
      linked.flow.results(of: function).flatMap { streams(in: $0, depth: 0) }.compactMap(observation)
    }
  }

  /// `Observable.merge(mutation, events)`: the streams that a call merges, and a stream itself.
  private func streams(in value: ValueID, depth: Int) -> [ValueID] {
    let fact = program.values[value]
    switch fact.kind {
    case .array: return program.operands(of: fact).flatMap { streams(in: $0, depth: depth) }
    case .variable:
      let local = program.variables[fact.variable]
      guard local.kind == .local, local.isLet, local.initial >= 0, depth < 4 else { return [] }
      return streams(in: local.initial, depth: depth + 1)
    case .call where program.callName(fact.call).name == "merge" && depth < 4:
      guard linked.inference.candidates(for: fact.call).isEmpty else { return [value] }
      let parts = linked.endings.parts(of: fact.call)
      let receiver = program.receiver(fact.call).map { linked.endings.combined($0) } ?? []
      return (receiver + parts).flatMap { streams(in: $0, depth: depth + 1) }
    case .call: return [value]
    default: return []
    }
  }

  private func observation(of stream: ValueID) -> Observation? {
    let chain = linked.endings.chain(of: stream)
    var result = Observation(
      call: program.values[stream].call, kind: .returned, blocks: chain.held, chain: chain,
      destination: .ownProperties([]))
    if !Observations(linked).keepsSource(result) { result.chain.ending = .unknown }
    return result
  }
}
