/// The protocols and extensions whose `self` is an object.
extension TypeTable {
  /// Returns true for a class, and for a protocol to which only classes can conform.
  func isClassBound(_ id: NominalID) -> Bool { isClass(id) || ancestors(id).contains(where: isClass) }

  /// Returns true if an extension adds to classes only: `extension Screen where Self: UIViewController`.
  func addsToClasses(_ part: TypeID) -> Bool {
    boundsOfSelf(of: part).contains { bound in
      switch bound {
      case .program(let id): isClassBound(id)
      case .external(let name): isClass(named: name)
      }
    }
  }

  func boundsOfSelf(of part: TypeID) -> [Resolved] { resolve(program.types[part].boundsOfSelf, of: part) }

  /// Returns true if the extension of a type that wraps an object adds to what wraps an object of a type:
  /// `extension Reactive where Base: UIView`.
  func adds(_ part: TypeID, toBase type: NominalID) -> Bool {
    boundsOfBase(of: part).allSatisfy { bound in
      switch bound {
      case .program(let id): isBelow(type, id)
      case .external(let name): nominals(lastNamed: TypeName.lastPart(name)).contains { isBelow(type, $0) }
      }
    }
  }

  /// Returns true if such an extension adds to types that the program does not declare.
  func addsToLibraries(_ part: TypeID) -> Bool {
    boundsOfBase(of: part).allSatisfy { bound in
      switch bound {
      case .program(let id): nominals[id].isExternal
      case .external: true
      }
    }
  }

  /// Returns true if such an extension adds to a framework's class itself, or to a class of the program below it.
  func adds(_ part: TypeID, toBaseFrom framework: NominalID) -> Bool {
    boundsOfBase(of: part).contains { bound in
      switch bound {
      case .program(let id): isBelow(id, framework)
      case .external(let name): TypeName.lastPart(name) == nominals[framework].lastName
      }
    }
  }

  fileprivate func boundsOfBase(of part: TypeID) -> [Resolved] { resolve(program.types[part].boundsOfBase, of: part) }

  private func resolve(_ bounds: [NameID], of part: TypeID) -> [Resolved] {
    bounds.flatMap { TypeName.compositionParts(program.name($0)) }.map {
      let spelled = TypeName.withoutGenerics(String(TypeName.core($0)))
      return resolve(spelled, owner: nominalOfType[part], file: program.fileOfType[part])
    }
  }

  /// Returns true for a class or an actor.
  func isClass(_ id: NominalID) -> Bool {
    guard !nominals[id].isExternal else { return isClass(named: nominals[id].path) }
    let keyword = program.types[nominals[id].declaration].keyword
    return keyword == .class || keyword == .actor
  }

  private func isClass(named name: String) -> Bool {
    let last = TypeName.lastPart(name)
    return Catalog.classBounds.contains(last) || Catalog.mainActorTypes.contains(last)
  }
}

extension TypeInference {
  /// `base` or `self.base` in `extension Reactive where Base: UIView`: the type of the object that the extension adds to.
  func typeOfExtended(_ fact: ValueFact) -> InferredType? {
    let part = program.functions[fact.function].owner
    guard Catalog.namespaceBases.contains(program.name(fact.name)), fact.kind == .name || program.isSelf(fact.base),
      let namespace = table.nominal(of: part), namespace.isExternal,
      Catalog.namespaceTypes.contains(namespace.lastName), let bound = table.boundsOfBase(of: part).first
    else { return nil }
    switch bound {
    case .program(let id): return .nominal(id)
    case .external(let name): return .nominal(table.external(name))
    }
  }
}
