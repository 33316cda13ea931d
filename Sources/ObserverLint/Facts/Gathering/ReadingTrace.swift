/// The files that a run turned into facts, in the order of its waves. Tests read it: a file must be lexed once.
final class ReadingTrace: Sendable {
  private let noted = Lock<[[Int]]>([])

  func note(_ files: [Int]) { noted.withLock { $0.append(files) } }

  /// The files of the first reading, and of each later wave that read some.
  var waves: [[Int]] { noted.withLock { $0.filter { !$0.isEmpty } } }
}
