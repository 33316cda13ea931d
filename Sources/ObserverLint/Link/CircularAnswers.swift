/// Answers to questions that may lead back to themselves, such as "does nothing run this function?" of functions that call
/// each other.
///
/// A question that leads back to itself gets the negative answer there. A positive answer is right nevertheless, because
/// each further positive answer only confirms it. A negative answer may be wrong, because a question that it builds on is
/// still open. So the circle is asked again until no such question turns out to be positive. Otherwise an answer would
/// depend on which question came first.
final class CircularAnswers<Question: Hashable, Answer: Equatable> {
  private let negative: Answer
  private var known: [Question: Answer] = [:]
  /// The questions whose answers are being looked for, with the number of open questions around each.
  private var open: [Question: Int] = [:]
  /// Negative answers that build on an open question, with the outermost such question.
  private var provisional: [Question: Int] = [:]
  /// The outermost open question that the answer to the innermost one builds on so far.
  private var outermost = Int.max
  /// Open questions that were taken for negative.
  private var taken: Set<Question> = []
  /// True if a question that was taken for negative has turned out to be positive.
  private var isStale = false
  /// True if a question was not followed, because very many were open.
  private var isTooDeep = false

  init(negative: Answer) { self.negative = negative }

  /// The stack of a thread is limited.
  private static var maximumDepth: Int { 200 }

  /// - Parameter find: looks for the answer, and may ask further questions.
  func answer(to question: Question, find: () -> Answer) -> Answer {
    if let answer = known[question] { return answer }
    if let depth = open[question] {
      taken.insert(question)
      outermost = min(outermost, depth)
      return negative
    }
    if let depth = provisional[question] {
      outermost = min(outermost, depth)
      return negative
    }
    if open.count == Self.maximumDepth {
      isTooDeep = true
      outermost = 0
      return negative
    }
    let depth = open.count
    open[question] = depth
    let outermostAround = outermost
    var turned = isStale
    var answer: Answer
    repeat {
      (outermost, isStale) = (.max, false)
      answer = find()
      turned = turned || isStale
      if taken.remove(question) != nil {
        if answer != negative { turned = true }
        endProvisional(from: depth, answer)
      }
    } while answer == negative && isStale && outermost >= depth
    open[question] = nil
    isStale = turned
    if answer == negative, outermost < depth {
      provisional[question] = outermost
      outermost = min(outermost, outermostAround)
    } else {
      known[question] = answer
      outermost = outermostAround
    }
    if depth == 0 { (isStale, isTooDeep) = (false, false) }
    return answer
  }

  /// Ends the provisional answers that build on the innermost open question, once its answer is there.
  private func endProvisional(from depth: Int, _ answer: Answer) {
    for (question, outermost) in provisional where outermost >= depth {
      if answer == negative, self.outermost < depth {
        // They build on what this answer builds on.
        provisional[question] = self.outermost
      } else {
        provisional[question] = nil
        if answer == negative, !isStale, !isTooDeep { known[question] = negative }
      }
    }
  }
}
