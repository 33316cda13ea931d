/// The catalog's statements about calls that leave the program, by their name.
struct CallTraits: OptionSet {
  let rawValue: UInt8
  static let ignoresResult = CallTraits(rawValue: 1 << 0)
  static let transforms = CallTraits(rawValue: 1 << 1)
  static let mutatesContainer = CallTraits(rawValue: 1 << 2)
  static let keepsNothing = CallTraits(rawValue: 1 << 3)
  static let isContainer = CallTraits(rawValue: 1 << 4)
  static let carriesNothing = CallTraits(rawValue: 1 << 5)
  static let keepsAssociatedObject = CallTraits(rawValue: 1 << 6)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(ofCallsNamed name: String) {
    self = []
    if Catalog.resultIgnoringFunctions.contains(name) { insert(.ignoresResult) }
    if Catalog.transformingFunctions.contains(name) { insert(.transforms) }
    if Catalog.containerMutators.contains(name) { insert(.mutatesContainer) }
    if Catalog.nonKeepingFunctions.contains(name) { insert(.keepsNothing) }
    if Catalog.containerTypes.contains(name) { insert(.isContainer) }
    if Catalog.nonCarryingMembers.contains(name) { insert(.carriesNothing) }
    if name == "objc_setAssociatedObject" || name == "objc_getAssociatedObject" { insert(.keepsAssociatedObject) }
  }
}

extension ValueFlow {
  /// Each name is looked up once.
  func traits(ofName name: NameID) -> CallTraits {
    guard name >= 0 else { return CallTraits(ofCallsNamed: "") }
    if let known = knownTraits[name] { return known }
    let traits = CallTraits(ofCallsNamed: program.name(name))
    knownTraits[name] = traits
    return traits
  }
}
