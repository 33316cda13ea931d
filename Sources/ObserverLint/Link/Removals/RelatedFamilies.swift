/// Families of what is told by types: for each type those of the type, above it and below it. Types that have the same
/// share one family.
struct RelatedFamilies<Family> {
  private let numbersOfType: [NominalID: [Int]]
  private let types: TypeSelection
  private let make: ([Int]) -> Family
  private var byType: [NominalID: Family] = [:]
  private var byNumbers: [[Int]: Family] = [:]
  /// That of a type to which all others are related: a chain shares one.
  private var whole: Family?

  /// - Parameters:
  ///   - numbersOfType: the members by their types, as numbers in ascending order.
  ///   - make: makes a family of its members' numbers.
  init(_ numbersOfType: [NominalID: [Int]], _ tree: TypeTree, make: @escaping ([Int]) -> Family) {
    self.numbersOfType = numbersOfType
    types = TypeSelection(numbersOfType.keys, tree)
    self.make = make
  }

  mutating func family(of type: NominalID) -> Family {
    if let known = byType[type] { return known }
    let isWhole = types.areAllRelated(to: type)
    if isWhole, let whole { return whole }
    // One may be of several of the types.
    let numbers = Set(types.related(to: type).flatMap { numbersOfType[$0] ?? [] }).sorted()
    let family = byNumbers[numbers] ?? make(numbers)
    byNumbers[numbers] = family
    if isWhole { whole = family } else { byType[type] = family }
    return family
  }
}
