/// The tokens found so far. An array would check at each token whether it is shared.
struct TokenBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<Token>
  private var capacity: Int
  private var count = 0

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit {
    base.deallocate()
  }

  @inline(__always) mutating func append(_ token: Token) {
    if count == capacity { grow() }
    (base + count).initialize(to: token)
    count &+= 1
  }

  @inline(never) private mutating func grow() {
    let larger = UnsafeMutablePointer<Token>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }

  var tokens: [Token] { Array(UnsafeBufferPointer(start: base, count: count)) }
}
