import Foundation
import ObservationRecording

/// A notification that could not be read by its descriptor.
public struct NotificationConversionFailure: Error, CustomStringConvertible {
  public let name: Notification.Name
  /// The error that the conversion threw.
  public let underlying: any Error

  public var description: String { "\(name.rawValue): \(underlying)" }

  /// Writes a line on standard error: what observations do with a failure unless another handler is given.
  @Sendable public static func report(_ failure: NotificationConversionFailure) {
    FileHandle.standardError.write(
      Data("warning: a notification cannot be delivered: \("\(failure)".escapedForOneLine)\n".utf8))
  }
}

/// A part of a notification that is missing, or of another type than its descriptor says.
public struct NotificationPayloadMismatch: Error, Equatable, CustomStringConvertible {
  public enum Part: Equatable, Sendable {
    case sender
    case userInfo(key: String)
  }

  public let part: Part
  /// The name of the type that the descriptor asks for.
  public let expected: String
  /// The name of the type that was there; nil where nothing was.
  public let found: String?

  public var description: String {
    let place =
      switch part {
      case .sender: "its sender"
      case .userInfo(let key): "user info '\(key)'"
      }
    return "\(place) must be \(expected), and " + (found.map { "is \($0)" } ?? "is missing")
  }
}
