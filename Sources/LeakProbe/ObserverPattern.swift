import Foundation

/// Names observers that are meant to stay registered.
///
/// A pattern is found anywhere in what it is held against. `*` stands for anything, `^` at its beginning and `$` at its
/// end for the beginning and the end: as in LeakSanitizer's suppressions.
public struct ObserverPattern: Sendable, Hashable {
  enum Subject: String, Sendable, CaseIterable {
    case place, name, test
  }

  let subject: Subject
  let pattern: String

  /// Observers that were registered at a place, as `Player/Playback.swift:31`. A pattern with neither line nor folder
  /// will do, and one that is found in the file's whole path.
  public static func place(_ pattern: String) -> ObserverPattern {
    ObserverPattern(subject: .place, pattern: pattern)
  }

  /// Observers of this name.
  public static func name(_ name: Notification.Name) -> ObserverPattern {
    ObserverPattern(subject: .name, pattern: "^\(name.rawValue)$")
  }

  /// Observers that were registered in a test, as its identifier has it: `PlayerTests.Closing/twice()`.
  public static func test(_ pattern: String) -> ObserverPattern {
    ObserverPattern(subject: .test, pattern: pattern)
  }

  package func matches(_ row: Census.Row) -> Bool {
    switch subject {
    case .place:
      matches(row.place.description) || matches("\(row.place.filePath):\(row.place.line)")
        // `$` is meant for the file as well as for the line.
        || matches(row.place.fileID) || matches(row.place.filePath)
    case .name: matches(row.name?.rawValue ?? "")
    case .test: row.tests.contains(where: matches)
    }
  }

  private func matches(_ text: String) -> Bool {
    var pattern = pattern[...]
    let isAtStart = pattern.first == "^"
    if isAtStart { pattern.removeFirst() }
    let isAtEnd = pattern.last == "$"
    if isAtEnd { pattern.removeLast() }
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    var rest = text[...]
    for (index, part) in parts.enumerated() where !part.isEmpty {
      if index == 0, isAtStart {
        guard rest.hasPrefix(part) else { return false }
        rest = rest.dropFirst(part.count)
        if parts.count == 1 { return !isAtEnd || rest.isEmpty }
      } else if index == parts.count - 1, isAtEnd {
        return rest.hasSuffix(part)
      } else {
        guard let found = rest.range(of: part) else { return false }
        rest = rest[found.upperBound...]
      }
    }
    return !isAtEnd || parts.last?.isEmpty == true && parts.count > 1 || rest.isEmpty
  }
}

extension ObserverPattern: CustomStringConvertible {
  /// As in a file of suppressions: `name:^didPause$`.
  public var description: String { "\(subject.rawValue):\(pattern)" }
}

extension ObserverPattern {
  /// Reads a file of suppressions: a pattern on each line, after `place:`, `name:` or `test:`; `#` begins a comment.
  static func read(_ text: String, from file: String) -> (patterns: [ObserverPattern], complaints: [String]) {
    var patterns: [ObserverPattern] = []
    var complaints: [String] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard let colon = line.firstIndex(of: ":"), let subject = Subject(rawValue: String(line[..<colon])) else {
        complaints.append("\(file):\(index + 1): '\(line)' is ignored: it begins with none of place:, name:, test:")
        continue
      }
      let pattern = String(line[line.index(after: colon)...])
      if pattern.isEmpty {
        complaints.append(
          "\(file):\(index + 1): '\(line)' is ignored: its pattern is empty, and would match everything")
      } else {
        patterns.append(ObserverPattern(subject: subject, pattern: pattern))
      }
    }
    return (patterns, complaints)
  }
}
