/** A reason not to start that the person at the keyboard can act on: its message is one whole sentence, shown alone. */
export class StartupError extends Error {
  override name = 'StartProblem'
}
