final class Job {
  var whenDone: () -> Void = {}

  func finish() async { whenDone() }
}
