@resultBuilder
enum Quay {
  static func buildBlock(_ ropes: AnyCancellable...) -> [AnyCancellable] { ropes }
}
