/// Files that answer by themselves whatever may be asked about their observations and payloads, have no part in those of
/// others, and of which there is nothing to say.
///
/// Most files without a center's observer are such: linked alone, no question is left that another file could answer.
/// What they hold matters to the program only where another file asks for it by name, as for files that have no part in
/// any observer's life. To link each of them once, on all cores, is cheaper than to link all of them in each round.
struct LoneFiles: Sendable {
  let settings: ProgramSettings
  let rules: [any Rule]
  let subjects: Subjects
  let gatherer: FactsGatherer

  /// Whether a file is such a one. More of its bodies may be read to find out.
  func settle(_ file: Int, _ text: [UInt8], _ reading: inout FactsGatherer.FileReading) -> Bool {
    let additions = settings.additions([file])
    let path = gatherer.path(of: file)
    for _ in 0..<Self.maximumRounds {
      var facts = [
        FactsGatherer.FactsOfFile(source: file, path: path, openings: reading.openings, facts: reading.facts)
      ]
      var names = ProgramNames()
      let linked = LinkedProgram(&facts, &names, settings, additions)
      guard OpenQuestions(linked, subjects).names().isEmpty else { return false }
      guard let more = openings(wanted: linked.wantedNearby, file, text, reading) else {
        return linked.observesForItselfAlone && rules.allSatisfy { $0.findings(in: linked).isEmpty }
      }
      reading = FactsGatherer.read(text, path: path, openings: more, widening: true)
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
