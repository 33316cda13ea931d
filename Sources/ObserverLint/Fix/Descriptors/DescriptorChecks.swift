/// The conditions that a descriptor's type sets for a call: the type of `object:`, and a `Sendable` payload on another
/// thread.
extension FixContext {
  /// A notification is not `Sendable`.
  static let wholeCrosses = Unfixable(
    .wholeNotificationCrosses, "its handler takes the whole notification on another thread than the poster's")

  func check(_ use: DescriptorUse, _ registration: Registration, crosses: Bool) throws(Unfixable) {
    if !fits(use, registration) {
      throw Unfixable(
        .otherSender, "the object that it observes is not known to be what \(use.reference) has for a sender")
    }
    if crosses, !mayCross(use) {
      throw Unfixable(
        .payloadNotSendable,
        "what \(use.reference) carries to another thread than the poster's is not known to be Sendable")
    }
  }

  /// Returns true if the object of a registration has the type of the descriptor's sender.
  private func fits(_ use: DescriptorUse, _ registration: Registration) -> Bool {
    guard let sender = use.sender, let object = registration.object,
      program.values[object].kind != .nil
    else { return true }
    guard case .nominal(let id) = linked.inference.type(of: object) else { return false }
    return linked.table.nominals[id].lastName == TypeName.lastPart(sender)
  }

  private func mayCross(_ use: DescriptorUse) -> Bool {
    // Of the library's own, values say so, and classes of Apple's frameworks that post are of the main actor.
    if use.reference.hasPrefix(".") || TypeName.isVoid(use.payload) { return true }
    guard let entries = use.entries else { return isSendable(use.payload, depth: 0) }
    return entries.allSatisfy { isSendable($0.type, depth: 0) }
  }

  private func isSendable(_ type: String, depth: Int) -> Bool {
    var type = type.hasSuffix("?") ? String(type.dropLast()) : type
    if let element = TypeName.element(type), !type.contains(":") { type = String(element) }
    if Self.plainValues.contains(type) { return true }
    let declared = sites.declared(TypeName.lastPart(type))
    guard declared.count == 1, let nominal = declared.first, !nominal.isExternal, depth < 4 else { return false }
    let fact = program.types[nominal.declaration]
    if fact.keyword == .actor { return true }
    let says = nominal.parts.contains { part in
      program.types[part].inherited.contains { ["Sendable", "@unchecked Sendable"].contains(program.name($0)) }
    }
    if says { return true }
    let text = text(program.sourceFile(ofType: nominal.declaration))
    guard let declaration = text.declaration(.typeDecl, namedAt: Int(fact.offset)) else { return false }
    if !OwningClass.actors(in: text, declaration).isEmpty { return true }
    // The compiler concludes it of a structure that others do not see.
    guard fact.keyword == .struct, !fact.isPublic, let body = text.body(of: declaration) else { return false }
    return text.children(body).filter { text.kind($0) == .variableDecl }.allSatisfy { variable in
      guard let written = text.children(variable).first(where: { text.kind($0) == .typeName }) else { return false }
      return isSendable(text.text(written), depth: depth + 1)
    }
  }
}
