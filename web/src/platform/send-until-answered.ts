import type { Answer } from '@runmart/contract/client'
import { isDefinite } from './send-idempotent.ts'

const TRIES = 4
const WAIT_MS = 1_500

/** Repeats an idempotent request until the answer is definite; a few times at most. */
export async function sendUntilAnswered<T>(send: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (let attempt = 1; ; attempt++) {
    const answer = await send()
    if (answer.success || isDefinite(answer.status) || attempt === TRIES) return answer
    await new Promise((resolve) => setTimeout(resolve, attempt * WAIT_MS))
  }
}
