import Combine

final class LinkStorage {
  private let subject = CurrentValueSubject<[String], Never>([])
  var links: AnyPublisher<[String], Never> { subject.eraseToAnyPublisher() }
  var first: AnyPublisher<[String], Never> { subject.first().eraseToAnyPublisher() }
}
