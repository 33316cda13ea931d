/// Answers by their questions. Each answer is found once.
final class Answers<Question: Hashable, Answer> {
  private var known: [Question: Answer] = [:]

  func answer(_ question: Question, _ find: () -> Answer) -> Answer {
    if let known = known[question] { return known }
    let answer = find()
    known[question] = answer
    return answer
  }

  /// Also a refusal is an answer.
  func answer<Value>(_ question: Question, _ find: () throws(Unfixable) -> Value) throws(Unfixable) -> Value
  where Answer == Result<Value, Unfixable> {
    try answer(question) { Result { () throws(Unfixable) in try find() } }.get()
  }
}
