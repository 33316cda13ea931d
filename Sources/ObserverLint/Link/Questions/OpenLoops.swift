/// The open questions about loops that wait for ever.
extension OpenQuestions {
  func ask(about site: LoopSite, _ wanted: inout Set<Demand>) {
    if site.silence == nil {
      askForOwner(linked.captures.referenceType(ofSelfIn: site.loop.function), &wanted)
      if let storage = site.storage { askWhoMentions(storage, &wanted) }
      for subject in site.chain.subjects { askWhoTakes(subject, &wanted) }
      askWhoEnds(site.chain, &wanted)
    } else if site.silence?.id == .taskHoldsWeakly, let owner = table.owner(of: site.loop.function) {
      // A name that the task uses may be a member of the superclass.
      askForHierarchy(of: owner, &wanted)
    }
    if !site.loop.endsItself { askWhoCalls(site.loop.function, &wanted) }
  }
}
