/// Full names of calls that take closures, told where the first closure stands behind the parentheses and so has no label:
/// `sink { … } receiveValue: { … }` is `sink(receiveCompletion:receiveValue:)`.
struct CallSpellings: Sendable {
  private let names: Set<String>
  /// By the name with one label left out, and that label's place.
  private let shortened: [Int: [String: String]]

  init(_ names: Set<String>) {
    self.names = names
    var shortened: [Int: [String: String]] = [:]
    for name in names.sorted() {
      let labels = name.split(separator: ":", omittingEmptySubsequences: false).dropLast()
      guard labels.count > 1, let open = name.firstIndex(of: "(") else { continue }
      let base = name[...open]
      let plain = [labels[0][labels[0].index(after: open)...]] + labels.dropFirst()
      for position in plain.indices {
        var spelled = plain
        spelled[position] = "_"
        shortened[position, default: [:]][base + spelled.map { $0 + ":" }.joined() + ")", default: name] = name
      }
    }
    self.shortened = shortened
  }

  /// The name of the list that a call spells.
  ///
  /// - Parameter trailing: the place of the closure without a label behind its parentheses, if there is one.
  func name(of full: String, trailing: Int?) -> String? {
    if names.contains(full) { return full }
    return trailing.flatMap { shortened[$0]?[full] }
  }
}
