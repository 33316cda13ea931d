/// The open questions about loops that wait for ever.
extension OpenQuestions {
  func ask(about site: LoopSite, _ wanted: inout Set<Demand>) {
    if site.silence == nil {
      askForOwner(linked.captures.referenceType(ofSelfIn: site.loop.function), &wanted)
      if let storage = site.storage { askWhoMentions(storage, &wanted) }
      askWhoEnds(site.chain, &wanted)
    }
    if !site.loop.endsItself { askWhoCalls(site.loop.function, &wanted) }
  }

  /// Who completes the publisher of a loop, gives it, or declares it.
  private func askWhoEnds(_ chain: PublisherEndings.Chain, _ wanted: inout Set<Demand>) {
    for function in chain.givenTo { askWhoGives(to: function, &wanted) }
    askForTypes(of: chain, &wanted)
    for subject in chain.subjects {
      askWhoTakes(subject, &wanted)
      askWhoCompletes(subject, &wanted)
    }
    for property in chain.lasting {
      askWhoOverrides(property, &wanted)
      askWhoStores(into: property, &wanted)
      askWhoGives(property, &wanted)
    }
    if case .unknown = chain.ending, let source = chain.unknownSource { askForType(of: source, &wanted) }
    if let member = chain.libraryMember { wanted.insert(.declaresMember(String(member.prefix { $0 != "(" }))) }
  }
}
