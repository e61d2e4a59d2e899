import type { Answer } from '@runmart/contract/client'
import { isDefinite } from './is-definite.ts'
import { newKey } from './new-key.ts'

/** Sends `asked` under a key; `send` is given that key. */
export type SendOnce = <Data>(
  asked: unknown,
  send: (idempotencyKey: string) => Promise<Answer<Data>>,
) => Promise<Answer<Data>>

/**
 * Sends things that must happen once. The same thing sent again after a lost answer carries the same key, so that it
 * cannot happen twice; something else, or the same after a definite answer, carries a new one.
 */
export function onceSender(): SendOnce {
  let open: { asked: string; key: string } | null = null
  return async (asked, send) => {
    const words = JSON.stringify(asked)
    if (open?.asked !== words) open = { asked: words, key: newKey() }
    const answer = await send(open.key)
    if (isDefinite(answer.status)) open = null
    return answer
  }
}
