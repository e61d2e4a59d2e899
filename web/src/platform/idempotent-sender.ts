import type { Answer } from '@runmart/contract/client'
import type { IdempotencyKeys } from './idempotency-keys.ts'
import { newKey } from './new-key.ts'

/** Sends something under the key that it is given. `deed` names what is to happen once, whatever its content: `refund-part:42`. */
export type SendIdempotent = <Data>(
  deed: string,
  send: (idempotencyKey: string) => Promise<Answer<Data>>,
) => Promise<Answer<Data>>

/**
 * Sends things that must happen once. A deed keeps its key until the server says that something happened under it: now, or
 * at an earlier try with other content (IDEMPOTENCY_MISMATCH), which people are told. Every other answer leaves the key
 * unused or an earlier try unsettled, so that a changed try after a lost answer can never be a second deed.
 */
export function createIdempotentSender(keys: IdempotencyKeys): SendIdempotent {
  return async (deed, send) => {
    const key = keys.get(deed) ?? newKey()
    keys.set(deed, key)
    const answer = await send(key)
    const isUsed = answer.success || answer.code === 'IDEMPOTENCY_MISMATCH'
    if (isUsed && keys.get(deed) === key) keys.delete(deed)
    return answer
  }
}
