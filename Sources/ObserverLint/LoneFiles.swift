/// Files that answer by themselves whatever may be asked about their observers, have no part in those of others, and of
/// which there is nothing to say.
///
/// Most files are such: linked alone, no question is left that another file could answer. What they hold matters to the
/// program only where another file asks for it by name, as for files that have no part in any observer's life. To link
/// each of them once, on all cores, is cheaper than to link all of them in each round.
struct LoneFiles: Sendable {
  let settings: ProgramSettings
  let rules: [any Rule]
  let gatherer: FactsGatherer

  /// Whether a file is such a one. More of its bodies may be read to find out.
  func settle(_ file: Int, _ text: [UInt8], _ reading: inout FactsGatherer.FileReading) -> Bool {
    let additions = settings.additions([file])
    if hangsOnOthers(reading.facts, additions) { return false }
    let path = gatherer.path(of: file)
    for _ in 0..<Self.maximumRounds {
      let facts = FactsGatherer.FactsOfFile(
        source: file, path: path, openings: reading.openings, facts: reading.facts)
      let linked = LinkedProgram([facts], settings, additions)
      guard OpenQuestions(linked).names().isEmpty else { return false }
      guard let more = openings(wanted: linked.wantedNearby, file, text, reading) else {
        return linked.observesForItselfAlone && rules.allSatisfy { $0.findings(in: linked).isEmpty }
      }
      reading = FactsGatherer.read(text, path: path, openings: more, widening: true)
    }
    return false
  }

  /// Whether a type that registers or removes extends or inherits from one that another file declares: then a question
  /// is left for sure, and linking would not tell more.
  private func hangsOnOthers(_ facts: FileFacts, _ additions: CatalogAdditions) -> Bool {
    let own = Set(facts.types.lazy.filter { !$0.isExtension }.map { TypeName.lastPart($0.path) })
    func isElsewhere(_ name: String) -> Bool {
      let plain = TypeName.withoutGenerics(String(TypeName.core(name)))
      return !own.contains(TypeName.lastPart(plain)) && !SystemTypes.isKnown(plain)
    }
    var asked: Set<TypeID> = []
    for call in facts.calls {
      let callee = facts.values[Int(call.callee)]
      guard callee.kind == .member || callee.kind == .name, callee.b >= 0 else { continue }
      let name = facts.names[Int(callee.b)]
      guard additions.isNameOfRegistration(name) || additions.isNameOfRemoval(name) else { continue }
      let owner = facts.functions[Int(call.function)].owner
      guard owner >= 0, asked.insert(owner).inserted else { continue }
      let path = facts.types[Int(owner)].path
      if facts.types[Int(owner)].isExtension, isElsewhere(path) { return true }
      for type in facts.types where type.keyword == .class && !type.isExtension && type.path == path {
        if let first = type.inherited.first, isElsewhere(facts.names[Int(first)]) { return true }
      }
    }
    return false
  }

  /// Those that are not done by now are linked with the others.
  private static let maximumRounds = 4

  /// What is to be read next of the file's bodies, if anything.
  private func openings(
    wanted: WantedNearby, _ file: Int, _ text: [UInt8], _ reading: FactsGatherer.FileReading
  ) -> Openings? {
    if reading.facts.closedBodies.isEmpty { return nil }
    var names = wanted.names
    names.mentioned.formUnion(wanted.namesOfFile[file] ?? [])
    let places = text.withUnsafeBufferPointer { NameSearch(names).places(in: $0) }
    var openings = Openings(places + (wanted.places[file] ?? []))
    guard openings.touch(anyOf: reading.facts.closedBodies) else { return nil }
    openings.formUnion(reading.openings)
    return openings
  }
}
