// Case: does a token matter that a test drops, whose process ends soon?
import Nimble
import Quick

class PlayerSpec: BaseSpec {
  override func spec() {
    describe("a player") {
      it("posts") {
        var isPosted = false
        NotificationCenter.default.addObserver(  // expect: note discarded_token
          forName: .init("Played"), object: nil, queue: nil) { _ in isPosted = true }
        Player().play()
        expect(isPosted).to(beTrue())
      }
    }
  }
}
