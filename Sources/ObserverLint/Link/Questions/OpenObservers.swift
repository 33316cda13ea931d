/// The questions about observers by selector.
extension OpenQuestions {
  func askAbout(_ site: ObserverSite, _ wanted: inout Set<Demand>) {
    if !site.untold.isEmpty { askWhatDeclares(namesOf: site.registration, site.untold, &wanted) }
    guard !site.isCovered else { return askWhoConforms(site, &wanted) }
    if let observer = site.registration.observer, program.values[observer].kind == .variable {
      // Whoever calls the function around may give itself.
      let outermost = program.outermostFunction(program.calls[site.registration.call].function)
      if program.functions[outermost].kind == .function {
        wanted.insert(.mentions(program.name(program.functions[outermost].name)))
      }
    }
    let function = program.calls[site.registration.call].function
    if let owner = table.owner(of: function) { askWhoMakes(owner.id, &wanted) }
    // The observer, or what stands above it, may remove itself.
    if let observer = site.registration.observer, program.values[observer].kind != .selfReference {
      if case .nominal(let id) = linked.inference.type(of: observer) {
        askForHierarchy(of: table.nominals[id], &wanted)
      } else {
        askForType(of: observer, &wanted)
      }
    }
    // Two constants may be one name.
    guard site.isMissed else { return }
    askWhatDeclares(namesOf: site.registration, site.missing.map(\.family), &wanted)
  }

  /// The class of an observed object that its observer alone keeps: the work of the class may keep it, too.
  func askWhatKeepsObject(of site: KeyPathSite, _ wanted: inout Set<Demand>) {
    guard site.endsWithObserver, site.silence == nil, let object = site.object else { return }
    askForType(of: object, &wanted)
    if case .nominal(let id) = linked.inference.type(of: object) { askForHierarchy(of: table.nominals[id], &wanted) }
  }

  /// Another class may conform to a protocol whose extension registers a block, and never run the removal.
  func askWhoConforms(_ site: TokenSite, _ wanted: inout Set<Demand>) {
    let method = program.outermostFunction(program.calls[site.call].function)
    guard site.fate == .removed || site.forgottenBy != nil, let owner = table.owner(of: method),
      table.isProtocol(owner.id), let registration = linked.registration(of: site.call)
    else { return }
    askForCallers(of: method, &wanted)
    for removal in linked.removalIndex.removals(ending: registration) {
      askForCallers(of: program.outermostFunction(linked.reach.function(of: removal)), &wanted)
    }
    if let forgetful = site.forgottenBy {
      askWhoMakes(forgetful, &wanted)
      askForHierarchy(of: table.nominals[forgetful], &wanted)
    }
  }

  /// Another class may conform to a protocol whose extension registers, and remove nothing.
  private func askWhoConforms(_ site: ObserverSite, _ wanted: inout Set<Demand>) {
    let method = program.outermostFunction(program.calls[site.registration.call].function)
    guard let owner = table.owner(of: method), table.isProtocol(owner.id) else { return }
    askForCallers(of: method, &wanted)
  }
}
