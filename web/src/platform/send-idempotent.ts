import type { Answer } from '@runmart/contract/client'
import { waitingRefusals } from '@runmart/contract/errors'
import { randomKey } from './device-id.ts'
import { currentSession } from './session-state.ts'

/** Sends an action that must happen once, even if people press again, change it, or reload. */
export const sendIdempotent = createIdempotentSender(storedIdempotencyKeys('unanswered'))

/** Calls `send` with a key. `action` names the action, whatever its content: `refund-part:42`. */
export type SendIdempotent = <Data>(
  action: string,
  send: (idempotencyKey: string) => Promise<Answer<Data>>,
) => Promise<Answer<Data>>

/**
 * Sends an action that must happen once. The action keeps its key until the server answers that it happened or waits.
 * It may have happened at an earlier try with other content (IDEMPOTENCY_MISMATCH); people see that. After any other
 * answer the key is unused or an earlier try open. So a changed try after a lost answer cannot happen twice.
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

/** The key of each action whose outcome is open. */
export type IdempotencyKeys = {
  get: (action: string) => string | undefined
  set: (action: string, key: string) => void
  delete: (action: string) => void
}

/** Keys that this tab keeps over a reload, separately for each user: people reload when the connection breaks. */
export function storedIdempotencyKeys(name: string): IdempotencyKeys {
  const storageKey = () => `${name}:${currentSession().user?.id ?? ''}`
  // Without storage the keys live as long as the page.
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
 * Whether an answer settles the outcome of a request. No answer (0), a server failure, or an early refusal leave it
 * open: some try may have happened.
 */
export function isDefinite(status: number): boolean {
  return status > 0 && status < 500 && status !== 401 && status !== 429
}
