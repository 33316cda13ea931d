import Foundation

/// A program of which one thing grows. Its text is written anew for each size.
struct GrowthShape: Sendable {
  let name: String
  /// The counted things.
  let unit: String
  /// The size that must still be pleasant.
  let largest: Int
  /// Writes the files of a program of that size into a folder.
  let write: @Sendable (_ size: Int, _ folder: URL) throws -> Void

  /// A shape that is one file, `Grown.swift`.
  static func file(
    _ name: String, of unit: String, upTo largest: Int, text: @escaping @Sendable (_ size: Int) -> String
  ) -> GrowthShape {
    GrowthShape(name: name, unit: unit, largest: largest) { size, folder in
      try Data(text(size).utf8).write(to: folder.appendingPathComponent("Grown.swift"))
    }
  }

  static let all = sizes + nesting + amounts + graphs

  /// The shapes that have one of the names in their own; all where none is given.
  static func named(_ names: [String]) throws -> [GrowthShape] {
    let found = names.isEmpty ? all : all.filter { shape in names.contains { shape.name.contains($0) } }
    guard !found.isEmpty else {
      throw BenchmarkError("no shape of that name; there are: \(all.map(\.name).joined(separator: ", "))")
    }
    return found
  }
}

extension GrowthShape {
  /// A registration that leaks.
  static let leak = """
    import Foundation

    func leak() {
      NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in print("leak") }
    }

    """

  /// Programs and files that are merely large.
  static let sizes: [GrowthShape] = [
    GrowthShape(name: "files in many programs", unit: "files", largest: 16_000) { size, folder in
      try GeneratedProgram(fileCount: size, seed: 1).write(to: folder)
    },
    GrowthShape(name: "files in one program", unit: "files", largest: 16_000) { size, folder in
      try GeneratedProgram(fileCount: size, seed: 1, filesInProgram: size).write(to: folder)
    },
    .file("one file", of: "bytes", upTo: 50_000_000) { size in
      // Numbered on, so that the file's types are as many as its length asks for.
      var text = leak
      text.reserveCapacity(size + 100_000)
      var part = 0
      while text.utf8.count < size {
        let files = GeneratedProgram(fileCount: 40, seed: 1).files(program: part, count: 40)
        for file in files { text += file.text.replacing("Model", with: "Model\(part)x") }
        part += 1
      }
      return text
    },
    .file("one line", of: "bytes", upTo: 50_000_000) { size in
      let statement = #"register(at: [1, 2.5, "a\(b)"].map { $0 + step }, as: .first); "#
      return leak + "func line() { " + String(repeating: statement, count: size / statement.utf8.count) + "}\n"
    },
    .file("one string literal", of: "bytes", upTo: 50_000_000) { size in
      leak + "let text = \"\"\"\n" + String(repeating: "addObserver(forName: \\\"x\\\")\n", count: size / 28)
        + "\"\"\"\n"
    },
    .file("one comment", of: "bytes", upTo: 50_000_000) { size in
      leak + String(repeating: "/* addObserver ", count: size / 18) + String(repeating: "*/ ", count: size / 18) + "\n"
    },
  ]

  /// Depth.
  static let nesting: [GrowthShape] = [
    nested("parentheses", "(", "0", ")"),
    nested("brackets", "[", "0", "]"),
    nested("closures", "{ ", "0", " }"),
    nested("calls", "f(", "0", ")"),
    nested("generic arguments", "A<", "B", ">()"),
    nested("interpolations", #""\("#, "0", #")""#),
    nested("prefix operators", "!", "x", ""),
    nested("ternaries", "x ? y : ", "z", ""),
    .file("unclosed brackets", of: "levels", upTo: 1_000_000) { size in
      leak + "let value = " + String(repeating: "[(", count: size / 2) + "\n"
    },
    .file("nested ifs", of: "levels", upTo: 100_000) { size in
      leak + "func nest() {\n" + String(repeating: "if a {", count: size) + " b() "
        + String(repeating: "}", count: size)
        + "\n}\n"
    },
    .file("else-if chain", of: "branches", upTo: 100_000) { size in
      leak + "func chain(_ x: Int) {\n  if x == 0 { a() }"
        + (1...size).map { " else if x == \($0) { b() }\n" }.joined() + "\n}\n"
    },
    .file("nested types", of: "levels", upTo: 10_000) { size in
      leak + (0..<size).map { "struct T\($0) { var v\($0): Int\n" }.joined() + String(repeating: "}", count: size)
        + "\n"
    },
    .file("member chain", of: "members", upTo: 1_000_000) { size in
      leak + "let chain = a" + String(repeating: ".b()", count: size) + "\n"
    },
    .file("sum", of: "operands", upTo: 1_000_000) { size in
      leak + "let sum = 0" + String(repeating: " + x", count: size) + "\n"
    },
  ]

  private static func nested(_ what: String, _ open: String, _ core: String, _ close: String) -> GrowthShape {
    .file("nested \(what)", of: "levels", upTo: 1_000_000) { size in
      leak + "let value = " + String(repeating: open, count: size) + core + String(repeating: close, count: size) + "\n"
    }
  }
}
