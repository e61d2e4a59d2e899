import type { CallArgs } from '@runmart/contract/client'
import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { question } from './question.ts'
import { useAnswer } from './use-answer.ts'

/** Something a page shows: asked once, kept, asked again when stale. Draw all four states; `refusal` is a sentence. */
export function useAsk<E extends AnyEndpoint>(endpoint: E, ...args: CallArgs<E>) {
  return useAnswer(question(endpoint, ...args))
}
