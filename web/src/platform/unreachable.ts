/** The server could not be reached, or what answered was not the server. It has no message of its own. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}
