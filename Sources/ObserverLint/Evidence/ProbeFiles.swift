/// Finds the file of the program that a row of the probe's report is about.
///
/// The linter knows the present path of a file. The row has the path when the program was built, perhaps on another
/// machine. Equal paths mean the same file. Otherwise, the file has the same name, and shares the most folders with the
/// row, counted from the end. If several files share as many, the file is unknown.
struct ProbeFiles {
  enum Match: Equatable {
    case file(Int)
    case none
    /// Several could be meant.
    case ambiguous([Int])
  }

  private let sources: ProgramSources
  private let byName: [ArraySlice<UInt8>: [Int]]

  init(_ sources: ProgramSources) {
    self.sources = sources
    var byName: [ArraySlice<UInt8>: [Int]] = [:]
    for (index, file) in sources.files.enumerated() {
      byName[Self.parts(file.path.bytes).last ?? [], default: []].append(index)
    }
    self.byName = byName
  }

  func match(_ filePath: String) -> Match {
    let wanted = Self.parts(Array(filePath.utf8))
    let candidates = byName[wanted.last ?? []] ?? []
    let depths = candidates.map { Self.commonEnd(Self.parts(sources.files[$0].path.bytes), wanted) }
    guard let best = depths.max() else { return .none }
    let nearest = zip(candidates, depths).filter { $0.1 == best }.map(\.0)
    return nearest.count == 1 ? .file(nearest[0]) : .ambiguous(nearest)
  }

  private static func parts(_ path: [UInt8]) -> [ArraySlice<UInt8>] {
    path.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
  }

  private static func commonEnd(_ one: [ArraySlice<UInt8>], _ other: [ArraySlice<UInt8>]) -> Int {
    zip(one.reversed(), other.reversed()).prefix { $0.elementsEqual($1) }.count
  }
}
