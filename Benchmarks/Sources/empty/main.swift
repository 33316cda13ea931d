// Does nothing: what any Swift program pays for its start.
