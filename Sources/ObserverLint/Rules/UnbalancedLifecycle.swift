/// A registration that a repeated lifecycle method makes again and again.
struct UnbalancedLifecycle: Rule {
  static let id = "unbalanced_lifecycle"

  func findings(in linked: LinkedProgram) -> [Finding] {
    linked.repetitions.map { say($0, linked) }
  }

  private static func reason(_ excuse: Repetition.Excuse) -> String {
    switch excuse {
    case .window: "only a further window runs it again"
    case .menu: "the main menu is built once"
    case .presentation: "each presentation has an object of its own"
    case .preview: "only previews run it"
    case .idleHandler: "its handler does nothing"
    }
  }

  private func say(_ repetition: Repetition, _ linked: LinkedProgram) -> Finding {
    var finding = finding(of: repetition, linked)
    finding.site = .repetition(repetition)
    for call in repetition.chain {
      finding.related.append(
        linked.program.place(
          ofCall: call, repetition.firstRun == nil ? "this call runs again and again" : "this call runs it again"))
    }
    if let first = repetition.firstRun, let range = linked.range(ofFunction: first) {
      finding.related.append(RelatedPlace(range: range, message: "this runs it first"))
    }
    if repetition.chain.isEmpty, let range = linked.range(ofFunction: repetition.root) {
      finding.related.append(RelatedPlace(range: range, message: "this runs again and again"))
    }
    return finding
  }

  private func finding(of repetition: Repetition, _ linked: LinkedProgram) -> Finding {
    let range = linked.program.range(ofCall: repetition.call)
    let severity: Severity = repetition.excuse == nil ? .warning : .note
    let excuse = repetition.excuse.map(Self.reason)
    if let first = repetition.firstRun { return secondRun(repetition, after: first, range, linked) }
    if repetition.isByHandler { return ownHandler(repetition, range) }
    let ends = ends(of: repetition, linked)
    let counterparts = ends.joined(separator: " or ")
    let runner = runner(of: repetition, linked)
    if let name = bag(of: repetition, linked) {
      let between =
        excuse
        ?? (repetition.counterparts.isEmpty && !repetition.isByUser
          ? "no method could empty it" : "nothing empties it in between")
      let empty = ends.isEmpty ? "empty `\(name)` first" : "empty `\(name)` in \(counterparts)"
      return Finding(
        rule: Self.id, severity: severity, range: range,
        message: "\(runner) adds an observation to `\(name)` on each run: \(between)",
        help: "\(empty); or observe once, where the object is made or loaded; or keep the observation in a property of "
          + "its own, where it replaces the previous observation")
    }
    if repetition.isUnendable {
      return Finding(
        rule: Self.id, severity: severity, range: range,
        message: "\(runner) begins an observation on each run: nothing can end it",
        help: "observe once, where the object is made or loaded; or "
          + (linked.program.fullName(repetition.call) == "assign(to:)"
            ? "use `sink`, and cancel its cancellable before the next run"
            : "keep what the call returns, and end the observation before the next run"))
    }
    let between =
      excuse
      ?? (repetition.counterparts.isEmpty && !repetition.isByUser
        ? "no method could remove it" : "nothing removes it in between")
    let help =
      linked.isInView(repetition.call)
      ? "observe with `.onReceive(center.publisher(for: name)) { … }` on the view, which ends with the view"
      : ends.isEmpty
        ? "register once, where the object is made or loaded"
        : "remove the observer in \(counterparts), or register once, where the object is made or loaded"
    return Finding(
      rule: Self.id, severity: severity, range: range,
      message: "\(runner) registers this observer on each run: \(between)", help: help)
  }

  /// The lifecycle's method or modifier; or the function or type whose closure runs again and again.
  private func runner(of repetition: Repetition, _ linked: LinkedProgram) -> String {
    let name = repetition.rootName
    let isModifier =
      Catalog.repeatedLifecycles.contains { $0.repeated.contains(name) } && name.first?.isLowercase ?? false
    let isClosure = linked.program.functions[repetition.root].kind == .closure
    return isClosure && !isModifier ? "a closure of `\(name)`" : "`\(name)`"
  }

  /// The methods that the help names. A view that a list uses again ends it in a method of its own, and the list's data
  /// source in the method of the same list that is named most alike.
  private func ends(of repetition: Repetition, _ linked: LinkedProgram) -> [String] {
    let name = repetition.rootName
    // Any of these methods may run next.
    if repetition.counterparts.contains(name) { return [] }
    let own = repetition.counterparts.filter(Catalog.reuseMethods.contains)
    let owner = linked.table.ownerID(of: linked.program.calls[repetition.call].function)
    if let owner, !own.isEmpty, owner != linked.table.ownerID(of: repetition.root), mayBeReused(owner, linked) {
      return own
    }
    let others = repetition.counterparts.filter { !own.contains($0) }
    if others.count <= 3 { return others }
    let near = others.filter { $0.hasPrefix("\(name.prefix { $0 != "(" })(") }
    let isOfOtherList = near.isEmpty && name.count { $0 == ":" } > 1
    if isOfOtherList { return [] }
    let words = Self.words(of: name)
    return (near.isEmpty ? others : near).max { Self.words(of: $0, in: words) < Self.words(of: $1, in: words) }
      .map { [$0] } ?? []
  }

  /// Returns true for a cell, and for a class whose superclass is unknown.
  private func mayBeReused(_ type: NominalID, _ linked: LinkedProgram) -> Bool {
    linked.table.conforms(type, toExternal: Catalog.listViews)
      || linked.table.ancestors(type).contains {
        linked.table.nominals[$0].isExternal && !SystemTypes.isKnown(linked.table.nominals[$0].path)
      }
  }

  /// `tableView(_:cellForRowAt:)`: table, view, cell, for, row, at.
  private static func words(of name: String) -> Set<String> {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty || !character.isLetter { words.append("") }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
    }
    return Set(words).subtracting([""])
  }

  private static func words(of name: String, in words: Set<String>) -> Int {
    Self.words(of: name).intersection(words).count
  }

  private func ownHandler(_ repetition: Repetition, _ range: SourceRange) -> Finding {
    let handler = repetition.rootName.isEmpty ? "the block" : "the handler `\(repetition.rootName)`"
    return Finding(
      rule: Self.id, severity: .warning, range: range,
      message: "\(handler) registers this observer again: each notification doubles the handlers",
      help: "remove the observer first, or register once, outside of the handler")
  }

  /// The name of what keeps the observations that pile up.
  private func bag(of repetition: Repetition, _ linked: LinkedProgram) -> String? {
    let program = linked.program
    if repetition.isKeptByLibrary {
      return linked.trail.bags(of: repetition.call).first.map { program.name(program.values[$0].name) } ?? "bag"
    }
    return repetition.collection.map { program.name(program.variables[$0].name) }
  }

  /// `init` registers, and a method registers again.
  private func secondRun(
    _ repetition: Repetition, after first: FunctionID, _ range: SourceRange, _ linked: LinkedProgram
  ) -> Finding {
    let program = linked.program
    let isSecondCall = repetition.chain.last.map { program.calls[$0].function == first } ?? false
    let again =
      isSecondCall ? "its second call" : repetition.root == first ? "its closure" : "`\(repetition.rootName)`"
    let first = program.fullName(ofFunction: first)
    guard let name = bag(of: repetition, linked) else {
      let excuse = repetition.excuse.map(Self.reason)
      return Finding(
        rule: Self.id, severity: excuse == nil ? .warning : .note, range: range,
        message: "`\(first)` registers this observer, and \(again) registers it again: "
          + (excuse ?? "nothing removes it in between"),
        help: "register in one of the two places, or remove the observer first")
    }
    return Finding(
      rule: Self.id, severity: .warning, range: range,
      message:
        "`\(first)` adds an observation to `\(name)`, and \(again) adds it again: nothing empties `\(name)` in "
        + "between",
      help: "observe in one of the two places, or empty `\(name)` first")
  }

  func explanation(of call: CallID, in linked: LinkedProgram) -> Explanation? {
    if let found = linked.repetitions.first(where: { $0.call == call }) {
      if let excuse = found.excuse {
        return .reports("`\(found.rootName)` runs it, and \(Self.reason(excuse))")
      }
      if found.isByHandler { return .reports("its handler runs it, and nothing removes it before") }
      return .reports(
        (found.firstRun.map {
          "`\(linked.program.fullName(ofFunction: $0))` and `\(found.rootName)` run it, and nothing "
        }
          ?? "`\(found.rootName)` runs it again and again, and nothing ")
          + (found.collection == nil && !found.isKeptByLibrary
            ? "removes it in between" : "empties its collection in between"))
    }
    let repetitions = Repetitions(linked)
    if let registration = linked.registration(of: call) {
      return .silent(repetitions.silence(of: registration))
    }
    if let registration = linked.keyPathSites.all.first(where: { $0.call == call }) {
      return .silent(repetitions.silence(of: registration))
    }
    guard let observation = linked.observations.first(where: { $0.call == call }),
      case .ownProperties = observation.destination
    else { return nil }
    return .silent(repetitions.silence(of: observation))
  }
}
