import type { AccountProblem } from '@runmart/contract/suppliers'
import { ownProblem } from '@runmart/contract/suppliers-problems'
import type { HostRules } from '../internet/resolve-host.ts'
import { keepable } from '../outside-text.ts'
import { maskKey } from './mask-key.ts'
import { toJson } from './panel-values.ts'
import { PostProblem, postForm } from './post-form.ts'

export type PanelAccess = {
  url: string
  key: string
  /** Hosts that it may have; any if omitted. */
  hosts?: HostRules
  /** Called after each call, whatever its outcome. */
  onExchange?: (exchange: PanelExchange) => void
}

/** The request and the answer, with the key masked in both. */
export type PanelExchange = { action: string; request: string; answer: string; milliseconds: number }

/** The longest stored error of a panel. */
export const LONGEST = 300
/** Many answer it with status 200. */
const TOO_OFTEN = /too many (requests|calls|attempts)|too (often|frequent)|rate.?limit/i
/** In the words of many panels: “You have active order with this link. Please wait until order being completed.” */
const BUSY_LINK = /active order|wait until|duplicate.{0,200}link|link.{0,200}duplicate/i

type Why = Pick<PanelError, 'isTooOften' | 'account' | 'isUnanswered' | 'isTooLarge'>
const aboutMoney = /\b(funds?|balance)\b|\b(not enough|insufficient|no) (money|credits?)\b/
const aboutKey = /\bkey\b|\bapi token\b|\bunauthori[sz]ed\b/

/**
 * The account problem in a refusal, in words or in codes such as `neworder.error.not_enough_funds` and `invalidApiKey`.
 */
function accountProblemOf(status: number, error: string | null): AccountProblem | null {
  const spaced = (error ?? '').slice(0, LONGEST).replaceAll(/([a-z])([A-Z])/g, '$1 $2')
  const words = spaced.toLowerCase().replaceAll(/[^a-z]+/g, ' ')
  if (status === 402 || aboutMoney.test(words)) return 'money'
  return status === 401 || status === 403 || aboutKey.test(words) ? 'key' : null
}

/**
 * A panel failed to do the action. `refused`: the panel said so. `not-sent`: the request never arrived, so a retry is
 * safe. `unclear`: the panel may have done it.
 */
export class PanelError extends Error {
  readonly kind: 'refused' | 'not-sent' | 'unclear'
  /** It asked for fewer calls. */
  readonly isTooOften: boolean
  /** It refused the shop's account, its key or its money; it refuses all other calls, too. */
  readonly account: AccountProblem | null
  /** A later call can succeed: another order for this link is still open there. */
  readonly isForLater: boolean
  /** It answered something else; another form of the request may work. */
  readonly isUnanswered: boolean
  /** Its answer exceeds the limit; a call with fewer ids may fit. */
  readonly isTooLarge: boolean
  /** The exchange that led to this error, once known. */
  exchange: PanelExchange | null = null

  constructor(
    kind: PanelError['kind'],
    message: string,
    { isTooOften = false, account = null, isUnanswered = kind === 'refused', isTooLarge = false }: Partial<Why> = {},
  ) {
    const words = keepable(message, LONGEST)
    super(words)
    this.kind = kind
    this.isTooOften = isTooOften
    this.account = account
    this.isTooLarge = isTooLarge
    this.isUnanswered = isUnanswered && !isTooOften && account === null
    this.isForLater = kind === 'refused' && BUSY_LINK.test(words)
  }
}

/**
 * Sends an action to a panel and returns the JSON of its answer. Many panels answer 200 to refusals, so this checks
 * `error` first, unless the answer is a success (`isDone`). A failing panel may or may not have done it. `read` parses
 * the text; undefined if it is not JSON.
 */
export async function sendAction(
  { url, key, hosts, onExchange }: PanelAccess,
  action: string,
  fields: Readonly<Record<string, string | number>>,
  {
    isDone = () => false,
    read = parseJson,
  }: { isDone?: (answer: unknown) => boolean; read?: (text: string) => unknown } = {},
): Promise<unknown> {
  const body = new URLSearchParams({ key, action })
  for (const [name, value] of Object.entries(fields)) body.set(name, String(value))
  const began = performance.now()
  const mask = maskKey(key)
  const tell = (words: string) => {
    const milliseconds = Math.round(performance.now() - began)
    const request = new URLSearchParams([...body].filter(([name]) => name !== 'key')).toString()
    onExchange?.({ action, request, answer: mask(words), milliseconds })
  }
  const { status, text } = await send(url, body, hosts, mostBytes(action, fields)).catch((problem: Error) => {
    tell(problem.message)
    throw problem
  })
  tell(`${status} ${text}`)
  const answer = await read(text)
  const isGood = status >= 200 && status < 300
  const isBadRequest = status >= 400 && status < 500
  if ((isGood || isBadRequest) && isDone(answer)) return answer
  const error = isGood || isBadRequest ? errorOf(answer) : null
  const account = accountProblemOf(status, error)
  if (error !== null)
    throw new PanelError('refused', mask(error), {
      isTooOften: status === 429 || TOO_OFTEN.test(error),
      account,
    })
  if (status === 429) throw new PanelError('refused', ownProblem('too-many-calls'), { isTooOften: true })
  if (account) throw new PanelError('refused', ownProblem('key-refused', status), { account })
  if (!isGood || answer === undefined)
    throw new PanelError('unclear', `${status} ${mask(text).trim().slice(0, 120)}`.trim(), {
      isUnanswered: isBadRequest,
    })
  return answer
}

const KIB = 1024

/** Some panels sell ten thousand services, each with a page of words. */
function mostBytes(action: string, fields: object): number {
  if (action === 'services') return 32 * KIB * KIB
  const isAboutMany = 'orders' in fields || 'refills' in fields
  return (isAboutMany ? 256 : 64) * KIB
}

async function send(
  url: string,
  body: URLSearchParams,
  hosts: HostRules | undefined,
  most: number,
): Promise<{ status: number; text: string }> {
  try {
    return await postForm(url, body, hosts, most)
  } catch (problem) {
    if (!(problem instanceof PostProblem)) throw problem
    throw new PanelError(problem.wasSent ? 'unclear' : 'not-sent', problem.message, { isTooLarge: problem.isTooLarge })
  }
}

/** Parses a text; undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The error in an answer or in a part of one; null if it has none. */
export function errorOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null
  const { error } = answer as { error?: unknown }
  if (!error || error === '0' || (typeof error === 'object' && Object.keys(error).length === 0)) return null
  return typeof error === 'string' ? error : toJson(error)
}
