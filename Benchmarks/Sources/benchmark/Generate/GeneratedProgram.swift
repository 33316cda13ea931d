import Foundation

/// A program, or several side by side, of a size that is asked for. Four files in a hundred have to do with observers, as in the
/// public apps that were counted; findings are known, as they are planted.
struct GeneratedProgram {
  /// Swift files in all.
  var fileCount: Int
  var seed: UInt64
  /// From so many files on another program begins, in a folder of its own that git would know.
  var filesInProgram = 600

  func write(to folder: URL) throws {
    var program = 0
    var written = 0
    while written < fileCount {
      let count = min(filesInProgram, fileCount - written)
      let files = files(program: program, count: count)
      try write(files, to: folder.appendingPathComponent("Program\(program)"))
      written += count
      program += 1
    }
  }

  /// One program's files, which are the same whatever else is written.
  func files(program: Int, count: Int) -> [GeneratedFile] {
    var generator = SeededGenerator(seed: seed &+ UInt64(program) &* 0x5851_F42D)
    var files = Array(SharedSource.files.prefix(count))
    var feature = 0
    while files.count < count {
      let names = FeatureNames(number: feature, using: &generator)
      let module = "Features/\(names.type.prefix(1))\(feature / 25)/Sources"
      if generator.isOne(in: 25) {
        // A pattern of several files is written whole, or its findings would be others.
        let sources = ObserverSource.files(names, using: &generator)
        if files.count + sources.count > count { continue }
        files += sources.map { GeneratedFile(path: "\(module)/\(names.type)\($0.suffix).swift", text: $0.text) }
      } else {
        let text = PlainSource.text(names, using: &generator)
        files.append(GeneratedFile(path: "\(module)/\(names.type).swift", text: text))
      }
      feature += 1
    }
    return files
  }

  private func write(_ files: [GeneratedFile], to folder: URL) throws {
    let manager = FileManager.default
    // The linter takes each clone for a program of its own.
    try manager.createDirectory(at: folder.appendingPathComponent(".git"), withIntermediateDirectories: true)
    var made: Set<String> = []
    for file in files {
      let target = folder.appendingPathComponent(file.path)
      let parent = target.deletingLastPathComponent()
      if made.insert(parent.path).inserted {
        try manager.createDirectory(at: parent, withIntermediateDirectories: true)
      }
      try Data(file.text.utf8).write(to: target)
    }
  }
}
