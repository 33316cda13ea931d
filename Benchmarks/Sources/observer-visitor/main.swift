// observer-visitor [--files-with WORD] FOLDER: parses each Swift file with SwiftSyntax, all cores at work, and prints the findings
// of each file that has some. With --files-with only files that hold WORD are parsed.
import Dispatch
import Foundation
import SwiftParser
import SwiftSyntax

var arguments = Array(CommandLine.arguments.dropFirst())
var word: [UInt8] = []
if arguments.first == "--files-with", arguments.count > 1 {
  word = Array(arguments[1].utf8)
  arguments.removeFirst(2)
}
guard arguments.count == 1 else {
  FileHandle.standardError.write(Data("usage: observer-visitor [--files-with WORD] FOLDER\n".utf8))
  exit(2)
}

let paths = swiftFiles(below: arguments[0])
let counts = Counts(paths.count)
let next = NextIndex(below: paths.count)
DispatchQueue.concurrentPerform(iterations: ProcessInfo.processInfo.activeProcessorCount) { [word] _ in
  while let index = next.take() {
    guard let bytes = contents(of: paths[index]), word.isEmpty || contains(bytes, word) else { continue }
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let visitor = ObserverVisitor()
    visitor.walk(tree)
    counts.set(visitor.findings, at: index)
  }
}
for (path, count) in zip(paths, counts.all) where count > 0 { print("\(path): \(count)") }
