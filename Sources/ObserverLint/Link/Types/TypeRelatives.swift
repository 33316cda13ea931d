/// The members that a type has from its supertypes and subtypes.
extension TypeTable {
  /// With more levels or types than this around a type, its members are looked for among the types that have one of
  /// that name, and not in one type after the other.
  private static let fewTypes = 32

  private func isDeep(_ id: NominalID) -> Bool { nominals.count > Self.fewTypes && tree.depth(id) > Self.fewTypes }

  private func isWide(_ id: NominalID) -> Bool { nominals.count > Self.fewTypes && tree.countBelow(id) > Self.fewTypes }

  // MARK: Ancestors and descendants

  /// Superclasses and protocols, nearest first, the type itself left out.
  func ancestors(_ id: NominalID) -> [NominalID] {
    if Int(id) < ancestorLists.count, let known = ancestorLists[id] { return known }
    let list = nominals[id].parents.isEmpty ? [] : closure(from: id) { $0.parents }
    keep(list, of: id, in: &ancestorLists)
    return list
  }

  /// Returns true if a type conforms to a protocol of another module, or inherits from a class of another module.
  func conforms(_ id: NominalID, toExternal names: Set<String>) -> Bool {
    ancestors(id).contains { nominals[$0].isExternal && names.contains(nominals[$0].lastName) }
  }

  /// Returns true if a type conforms to a protocol of a library, such as `Library.Protocol`, and a file that declares a part
  /// of the type, or of a type above it, imports the library.
  func conforms(_ id: NominalID, toLibraryProtocols names: Set<String>) -> Bool {
    let above = ancestors(id)
    let spelled = Set(above.filter { nominals[$0].isExternal }.map { nominals[$0].path })
    return names.contains { name in
      guard spelled.contains(name) || spelled.contains(TypeName.lastPart(name)),
        let library = program.nameIDs[String(name.prefix { $0 != "." })]
      else { return false }
      return ([id] + above).contains { type in
        nominals[type].parts.contains { program.files[program.fileOfType[$0]].imports.contains(library) }
      }
    }
  }

  /// Subclasses, conforming types and refining protocols.
  func descendants(_ id: NominalID) -> [NominalID] {
    if Int(id) < descendantLists.count, let known = descendantLists[id] { return known }
    let list = nominals[id].children.isEmpty ? [] : closure(from: id) { $0.children }
    keep(list, of: id, in: &descendantLists)
    return list
  }

  /// Types of other modules get their numbers when code names them, so a list may have to grow.
  private func keep(_ list: [NominalID], of id: NominalID, in lists: inout Column<NominalType, [NominalID]?>) {
    lists.grow(to: nominals.count, with: nil)
    lists[id] = list
  }

  private func closure(from id: NominalID, _ next: (NominalType) -> [NominalID]) -> [NominalID] {
    var seen: Set<NominalID> = [id]
    var result: [NominalID] = []
    var queue = [id]
    var head = 0
    while head < queue.count {
      for neighbour in next(nominals[queue[head]]) where seen.insert(neighbour).inserted {
        result.append(neighbour)
        queue.append(neighbour)
      }
      head += 1
    }
    return result
  }

  /// The types that conform to a protocol of the program, and the types above these: a value of the protocol has their
  /// methods. Nil if none conforms.
  func family(ofProtocol id: NominalID) -> Set<NominalID>? {
    if let known = families[id] { return known }
    let below = isProtocol(id) ? descendants(id) : []
    let family = below.isEmpty ? nil : Set(below.flatMap { [$0] + ancestors($0) }).union([id])
    families[id] = .some(family)
    return family
  }

  func areRelated(_ one: NominalID, _ other: NominalID) -> Bool { tree.areRelated(one, other) }

  /// Returns true for a view of SwiftUI. The `View` of a class is a protocol of another library.
  func isView(_ id: NominalID) -> Bool {
    !isClass(id) && ancestors(id).contains { nominals[$0].isExternal && nominals[$0].lastName == "View" }
  }

  // MARK: Members

  /// Fields of that name in the type or above it, the nearest declaration first.
  func fields(_ name: NameID, in id: NominalID) -> Variables {
    if let found = nominals[id].fields[name] { return found }
    guard !nominals[id].parents.isEmpty, fieldsByName[name] != nil else { return [] }
    if isDeep(id), let above = havingField(name).above(id, where: { _ in true }) {
      return above.first.flatMap { nominals[$0].fields[name] } ?? []
    }
    for ancestor in ancestors(id) {
      if let found = nominals[ancestor].fields[name] { return found }
    }
    return []
  }

  func functions(_ name: NameID, in id: NominalID) -> Functions {
    let own = nominals[id].functions[name] ?? []
    guard !nominals[id].parents.isEmpty, functionsByName[name] != nil else { return own }
    let above = (isDeep(id) ? havingFunction(name).above(id) : nil) ?? ancestors(id)
    let inherited = above.lazy.compactMap { self.nominals[$0].functions[name] }.joined()
    return inherited.isEmpty ? own : Functions(Array(own) + inherited)
  }

  /// Functions of that name in the nearest type that has such ones: the type itself, or one above it.
  func nearestFunctions(_ name: NameID, in id: NominalID, where isSuch: (Functions) -> Bool) -> Functions {
    if let own = nominals[id].functions[name], isSuch(own) { return own }
    guard !nominals[id].parents.isEmpty, functionsByName[name] != nil else { return [] }
    let above = isDeep(id) ? havingFunction(name).above(id, where: { isSuch(nominals[$0].functions[name] ?? []) }) : nil
    if let above { return above.first.flatMap { nominals[$0].functions[name] } ?? [] }
    for ancestor in ancestors(id) {
      if let found = nominals[ancestor].functions[name], isSuch(found) { return found }
    }
    return []
  }

  /// Functions of that name in the types below one, the nearest first.
  func functions(_ name: NameID, below id: NominalID) -> [FunctionID] {
    guard !nominals[id].children.isEmpty, functionsByName[name] != nil else { return [] }
    if isWide(id) {
      if let known = functionsBelow[id]?[name] { return known }
      if let below = havingFunction(name).below(id) {
        let found = below.flatMap { nominals[$0].functions[name] ?? [] }
        functionsBelow[id, default: [:]][name] = found
        return found
      }
    }
    return descendants(id).flatMap { nominals[$0].functions[name] ?? [] }
  }

  /// Fields of that name in the types below one, the nearest first.
  func fields(_ name: NameID, below id: NominalID) -> [VariableID] {
    guard !nominals[id].children.isEmpty, fieldsByName[name] != nil else { return [] }
    if isWide(id), let below = havingField(name).below(id) {
      return below.flatMap { nominals[$0].fields[name] ?? [] }
    }
    return descendants(id).flatMap { nominals[$0].fields[name] ?? [] }
  }

  // MARK: Marks

  /// Returns for each type whether it, or a supertype, satisfies the condition.
  func marksBelow(_ isSuch: (NominalType) -> Bool) -> Column<NominalType, Bool> { marks(isSuch) { $0.children } }

  /// Returns for each type whether it, or a subtype, satisfies the condition.
  func marksAbove(_ isSuch: (NominalType) -> Bool) -> Column<NominalType, Bool> { marks(isSuch) { $0.parents } }

  private func marks(_ isSuch: (NominalType) -> Bool, _ next: (NominalType) -> [NominalID])
    -> Column<NominalType, Bool>
  {
    var result = Column<NominalType, Bool>(nominals.map(isSuch))
    var stack = nominals.map(\.id).filter { result[$0] }
    while let id = stack.popLast() {
      for neighbour in next(nominals[id]) where !result[neighbour] {
        result[neighbour] = true
        stack.append(neighbour)
      }
    }
    return result
  }

  // MARK: Methods of frameworks

  /// Returns true if a method overrides a framework's, so that the framework calls it, and the program by `super` only.
  func overridesFrameworkMethod(_ function: FunctionID) -> Bool {
    let fact = program.functions[function]
    guard fact.isOverride, let owner = owner(of: function), !owner.isExternal, unseenAncestor(owner.id) == nil else {
      return false
    }
    return ancestors(owner.id).allSatisfy { id in
      (nominals[id].functions[fact.name] ?? []).allSatisfy { program.functions[$0].isOverride }
    }
  }

  /// `@main enum Tool { static func main() {} }`: the system calls the function.
  func isMainOfEntry(_ function: FunctionID) -> Bool {
    let fact = program.functions[function]
    return fact.isStatic && fact.name >= 0 && program.name(fact.name) == "main" && owner(of: function)?.isMain ?? false
  }

  // MARK: What cannot be seen

  /// A type above this one that cannot be seen, so that what it does is unknown; this one, where the program only extends
  /// what it does not declare.
  func unseenAncestor(_ id: NominalID) -> String? {
    if nominals[id].isExternal, !SystemTypes.isKnown(nominals[id].path) { return nominals[id].path }
    guard !nominals[id].parents.isEmpty || !nominals[id].unseenParents.isEmpty else { return nil }
    var path: [NominalID] = []
    var current = id
    var answer: String??
    while path.count <= nominals.count {
      if let known = unseenAncestors[current] {
        answer = .some(known)
        break
      }
      path.append(current)
      if let name = nominals[current].unseenParents.first, hasSuperclass(current) {
        answer = .some(name)
        break
      }
      // With one type above it, it has what that one has.
      guard nominals[current].parents.count == 1 else { break }
      current = nominals[current].parents[0]
    }
    let name =
      answer
      ?? ancestors(current).lazy.compactMap { ancestor in
        self.nominals[ancestor].unseenParents.first.flatMap { self.hasSuperclass(ancestor) ? $0 : nil }
      }.first
    for type in path { unseenAncestors[type] = .some(name) }
    return name
  }

  /// A class that inherits overrides something or calls `super`, it or a class below it. Else the first name of its
  /// inheritance clause is a protocol's.
  private func hasSuperclass(_ id: NominalID) -> Bool { Int(id) < usesSuper.count && usesSuper[id] }
}
