/// Turns a file's outline into facts. One pass, top down, with a stack of lexical scopes.
struct FactsBuilder: Sendable {
  let outline: Outline
  var facts = FileFacts()
  private(set) var names: NameTable
  var scopes = LocalScopes()
  /// Of all functions, in the order in which they are met: a default value may hold a closure that has its own.
  private(set) var parameters: [(function: FunctionID, fact: ParameterFact)] = []
  /// The arguments so far of the calls that the visit is within, those of the innermost call last.
  var openArguments: [ArgumentFact] = []
  private var implicitParameters: [FunctionID: [VariableID]] = [:]
  var function: FunctionID = -1
  var type: TypeID = -1
  var typePath: [String] = []
  /// Paths of the types that earlier branches of the `#if` around this place declare.
  var typesOfEarlierBranches: Set<String> = []
  /// How many closures deep the visit is in a row of `$0`-style closures: their implicit parameters.
  var closures: [FunctionID] = []

  static func facts(of outline: Outline, isMain: Bool) -> FileFacts {
    var builder = FactsBuilder(outline: outline)
    builder.facts.isMain = isMain
    builder.facts.skippedTokens = outline.skipped
    builder.buildFile()
    builder.collectParameters()
    builder.facts.names = builder.names.texts
    builder.facts.nameHashes = builder.names.hashes
    return builder.facts
  }

  private init(outline: Outline) {
    self.outline = outline
    names = NameTable(source: outline.bytes)
    facts.values.reserveCapacity(outline.nodes.count / 2)
    facts.calls.reserveCapacity(outline.nodes.count / 12)
    facts.arguments.reserveCapacity(outline.nodes.count / 12)
  }

  private mutating func buildFile() {
    function = addFunction(.topLevel, name: "", offset: 0)
    visitItems(of: outline.root, atTopLevel: true)
    addNamesInAttributes()
  }

  // MARK: Reading the outline

  func node(_ id: NodeID) -> Node { outline.nodes[Int(id)] }
  func kind(_ id: NodeID) -> NodeKind { outline.nodes[Int(id)].kind }

  func each(of id: NodeID) -> NodeSiblings {
    NodeSiblings(nodes: outline.nodes, upcoming: outline.nodes[Int(id)].child)
  }

  /// The node behind a node, or -1. A loop over nodes that are visited uses it: `each(of:)` retains all nodes.
  func next(_ id: NodeID) -> NodeID { outline.nodes[Int(id)].next }

  func firstChild(of id: NodeID) -> NodeID? {
    let child = outline.nodes[Int(id)].child
    return child >= 0 ? child : nil
  }

  func offset(ofLexeme index: Int32) -> UInt32 {
    index >= 0 && Int(index) < outline.lexemes.count ? outline.lexemes[Int(index)].start : 0
  }

  func endOffset(ofLexeme index: Int32) -> UInt32 {
    index >= 0 && Int(index) < outline.lexemes.count ? outline.lexemes[Int(index)].end : 0
  }

  func startOffset(_ id: NodeID) -> UInt32 { offset(ofLexeme: node(id).first) }
  func endOffset(_ id: NodeID) -> UInt32 { endOffset(ofLexeme: node(id).end - 1) }

  /// The text between the first and last lexeme, white space left out.
  func compactText(first: Int32, end: Int32) -> String {
    var bytes: [UInt8] = []
    appendCompactText(first: first, end: end, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func appendCompactText(first: Int32, end: Int32, to bytes: inout [UInt8]) {
    for index in first..<max(first, end) {
      let lexeme = outline.lexemes[Int(index)]
      if lexeme.spaceBefore, let last = bytes.last, isWordByte(last), isWordByte(outline.bytes[Int(lexeme.start)]) {
        bytes.append(0x20)
      }
      bytes.append(contentsOf: outline.bytes[Int(lexeme.start)..<Int(lexeme.end)])
    }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    byte == 0x5F || byte >= 0x80 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte >= 0x30 && byte <= 0x39
  }

  func name(of id: NodeID) -> String { outline.string(node(id).name) }

  // MARK: Adding facts

  mutating func intern(_ text: String) -> NameID { names.intern(text) }

  /// The name that a lexeme is.
  mutating func intern(lexeme: Int32) -> NameID {
    lexeme >= 0 ? names.intern(outline.nameRange(lexeme)) : names.intern("")
  }

  mutating func internName(of id: NodeID) -> NameID { intern(lexeme: node(id).name) }

  mutating func internText(_ id: NodeID) -> NameID {
    let node = node(id)
    guard node.end == node.first + 1 else {
      return names.intern(compactText(first: node.first, end: node.end))
    }
    let lexeme = outline.lexemes[Int(node.first)]
    return names.intern(Int(lexeme.start)..<Int(lexeme.end))
  }

  /// Interns the text of some lexemes, one behind the other.
  mutating func internText(from first: Int32, to end: Int32, where isPart: (Lexeme) -> Bool) -> NameID {
    var whole: Range<Int>?
    var text: [UInt8] = []
    for index in first..<max(first, end) {
      let lexeme = outline.lexemes[Int(index)]
      guard isPart(lexeme) else { continue }
      let part = Int(lexeme.start)..<Int(lexeme.end)
      // Most texts have one part.
      if let before = whole {
        if text.isEmpty { text += outline.bytes[before] }
        text += outline.bytes[part]
      } else {
        whole = part
      }
    }
    return text.isEmpty ? names.intern(whole ?? 0..<0) : names.intern(String(decoding: text, as: UTF8.self))
  }

  mutating func addFunction(_ kind: FunctionFact.Kind, name: String, offset: UInt32) -> FunctionID {
    facts.functions.append(
      FunctionFact(kind: kind, name: intern(name), owner: type, parent: function, offset: offset))
    return FunctionID(facts.functions.count - 1)
  }

  mutating func addVariable(_ kind: VariableFact.Kind, name: String, type typeName: NodeID?, offset: UInt32)
    -> VariableID
  {
    addVariable(kind, name: intern(name), type: typeName, offset: offset)
  }

  mutating func addVariable(_ kind: VariableFact.Kind, name: NameID, type typeName: NodeID?, offset: UInt32)
    -> VariableID
  {
    facts.variables.append(
      VariableFact(
        name: name, kind: kind, type: typeName.map { internText($0) } ?? -1,
        owner: kind == .field ? type : -1, function: function, offset: offset))
    return VariableID(facts.variables.count - 1)
  }

  mutating func addValue(
    _ kind: ValueFact.Kind, a: Int32 = -1, b: Int32 = -1, flags: UInt8 = 0, offset: UInt32, end: UInt32 = 0
  ) -> ValueID {
    facts.values.append(
      ValueFact(kind: kind, flags: flags, a: a, b: b, offset: offset, end: max(end, offset), function: function))
    return ValueID(facts.values.count - 1)
  }

  mutating func addOperands(_ kind: ValueFact.Kind, _ operands: [ValueID], offset: UInt32) -> ValueID {
    let first = Int32(facts.operands.count)
    facts.operands.append(contentsOf: operands)
    return addValue(kind, a: first, b: Int32(operands.count), offset: offset)
  }

  mutating func addFlow(from: ValueID, to: ValueID, offset: UInt32) {
    facts.flows.append(FlowFact(from: from, to: to, function: function, offset: offset))
  }

  /// Declares a local in the innermost scope, and where a value is given lets it flow in.
  mutating func declare(_ variable: VariableID) {
    scopes.declare(facts.variables[variable].name, variable)
  }

  /// Returns true if the members that are visited are those of an extension with a property, such as `private extension`.
  func isInExtension(where isSuch: KeyPath<TypeFact, Bool>) -> Bool {
    type >= 0 && facts.types[type].isExtension && facts.types[type][keyPath: isSuch]
  }

  func lookUp(_ name: NameID) -> VariableID? { scopes[name] }

  // MARK: Parameters

  mutating func addParameter(_ fact: ParameterFact, to function: FunctionID) {
    facts.functions[function].parameterCount += 1
    parameters.append((function, fact))
  }

  /// `$0` and so on: those before it are parameters too.
  mutating func implicitParameter(_ position: Int, of closure: FunctionID, offset: UInt32) -> VariableID {
    if let known = implicitParameters[closure], position < known.count { return known[position] }
    // A closure that names its parameters has no others, but damaged text may say so.
    var variables = implicitParameters[closure] ?? []
    while variables.count <= position {
      let variable = addVariable(.parameter, name: "$\(variables.count)", type: nil, offset: offset)
      facts.variables[variable].function = closure
      addParameter(ParameterFact(label: -1, variable: variable, hasDefault: false), to: closure)
      variables.append(variable)
    }
    implicitParameters[closure] = variables
    return variables[position]
  }

  /// Puts the parameters of each function side by side.
  private mutating func collectParameters() {
    var next: Int32 = 0
    for index in facts.functions.indices {
      facts.functions[index].firstParameter = next
      next += facts.functions[index].parameterCount
    }
    guard let any = parameters.first else { return }
    facts.parameters = Array(repeating: any.fact, count: parameters.count)
    var taken = facts.functions.map(\.firstParameter)
    for (function, fact) in parameters {
      facts.parameters[Int(taken[Int(function)])] = fact
      taken[Int(function)] += 1
    }
  }
}
