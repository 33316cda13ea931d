func moor(_ ferry: Ferry) {
  finish(ferry.überfahrt)
}
