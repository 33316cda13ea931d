func leave(_ session: SharedSession) { session.stop() }

func show() {
  let items = [Item()]
  for item in items {
    Row().observe(item)
    ClosableRow().observe(item)
  }
  let session = Session()
  session.start()
  SharedSession().start()
  Recents().update()
  Draft().load()
  Task { await Conversation().load() }
}
