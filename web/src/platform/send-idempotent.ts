import type { Answer } from '@runmart/contract/client'
import { waitingRefusals } from '@runmart/contract/errors'
import { randomKey } from './device-id.ts'
import { currentSession } from './session-state.ts'

/** Sends what must happen once, however often it is pressed, changed, or sent again after a reload. */
export const sendIdempotent = createIdempotentSender(storedIdempotencyKeys('unanswered'))

/** Sends under the key that it is given. `action` names what is to happen once, whatever its content: `refund-part:42`. */
export type SendIdempotent = <Data>(
  action: string,
  send: (idempotencyKey: string) => Promise<Answer<Data>>,
) => Promise<Answer<Data>>

/**
 * Sends what must happen once. An action keeps its key until the server answers that it happened under it: now, or at an
 * earlier try with other content (IDEMPOTENCY_MISMATCH), which is shown, or that it waits. Every other answer leaves the key unused or an
 * earlier try unsettled, so that a changed try after a lost answer can never happen a second time.
 */
export function createIdempotentSender(keys: IdempotencyKeys): SendIdempotent {
  return async (action, send) => {
    const key = keys.get(action) ?? randomKey()
    keys.set(action, key)
    const answer = await send(key)
    const isUsed = answer.success || answer.code === 'IDEMPOTENCY_MISMATCH' || waitingRefusals.includes(answer.code)
    if (isUsed && keys.get(action) === key) keys.delete(action)
    return answer
  }
}

/** Under which key each action was sent, until it is known to have happened. */
export type IdempotencyKeys = {
  get: (action: string) => string | undefined
  set: (action: string, key: string) => void
  delete: (action: string) => void
}

/** Keys that this tab keeps over a reload, for each user apart: reloading is what people do when the connection breaks. */
export function storedIdempotencyKeys(name: string): IdempotencyKeys {
  const storageKey = () => `${name}:${currentSession().user?.id ?? ''}`
  // Where storage is forbidden, they live as long as the page.
  const unstored = new Map<string, string>()
  const read = (): Record<string, string> => {
    try {
      return JSON.parse(sessionStorage.getItem(storageKey()) ?? '{}')
    } catch {
      return JSON.parse(unstored.get(storageKey()) ?? '{}')
    }
  }
  const write = (keys: Record<string, string>) => {
    const written = JSON.stringify(keys)
    try {
      sessionStorage.setItem(storageKey(), written)
    } catch {
      unstored.set(storageKey(), written)
    }
  }
  return {
    get: (action) => read()[action],
    set: (action, key) => write({ ...read(), [action]: key }),
    delete: (action) => {
      const { [action]: _, ...others } = read()
      write(others)
    },
  }
}

/**
 * Whether an answer settles what became of a request. No answer (0), a server that failed, or one that refused before
 * looking at it: whether it happened, then or at an earlier try, is not known.
 */
export function isDefinite(status: number): boolean {
  return status > 0 && status < 500 && status !== 401 && status !== 429
}
