import Testing

@testable import ObserverLint

/// Answers about functions that call each other do not depend on which function comes first.
@Suite struct CircularAnswersTests {
  /// A function never runs if it has callers and none of them runs.
  private func idle(_ callers: [Int: [Int]], asking order: [Int]) -> [Int: Bool] {
    let answers = CircularAnswers<Int, Bool>(negative: false)
    func isIdle(_ function: Int) -> Bool {
      answers.answer(to: function) { callers[function, default: []].allSatisfy(isIdle) }
    }
    return Dictionary(uniqueKeysWithValues: order.map { ($0, isIdle($0)) })
  }

  /// An object lasts if it has one keeper that lasts.
  private func lasting(_ keepers: [Int: [Int]], from roots: Set<Int>, asking order: [Int]) -> [Int: Bool] {
    let answers = CircularAnswers<Int, Bool>(negative: false)
    func lasts(_ object: Int) -> Bool {
      answers.answer(to: object) { keepers[object, default: []].contains(where: lasts) || roots.contains(object) }
    }
    return Dictionary(uniqueKeysWithValues: order.map { ($0, lasts($0)) })
  }

  private let orders = [[1, 2, 3, 4], [4, 3, 2, 1], [2, 4, 1, 3], [3, 1, 4, 2]]

  @Test func functionsThatCallEachOtherRun() {
    for order in orders {
      #expect(idle([1: [2], 2: [1], 3: [2], 4: []], asking: order) == [1: false, 2: false, 3: false, 4: true])
    }
  }

  /// 2 is asked while 1 is open, and leads back to it before 1 turns out to last.
  @Test func aMemberOfTheCircleLastsWithTheOthers() {
    for order in orders {
      #expect(
        lasting([1: [2], 2: [3], 3: [1]], from: [1], asking: order) == [1: true, 2: true, 3: true, 4: false])
    }
  }

  /// A circle within a circle: 3 leads back to 2 before 2 turns out to last, and 1 needs both.
  @Test func anAnswerThatIsNeededTwiceIsAskedAgain() {
    for order in orders {
      let answers = CircularAnswers<Int, Bool>(negative: false)
      func lasts(_ object: Int) -> Bool {
        answers.answer(to: object) {
          switch object {
          case 1: lasts(2) && lasts(3)
          case 2: lasts(1) || lasts(3) || lasts(4)
          case 3: lasts(2)
          default: true
          }
        }
      }
      #expect(order.map(lasts) == [true, true, true, true], "\(order)")
    }
  }

  /// Each of 60 functions calls all others.
  @Test func aDenseCircleIsAskedOnce() {
    var visits = 0
    let answers = CircularAnswers<Int, Bool>(negative: false)
    func isIdle(_ function: Int) -> Bool {
      answers.answer(to: function) {
        visits += 1
        return (0..<60).count { isIdle($0) } == 60
      }
    }
    #expect(!(0..<60).contains(where: isIdle))
    #expect(visits == 60)
  }

  /// Deeper than a stack may be followed.
  @Test func aLongChainHasAnAnswer() {
    let answers = CircularAnswers<Int, Bool>(negative: false)
    func lasts(_ object: Int) -> Bool { answers.answer(to: object) { object == 0 || lasts(object - 1) } }
    #expect((0..<100_000).allSatisfy(lasts))
    #expect(!CircularAnswersTests.deepChain(100_000))
  }

  private static func deepChain(_ length: Int) -> Bool {
    let answers = CircularAnswers<Int, Bool>(negative: false)
    func lasts(_ object: Int) -> Bool { answers.answer(to: object) { object == 0 || lasts(object - 1) } }
    return lasts(length)
  }
}
