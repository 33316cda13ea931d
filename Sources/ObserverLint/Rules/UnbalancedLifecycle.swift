/// A registration that a repeated lifecycle method makes again and again.
struct UnbalancedLifecycle: Rule {
  static let id = "unbalanced_lifecycle"

  func findings(in linked: LinkedProgram) -> [Finding] {
    linked.repetitions.map { say($0, linked) }
  }

  private func say(_ repetition: Repetition, _ linked: LinkedProgram) -> Finding {
    let between =
      repetition.counterparts.isEmpty
      ? "nothing runs in between that could remove it" : "nothing that runs in between removes it"
    let help =
      repetition.counterparts.isEmpty
      ? "register once, where the object is made or loaded"
      : "remove the observer in \(repetition.counterparts.joined(separator: " or ")), or register once, where the object "
        + "is made or loaded"
    var finding = Finding(
      rule: Self.id, severity: .warning, range: linked.program.range(ofCall: repetition.call),
      message: "`\(repetition.rootName)` registers this observer each time that it runs, and \(between): "
        + "the handler is called once more on each pass", help: help)
    for call in repetition.chain {
      finding.related.append(
        RelatedPlace(range: linked.program.range(ofCall: call), message: "called again and again from here"))
    }
    if repetition.chain.isEmpty, let range = linked.range(ofFunction: repetition.root) {
      finding.related.append(RelatedPlace(range: range, message: "this runs again and again"))
    }
    return finding
  }

  func explanation(of call: CallID, in linked: LinkedProgram) -> String? {
    if let found = linked.repetitions.first(where: { $0.call == call }) {
      return "fires: `\(found.rootName)` runs it again and again, and nothing removes it in between"
    }
    let isRegistration =
      linked.registrations.contains { $0.call == call } || linked.keyPathSites.all.contains { $0.call == call }
    return isRegistration
      ? "silent: no repeated lifecycle runs it, or something makes it run once or removes it in between" : nil
  }
}

extension LinkedProgram {
  /// The bytes of a function's name where it is declared.
  func range(ofFunction function: FunctionID) -> SourceRange? {
    let fact = program.functions[Int(function)]
    let length = program.name(fact.name).utf8.count
    guard length > 0, fact.kind == .function else { return nil }
    let start = Int(fact.offset)
    return SourceRange(file: program.file(ofFunction: function).source, start: start, end: start + length)
  }
}
