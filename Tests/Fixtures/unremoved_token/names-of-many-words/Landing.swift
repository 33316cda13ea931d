func land(_ ferry: Ferry) {
  finish(ferry.`on deck`)
}
