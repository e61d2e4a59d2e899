import type { FetchProblemCode } from '@runmart/bots/kit/fetch-problem'

/** Why a fetch on behalf of a bot failed. */
export class WebProblem extends Error {
  readonly code: FetchProblemCode

  constructor(code: FetchProblemCode) {
    super(code)
    this.code = code
  }
}

const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|ALTNAME|HOSTNAME_MISMATCH/

export function webProblemOf(problem: unknown): WebProblem {
  if (problem instanceof WebProblem) return problem
  const code = String((problem as { code?: unknown })?.code ?? '')
  if (certificateCodes.test(code)) return new WebProblem('certificate')
  if (/^HPE_/.test(code)) return new WebProblem('badAnswer')
  if (/^ERR_(INVALID|UNESCAPED|HTTP_INVALID)/.test(code)) return new WebProblem('badAddress')
  return new WebProblem(code === 'ETIMEDOUT' ? 'timeout' : 'noConnection')
}
