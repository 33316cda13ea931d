   = lass Settings: ObservableObject {
  private var saving: AnyCancellable?
    saving = $volume.sink { _ in self.save() }
  }
  @Published var volume = 0