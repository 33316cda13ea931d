import Foundation

/// Foundation's typed messages, with its own call spelling.
///
/// Their tokens and iterators end the observation when they are let go, so none of them is ever `unremovable`. What can
/// leak is the token itself, kept by something that is never let go: the row says `still registered`.
///
/// The observation is taken out of the ledger when the center lets go of its block: that is so whether a token was
/// removed, or let go, or the center has gone.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension ProbeCenter {
  // For code in whose module `NotificationCenter` stands for this class.
  public typealias AsyncMessage = NotificationCenter.AsyncMessage
  public typealias MainActorMessage = NotificationCenter.MainActorMessage
  public typealias MessageIdentifier = NotificationCenter.MessageIdentifier
  public typealias BaseMessageIdentifier = NotificationCenter.BaseMessageIdentifier
  public typealias ObservationToken = NotificationCenter.ObservationToken

  public func addObserver<Message: AsyncMessage>(
    of subject: Message.Subject? = nil, for messageType: Message.Type,
    using observer: @escaping @Sendable (Message) async -> Void,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> ObservationToken where Message.Subject: AnyObject {
    let ending = record(messageType, subject, RegistrationPlace(fileID: fileID, filePath: filePath, line: line))
    return wrapped.addObserver(of: subject, for: messageType) { message in
      await observer(message)
      withExtendedLifetime(ending) {}
    }
  }

  public func addObserver<Identifier: MessageIdentifier, Message: AsyncMessage>(
    of subject: Message.Subject, for identifier: Identifier,
    using observer: @escaping @Sendable (Message) async -> Void,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> ObservationToken where Identifier.MessageType == Message, Message.Subject: AnyObject {
    let ending = record(Message.self, subject, RegistrationPlace(fileID: fileID, filePath: filePath, line: line))
    return wrapped.addObserver(of: subject, for: identifier) { message in
      await observer(message)
      withExtendedLifetime(ending) {}
    }
  }

  public func addObserver<Identifier: MessageIdentifier, Message: AsyncMessage>(
    of subject: Message.Subject.Type, for identifier: Identifier,
    using observer: @escaping @Sendable (Message) async -> Void,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> ObservationToken where Identifier.MessageType == Message {
    let ending = record(Message.self, nil, RegistrationPlace(fileID: fileID, filePath: filePath, line: line))
    return wrapped.addObserver(of: subject, for: identifier) { message in
      await observer(message)
      withExtendedLifetime(ending) {}
    }
  }

  public func addObserver<Message: MainActorMessage>(
    of subject: Message.Subject? = nil, for messageType: Message.Type,
    using observer: @escaping @MainActor (Message) -> Void,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> ObservationToken where Message.Subject: AnyObject {
    let ending = record(messageType, subject, RegistrationPlace(fileID: fileID, filePath: filePath, line: line))
    return wrapped.addObserver(of: subject, for: messageType) { message in
      withExtendedLifetime(ending) { observer(message) }
    }
  }

  public func addObserver<Identifier: MessageIdentifier, Message: MainActorMessage>(
    of subject: Message.Subject, for identifier: Identifier,
    using observer: @escaping @MainActor (Message) -> Void,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> ObservationToken where Identifier.MessageType == Message, Message.Subject: AnyObject {
    let ending = record(Message.self, subject, RegistrationPlace(fileID: fileID, filePath: filePath, line: line))
    return wrapped.addObserver(of: subject, for: identifier) { message in
      withExtendedLifetime(ending) { observer(message) }
    }
  }

  public func addObserver<Identifier: MessageIdentifier, Message: MainActorMessage>(
    of subject: Message.Subject.Type, for identifier: Identifier,
    using observer: @escaping @MainActor (Message) -> Void,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> ObservationToken where Identifier.MessageType == Message {
    let ending = record(Message.self, nil, RegistrationPlace(fileID: fileID, filePath: filePath, line: line))
    return wrapped.addObserver(of: subject, for: identifier) { message in
      withExtendedLifetime(ending) { observer(message) }
    }
  }

  public func removeObserver(_ token: ObservationToken) {
    wrapped.removeObserver(token)
  }

  public func post<Message: AsyncMessage>(_ message: Message, subject: Message.Subject)
  where Message.Subject: AnyObject {
    wrapped.post(message, subject: subject)
  }

  public func post<Message: AsyncMessage>(_ message: Message) {
    wrapped.post(message)
  }

  @MainActor public func post<Message: MainActorMessage>(_ message: Message, subject: Message.Subject)
  where Message.Subject: AnyObject {
    wrapped.post(message, subject: subject)
  }

  @MainActor public func post<Message: MainActorMessage>(_ message: Message) {
    wrapped.post(message)
  }

  /// Each iterator is a registration of its own, made where it is made, and named after the place of this call.
  public func messages<Message: AsyncMessage>(
    of subject: Message.Subject? = nil, for messageType: Message.Type, bufferSize limit: Int = 10,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> some AsyncSequence<Message, Never> & Sendable where Message.Subject: AnyObject {
    RecordedMessages(
      base: wrapped.messages(of: subject, for: messageType, bufferSize: limit), center: self,
      place: RegistrationPlace(fileID: fileID, filePath: filePath, line: line))
  }

  public func messages<Identifier: MessageIdentifier, Message: AsyncMessage>(
    of subject: Message.Subject, for identifier: Identifier, bufferSize limit: Int = 10,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> some AsyncSequence<Message, Never> & Sendable
  where Identifier.MessageType == Message, Message.Subject: AnyObject {
    RecordedMessages(
      base: wrapped.messages(of: subject, for: identifier, bufferSize: limit), center: self,
      place: RegistrationPlace(fileID: fileID, filePath: filePath, line: line))
  }

  public func messages<Identifier: MessageIdentifier, Message: AsyncMessage>(
    of subject: Message.Subject.Type, for identifier: Identifier, bufferSize limit: Int = 10,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) -> some AsyncSequence<Message, Never> & Sendable where Identifier.MessageType == Message {
    RecordedMessages(
      base: wrapped.messages(of: subject, for: identifier, bufferSize: limit), center: self,
      place: RegistrationPlace(fileID: fileID, filePath: filePath, line: line))
  }

  /// The row has the message's type for a name: on Linux its notification's is Foundation's secret.
  fileprivate func record(_ message: Any.Type, _ subject: AnyObject?, _ place: RegistrationPlace) -> RecordedEnding {
    RecordedEnding(name: Notification.Name(String(reflecting: message)), object: subject, at: place, in: ledger)
  }
}

@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
private struct RecordedMessages<Base: AsyncSequence & Sendable>: AsyncSequence, Sendable
where Base.Failure == Never, Base.Element: Sendable {
  let base: Base
  let center: ProbeCenter
  let place: RegistrationPlace

  func makeAsyncIterator() -> Iterator {
    Iterator(base: base.makeAsyncIterator(), ending: center.record(Base.Element.self, nil, place))
  }

  struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let ending: RecordedEnding

    mutating func next(isolation actor: isolated (any Actor)?) async -> Base.Element? {
      let message = await base.next(isolation: actor)
      // The task was cancelled: Foundation's iterator has removed its observer.
      if message == nil { ending.end() }
      return message
    }

    mutating func next() async -> Base.Element? { await next(isolation: nil) }
  }
}
