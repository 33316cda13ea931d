import Combine

final class Model {
  var courses = CurrentValueSubject<Int, Never>(1)
}
