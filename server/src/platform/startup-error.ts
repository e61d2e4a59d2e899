/** A reason not to start that a person can act on: its message is one sentence, printed without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}
