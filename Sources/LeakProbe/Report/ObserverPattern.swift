import CLeakProbe
import Foundation
import ObservationRecording

/// Names observers that are meant to stay registered.
///
/// A pattern, but for ``current()``, is found anywhere in what it is held against. `*` stands for anything, `^` at its beginning and `$` at its
/// end for the beginning and the end: as in LeakSanitizer's suppressions.
public struct ObserverPattern: Sendable, Hashable {
  enum Subject: Sendable, Hashable {
    case place, name, test, frame
    /// Up to this number.
    case serial(UInt64)

    /// The word before the pattern in a file of suppressions. Nil: it cannot stand in a file.
    var word: String? {
      switch self {
      case .place: "place"
      case .name: "name"
      case .test: "test"
      case .frame: "frame"
      case .serial: nil
      }
    }
  }

  private static let written: [Subject] = [.place, .name, .test, .frame]

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

  /// Observers that were registered by a call of this function, however many calls lie between: a frame of their
  /// backtrace has the pattern in its text, `Player.play() at /path/Playback.swift:31`.
  ///
  /// In tests that look for leaks, sixteen frames are kept. Elsewhere none are, and such a pattern covers nothing, unless
  /// the option `backtrace` or a pattern in the file of suppressions asks for frames: then all registrations have them.
  public static func frame(_ pattern: String) -> ObserverPattern {
    ObserverPattern(subject: .frame, pattern: pattern)
  }

  /// Observers that were registered before this call: a baseline, such as what a program registers as it starts.
  public static func current() -> ObserverPattern {
    ObserverPattern(subject: .serial(cleakprobe_last_serial()), pattern: "")
  }
}

extension ObserverPattern: CustomStringConvertible {
  /// As in a file of suppressions: `name:^didPause$`.
  public var description: String { subject.word.map { "\($0):\(pattern)" } ?? "what was registered before" }
}

extension ObserverPattern {
  /// Reads a file of suppressions: a pattern on each line, after `place:`, `name:`, `test:` or `frame:`; `#` begins a comment.
  static func read(_ text: String, from file: String) -> (patterns: [ObserverPattern], complaints: [String]) {
    var patterns: [ObserverPattern] = []
    var complaints: [String] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard let colon = line.firstIndex(of: ":"),
        let subject = written.first(where: { $0.word ?? "" == line[..<colon] })
      else {
        let words = written.compactMap(\.word).map { "\($0):" }.joined(separator: ", ")
        complaints.append("\(file):\(index + 1): '\(line)' is ignored: it begins with none of \(words)")
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
