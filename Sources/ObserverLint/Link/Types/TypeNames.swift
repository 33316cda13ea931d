/// Which type a name means at a place.
extension TypeTable {
  /// A name as it is written at a place.
  struct PlacedName: Hashable {
    var spelled: String
    var owner: NominalID?
    var file: FileID
  }

  enum Resolved {
    case program(NominalID)
    case external(String)
  }

  /// Returns the type of the program that the name means, as seen from a file.
  func declaredType(_ spelled: String, owner: NominalID?, file: FileID) -> NominalID? {
    if case .program(let id) = resolve(spelled, owner: owner, file: file) { return id }
    return nil
  }

  /// The type that is declared inside of another type, or in an extension that has another name of that type.
  func nestedType(_ name: String, in outer: NominalType, file: FileID) -> NominalID? {
    let spellings = Self.namesOfNotifications.contains(outer.path) ? Self.namesOfNotifications : [outer.path]
    for spelling in spellings {
      let path = spelling + "." + name
      if let nested = declaredType(path, owner: nil, file: file), nominals[nested].path == path { return nested }
    }
    return nil
  }

  /// Foundation's type of the names of notifications.
  private static let namesOfNotifications = ["Notification.Name", "NSNotification.Name"]

  /// Returns false for a name that nothing in the program declares. It means a type of another module at each place.
  func dependsOnPlace(_ spelled: String) -> Bool {
    let last = lastName(spelled)
    return byLastName[last] != nil || aliases[spelled] != nil || aliases[last] != nil || spelled == "Self"
      || genericParameters.contains(spelled) || aliases[firstName(spelled)] != nil
  }

  private func firstName(_ spelled: String) -> String {
    spelled.utf8.firstIndex(of: 0x2E).map { String(spelled[..<$0]) } ?? spelled
  }

  /// Which type a name without generic arguments means.
  func resolve(_ spelled: String, owner: NominalID?, file: FileID) -> Resolved {
    guard dependsOnPlace(spelled) else { return .external(spelled) }
    let key = PlacedName(spelled: spelled, owner: owner, file: file)
    if let known = resolutions[key] { return known }
    let result = resolve(spelled, owner: owner, file: file, resolvingInheritance: false, depth: 0)
    resolutions[key] = result
    return result
  }

  /// The type that a nested type stands in.
  func outerType(of id: NominalID) -> NominalID? {
    let nominal = nominals[id]
    guard nominal.isNested, !nominal.isExternal else { return nil }
    if let known = outerTypes[id] { return known }
    let result = nominal.path.utf8.lastIndex(of: 0x2E).flatMap { dot in
      declaredType(String(nominal.path[..<dot]), owner: nil, file: program.fileOfType[nominal.declaration])
    }
    // An alias in another scope may make the outer name mean a type inside of this one.
    outerTypes[id] = .some(nil)
    var above = result
    while let current = above, current != id { above = outerType(of: current) }
    if above == nil { outerTypes[id] = .some(result) }
    return outerTypes[id] ?? nil
  }

  func resolve(_ spelled: String, owner: NominalID?, file: FileID, resolvingInheritance: Bool, depth: Int)
    -> Resolved
  {
    if spelled == "Self", let owner {
      return nominals[owner].isExternal ? .external(nominals[owner].path) : .program(owner)
    }
    let last = lastName(spelled)
    let isOfFramework = SystemTypes.isInFramework(spelled)
    if let candidates = byLastName[last] {
      // Types nested in the type around, from the inside out.
      if let owner {
        var scope = nominals[owner].path
        while true {
          let path = scope + "." + spelled
          let nested = nearest(candidates.filter { nominals[$0].path == path }, to: file)
          if let found = nested.first { return .program(found) }
          guard let dot = scope.utf8.lastIndex(of: 0x2E) else { break }
          scope = String(scope[..<dot])
        }
      }
      let exact = nearest(candidates.filter { nominals[$0].path == spelled }, to: file)
      if let found = exact.first { return .program(found) }
      let end = "." + spelled
      if let owner, !resolvingInheritance, candidates.contains(where: { nominals[$0].path.hasSuffix(end) }) {
        // Types nested in a superclass or a protocol.
        for ancestor in ancestors(owner) {
          let path = nominals[ancestor].path + "." + spelled
          if let found = candidates.first(where: { nominals[$0].path == path }) { return .program(found) }
        }
      }
    }
    if depth < 8, !isOfFramework, let path = pathBehindAlias(spelled, from: owner, in: file) {
      return resolve(path, owner: owner, file: file, resolvingInheritance: resolvingInheritance, depth: depth + 1)
    }
    // A module's name in front, if it is no framework's.
    if !isOfFramework, let candidates = byLastName[last],
      let found = nearest(candidates.filter({ spelled.hasSuffix("." + nominals[$0].path) }), to: file).first
    {
      return .program(found)
    }
    if depth < 8, !isOfFramework,
      let found = alias(spelled, from: owner, in: file)
    {
      let target = TypeName.withoutGenerics(String(TypeName.core(program.name(found.target))))
      if target != spelled, !target.isEmpty, !target.hasPrefix("("), !target.hasPrefix("[") {
        return resolve(target, owner: owner, file: file, resolvingInheritance: resolvingInheritance, depth: depth + 1)
      }
    }
    return .external(spelled)
  }

  /// `Feed.Output` for `Model.Output` with `typealias Model = Feed`.
  private func pathBehindAlias(_ spelled: String, from owner: NominalID?, in file: FileID) -> String? {
    let first = firstName(spelled)
    guard first != spelled, !genericParameters.contains(first), let found = alias(first, from: owner, in: file)
    else { return nil }
    let target = TypeName.withoutGenerics(String(TypeName.core(program.name(found.target))))
    let isType = target.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false
    return isType && target != first && !SystemTypes.isKnown(target) ? target + spelled.dropFirst(first.count) : nil
  }

  /// The text that a type alias stands for at each place, or nil.
  func aliasTarget(_ spelled: String) -> String? {
    guard let all = aliases[spelled], all.count == 1 || !all[0].isPrivate else { return nil }
    return program.name(all[0].target)
  }

  /// The type alias that a name means in a type of a file. The file's own comes first. A private alias is unknown in other
  /// files, and a nested alias is unknown without its type in front, but for the types inside of that type and below it.
  func alias(_ spelled: String, from owner: NominalID?, in file: FileID) -> TypealiasFact? {
    let last = lastName(spelled)
    guard let all = aliases[last] else { return nil }
    let known = all.filter { !$0.isPrivate || $0.file == file }
    var visible: [TypealiasFact]
    if last == spelled {
      // The alias of a type around hides the alias that stands in no type.
      visible = known.filter { $0.owner >= 0 && isVisible(membersOf: nominalOfType[$0.owner], from: owner) }
      if visible.isEmpty { visible = known.filter { $0.owner < 0 } }
    } else {
      // `Home.Source`, or a subclass's name in front.
      visible = known.filter { $0.owner >= 0 && matches(program.types[$0.owner].path + "." + last, spelled) }
      if visible.isEmpty { visible = known }
    }
    return visible.first { $0.file == file } ?? visible.first
  }

  /// Returns true if the code of a type can name members of another type without the type in front.
  private func isVisible(membersOf declaring: NominalID, from owner: NominalID?) -> Bool {
    var scope = owner
    while let current = scope {
      if isBelow(current, declaring) { return true }
      scope = outerType(of: current)
    }
    return false
  }

  /// Returns true if a type is another type or inherits from it, as far as the parents are known by now. A class of a
  /// framework may inherit from each other class of a framework.
  func isBelow(_ type: NominalID, _ other: NominalID) -> Bool {
    let isOfSystem = nominals[other].isExternal && SystemTypes.isKnown(nominals[other].path)
    var pending = [type]
    var seen: Set<NominalID> = []
    while let next = pending.popLast() {
      if next == other || isOfSystem && nominals[next].isExternal && SystemTypes.isKnown(nominals[next].path) {
        return true
      }
      if seen.insert(next).inserted { pending += nominals[next].parents }
    }
    return false
  }

  /// Several targets of a repository may declare one name: the declaration that shares most folders is meant.
  func nearest(_ candidates: [NominalID], to file: FileID) -> [NominalID] {
    guard candidates.count > 1 else { return candidates }
    let path = program.files[file].path
    var best = -1
    var result: [NominalID] = []
    for candidate in candidates {
      let declared = program.files[program.fileOfType[nominals[candidate].declaration]].path
      let shared = sharedFolders(path, declared)
      if shared > best {
        best = shared
        result = [candidate]
      } else if shared == best {
        result.append(candidate)
      }
    }
    return result
  }

  private func sharedFolders(_ left: String, _ right: String) -> Int {
    if left == right { return Int.max }
    var count = 0
    for (first, second) in zip(left.utf8, right.utf8) {
      guard first == second else { return count }
      if first == 0x2F { count += 1 }
    }
    return count
  }
}
