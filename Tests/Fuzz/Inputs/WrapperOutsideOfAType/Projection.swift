  var projectedValue: Just<Value> { Just(wrappedValue) }
    count.bind { self.shown = $0 }.disposed(by: bag)