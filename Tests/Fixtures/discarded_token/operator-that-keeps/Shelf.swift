// Case: is a token followed into the function of an operator that the program declares?
import Foundation

infix operator <~
infix operator ~>
infix operator |>
infix operator <<~
prefix operator ^^
postfix operator ~~

final class Shelf {
  private var tokens: [NSObjectProtocol] = []

  static func <~ (shelf: Shelf, token: NSObjectProtocol) { shelf.tokens.append(token) }

  static func << (shelf: Shelf, token: NSObjectProtocol) { shelf.tokens.append(token) }

  static prefix func ^^ (shelf: Shelf) -> [NSObjectProtocol] { shelf.tokens }

  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}

func |> <Value, Result>(value: Value, next: (Value) -> Result) -> Result { next(value) }

func <<~<Token: NSObjectProtocol>(list: inout [Token], token: Token) { list.append(token) }

final class Turntable {
  private let shelf = Shelf()
  private var kept: [NSObjectProtocol] = []
  private var listed: [NSObjectProtocol] = []

  func keep(_ token: NSObjectProtocol) { kept.append(token) }

  func start() {
    let center = NotificationCenter.default
    shelf <~ center.addObserver(forName: .init("Started"), object: nil, queue: nil) { _ in }
    shelf << center.addObserver(forName: .init("Paused"), object: nil, queue: nil) { _ in }
    let stopped = center.addObserver(forName: .init("Stopped"), object: nil, queue: nil) { _ in }
    shelf << stopped
    center.addObserver(forName: .init("Turned"), object: nil, queue: nil) { _ in } |> keep
    listed <<~ center.addObserver(forName: .init("Lifted"), object: nil, queue: nil) { _ in }
    ["Up", "Down"].forEach { shelf <~ center.addObserver(forName: .init($0), object: nil, queue: nil) { _ in } }
    ["Left", "Right"].forEach { shelf << center.addObserver(forName: .init($0), object: nil, queue: nil) { _ in } }
    let speeds = ["33", "45"].map { center.addObserver(forName: .init($0), object: nil, queue: nil) { _ in } }
    _ = speeds.reduce(shelf, <~)
  }

  deinit { (kept + listed).forEach(NotificationCenter.default.removeObserver) }
}
