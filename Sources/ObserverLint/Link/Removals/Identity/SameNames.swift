/// When two names of notifications are the same.
extension Identity {
  /// Returns true if each registered name is, or may be, among the removed names.
  func covers(_ removed: Set<NameSource>, _ registered: Set<NameSource>) -> Bool {
    registered.allSatisfy { name in removed.contains { mayBeSame(name, $0) } }
  }

  /// A string that is not known may be any, but for another case of one enumeration, and for a constant of another module.
  /// By convention, such a constant is named after its string.
  func mayBeSame(_ left: NameSource, _ right: NameSource) -> Bool {
    switch (left, right) {
    case (.reached, _), (_, .reached): true
    case (.text(let firstType, let first), .text(let secondType, let second)):
      first == second
        || !isOfOtherModule(left) && !isOfOtherModule(right)
          && (firstType != secondType || !isOwnEnumeration(firstType))
    case (.text(_, let name), .raw(let other)), (.raw(let other), .text(_, let name)),
      (.text(_, let name), .constant(_, let other)), (.constant(_, let other), .text(_, let name)):
      !isOfOtherModule(left) && !isOfOtherModule(right) || isPart(name, of: other) || isPart(other, of: name)
    default: isSame(left, right)
    }
  }

  private func isPart(_ name: String, of other: String) -> Bool {
    name.utf8.count <= other.utf8.count && lowercased(other).contains(lowercased(name))
  }

  private func lowercased(_ name: String) -> String {
    if let known = knownLowercased[name] { return known }
    let result = name.lowercased()
    knownLowercased[name] = result
    return result
  }

  /// Returns true for a string constant that the program does not declare.
  private func isOfOtherModule(_ name: NameSource) -> Bool {
    if let known = knownOfOtherModules[name] { return known }
    let answer = findModule(of: name)
    knownOfOtherModules[name] = answer
    return answer
  }

  private func findModule(of name: NameSource) -> Bool {
    guard case .text(let type, let name) = name else { return false }
    if type.isEmpty {
      // A superclass that cannot be seen may have a property of another name.
      guard name.first?.isUppercase == true || name.hasPrefix("k") else { return false }
      return flow.program.nameIDs[name].map { flow.table.globals[$0] == nil } ?? true
    }
    return !flow.table.nominals(lastNamed: TypeName.lastPart(type)).contains { id in
      flow.table.nominals[id].path == type && !flow.table.nominals[id].isExternal
    }
  }

  private func isOwnEnumeration(_ path: String) -> Bool {
    flow.table.nominals(lastNamed: TypeName.lastPart(path)).contains { id in
      let nominal = flow.table.nominals[id]
      return nominal.path == path && !nominal.isExternal
        && flow.program.types[nominal.declaration].keyword == .enum
    }
  }

  func isSame(_ left: NameSource, _ right: NameSource) -> Bool {
    switch (left, right) {
    case (.text, _), (_, .text), (.reached, _), (_, .reached): left == right
    case (.raw(let first), .raw(let second)): first == second
    case (.constant(let firstType, let first), .constant(let secondType, let second)):
      first == second
        ? firstType == secondType || firstType.isEmpty || secondType.isEmpty
        : isOldSpelling(first, of: second, in: secondType) || isOldSpelling(second, of: first, in: firstType)
    // A constant of another module is by convention named after its raw value.
    case (.raw(let raw), .constant(_, let name)), (.constant(_, let name), .raw(let raw)): raw == name
    }
  }

  /// `UIKeyboardWillShow` and `UIApplicationDidBecomeActive` are Swift 3's names of what is
  /// `UIResponder.keyboardWillShowNotification` and `UIApplication.didBecomeActiveNotification` today.
  private func isOldSpelling(_ old: String, of new: String, in type: String) -> Bool {
    let keys = Self.keys(ofOldSpelling: old)
    return !keys.isEmpty && Self.oldSpellings(of: new, in: type).contains { keys.contains($0) }
  }

  /// Returns former names of a constant: the name of its type and its own, or its own behind a prefix of two letters.
  static func oldSpellings(of new: String, in type: String) -> [String] {
    guard new.hasSuffix("Notification") else { return [] }
    let stem = new.dropLast("Notification".utf8.count).lowercased()
    return [type.lowercased() + stem, "+" + stem]
  }

  /// The same of a constant that may be one from before.
  static func keys(ofOldSpelling old: String) -> [String] {
    guard let first = old.utf8.first, first >= 0x41, first <= 0x5A else { return [] }
    let spelled = old.hasSuffix("Notification") ? old.dropLast("Notification".utf8.count) : old[...]
    let prefix = spelled.lowercased()
    return [prefix, "+" + prefix.dropFirst(2)]
  }
}
