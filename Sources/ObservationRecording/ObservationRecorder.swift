import Foundation

/// Who is told of observations as they begin and end, so that leaks can be found.
///
/// The one implementation is in `LeakProbe`. A library that hands out tokens of its own knows neither it nor whether it
/// is there: it asks ``ObservationRecording/recorder`` at each registration, and tells what it finds.
public protocol ObservationRecorder: AnyObject, Sendable {
  /// An observation has begun.
  ///
  /// Nothing that it names is kept alive by being told. The result names the observation when it ends.
  func began(_ observation: BegunObservation) -> Int

  /// The observation has ended: its block will not run again. Telling twice does no harm.
  func ended(_ number: Int)
}

/// An observation at the moment when it begins.
public struct BegunObservation {
  /// Who can end it, and hence what it means that it has not ended.
  public enum Holder {
    /// Whoever holds this token can end it. Nobody can any more once the token is gone without having ended it.
    case token(AnyObject)
    /// It ends by itself after this object's death, at the next notification at the latest: on Linux there are no
    /// associated objects, so nothing can be sooner. It is no leak, whoever has lost sight of it.
    case owner(AnyObject)
  }

  /// The observed name. Nil: notifications of every name.
  public var name: Notification.Name?
  /// Whose notifications it asked for. Nil: anybody's.
  public var object: AnyObject?
  /// Where it is registered. An observation does not outlive its center.
  public var center: NotificationCenter
  public var holder: Holder
  /// The place of the call, as `#fileID`, `#filePath` and `#line` give it to the code that asked for the observation.
  public var fileID: String
  public var filePath: String
  public var line: Int

  public init(
    name: Notification.Name?, object: AnyObject?, center: NotificationCenter, holder: Holder,
    fileID: String, filePath: String, line: Int
  ) {
    self.name = name
    self.object = object
    self.center = center
    self.holder = holder
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
  }
}

/// Where libraries with tokens of their own, and the probe, find each other.
///
/// ```swift
/// let record = ObservationRecording.recorder.map { ($0, $0.began(observation)) }
/// // … and when the token removes its observer:
/// if let (recorder, number) = record { recorder.ended(number) }
/// ```
public enum ObservationRecording {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var current: (any ObservationRecorder)?
  /// Stands for the process's while a task runs, so that tests that listen do not deafen others beside them.
  @TaskLocal package static var recorderOfTask: (any ObservationRecorder)?

  /// Nil, as a rule: nobody probes. Any thread may ask.
  public static var recorder: (any ObservationRecorder)? {
    get { recorderOfTask ?? lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }
}
