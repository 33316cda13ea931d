import AVFoundation

final class Dial: NSObject {
  var item: AVPlayerItem?
}

class Knob: UnseenKnob {
  override func turn() { super.turn() }
}
