// Case: does top-level code in main.swift live as long as the process?
import Foundation

let center = NotificationCenter.default
center.addObserver(forName: Process.didTerminateNotification, object: nil, queue: nil) { _ in
  exit(0)
}
_ = center.addObserver(forName: FileHandle.readCompletionNotification, object: nil, queue: nil) { note in
  print(note.name.rawValue)
}
RunLoop.main.run()
