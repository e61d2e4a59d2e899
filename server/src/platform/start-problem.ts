/** A reason not to start that the person at the keyboard can act on: its message is one whole sentence, shown alone. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}
