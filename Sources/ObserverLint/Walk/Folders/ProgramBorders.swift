/// The programs among some files.
///
/// A clone is a program. So is each folder directly below a scope, if the scope is no project itself and each of these
/// folders holds a project or an entry point: they are clones without their `.git`, or the projects of a monorepo. Such a
/// program sees its own files and those of the modules of others that it imports, directly or through others. The
/// files of one target see each other without an import, so a single folder without a project or an entry point keeps
/// all of them together.
struct ProgramBorders {
  /// The files of a program, as ascending indices.
  struct Files: Equatable {
    /// The files that the program is made of. Each file belongs to one program.
    var own: [Int]
    /// The files that it can see: its own and those of the modules that it imports.
    var visible: [Int]
  }

  private let sources: ProgramSources
  private(set) var programs: [Files] = []

  init(_ sources: ProgramSources) {
    self.sources = sources
    for files in grouped(Array(sources.files.indices), by: \.programPrefix) {
      let members = grouped(files, by: \.memberPrefix)
      programs += arePrograms(members) ? seeing(members) : [Files(own: files, visible: files)]
    }
  }

  /// Files by the folder that a prefix of their paths names, in the order of their first files.
  private func grouped(_ files: [Int], by prefix: KeyPath<SourceFile, Int>) -> [[Int]] {
    var result: [[Int]] = []
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    // Files of one folder mostly lie behind each other.
    var last: (home: ArraySlice<UInt8>, number: Int)?
    for file in files {
      let path = sources.files[file].path.bytes
      let home = path.prefix(sources.files[file][keyPath: prefix])
      if last?.home != home {
        let number = numbers[home] ?? result.count
        numbers[home] = number
        last = (home, number)
        if number == result.count { result.append([]) }
      }
      if let last { result[last.number].append(file) }
    }
    return result
  }

  // MARK: Members of a scope

  private func arePrograms(_ members: [[Int]]) -> Bool {
    members.count > 1
      && members.allSatisfy { files in
        sources.files[files[0]].memberPrefix > 0
          && (files.contains { sources.files[$0].isWithinProject } || EntryPoints(sources).areIn(files))
      }
  }

  /// The files of one target of a package, or those of a member that lie in no such folder.
  private struct Module {
    var member: Int
    /// The name by which others may import it: that of the target's or the member's folder.
    var name: [UInt8]
    var files: [Int]
  }

  private func seeing(_ members: [[Int]]) -> [Files] {
    let modules = members.indices.flatMap { self.modules(of: members[$0], $0) }
    let byName = Dictionary(grouping: modules.indices) { modules[$0].name }
    let ofMember = Dictionary(grouping: modules.indices) { modules[$0].member }
    let seen = modules.map { module in
      imports(of: module.files).flatMap { name in
        let named = byName[name] ?? []
        // A module of its own hides another one of that name.
        let own = named.filter { modules[$0].member == module.member }
        return own.isEmpty ? named : own
      }
    }
    return members.indices.map { member in
      var visible = Set(ofMember[member] ?? [])
      var pending = Array(visible)
      while let next = pending.popLast() { pending += seen[next].filter { visible.insert($0).inserted } }
      return Files(own: members[member], visible: visible.flatMap { modules[$0].files }.sorted())
    }
  }

  private func modules(of files: [Int], _ member: Int) -> [Module] {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    var result: [Module] = []
    for file in files {
      let source = sources.files[file]
      let folder = targetFolder(of: source) ?? source.path.bytes[..<source.memberPrefix]
      let number = numbers[folder] ?? result.count
      if number == result.count {
        numbers[folder] = number
        let name = folder.split(separator: UInt8(ascii: "/")).last ?? []
        result.append(Module(member: member, name: Array(name), files: []))
      }
      result[number].files.append(file)
    }
    return result
  }

  /// The path up to `Sources/Target`, for the innermost such folder.
  private func targetFolder(of source: SourceFile) -> ArraySlice<UInt8>? {
    let below = source.path.bytes[source.memberPrefix...].split(separator: UInt8(ascii: "/"))
    for index in below.indices.dropLast(2).reversed() where below[index].elementsEqual("Sources".utf8) {
      return source.path.bytes[..<below[index + 1].endIndex]
    }
    return nil
  }

  private static let importing = WordSearch(["import "])
  private static let kinds = Set(
    ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"].map { Array($0.utf8) })

  private func imports(of files: [Int]) -> Set<[UInt8]> {
    let found = sources.read(files) { _, bytes -> Set<[UInt8]>? in
      var names: Set<[UInt8]> = []
      for place in Self.importing.places(in: bytes) {
        let line = bytes[(Int(place) + 7)...].prefix { $0 != 0x0A && $0 != 0x0D }
        let words = line.prefix(128).split { !WordBounds.isWord($0) }.lazy.map { Array($0) }
        if let name = words.first(where: { !Self.kinds.contains($0) }) { names.insert(name) }
      }
      return names
    }
    return found.reduce(into: []) { $0.formUnion($1 ?? []) }
  }
}
