let stalledText = "Stalled"
let movedText = "Moved"

enum Texts {
  static let resumed = "Resumed"
  static let ended = "Ended"
}
