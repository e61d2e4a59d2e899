/** Every reason for no answer, with the words that stand in a result when the bot says nothing better. */
export const fetchProblems = {
  badAddress: 'not an address that can be opened',
  forbiddenAddress: 'address or port is not open to bots',
  unknownHost: 'host does not exist',
  noConnection: 'no connection',
  certificate: 'certificate is not valid',
  timeout: 'no answer in time',
  tooManyRedirects: 'too many redirects',
  badAnswer: 'answer is not HTTP',
  proxyRefused: 'proxy refused',
  proxyPassword: 'proxy wants another user or password',
  stopped: 'stopped',
} as const

export type FetchProblemCode = keyof typeof fetchProblems

/** A bot's `fetch` got no answer; `code` says why. */
export class FetchProblem extends Error {
  readonly code: FetchProblemCode

  constructor(code: FetchProblemCode) {
    super(fetchProblems[code])
    this.code = code
  }
}
