/// A line of an explanation.
struct ExplainedLine: Sendable, Hashable {
  var text: String
  /// The rule that does not report the place, and its reason.
  var silence: SilentRule?

  struct SilentRule: Sendable, Hashable {
    var rule: String
    var reason: Silence.ID
  }

  init(_ text: String) { self.text = text }

  init(_ rule: String, _ explanation: Explanation) {
    text = "\(rule) \(explanation.text)"
    silence = explanation.silence.map { SilentRule(rule: rule, reason: $0.id) }
  }
}

/// An explanation of the sites on a line, for people who ask why a rule reported or stayed silent.
struct Inspection {
  let linked: LinkedProgram
  let sources: ProgramSources
  private let unused: (SourceRange) -> String?
  private let tables = LineTables()

  /// The line tables of files, each made once.
  private final class LineTables {
    var known: [Int: LineTable] = [:]
  }

  /// - Parameter unused: why no code runs a place, for people; nil where some code may run it.
  init(
    _ linked: LinkedProgram, _ sources: ProgramSources, unused: @escaping (SourceRange) -> String? = { _ in nil }
  ) {
    self.linked = linked
    self.sources = sources
    self.unused = unused
  }

  /// Explains the sites on a line. If there are none, explains the statement that continues on the line.
  func lines(file: Int, line: Int) -> [ExplainedLine] {
    let own = sites(file: file, line: line)
    if !own.isEmpty { return own }
    let nothing = "no observer is registered or removed on this line, and no payload is read"
    let bytes = sources.store.bytes(of: file)
    let table = LineTable(bytes)
    let offsets = siteOffsets(file: file)
    let begun = offsetsOfStatement(around: table.range(ofLine: line) ?? 0..<0, among: offsets, bytes)
    if !begun.isEmpty {
      return Set(begun.map { table.place(of: $0).line }).sorted().flatMap { other in
        [ExplainedLine("of the statement on this line, on line \(other):")] + sites(file: file, line: other)
      }
    }
    let nearest = offsets.map { table.place(of: $0).line }.min { (abs($0 - line), $0) < (abs($1 - line), $1) }
    return [ExplainedLine(nothing + (nearest.map { "; the nearest that has something is line \($0)" } ?? ""))]
  }

  /// The lines of a file that have something to explain, each with the first thing.
  func overview(file: Int) -> [ExplainedLine] {
    let table = LineTable(sources.store.bytes(of: file))
    let numbers = Set(siteOffsets(file: file).map { table.place(of: $0).line }).sorted()
    if numbers.isEmpty {
      return [ExplainedLine("no observer is registered or removed in this file, and no payload is read")]
    }
    return numbers.compactMap { number in
      sites(file: file, line: number).first.map {
        ExplainedLine("\(sources.shownPath(of: file)):\(number): \($0.text)")
      }
    }
  }

  /// The offsets of registrations, observations, removals and reads, in rising order.
  private func siteOffsets(file: Int) -> [Int] {
    let calls = linked.program.calls.indices.map { CallID($0) }.filter {
      linked.program.range(ofCall: $0).file == file && !explain($0).isEmpty
    }
    var ranges = calls.map { linked.program.range(ofCall: $0) }
    ranges += linked.flow.allRemovals.map(range(of:))
    for rule in RuleRegistry.rules {
      ranges += rule.findings(in: linked).map(\.range) + rule.silences(in: linked).map(\.range)
    }
    return Set(ranges.filter { $0.file == file }.map(\.start)).sorted()
  }

  /// Returns the offsets in the statement that the first token of a line belongs to.
  private func offsetsOfStatement(around line: Range<Int>, among offsets: [Int], _ bytes: [UInt8]) -> [Int] {
    let statements = StatementRanges(Parser.parse(Lexer.lex(bytes), bytes: bytes))
    guard let first = statements.lexeme(behind: line.lowerBound), line.contains(Int(first.start)),
      let statement = statements.innermost(at: Int(first.start))
    else { return [] }
    return offsets.filter { statements.innermost(at: $0)?.range == statement.range }
  }

  /// The call, or the name of the center's method where that is given away as a value.
  private func range(of removal: ValueFlow.Removal) -> SourceRange {
    removal.call.map { linked.program.range(ofCall: $0) } ?? linked.program.range(ofValue: removal.argument)
  }

  private func sites(file: Int, line: Int) -> [ExplainedLine] {
    var result: [ExplainedLine] = []
    for index in linked.program.calls.indices {
      let call = CallID(index)
      let range = linked.program.range(ofCall: call)
      guard range.file == file, lineNumber(range.start, file) == line else { continue }
      result += explain(call)
    }
    result += removalsByReference(file: file, line: line).map { ExplainedLine($0) }
    for rule in RuleRegistry.rules {
      for finding in rule.findings(in: linked)
      where finding.range.file == file && lineNumber(finding.range.start, file) == line {
        result.append(ExplainedLine("\(finding.rule): \(finding.message)"))
      }
    }
    for rule in RuleRegistry.rules {
      for silence in rule.silences(in: linked)
      where silence.range.file == file && lineNumber(silence.range.start, file) == line {
        result.append(ExplainedLine(type(of: rule).id, .silent(silence.silence)))
      }
    }
    return result
  }

  private func removalsByReference(file: Int, line: Int) -> [String] {
    let references = linked.flow.removalArguments.filter { $0.call == nil && range(of: $0).file == file }
    return Set(references.map(\.argument)).sorted().filter {
      lineNumber(linked.program.range(ofValue: $0).start, file) == line
    }.map { "a removal of each value that \(describe($0)) is called with" }
  }

  private func explain(_ call: CallID) -> [ExplainedLine] {
    var result: [ExplainedLine] = []
    for rule in RuleRegistry.rules {
      if let text = rule.explanation(of: call, in: linked) { result.append(ExplainedLine(type(of: rule).id, text)) }
    }
    guard let registration = linked.registration(of: call) else {
      if let removal = linked.flow.allRemovals.first(where: { $0.call == call }) {
        result.insert(ExplainedLine("a removal of \(describe(removal.argument))"), at: 0)
      } else if !result.isEmpty {
        result.insert(
          ExplainedLine("an observation that `\(linked.program.callName(call).name)` begins"), at: 0)
        result.append(ExplainedLine("  " + ownersLife(of: call)))
      }
      if let owner = ownDeclaration(of: call) {
        let name = linked.program.callName(call).name
        result.append(
          ExplainedLine("no registration: \(owner) declares `\(name)` itself, and is no notification center"))
      }
      return result
    }
    let kind = registration.kind == .block ? "a block-based registration" : "a selector-based registration"
    result.insert(ExplainedLine("\(kind) on " + (registration.center.map { describe($0) } ?? "self")), at: 0)
    if registration.kind == .block {
      let token = linked.program.calls[call].value
      for node in linked.flow.outgoing.nearest(from: token.node, limit: 40).dropFirst() {
        // One line of the program may be several places that the token passes through.
        let line = ExplainedLine("  the token goes to \(describe(node: node))")
        if !result.contains(line) { result.append(line) }
      }
    }
    result.append(ExplainedLine("  " + ownersLife(of: call)))
    result += removals(of: registration).map { ExplainedLine("  " + $0) }
    return result
  }

  private func ownersLife(of call: CallID) -> String {
    if let reason = unused(linked.program.range(ofCall: call)) { return "no code runs it: \(reason)" }
    let function = linked.program.calls[call].function
    if let reason = linked.lifetime.processLong(function) { return "its owner lives as long as the process: \(reason)" }
    if let reason = linked.ownership.reason(forOwnerOf: function) {
      return "its owner is made once: \(reason)"
    }
    guard let owner = linked.table.owner(of: linked.program.outermostFunction(function)) else {
      return "it has no owner: a function outside of any type registers it"
    }
    return "its owner, `\(owner.path)`, may end before the process does"
  }

  /// The removals that take its token, or that are of its observer and cannot reach it.
  private func removals(of registration: Registration) -> [String] {
    let program = linked.program
    if registration.kind == .block {
      let token = program.calls[registration.call].value
      let reached = Set(linked.flow.outgoing.nearest(from: token.node, limit: 1000))
      return linked.flow.removalArguments.filter { reached.contains($0.argument.node) }.map {
        "a removal takes its token" + place(program.range(ofValue: $0.argument))
      }
    }
    let site = linked.observerSites.first { $0.registration.call == registration.call }
    return (site.map { Array($0.missed) } ?? []).map {
      "a removal of this observer cannot reach it" + place(program.range(ofCall: $0))
    }
  }

  /// The program's own type that declares what is called like a registration.
  private func ownDeclaration(of call: CallID) -> String? {
    let name = linked.program.callName(call).name
    guard name == "addObserver" || name == "removeObserver", let function = linked.flow.callTargets[call]?.first else {
      return nil
    }
    return linked.table.owner(of: function)?.path
  }

  private func describe(_ value: ValueID) -> String {
    if let name = name(of: value) { return name == "self" ? name : "`\(name)`" }
    let fact = linked.program.values[value]
    switch fact.kind {
    case .member: return "`\(linked.program.name(fact.name))` of " + describe(fact.base)
    case .call: return "a call of `\(linked.program.callName(fact.call).name)`"
    case .index: return "an element of " + describe(fact.base)
    default: return "a value"
    }
  }

  /// The text of a value that only names and periods spell; nil for another value.
  private func name(of value: ValueID) -> String? {
    let fact = linked.program.values[value]
    switch fact.kind {
    case .selfReference: return "self"
    case .variable: return linked.program.name(linked.program.variables[fact.variable].name)
    case .name: return linked.program.name(fact.name)
    case .implicitMember: return "." + linked.program.name(fact.name)
    case .member: return name(of: fact.base).map { "\($0).\(linked.program.name(fact.name))" }
    default: return nil
    }
  }

  private func describe(node: FlowNodeID) -> String {
    let flow = linked.flow
    let program = linked.program
    if node < flow.firstVariable { return describe(node.value) + place(program.range(ofValue: node.value)) }
    if node < flow.firstResult {
      let variable = flow.variable(at: node)
      return "`\(program.name(program.variables[variable].name))`"
        + (linked.range(ofVariable: variable).map(place) ?? "")
    }
    if node < flow.firstSelf {
      return "the result of " + describe(function: flow.function(at: node))
    }
    return node == flow.unknownNode ? "code that the linter cannot see" : "an associated object"
  }

  /// The name of a function, or the place of a closure, which has no name.
  private func describe(function: FunctionID) -> String {
    let fact = linked.program.functions[function]
    let name = linked.program.name(fact.variable >= 0 ? linked.program.variables[fact.variable].name : fact.name)
    if !name.isEmpty { return "`\(name)`" }
    let (file, offset) = (linked.program.file(ofFunction: function).source, Int(fact.offset))
    return "the closure" + place(SourceRange(file: file, start: offset, end: offset))
  }

  private func lineNumber(_ offset: Int, _ file: Int) -> Int {
    if let table = tables.known[file] { return table.place(of: offset).line }
    let table = sources.store.lines(of: file)
    tables.known[file] = table
    return table.place(of: offset).line
  }

  private func place(_ range: SourceRange) -> String {
    " (\(sources.shownPath(of: range.file)):\(lineNumber(range.start, range.file)))"
  }
}
