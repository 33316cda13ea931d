import RxRelay

final class WindowModel {
  let place = BehaviorRelay<String>(value: "here")
}
