/// The types of values or of variables, as far as they were inferred. A program has far more values than types that anybody
/// asks for, so each value has a number only.
struct InferredTypes<Fact> {
  private var numbers: Column<Fact, Int32>
  private var types: [InferredType] = [.unknown]

  private static var notAsked: Int32 { -1 }
  private static var inProgress: Int32 { -2 }
  private static var unknown: Int32 { 0 }

  init(count: Int) { numbers = Column(repeating: Self.notAsked, count: count) }

  /// Notes that a type is being inferred. Returns false if it is already: the type then depends on itself.
  mutating func begin(_ id: ID<Fact>) -> Bool {
    if numbers[id] == Self.inProgress { return false }
    numbers[id] = Self.inProgress
    return true
  }

  /// Nil if the type was not inferred yet.
  subscript(id: ID<Fact>) -> InferredType? {
    get { numbers[id] >= 0 ? types[Int(numbers[id])] : nil }
    set {
      guard let newValue, !newValue.isUnknown else {
        numbers[id] = newValue == nil ? Self.notAsked : Self.unknown
        return
      }
      numbers[id] = Int32(types.count)
      types.append(newValue)
    }
  }
}
