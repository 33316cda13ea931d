import Foundation

/// The links of a page to files of the repository and to their headings.
enum DocLinks {
  /// Links whose file is missing, or whose file has no such heading.
  static func broken(on page: URL) throws -> [String] {
    let text = try String(contentsOf: page, encoding: .utf8)
    return try text.matches(of: /\]\(([^)#:]*)(?:#([^)]*))?\)/).compactMap { match in
      let path = String(match.output.1)
      let target = path.isEmpty ? page : page.deletingLastPathComponent().appendingPathComponent(path)
      guard FileManager.default.fileExists(atPath: target.path) else { return String(match.output.0) }
      guard let anchor = match.output.2, !(try anchors(of: target)).contains(String(anchor)) else { return nil }
      return String(match.output.0)
    }
  }

  /// The headings of a page, written as GitHub writes them in an address.
  private static func anchors(of page: URL) throws -> Set<String> {
    let text = try String(contentsOf: page, encoding: .utf8)
    return Set(
      text.matches(of: /(?m)^#+ (.*)$/).map { match in
        match.output.1.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
          .replacingOccurrences(of: " ", with: "-")
      })
  }
}
