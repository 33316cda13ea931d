/// The names of a program, and what they say of calls.
struct ProgramNames: Sendable {
  private(set) var table = NameTable()
  /// By name: what a call of that name may do to a center.
  private var centerCalls: [UInt8] = []

  private static let registers: UInt8 = 1
  private static let removes: UInt8 = 2

  mutating func intern(_ text: String, hash: UInt64) -> NameID { table.intern(text, hash: hash) }

  /// Finds what the names say of calls, once all of them are there.
  mutating func classify(_ additions: CatalogAdditions) {
    centerCalls = table.texts.map { text in
      (additions.isNameOfRegistration(text) ? Self.registers : 0) | (additions.isNameOfRemoval(text) ? Self.removes : 0)
    }
  }

  /// Returns true if a call of that name may register an observer.
  func mayRegister(_ name: NameID) -> Bool { name >= 0 && centerCalls[Int(name)] & Self.registers != 0 }
  func mayRemove(_ name: NameID) -> Bool { name >= 0 && centerCalls[Int(name)] & Self.removes != 0 }
  func mayRegisterOrRemove(_ name: NameID) -> Bool { name >= 0 && centerCalls[Int(name)] != 0 }
}
