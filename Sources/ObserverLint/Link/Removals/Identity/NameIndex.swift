/// Notification names with a number each, looked up by what may be the same name: as `Identity.mayBeSame` tells of two.
struct NameIndex {
  private var raws: [String: [Int]] = [:]
  private var constants: [String: [(type: String, number: Int)]] = [:]
  /// Constants as they would have been spelled before Swift 3, and constants that may be spelled so.
  private var modern: [String: [Int]] = [:]
  private var old: [String: [Int]] = [:]
  /// Names with unknown text, and all other names.
  private var texts: [(name: Identity.NameSource, number: Int)] = []
  private var known: [(name: Identity.NameSource, number: Int)] = []
  private let identity: Identity

  init(_ identity: Identity) { self.identity = identity }

  mutating func insert(_ name: Identity.NameSource, _ number: Int) {
    if name.isUntold {
      texts.append((name, number))
      return
    }
    known.append((name, number))
    switch name {
    case .text, .reached: break
    case .raw(let text): raws[text, default: []].append(number)
    case .constant(let type, let text):
      constants[text, default: []].append((type, number))
      for key in Identity.oldSpellings(of: text, in: type) { modern[key, default: []].append(number) }
      for key in Identity.keys(ofOldSpelling: text) { old[key, default: []].append(number) }
    }
  }

  /// The numbers of names that may be the same as one, some of them more than once.
  func numbers(of name: Identity.NameSource) -> [Int] {
    let unknown = texts.isEmpty ? [] : texts.filter { identity.mayBeSame($0.name, name) }.map(\.number)
    return unknown.isEmpty ? knownNumbers(of: name) : unknown + knownNumbers(of: name)
  }

  private func knownNumbers(of name: Identity.NameSource) -> [Int] {
    switch name {
    case .text, .reached: return known.filter { identity.mayBeSame($0.name, name) }.map(\.number)
    case .raw(let text):
      return (raws[text] ?? []) + (constants[text] ?? []).map(\.number)
    case .constant(let type, let text):
      var result = raws[text] ?? []
      for (other, number) in constants[text] ?? [] where type == other || type.isEmpty || other.isEmpty {
        result.append(number)
      }
      if !modern.isEmpty {
        for key in Identity.keys(ofOldSpelling: text) { result += modern[key] ?? [] }
      }
      if !old.isEmpty {
        for key in Identity.oldSpellings(of: text, in: type) { result += old[key] ?? [] }
      }
      return result
    }
  }

  /// Returns true if a name of the index is surely the same.
  func surely(_ name: Identity.NameSource) -> Bool {
    if name.isUntold { return texts.contains { $0.name == name } }
    return !knownNumbers(of: name).isEmpty
  }

  /// Returns true if the answer depends on an unknown string.
  func maybe(_ name: Identity.NameSource) -> Bool {
    texts.contains { identity.mayBeSame($0.name, name) }
      || name.isUntold && known.contains { identity.mayBeSame($0.name, name) }
  }

  func contains(_ name: Identity.NameSource) -> Bool { !numbers(of: name).isEmpty }
}
