/// The questions about the observers of centers.
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

  /// The declarations of methods that may end the observation of a key path, and the extensions that may call such a method.
  func askWhatEndsKeyPaths(_ wanted: inout Set<Demand>) {
    for removal in linked.keyPathSites.undeclaredRemovals {
      wanted.insert(.declaresFunction(program.callName(removal.call).name))
    }
    for site in linked.keyPathSites.all where site.silence == nil {
      if let owner = table.owner(of: program.calls[site.call].function), !owner.isExternal {
        wanted.insert(owner.demand(.declaresType))
      }
    }
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

  /// Who gives the block to an object that removes the observer when it is released.
  func askWhoGivesBlock(to registration: Registration, _ wanted: inout Set<Demand>) {
    if registration.kind == .selector { return askWhoGivesClosure(to: registration, &wanted) }
    let function = program.outermostFunction(program.calls[registration.call].function)
    let fact = program.functions[function]
    guard fact.parameterCount > 0, linked.cycles.takesBlock(registration.call) else { return }
    let removals = linked.cycles.removals(of: program.calls[registration.call].value.node, registration)
    guard
      removals.contains(where: { removal in
        let place = program.values[removal.argument].function
        return linked.mentions.deinitOwners(of: place) != nil
      })
    else { return }
    if fact.kind == .initializer {
      if let owner = linked.table.owner(of: function), !owner.isExternal {
        wanted.insert(owner.demand(.mentions))
      }
    } else {
      askWhoCalls(function, &wanted)
      askWhoInherits(function, &wanted)
    }
  }

  /// Who makes an observer whose selector calls the closure of its maker, and which subclass removes the observer.
  private func askWhoGivesClosure(to registration: Registration, _ wanted: inout Set<Demand>) {
    let closures = ClosuresOfSelectors(linked)
    let properties = closures.properties(calledBy: registration)
    guard !closures.parameters(storedInto: properties).isEmpty,
      let owner = table.owner(of: program.calls[registration.call].function)
    else { return }
    for type in [owner.id] + table.descendants(owner.id) { wanted.insert(table.nominals[type].demand(.mentions)) }
    for property in properties { askWhoStores(into: property, &wanted) }
  }
}
