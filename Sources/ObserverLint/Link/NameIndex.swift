/// Notification names with a number each, looked up by what is the same name: as `Identity.isSame` tells of two.
struct NameIndex {
  private var raws: [String: [Int]] = [:]
  private var constants: [String: [(type: String, number: Int)]] = [:]
  /// Constants as they would have been spelled before Swift 3, and constants that may be spelled so.
  private var modern: [String: [Int]] = [:]
  private var old: [String: [Int]] = [:]

  mutating func insert(_ name: Identity.NameSource, _ number: Int) {
    switch name {
    case .raw(let text): raws[text, default: []].append(number)
    case .constant(let type, let text):
      constants[text, default: []].append((type, number))
      for key in Identity.oldSpellings(of: text, in: type) { modern[key, default: []].append(number) }
      for key in Identity.keys(ofOldSpelling: text) { old[key, default: []].append(number) }
    }
  }

  /// The numbers of names that are the same as one, some of them more than once.
  func numbers(of name: Identity.NameSource) -> [Int] {
    switch name {
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

  func contains(_ name: Identity.NameSource) -> Bool { !numbers(of: name).isEmpty }
}
