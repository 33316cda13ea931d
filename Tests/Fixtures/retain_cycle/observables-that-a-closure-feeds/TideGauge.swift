import RxSwift
import TideKit

struct Calibration: Error {}

final class TideGauge {
  private let sensor = LevelSensor()
  private var listener: AnyObserver<Int>?

  func levels() -> Observable<Int> {
    Observable<Int>.create { [weak self] observer in
      guard let self else { return Disposables.create() }
      self.sensor.listen { level in observer.onNext(level) }
      return Disposables.create()
    }
  }

  func checkedLevels() -> Observable<Int> {
    return Observable.create { observer -> Disposable in
      self.sensor.listen { level in
        guard level > 0 else { return observer.onError(Calibration()) }
        observer.onNext(level)
      }
      return Disposables.create { self.sensor.stop() }
    }
  }

  func events() -> Observable<Int> {
    Observable.create { observer in
      observer.on(.next(0))
      self.sensor.listen(observer.onNext)
      return Disposables.create()
    }
  }

  func lastLevel() -> Observable<Int> {
    Observable.create { observer in
      self.sensor.read { level in
        observer.onNext(level)
        observer.onCompleted()
      }
      return Disposables.create()
    }
  }

  func lastEvent() -> Observable<Int> {
    Observable.create { observer in
      self.sensor.listen { level in observer.on(level > 0 ? .next(level) : .completed) }
      observer.on(.completed)
      return Disposables.create()
    }
  }

  func forwarded() -> Observable<Int> {
    Observable.create { observer in
      observer.onNext(0)
      return self.levels().take(3).subscribe(observer)
    }
  }

  func kept() -> Observable<Int> {
    Observable.create { observer in
      observer.onNext(0)
      self.listener = observer
      return Disposables.create()
    }
  }

  func copied() -> Observable<Int> {
    Observable.create { observer in
      let other = observer
      observer.onNext(0)
      self.sensor.read { _ in other.onCompleted() }
      return Disposables.create()
    }
  }

  func failed() -> Observable<Int> {
    Observable.create { observer in
      observer.onNext(0)
      observer.onError(Calibration())
      return Disposables.create()
    }
  }

  func silent() -> Observable<Int> { Observable.create { _ in Disposables.create() } }

  func single() -> Single<Int> {
    Single.create { observer in
      self.sensor.read { level in observer(.success(level)) }
      return Disposables.create()
    }
  }

  func stop() { listener?.onCompleted() }
}
