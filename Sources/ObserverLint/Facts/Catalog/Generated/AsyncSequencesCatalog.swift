// Generated from Rules/catalog/async-sequences.json by `GeneratedFileTests`; edit the JSON, not this file.

extension Catalog {
  /// Asynchronous sequences, which no operator of publishers takes.
  static let asynchronousSequences = names(
    """
    AsyncSequence
    AsyncStream
    AsyncThrowingStream
    AnyAsyncSequence
    """)

  /// Functions whose closure runs in a child of the task that calls them.
  static let childTaskFunctions = names(
    """
    addTask
    addTaskUnlessCancelled
    addImmediateTask
    withTaskGroup
    withThrowingTaskGroup
    withDiscardingTaskGroup
    withThrowingDiscardingTaskGroup
    withTaskCancellationHandler
    withExtendedLifetime
    """)

  /// Calls on a center that return an asynchronous sequence of messages.
  static let messageStreams = names(
    """
    messages(of:for:)
    messages(of:for:bufferSize:)
    messages(for:)
    messages(for:bufferSize:)
    """)
}
