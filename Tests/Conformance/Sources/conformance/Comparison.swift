/// A place where the two sides differ, with the tokens of each from there on.
struct Difference: Sendable {
  var offset: Int
  var ours: SourceToken?
  var theirs: SourceToken?
}

/// Compares the tokens of both sides. After a difference it goes on at the next place where both begin a token.
func compare(ours: [SourceToken], theirs: [SourceToken]) -> [Difference] {
  let theirs = joinSegments(joinPoundWords(theirs))
  var differences: [Difference] = []
  var our = 0
  var their = 0
  while our < ours.count || their < theirs.count {
    if our < ours.count, let matched = match(ours[our], theirs[their...]) {
      our += 1
      their += matched
      continue
    }
    let ourToken = our < ours.count ? ours[our] : nil
    let theirToken = their < theirs.count ? theirs[their] : nil
    let offset = min(ourToken?.start ?? .max, theirToken?.start ?? .max)
    differences.append(Difference(offset: offset, ours: ourToken, theirs: theirToken))
    // Both pass at least one token that begins here.
    var reached = offset
    if let ourToken, ourToken.start == offset { reached = max(reached, ourToken.end) }
    if let theirToken, theirToken.start == offset { reached = max(reached, theirToken.end) }
    while true {
      while our < ours.count, ours[our].start < reached { our += 1 }
      while their < theirs.count, theirs[their].start < reached { their += 1 }
      guard our < ours.count, their < theirs.count, ours[our].start != theirs[their].start else { break }
      reached = max(ours[our].start, theirs[their].start)
    }
  }
  return differences
}
