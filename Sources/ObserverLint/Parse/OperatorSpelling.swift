/// The meaning of an operator, as far as its spelling shows it.
enum OperatorSpelling {
  /// One of the standard library's whose result is a truth or a range, whatever types a program declares it for.
  case comparing
  /// One of the standard library's that calculates, or puts collections together. A program may have it do more.
  case calculating
  /// One that a program or a package declares: a function like any other.
  case declared

  init(_ text: ArraySlice<UInt8>) {
    guard let key = Self.key(text) else {
      self = .declared
      return
    }
    self = Self.comparisons.contains(key) ? .comparing : Self.calculations.contains(key) ? .calculating : .declared
  }

  /// Returns true if the name is that of an operator function. Names of other characters are looked at in no question
  /// that a
  /// search by words could not answer.
  static func isName(_ text: String) -> Bool { text.utf8.first.map { CharacterClass.isOperator($0) } ?? false }

  private static let comparisons = keys("== != === !== < > <= >= && || ! ... ..< ?? .== .!= .< .> .<= .>=")
  private static let calculations = keys("+ - * / % & | ^ ~ << >> &+ &- &* &<< &>> ~= .& .| .^")

  private static func keys(_ list: String) -> Set<UInt32> {
    Set(list.utf8.split(separator: 0x20).compactMap { key(Array($0)[...]) })
  }

  /// The bytes of one that is short enough to be the standard library's.
  private static func key(_ text: ArraySlice<UInt8>) -> UInt32? {
    text.count > 3 ? nil : text.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
