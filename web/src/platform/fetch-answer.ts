import type { Answer } from '@runmart/contract/client'
import type { AnyEndpoint, CallOf, DataOf } from '@runmart/contract/endpoint'
import type { Shown } from './handle-answer.ts'
import { sendAct } from './send-act.ts'

/**
 * Reads once on demand, such as a further page or a file's rows. Refusals appear as a toast unless the caller shows
 * them.
 */
export function fetchAnswer<E extends AnyEndpoint & { method: 'GET' }>(
  endpoint: E,
  input: CallOf<E>,
  shown: Shown = { refusals: 'toast' },
): Promise<Answer<DataOf<E>>> {
  return sendAct(endpoint, input, shown)
}
