let environment = Environment()
let Current = Environment()

func makeStore() -> Store { Store() }
