func rest(_ ferry: Ferry) {
  finish(ferry.渡し)
}
