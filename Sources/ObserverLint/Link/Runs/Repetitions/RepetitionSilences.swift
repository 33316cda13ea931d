/// Why a registration, or an observation that a collection keeps, is no repetition.
extension Repetitions {
  func silence(of registration: Registration) -> Silence {
    let unseen = unseenSuperclass(of: registration).map { Silence(.unseenAncestor, $0) }
    guard let site = site(of: registration) else { return unseen ?? Silence(.tokenUnfollowed) }
    if let unseen, let found = repetition(of: site), mayEndInSuperclass(found, registration) { return unseen }
    return silence(of: site)
  }

  /// Returns true if there is a reason for silence, and notes the first.
  func isSilent(_ silence: Silence?, _ open: inout Open) -> Bool {
    open.silence = open.silence ?? silence
    return silence != nil
  }

  func silence(of registration: KeyPathSite) -> Silence {
    if let silence = registration.silence, !registration.isCovered { return silence }
    return silence(of: site(of: registration))
  }

  func silence(of site: Site) -> Silence {
    if handlerRemoves(site) { return Silence(.handlerEnds) }
    let function = program.calls[Int(site.call)].function
    if parametersToKeep(for: [site.observer, site.object], in: function) == nil {
      return Silence(.otherObjectOnEachPass)
    }
    var open = Open()
    guard let repetition = repetition(of: site, &open) else { return open.silence ?? Silence(.noRepeatedLifecycle) }
    // A token that ends it when it is released ends it when the next one takes its place.
    return undeclaredEnds(of: repetition).isEmpty ? Silence(.endedInBetween) : Silence(.mayEndInBetween)
  }
}
