import type { CallArgs } from '@runmart/contract/client'
import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { question } from './question.ts'
import { useAnswer } from './use-answer.ts'

/** Something that moves: asked again every so many milliseconds while somebody looks, and at once when shown again. */
export function useAskOften<E extends AnyEndpoint>(everyMs: number, endpoint: E, ...args: CallArgs<E>) {
  return useAnswer({ ...question(endpoint, ...args), refetchInterval: everyMs, staleTime: 0 })
}
