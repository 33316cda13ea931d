/// The open questions about loops that wait for ever.
extension OpenQuestions {
  func ask(about site: LoopSite, _ wanted: inout Set<Demand>) {
    if site.silence == nil {
      askForOwner(linked.captures.referenceType(ofSelfIn: site.loop.function), &wanted)
      if let storage = site.storage { askWhoMentions(storage, &wanted) }
      for subject in site.chain.subjects { askWhoTakes(subject, &wanted) }
      askWhoEnds(site.chain, &wanted)
    }
    if !site.loop.endsItself { askWhoCalls(site.loop.function, &wanted) }
  }
}
