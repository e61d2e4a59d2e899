import type { Answer } from '@runmart/contract/client'
import { isDefinite } from './is-definite.ts'
import type { Keys } from './kept-keys.ts'
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
export function onceSender(unanswered: Keys = new Map<string, string>()): SendOnce {
  return async (asked, send) => {
    const words = JSON.stringify(asked)
    const key = unanswered.get(words) ?? newKey()
    unanswered.set(words, key)
    const answer = await send(key)
    if (isDefinite(answer.status)) unanswered.delete(words)
    return answer
  }
}
